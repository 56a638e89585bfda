import cython

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c


@cython.final
cdef class Cells:
    cdef int fixed[c.CELLS]
    cdef int loose[c.CELLS]
    cdef int rack[c.CELLS]
    cdef int standing[c.CELLS]
    cdef int needed[c.CELLS]
    cdef int favoured[c.CELLS]
    cdef int keys[c.CELLS]
    cdef int loose_jokers
    cdef int rack_jokers
    cdef int needed_jokers
    cdef int mode
    cdef int most
    cdef bint liking

    @cython.locals(cell=int, held=int, fixed=tuple, loose=tuple, rack=tuple, standing=tuple)
    cpdef take(self, object position)

    @cython.locals(cell=int)
    cpdef favour(self, object cells)

    @cython.locals(total=int, cell=int)
    cdef int held(self) noexcept

    @cython.locals(total=int, cell=int)
    cdef int likes(self) noexcept

    @cython.locals(total=int, cell=int)
    cdef int table_jokers(self) noexcept

    @cython.locals(standing=int, most=int)
    cdef int freeable(self, int cell) noexcept

    @cython.locals(total=int, cell=int)
    cdef int all_freeable(self) noexcept

    @cython.locals(
        spare=int, rest=int, row=int, cell=int, tiles=int, jokers=int, common=int, key=int, liked=int,
    )
    cpdef void number(self, bint freeing) noexcept

    @cython.locals(cell=int)
    cpdef list listed(self)


cpdef list menu_keys(object position, bint freeing)
