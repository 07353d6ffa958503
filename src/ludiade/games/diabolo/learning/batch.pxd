cimport cython

from ludiade.kernel.learning.batch cimport Batch as Shared

cdef int CARDS_IN_ALL, FULL_LINE, FULL_SIDE, HAND, KINDS, LINES, VALUES
cdef int PLAYING, BLOCKED, DOUBLING, DISCARD, KEEP, SPEND


cdef class Batch(Shared):
    cdef readonly object hands
    cdef readonly object shown
    cdef readonly object laid
    cdef readonly object beside
    cdef readonly object pile
    cdef readonly object top
    cdef readonly object stage
    cdef bint _sequential
    cdef int _rounds
    cdef int _closing
    cdef signed char[:, :, ::1] _hands
    cdef signed char[:, :, ::1] _shown
    cdef signed char[:, :, ::1] _laid
    cdef signed char[:, ::1] _count
    cdef signed char[:, ::1] _sum
    cdef signed char[:, ::1] _beside
    cdef signed char[:, ::1] _pile
    cdef signed char[::1] _top
    cdef signed char[::1] _stage
    cdef signed char[::1] _turn
    cdef signed char[::1] _dealer
    cdef signed char[::1] _round
    cdef signed char[::1] _line
    cdef signed char[::1] _doubles
    cdef signed char[::1] _decided
    cdef signed char[::1] _announced
    cdef const signed char[::1] _deck

    @cython.final
    cdef void deal_round(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef void draw(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint can_play(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef bint is_locked(self, Py_ssize_t n, int colour) noexcept nogil
    @cython.final
    cdef bint play(self, Py_ssize_t n, int kind, int side) noexcept nogil
    @cython.final
    cdef void end_turn(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint decide(self, Py_ssize_t n, int seat, bint spend) noexcept nogil
    @cython.final
    cdef bint score(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef void weigh(self, Py_ssize_t n, int colour, int sign) noexcept nogil
    @cython.final
    cdef int worth(self, Py_ssize_t n, int seat, int colour) noexcept nogil
    @cython.final
    cdef int asked(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef Py_ssize_t look_at_player(
        self, Py_ssize_t n, int seat, Py_ssize_t at, bint own
    ) noexcept nogil
