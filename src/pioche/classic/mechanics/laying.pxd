cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport acting, debt, drawing, finishing, jump_in, matching, multiples, sequences, skipping, turns, uno_call
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef uint64_t by_turn(State s, int seat) noexcept
cdef uint64_t besides_turn(State s, int seat, uint64_t faces) noexcept
@cython.locals(mask=uint64_t)
cdef int way(State s, int seat, int face) noexcept
@cython.locals(right=cython.int)
cdef int lay(State s, int seat, int face, int colour, int called, int also) except -1
@cython.locals(faces=uint64_t)
cdef int _may_be_doubted(State s, int seat) except -1
cdef int _tell(State s, int seat, int face, int right, int called, int also) except -1
