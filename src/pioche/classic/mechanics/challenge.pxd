cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing, turns
from pioche.classic.state cimport State

cdef int SURCHARGE

cdef int cost_of_bluff(State s) noexcept
cdef int cost_of_doubt(State s) noexcept
@cython.locals(victim=cython.int, suspect=cython.int, bluff=cython.int)
cdef void doubt(State s) except *
cdef int _take_back(State s, int seat) except -1
