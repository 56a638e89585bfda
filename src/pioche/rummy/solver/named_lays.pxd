import cython

from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.grouping cimport Grouping
from pioche.rummy.solver.naming cimport Naming
from pioche.rummy.solver.situations cimport Cells

cpdef Naming naming()
cpdef Grouping grouping()

@cython.locals(ready=Naming)
cpdef object names(object position, tuple named)

@cython.locals(kind=int)
cdef object choose(Naming ready, tuple named)

@cython.locals(cells=Cells)
cdef Cells loaded(object position)

@cython.locals(ready=Naming, groups=Grouping, cells=Cells)
cdef object _groups(object turn, object position, tuple named)

cpdef object turn_regrouped(object turn, object position)

@cython.locals(ready=Naming, groups=Grouping)
cpdef object grouped(Cells cells, tuple loose)
