cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic cimport machine, moves
from pioche.classic.machine cimport Round
from pioche.classic.moves cimport Moves
from pioche.engine cimport flat

cpdef long play_out(Round s, long long seed, long most)
@cython.locals(steps=cython.long)
cdef long _play_out(Round s, uint64_t generator, long most, Moves listed) except -1
@cython.locals(listed=Moves, steps=cython.long, s=Round, number=cython.long)
cpdef long playouts(object rules, int players, long rounds, long long seed)
