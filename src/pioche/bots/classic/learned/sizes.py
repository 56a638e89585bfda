"""The sizes of the network and what stands for 1 in it, repeated in `sizes.pxd`; a test compares the two."""

WIDTH = 256  # numbers in the first layer
NARROW = 32  # numbers in the second
UNIT = 256  # stands for 1 in the first two layers and in their weights
CLIP = 1024  # the largest number in a layer
LAST_UNIT = 1024  # stands for 1 in the weights of the last layer
ONE = 262144  # stands for 1 in the result: UNIT * LAST_UNIT
MOST_ROWS = 1104  # room for rows of the first layer
