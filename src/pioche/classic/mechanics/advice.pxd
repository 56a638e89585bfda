cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing, pile
from pioche.classic.state cimport State

cdef int accuse(State s, int by, int seat) except -1
cdef int vote(State s, int seat, int aye) except -1
@cython.locals(voters=cython.int, ayes=cython.int, nays=cython.int, guilty=cython.int, seat=cython.int)
cdef void _count(State s) except *
@cython.locals(first=cython.int, seat=cython.int)
cdef int _one_side(State s, int seats) noexcept
@cython.locals(count=cython.int)
cdef int _bits(int mask) noexcept
