# Made by `./dev generate` from classic/fields.py; do not edit.
cimport cython
from libc.stdint cimport uint8_t, uint64_t
from pioche.classic cimport codes as c
from pioche.engine cimport flat

cdef class StateFields:
    cdef uint8_t hands[640]
    cdef uint64_t held[10]
    cdef uint8_t size[10]
    cdef uint8_t pile[128]
    cdef uint8_t discard[128]
    cdef readonly int players, dealer, pile_n, discard_n, top, colour, direction, phase
    cdef readonly int turn, started, layer, debt, debt_kind, bluff, colour_before, top_before
    cdef readonly int drawn, must_lay, follow, step, owing, called, out, out_said
    cdef readonly int defending, heir, heir_said, actor, running, at, named, target
    cdef readonly int skips, again, fresh, accused, ayes, nays, accusers, idle
    cdef readonly int winner, shuffles, forgot
    cdef readonly uint64_t fast
    @cython.final
    cdef void allocate(self)
    @cython.final
    cdef void reset_all(self) noexcept
    @cython.final
    cdef void reset(self) noexcept
    @cython.final
    cdef void copy_fields(self, StateFields other)
    cpdef object set_fields(self, tuple numbers)
    @cython.final
    cdef str wrong_field(self)
