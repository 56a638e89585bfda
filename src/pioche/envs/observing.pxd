cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs.classic cimport Table

@cython.locals(s=Round, faces=uint64_t, face=cython.int, place=cython.int)
cpdef object observe(Table table, int seat, signed char[::1] out)
cdef int _marks(Round s, int seat, signed char[::1] out) noexcept
cdef int _mark(signed char[::1] out, int first, int value, int nothing) noexcept
@cython.locals(other=cython.int, place=cython.int)
cdef int _seats(Round s, int seat, signed char[::1] out) noexcept
cdef int _seat(Round s, int seat, signed char[::1] out, int first, int other) noexcept
@cython.locals(other=cython.int)
cdef int _group(Round s, int seat, signed char[::1] out, int first, int mask) noexcept
cdef int _numbers(Round s, signed char[::1] out) noexcept
cdef int _at_most(int value) noexcept
@cython.locals(colour=cython.int)
cdef int _chosen(Table table, signed char[::1] out) noexcept
