# header only
# The numbers of sizes.py as C constants; tests/bots/classic/learned/test_network.py compares the two.
cdef enum:
    WIDTH = 256
    NARROW = 32
    UNIT = 256
    CLIP = 1024
    LAST_UNIT = 1024
    ONE = 262144
    MOST_ROWS = 1104
