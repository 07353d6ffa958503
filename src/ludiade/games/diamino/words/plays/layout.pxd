cdef enum:
    SIDE = 15
    STRIDE = 17
    LINES = 30
    CELLS = 527
    BARE = 511
    LONGEST = 26
    FREE = 26
    WALL = 27
    JOKER = 26
    ALL_LETTERS = 0x3FFFFFF
    TURN = 0x4000000
    TOUCHED = 0x8000000
    FORWARD = 2
    BACKWARD = 3
    RECORD = 20
    COUNT = 0
    FILL = 1
    BEST = 2
    SAMPLE = 3

cdef extern from *:
    """
    #include <string.h>
    #define LENGTHS 0x3C000000u
    #define ROOM 0x40000000u
    #define MORE_ROOM 0x80000000u
    #define ludiade_copy_text(to, from) memcpy((to), (from), 16)
    """
    const unsigned int LENGTHS
    const unsigned int ROOM
    const unsigned int MORE_ROOM
    int count_bits "__builtin_popcount"(unsigned int) noexcept nogil
    int lowest_bit "__builtin_ctz"(unsigned int) noexcept nogil
    void ludiade_copy_text(unsigned char*, unsigned char*) noexcept nogil


cdef inline void copy_text(
    unsigned char[::1] record, Py_ssize_t at, unsigned char[::1] text, Py_ssize_t first
) noexcept:
    ludiade_copy_text(&record[at], &text[first])
