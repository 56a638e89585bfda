from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef uint64_t faces(State s, int seat) noexcept
