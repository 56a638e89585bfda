cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs.classic cimport ClassicEnvTable

@cython.locals(s=Round, other=cython.int, place=cython.int, faces=uint64_t, face=cython.int)
cdef void write_perfect(ClassicEnvTable table, signed char* out) except *
