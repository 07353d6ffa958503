cimport cython

from ludiade.games.diamino.words.plays.reach cimport Reach


cdef class Finds(Reach):
    @cython.final
    cdef bint touches(self, int end) noexcept
    @cython.final
    cdef bint tell_across(self) noexcept
    @cython.final
    cdef int end_of(self, int cell) noexcept
    @cython.final
    cdef void spread(self, int length, int laid) noexcept
