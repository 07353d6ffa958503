cimport cython

cdef long long FACTOR, WORD
cdef unsigned long long IN_ORDER


cdef class Batch:
    cdef readonly Py_ssize_t tables
    cdef readonly int players
    cdef readonly int actions
    cdef readonly list layout
    cdef readonly object mask
    cdef readonly object menus
    cdef readonly object sizes
    cdef readonly object seats
    cdef readonly object observations
    cdef readonly object rewards
    cdef readonly object dones
    cdef readonly object scores
    cdef object _pool
    cdef list _shares
    cdef bint _observes
    cdef long long[::1] _dice
    cdef const int[::1] _chosen
    cdef unsigned char[:, ::1] _mask
    cdef int[:, ::1] _menus
    cdef int[::1] _sizes
    cdef signed char[::1] _seats
    cdef float[:, ::1] _seen
    cdef float[:, ::1] _rewards
    cdef unsigned char[::1] _dones
    cdef int[:, ::1] _scores

    cdef void deal(self, Py_ssize_t n) noexcept nogil
    cdef bint act(self, Py_ssize_t n, int action) noexcept nogil
    cdef void offer(self, Py_ssize_t n) noexcept nogil
    cdef void look(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef int below(self, Py_ssize_t n, int count) noexcept nogil
    @cython.final
    cdef void shuffle(self, Py_ssize_t n, signed char[:, ::1] piles, int size) noexcept nogil
    @cython.final
    cdef int first_of(self, Py_ssize_t n, int size) noexcept nogil
    @cython.final
    cdef int pick(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef void hide(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef void show(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef bint act_and_reward(self, Py_ssize_t n, int action) noexcept nogil
    @cython.final
    cdef void reward(self, Py_ssize_t n) noexcept nogil
    @cython.final
    cdef Py_ssize_t wrong(self) noexcept nogil
    @cython.final
    cdef void advance(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.final
    cdef long long roll_on(self, Py_ssize_t first, Py_ssize_t last, long long steps) noexcept nogil
