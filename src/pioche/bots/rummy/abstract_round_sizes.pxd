# header only
# The numbers of abstract_round_sizes.py as C constants; tests/bots/rummy/test_abstract_round.py compares the two.
cdef enum:
    PLAYERS = 4
    RACK = 49
    PILE = 100
    MOST_LAID = 4
    DRAW_TWO = 2
    SKIP = 5
    REVERSE = 7
    NONE = -1
