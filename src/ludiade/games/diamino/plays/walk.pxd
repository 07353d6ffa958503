cimport cython

from ludiade.games.diamino.plays.harvest cimport Harvest


cdef class Walk:
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
    @cython.final
    cdef unsigned int follow(self, unsigned int node, int letter) noexcept
    @cython.final
    cdef bint hopeless(self, unsigned int node, int cell) noexcept
    @cython.final
    cdef bint too_poor(self, unsigned int node, int cell, int covered) noexcept
    @cython.final
    cdef void leftward(self, unsigned int node, int cell) noexcept
    @cython.final
    cdef void lay_left(self, unsigned int node, int cell) noexcept
    @cython.final
    cdef void laid_left(self, unsigned int arc, int cell) noexcept
    @cython.final
    cdef void lay_right(self, unsigned int node, int cell) noexcept
    @cython.final
    cdef void laid_right(self, unsigned int arc, int cell) noexcept
    @cython.final
    cdef void complete(self, int end) noexcept
    @cython.final
    cdef bint touches(self, int end) noexcept
    @cython.final
    cdef bint tell_across(self) noexcept
    @cython.final
    cdef int end_of(self, int cell) noexcept
    @cython.final
    cdef void spread(self, int length, int laid) noexcept
