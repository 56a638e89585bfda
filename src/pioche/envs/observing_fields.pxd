# Made by `./dev generate` from classic/fields.py and envs/layout.py; do not edit.
cimport cython
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.envs cimport codes as e

cdef int write(Round s, int seat, signed char* out) noexcept
cdef int mark(signed char* out, int first, int value, int nothing) noexcept
cdef int mark_seat(Round s, int seat, signed char* out, int first, int other) noexcept
@cython.locals(other=cython.int)
cdef int _mark_seats(Round s, int seat, signed char* out, int first, int mask) noexcept
cdef int _at_most(int value) noexcept
