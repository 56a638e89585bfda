cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport observing_fields, rows
from pioche.envs.classic cimport ClassicEnvTable

cpdef object observe(ClassicEnvTable table, int seat, signed char[::1] out)
@cython.locals(s=Round, place=cython.int)
cdef int write(ClassicEnvTable table, int seat, signed char* out) except -1
@cython.locals(s=Round, faces=uint64_t, face=cython.int, place=cython.int, other=cython.int)
cdef int write_rest(ClassicEnvTable table, int seat, signed char* out) except -1
@cython.locals(colour=cython.int)
cdef int _chosen(ClassicEnvTable table, signed char* out) noexcept
