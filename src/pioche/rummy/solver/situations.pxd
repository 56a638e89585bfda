import cython


@cython.locals(
    loose_jokers=int, spare=int, fixed=tuple, loose=tuple, rack=tuple, standing=tuple, rest=int, row=int, cell=int,
    tiles=int, jokers=int, lying=int, single=int, held=int, stands=int, common=int, key=int, keys=list,
)
cpdef list menu_keys(object position, bint freeing)
