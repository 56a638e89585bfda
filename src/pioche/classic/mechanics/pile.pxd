cimport cython
from libc.stdint cimport uint8_t
from pioche.classic cimport codes as c
from pioche.classic.state cimport State
from pioche.engine cimport flat

@cython.locals(got=cython.int)
cdef int draw(State s, int seat, int wanted, int why)
cdef int available(State s) noexcept
@cython.locals(place=cython.int)
cdef int kept(State s) noexcept
@cython.locals(keep=cython.int, count=cython.int, place=cython.int)
cdef void renew(State s) except *
@cython.locals(last=cython.int, chosen=cython.int, face=uint8_t)
cdef int shuffle(State s) except -1
@cython.locals(place=cython.int)
cdef int _shuffle_from_seed(State s) except -1
