# Made by `./dev generate` from classic/fields.py; do not edit.
cimport cython
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport challenge

@cython.locals(mine=cython.bint)
cpdef tuple own(Round s, object seat)
@cython.locals(other=cython.int)
cpdef tuple public(Round s)
cdef object _or_none(int value, int nothing)
cdef tuple _SEATS, _PHASES
