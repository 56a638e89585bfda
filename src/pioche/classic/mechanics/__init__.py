"""One module per mechanic: its options, its functions, and the ids of the clauses that it implements.

Each may import only those before it in this order:
pile, matching, uno_call, jump_in, sequences, skipping, debt, hands, finishing, turns, drawing, challenge,
acting, laying, advice, start. `multiples`, `blank` and `scoring` are not part of the order.
"""
