cimport cython
from libc.stdint cimport int64_t, uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int BLACK, DRAW_TWO, SKIP, FITS, LATE, NEXT, CARD, FEW, FEW_OF_MANY, POINT, REACH, STEP, STEPS, SIZES, SCALE

@cython.final
cdef class WinChance:
    cdef public int lowest
    cdef int logarithm[128]
    cdef int64_t power[1001]
    @cython.locals(size=cython.int, held=uint64_t, row=cython.int, blacks=cython.int, fits=cython.int, few=cython.int, found=cython.int, colour=cython.int)
    cpdef int strength(self, State s, int seat) noexcept
    @cython.locals(mine=int64_t, total=int64_t, power=int64_t, other=cython.int, place=cython.int)
    cpdef int chance(self, State s, int seat) noexcept
    @cython.locals(chance=cython.int, points=cython.int)
    cpdef int worth(self, State s, int seat) noexcept
