cimport cython
from libc.stdint cimport uint64_t
from pioche.bots.classic.win_chance cimport WinChance
from pioche.bots.classic.rating cimport Rating
from pioche.classic cimport codes as c
from pioche.classic cimport checking, machine, moves
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport laying
from pioche.classic.moves cimport Moves
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int ANYBODY, NOBODY, _QUICK

@cython.final
cdef class Heuristic(Rating):
    cdef int noticed[10]
    cdef WinChance win_chance
    cdef uint64_t luck
    cdef Moves listed
    cdef uint64_t generator
    cdef public int noise
    cpdef object begin(self, int lowest)
    cpdef object set_score(self, list needs, int seat)
    cdef Moves _made(self)
    cpdef object reseed(self, object seed)
    @cython.locals(seat=cython.int)
    cpdef object forget(self)
    @cython.locals(kind=cython.int, face=cython.int)
    cpdef object notice(self, State s, int seat, int move)
    @cython.locals(listed=Moves, best=cython.int, highest=cython.int, place=cython.int, move=cython.int, rating=cython.int)
    cpdef int choose(self, State s, int seat) except -2
    @cython.locals(made=cython.int, move=cython.int)
    cpdef int play(self, Round s, int most) except -1
    @cython.locals(move=cython.int)
    cdef int _next(self, State s) except -2
    cdef int _owed_call(self, State s) noexcept
    @cython.locals(seat=cython.int, _=cython.int, move=cython.int)
    cdef int _out_of_turn(self, State s) except -2
    @cython.locals(board=Round, place=cython.int)
    cpdef object add_values(self, Round s, list candidates, int seat, int most, list totals)
    @cython.locals(board=Round, other=cython.int)
    cpdef int add_chances(self, Round s, int move, int seat, int most, list totals) except? -2
    @cython.locals(other=cython.int)
    cdef object _try(self, Round board, int move, int most)
    cpdef object set_noticed(self, int seat, int colours)
    cpdef object set_luck(self, object seed)
