import cython
from libc.stdint cimport int64_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.edges cimport Edges
from pioche.rummy.solver.situations cimport Cells


cdef int FIRST, FEW


cdef class Naming(Edges):
    cdef Cells single
    cdef bint whole
    cdef int size

    @cython.locals(wanted=uint64_t, rack_jokers=int, loose_jokers=int, found=uint64_t, unknown=uint64_t, cell=int, needed=int)
    cdef uint64_t names(self, Cells at, int last) except? 0

    @cython.locals(found=uint64_t, kind=int)
    cdef uint64_t ask(self, Cells at, int last, uint64_t unknown) except? 0

    @cython.locals(found=bint, cell=int)
    cdef bint anywhere(self, Cells at) noexcept

    @cython.locals(found=uint64_t, named=bint, later=bint, cell=int)
    cdef uint64_t helped(self, Cells at) noexcept

    @cython.locals(size=int, kind=int, wanted=uint64_t, cell=int, named=int)
    cdef uint64_t restrict(self, Cells at, int last) noexcept

    @cython.locals(reached=int64_t, accepted=uint64_t, found=uint64_t, used=int, cell=int, jokers=int)
    cdef uint64_t search(self, Cells at, int last, bint freeing, int beam) except? 0

    @cython.locals(found=uint64_t, used=int)
    cdef uint64_t plays(self, Cells at) noexcept

    @cython.locals(
        here=int, there=int, before=uint64_t, jokers=int, edge=int, landing=uint64_t, pairs=uint64_t, choice=int, pay=int,
    )
    cdef int leads(self, int cell, int used) noexcept

    @cython.locals(one=Cells, across=bint, cell=int, to=int)
    cdef int alone(self, Cells at, int kind) except -2

    @cython.locals(accepted=uint64_t, found=int64_t, beam=int)
    cdef int possible(self, Cells at) except -2

    @cython.locals(used=int, cell=int, jokers=int, loose_jokers=int, beam=int)
    cdef int place(self, Cells at, bint freeing) except -2

    @cython.locals(reached=int64_t, accepted=uint64_t)
    cdef int placed(self, Cells at, int used, bint freeing, int beam) except -2


@cython.locals(cell=int)
cpdef object position_of(Cells at)
