cimport cython
from libc.stdint cimport uint64_t
from pioche.engine cimport flat

cdef int MANY, SAME, NEXT, GAP, TABLE_SAME, TABLE_NEXT, TABLE_GAP, TABLE_TWIN


@cython.final
cdef class WinChance:
    cdef uint64_t sooner[4]
    cdef uint64_t later[4]
    cdef int off_turn[12]
    cdef int on_turn[12]
    cdef int with_joker[12]

    @cython.locals(place=int, own=int, company=int, apart=int)
    cpdef int strength(self, int held, int jokers, uint64_t rack, uint64_t melds, bint on_turn) noexcept


cpdef double share(list strengths, int seat)
