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
    cdef public int players, dealer, pile_n, discard_n, top, colour, direction, phase
    cdef public int turn, started, layer, debt, debt_kind, bluff, colour_before, top_before
    cdef public int drawn, must_lay, follow, step, owing, called, out, out_said
    cdef public int defending, heir, heir_said, actor, running, at, named, target
    cdef public int skips, again, fresh, accused, ayes, nays, accusers, idle
    cdef public int winner, shuffles
    cdef public uint64_t fast
    @cython.final
    cdef void allocate(self)
    @cython.final
    cdef void reset_all(self) noexcept
    @cython.final
    cdef void reset(self) noexcept
    @cython.final
    cdef void copy_fields(self, StateFields other)
