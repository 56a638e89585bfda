cimport cython
from pioche.classic cimport checking
from pioche.classic cimport codes as c
from pioche.classic cimport moves as listing
from pioche.classic.mechanics cimport acting, advice, challenge, drawing, finishing, hands, laying, skipping, start, turns, uno_call
from pioche.classic.moves cimport Moves
from pioche.classic.state cimport State
from pioche.engine cimport flat

@cython.final
@cython.no_gc
cdef class Round(State):
    @cython.locals(made=Round)
    cpdef Round copy(self)
    @cython.locals(code=cython.int)
    cpdef object check(self, long long move)
    @cython.locals(found=Moves)
    cpdef list legal(self, int seat)
    cpdef list moves(self)
    @cython.locals(code=cython.int)
    cpdef object apply(self, long long move, list log=*)

cdef Moves _SCRATCH
@cython.locals(made=Round)
cdef Round _empty(object rules, int players, int dealer)
cdef int _begin(Round s, list pack=*) except -1
cdef int redeal(Round s, int dealer) except -1
@cython.locals(seat=cython.int, kind=cython.int, target=cython.int, face=cython.int)
cdef int do(State s, int move) except -1
cdef int _pass(State s, int seat) except -1
cdef int _call(State s, int seat) except -1
cdef int _name(State s, int colour) except -1
