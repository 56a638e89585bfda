# header only
# The numbers of sketch_sizes.py as C constants; tests/bots/rummy/test_sketch.py compares the two.
cdef enum:
    PLAYERS = 4
    RACK = 49
    PILE = 100
    MOST_LAID = 4
    NONE = -1
