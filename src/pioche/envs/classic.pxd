cimport cython
from pioche.classic cimport codes as c
from pioche.classic cimport machine, moves
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport acting, finishing
from pioche.classic.moves cimport Moves
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport rows

cdef Moves _FOUND, _LISTED

@cython.final
cdef class ClassicEnvTable:
    cdef readonly Round s
    cdef readonly int asked, waiting, picked, given, below, rank
    @cython.locals(s=Round)
    cpdef object deal(self)
    cpdef object exchange(self, Round s)
    cpdef object set_round(self, Round s)
    cpdef object set_question(self, int asked, int waiting, int picked, int given, int below, int rank)
    @cython.locals(made=ClassicEnvTable)
    cpdef ClassicEnvTable copy(self)
    @cython.locals(s=Round, alone=cython.int)
    cdef void ask_all(self) except *
    cdef void forget(self) noexcept
    @cython.locals(s=Round, late=cython.int, seat=cython.int, _=cython.int)
    cdef void ask_next(self) except *
    cpdef int legal(self, signed char[::1] mask) except -1
    @cython.locals(s=Round, count=cython.int, place=cython.int, action=cython.int)
    cdef int list_legal(self, signed char* mask, int* listed) except -1
    @cython.locals(place=cython.int)
    cpdef bint may(self, int action) except -1
    @cython.locals(kind=cython.int, target=cython.int, distance=cython.int)
    cdef int action_of(self, int move) noexcept
    cdef int distance(self, int seat, int other) noexcept
    @cython.locals(face=cython.int, also=cython.int, call=cython.int)
    cdef int _laying(self, int move) noexcept
    @cython.locals(next_colour=cython.int, colour=cython.int, chosen=cython.int, wanted=cython.int)
    cdef int _below(self, int face, int also) noexcept
    @cython.locals(target=cython.int, first=cython.int, second=cython.int, last=cython.int)
    cdef int _giving(self, int move) noexcept
    @cython.locals(move=cython.int)
    cdef void do(self, int action) except *
    cdef void make(self, int move) except *
    @cython.locals(seat=cython.int)
    cdef int chosen_move(self, int action) except -2
    @cython.locals(seat=cython.int)
    cdef int at_distance(self, int place) noexcept
    cdef int _lay(self, int seat, int way, int call) noexcept
    cdef int _give(self, int seat, int face, int call) noexcept
    @cython.locals(s=Round, won=cython.int, other=cython.int)
    cpdef double worth(self, int seat) except? -2

cdef int collect(Round s, int seat) except -1
cdef Round _NO_ROUND
