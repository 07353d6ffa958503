cdef class Harvest:
    cdef unsigned char[::1] text
    cdef unsigned char[::1] buffer
    cdef int mode
    cdef int floor
    cdef int keep
    cdef long long found
    cdef long long room
    cdef long long wanted
    cdef object store
    cdef object draw
    cdef list kept

    cdef void add(self, int cell, int first, int length, int laid, int value) noexcept
    cdef void write(self, long long at, int cell, int first, int length, int laid) noexcept
    cdef grow(self)
    cdef weigh(self, int value)
