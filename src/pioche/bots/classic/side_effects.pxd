cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing
from pioche.classic.state cimport State

@cython.locals(gain=cython.int, other=cython.int, giver=cython.int)
cdef int turned(State s, int seat, int left, int way) noexcept
cdef int swapped(State s, int seat, int left, int other) noexcept
@cython.locals(op=cython.int, best=cython.int, other=cython.int)
cdef int exchanged(State s, int seat, int left, int place) noexcept
@cython.locals(at=cython.int, aimed=cython.int)
cdef int aims_at(State s, int seat, int left, int place, int other) noexcept
@cython.locals(condition=cython.int, limit=cython.int)
cdef int applies(State s, int left, int place, int size) noexcept
@cython.locals(count=cython.int, worth=cython.int, other=cython.int)
cdef int drawn(State s, int seat, int left, int place, int each) noexcept
@cython.locals(step=cython.int, rank=cython.int, place=cython.int, up=cython.int, down=cython.int, above=cython.int, below=cython.int)
cdef int run(State s, int seat, int face) noexcept
