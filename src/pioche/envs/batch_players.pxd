cimport cython
from pioche.bots.classic.heuristic cimport Heuristic
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic cimport moves
from pioche.classic.machine cimport Round
from pioche.classic.moves cimport Moves
from pioche.envs cimport codes as e
from pioche.envs cimport rows
from pioche.envs.classic cimport ClassicEnvTable

cdef int _UNWANTED

@cython.final
cdef class Players:
    cdef Moves found
    cdef Heuristic heuristic
    cpdef int action(self, ClassicEnvTable table, int style, int[::1] lacks) except -2
    @cython.locals(s=Round, seat=cython.int, found=Moves, other=cython.int, best=cython.int, highest=cython.int, place=cython.int, move=cython.int, action=cython.int, rating=cython.int)
    cdef int choose(self, ClassicEnvTable table, int style, int* lacks) except -2
    @cython.locals(s=Round, other=cython.int)
    cdef int notice(self, ClassicEnvTable table, int move, int* lacks) except -1
    @cython.locals(s=Round, kind=cython.int, seat=cython.int, face=cython.int, also=cython.int, points=cython.int, colour=cython.int, held=cython.int, first=cython.int, second=cython.int)
    cdef int _greedily(self, ClassicEnvTable table, int move) noexcept
    @cython.locals(held=cython.int, rank=cython.int)
    cdef int _held(self, ClassicEnvTable table, int seat, int colour) noexcept
