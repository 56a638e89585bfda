# header only
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <string.h>
    /* Called through a pointer: for a known size, compilers write a loop that is slower than the library. */
    static void *(*volatile pioche_set)(void *, int, size_t) = memset;
    """
    void* pioche_set(void* row, int value, size_t count) noexcept nogil
    int memcmp(const void* one, const void* other, size_t count) noexcept nogil
    void* memcpy(void* to, const void* source, size_t count) noexcept nogil

cdef inline signed char* start(signed char[::1] array) noexcept:
    return &array[0]

cdef inline int* numbers(int[::1] array) noexcept:
    return &array[0]

cdef inline signed char* row_of(signed char[:, ::1] array, int row) noexcept:
    return &array[row, 0]

cdef inline int* numbers_of(int[:, ::1] array, int row) noexcept:
    return &array[row, 0]

cdef inline short* shorts_of(short[:, ::1] array, int row) noexcept:
    return &array[row, 0]

cdef inline void clear(signed char* row, int count) noexcept:
    pioche_set(row, 0, count)

cdef inline int number(int value) noexcept:
    return value

cdef inline uint64_t wide(uint64_t value) noexcept:
    return value

cdef inline unsigned char* cards_of(unsigned char[:, ::1] array, int row) noexcept:
    return &array[row, 0]

cdef inline bint alike(unsigned char* row, unsigned char* cards, int count) noexcept:
    return memcmp(row, cards, count) == 0

cdef inline void copy(signed char* row, int first, signed char* source, int count) noexcept:
    memcpy(row + first, source, count)
