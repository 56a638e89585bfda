"""One file per mechanic: its options, its functions, and the clause ids that it carries.

They build on each other in this order and never the other way round:
pile, matching, uno_call, jump_in, sequences, skipping, debt, hands, finishing, turns, drawing, challenge,
acting, laying, advice, start. `multiples`, `blank` and `scoring` stand beside them.
"""
