cimport cython

from ludiade.kernel.learning.batch cimport Batch as Shared

cdef int CASTLE, DIAMOND, FAIRY, KINDS, NO_COLOUR, PRICE, WITCH
cdef int DECK, BEWITCHED, OPENING, PRESSING, DRAW, STOP, BUY


cdef class Batch(Shared):
    cdef readonly object held
    cdef readonly object colour
    cdef readonly object beside
    cdef readonly object pile
    cdef readonly object top
    cdef readonly object stage
    cdef bint _anyone_begins
    cdef bint _pays_seller
    cdef bint _releases
    cdef int _fairy
    cdef signed char[:, :, ::1] _held
    cdef signed char[:, ::1] _colour
    cdef signed char[:, ::1] _beside
    cdef signed char[:, ::1] _pile
    cdef signed char[::1] _top
    cdef signed char[::1] _stage
    cdef const signed char[::1] _deck
    cdef const signed char[:, ::1] _costs
    cdef const int[:, ::1] _tolls
    cdef const int[::1] _ways

    @cython.final
    cdef bint draw(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef void reshuffle(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint buy(self, Py_ssize_t n, int seat, int seller) noexcept nogil
    @cython.final
    cdef void pay(self, Py_ssize_t n, int seat, int action) noexcept nogil
    @cython.final
    cdef bint has_won(self, Py_ssize_t n, int seat) noexcept nogil
    @cython.final
    cdef void end_turn(self, Py_ssize_t n) noexcept nogil
