cdef tuple _hidden(tuple cards)
cdef tuple _only(tuple hands, object seat)
