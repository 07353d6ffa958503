cimport cython

from ludiade.games.diamino.words.plays.finds cimport Finds


cdef class Walk(Finds):
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
