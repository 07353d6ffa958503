cimport cython

from ludiade.kernel.learning.batch cimport Batch as Shared

cdef int CARDS, NOBODY, PLACES, RINGS, THEFT, LIFTING, STEALING, STEAL
cdef float THOUSAND
cdef long long ONE


cdef class Batch(Shared):
    cdef readonly object gone
    cdef readonly object stuck
    cdef readonly object fixed
    cdef readonly object rings
    cdef readonly object filled
    cdef readonly object deck
    cdef readonly object top
    cdef readonly object stage
    cdef bint _compulsory
    cdef bint _goes_back
    cdef bint _professional
    cdef int _games
    cdef int _decline
    cdef int _cards
    cdef int _anchored
    cdef signed char[:, ::1] _tray
    cdef long long[::1] _gone
    cdef long long[::1] _stuck
    cdef long long[::1] _fixed
    cdef signed char[:, :, ::1] _rings
    cdef signed char[:, ::1] _count
    cdef long long[:, ::1] _filled
    cdef signed char[:, ::1] _deck
    cdef signed char[::1] _top
    cdef signed char[::1] _stage
    cdef signed char[::1] _drawn
    cdef signed char[::1] _resume
    cdef signed char[::1] _thefts
    cdef signed char[::1] _left
    cdef signed char[::1] _game
    cdef int[:, ::1] _sums
    cdef const signed char[::1] _listing
    cdef const int[::1] _values

    @cython.final
    cdef void set_up(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint draw(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef int values_in(self, Py_ssize_t n, int seat, long long bits) noexcept nogil
    @cython.final
    cdef bint can_steal(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef bint take(self, Py_ssize_t n, int place) noexcept nogil
    @cython.final
    cdef bint steal(self, Py_ssize_t n, int victim, int ring, int onto) noexcept nogil
    @cython.final
    cdef bint end_game(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef int dollars(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef int thefts(self, Py_ssize_t n, int seat, int size) noexcept nogil
