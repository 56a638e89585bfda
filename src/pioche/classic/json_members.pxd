cimport cython
from pioche.classic cimport codes as c

cdef list _KEPT
@cython.locals(kept=dict)
cdef bytes written(int place, int value)
cpdef bytes member(str name, object value)
