cimport cython
from libc.stdint cimport int16_t, int32_t
from pioche.bots.classic.learned cimport features as f
from pioche.bots.classic.learned cimport sizes as z
from pioche.bots.classic.learned.features cimport Features
from pioche.bots.classic.learned.record cimport Record
from pioche.classic.machine cimport Round
from pioche.engine cimport flat

@cython.final
cdef class Network:
    cdef int16_t first[282624]
    cdef int32_t bias[256]
    cdef int16_t second[8192]
    cdef int32_t second_bias[32]
    cdef int16_t last[32]
    cdef int32_t last_bias
    cdef int32_t of_rules[256]
    cdef int32_t of_situation[256]
    cdef int32_t layer[256]
    cdef int32_t sums[32]
    cdef object seen
    cdef int of_players
    cdef readonly Features facts
    @cython.locals(place=cython.int)
    cpdef object put(self, object parts)
    @cython.locals(place=cython.int)
    cpdef object situate(self, Round s, int seat, Record record)
    @cython.locals(first='int16_t*', number=cython.int, row=cython.int, place=cython.int)
    cdef void add_rows(self, int32_t* to) noexcept
    @cython.locals(layer='int32_t*', sums='int32_t*', second='int16_t*', place=cython.int, value=cython.int, row=cython.int, other=cython.int, found=cython.int)
    cpdef int worth(self, Round s, int seat, Record record, int move, int rating, int best) except? -1
