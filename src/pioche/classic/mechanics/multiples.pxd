cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int count(int also) noexcept
@cython.locals(fitting=cython.int, colour=cython.int, other=cython.int, below=cython.int, wanted=cython.int)
cdef int fits(State s, int seat, int face, int also, uint64_t playable) noexcept
@cython.locals(colour=cython.int, other=cython.int, _=cython.int)
cdef int lay_below(State s, int seat, int face, int also) noexcept
