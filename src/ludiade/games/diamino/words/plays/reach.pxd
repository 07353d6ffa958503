cimport cython

from ludiade.games.diamino.words.plays.harvest cimport Harvest


cdef class Reach:
    cdef Harvest harvest
    cdef const unsigned int[::1] graph
    cdef unsigned char[::1] tile
    cdef unsigned int[::1] fits  # by cell: letters allowed by the words across, as the board keeps them
    cdef unsigned int[::1] open  # the same, without the anchors already searched
    cdef unsigned int[::1] beyond  # letters on the tiles further on in the line
    cdef unsigned char[::1] signs
    cdef unsigned char[::1] text
    cdef int[::1] bonus
    cdef bint whole_word
    cdef int[::1] counts
    cdef int[::1] worth
    cdef int[::1] along  # sums of what the squares and tiles under a word are worth
    cdef int[::1] gain  # the most that can still come from squares and tiles further on
    cdef int[::1] most  # the most that so many tiles of the rack are worth
    cdef int[::1] places
    cdef unsigned int rack
    cdef unsigned int usable
    cdef unsigned int sparing  # all letters if a joker may not stand for a letter in hand
    cdef int jokers
    cdef int hand
    cdef int size
    cdef int first
    cdef int turn
    cdef int total
    cdef bint bounded
    cdef bint finishing
    cdef int spreading

    cdef void weigh_rack(self) noexcept
    @cython.final
    cdef int look_ahead(self, int left) noexcept
