# Made by `./dev generate` from classic/fields.py; do not edit.
from pioche.classic cimport json_members
from pioche.classic.machine cimport Round

cdef int changed_numbers(Round s, Round before, list out) except -1
