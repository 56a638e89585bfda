cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport pile
from pioche.classic.state cimport State

@cython.locals(owing=cython.int, other=cython.int, _=cython.int)
cdef int somebody_lays(State s, int seat) except -1
@cython.locals(seat=cython.int)
cdef int somebody_draws(State s) noexcept
@cython.locals(empty=cython.bint)
cdef int penalise(State s, int seat, int why) except -1
cdef int settle(State s, int seat) noexcept
cdef int brought_to(State s, int seat) noexcept
cdef int call(State s, int seat) except -1
cdef int catch(State s, int by, int seat) except -1
