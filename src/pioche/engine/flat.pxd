# header only
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy

cdef enum:
    COMPILED = 1
    NONE = 0

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define pioche_lowest(x) __builtin_ctzll(x)
    #define pioche_count(x) __builtin_popcountll(x)
    #else
    static inline int pioche_lowest(unsigned long long x) { int n = 0; while (!(x & 1)) { x >>= 1; n++; } return n; }
    static inline int pioche_count(unsigned long long x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    #endif
    """
    int pioche_lowest(uint64_t mask) noexcept nogil
    int pioche_count(uint64_t mask) noexcept nogil

cdef inline list zeros(int count):
    return [0] * count

cdef inline void copy8(uint8_t* target, uint8_t* source, int count) noexcept nogil:
    memcpy(target, source, count)

cdef inline void copy64(uint64_t* target, uint64_t* source, int count) noexcept nogil:
    memcpy(target, source, count * 8)

cdef inline list listed(int* items, int count):
    cdef int place
    return [items[place] for place in range(count)]

cdef inline uint64_t bit(int index) noexcept nogil:
    return (<uint64_t>1) << index

cdef inline int lowest(uint64_t mask) noexcept nogil:
    return pioche_lowest(mask)

cdef inline int count(uint64_t mask) noexcept nogil:
    return pioche_count(mask)

cdef inline uint64_t advance(uint64_t generator) noexcept nogil:
    generator ^= generator << 13
    generator ^= generator >> 7
    generator ^= generator << 17
    return generator

cdef inline int64_t below(uint64_t generator, int64_t bound) noexcept nogil:
    return <int64_t>(((generator >> 32) * <uint64_t>bound) >> 32)
