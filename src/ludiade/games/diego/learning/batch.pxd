cimport cython

from ludiade.kernel.learning.batch cimport Batch as Shared

cdef int DIEGO_POINTS, FAMILY_POINTS, MOST_CARDS, PAS_DIEGO_POINTS
cdef int TURN, CLAIMED, PASSED, PASS, CONTEST, ACCEPT
cdef int PILE, ROW, IN_HAND, DIEGO, PAS_DIEGO


cdef class Batch(Shared):
    cdef readonly object deck
    cdef readonly object where
    cdef readonly object shown
    cdef readonly object points
    cdef readonly object stage
    cdef bint _in_hand
    cdef bint _teams
    cdef bint _open_hands
    cdef bint _pass_to_pas_diego
    cdef bint _bonus_on_diego
    cdef int _hand_size
    cdef int _row_size
    cdef int _capital
    cdef int _cards
    cdef int _wide
    cdef int _families
    cdef signed char[:, ::1] _deck
    cdef signed char[:, ::1] _where
    cdef signed char[:, ::1] _shown
    cdef signed char[:, :, ::1] _hands
    cdef signed char[:, ::1] _held
    cdef signed char[:, ::1] _row
    cdef signed char[::1] _targets
    cdef signed char[::1] _next
    cdef signed char[:, :, ::1] _won
    cdef int[:, ::1] _points
    cdef signed char[::1] _turn
    cdef signed char[::1] _stage
    cdef signed char[::1] _card
    cdef signed char[::1] _target
    cdef signed char[::1] _silent
    cdef signed char[::1] _passes
    cdef const float[::1] _low
    cdef const float[::1] _high

    @cython.final
    cdef void let_object(self, Py_ssize_t n, int stage) noexcept nogil
    @cython.final
    cdef bint accept(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef bint take_pair(self, Py_ssize_t n, int winner, int side, bint against_pass) noexcept nogil
    @cython.final
    cdef void judge(self, Py_ssize_t n, int winner, int side, bint against_pass) noexcept nogil
    @cython.final
    cdef void leave_hand(self, Py_ssize_t n, int card) noexcept nogil
    @cython.final
    cdef void leave_row(self, Py_ssize_t n, int card) noexcept nogil
    @cython.final
    cdef void draw_card(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef void draw_target(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint end_turn(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint is_seen(self, Py_ssize_t n, int card, int seat) noexcept nogil
