cdef tuple _backs(tuple cards)
cdef tuple _only(tuple hands, object seat)
