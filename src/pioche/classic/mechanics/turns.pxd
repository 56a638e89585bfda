cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing, pile, skipping, uno_call
from pioche.classic.state cimport State

cdef int give_turn(State s, int seat) noexcept
cdef int pass_on(State s, int seat) noexcept
cdef int source(State s) noexcept
@cython.locals(seat=cython.int)
cdef int conclude(State s) except -1
cdef int _sit_out_after_debtor(State s) noexcept
cdef int debt_falls_on(State s, int debtor) except -1
cdef int take_debt(State s) except -1
cdef int pay(State s, int seat, int cards, int why) except -1
