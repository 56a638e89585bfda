cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing, turns
from pioche.classic.state cimport State

@cython.locals(victim=cython.int, suspect=cython.int, owed=cython.int, bluff=cython.int)
cdef void doubt(State s) except *
cdef int _take_back(State s, int seat) except -1
