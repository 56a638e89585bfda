cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport acting, pile, skipping, turns
from pioche.classic.state cimport State

cdef int deal(State s, int hand_size, int second_right, int dealer_names) except -1
@cython.locals(place=cython.int, face=cython.int)
cdef int deal_pack(State s, list pack, int hand_size, int second_right, int dealer_names) except -1
@cython.locals(seat=cython.int, _=cython.int)
cdef int _hand_out(State s, int hand_size) except -1
cdef int _begin(State s, int second_right, int dealer_names) except -1
@cython.locals(seat=cython.int, face=cython.int, _=cython.int)
cdef int _gather(State s) noexcept
cdef int _goes_back(int face) noexcept
@cython.locals(place=cython.int)
cdef int _has_first_card(State s) noexcept
cdef int _turn_first_card(State s) except -1
@cython.locals(left=cython.int, rank=cython.int)
cdef int _first_card_acts(State s, int second_right, int dealer_names) except -1
cdef void _first_skip(State s, int left) except *
cdef int first_colour_named(State s, int colour) except -1
