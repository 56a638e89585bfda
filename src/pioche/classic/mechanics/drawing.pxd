cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing, matching, pile, turns, uno_call
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int may_draw(State s, uint64_t playable) noexcept
@cython.locals(faces=uint64_t)
cdef uint64_t layable(State s, int seat) noexcept
@cython.locals(able=cython.int)
cdef void draw_in_turn(State s, int seat) except *
cdef int _goes_on_unsaid(State s, int seat) except -1
@cython.locals(faces=uint64_t)
cdef int _fits_honestly(State s, int seat) noexcept
cdef int _nothing_to_draw(State s, int seat) except -1
cdef int pass_after_drawing(State s, int seat) except -1
