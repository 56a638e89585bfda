"""Reviews of finished games: how well did everybody play, and how lucky were they?

model.py        the result: chances, decisions, luck and skill (plain values, JSON)
evaluating.py   what a review asks of a game: rollouts from a position, and from what a seat knew
classic.py      the card game's answer, on the compiled heuristic; rummy.py: the tile game's, on its abstract rounds
analysis.py     a recorded round, decision by decision
run.py          a whole match, in several processes
cli.py          pioche review; report.py and plot.py show the result

Luck and skill are told apart as backgammon programs do it. Every position has a chance to win for every seat: the share
of rollouts that it wins with the true hands and an unknown draw pile. What a deal or a draw changes is luck; what an
action changes before its draws are known is the skill of whoever acted. The sum is the result, by construction.

Whether a decision was a mistake is another question, and must not depend on cards that the player could not see. It is
asked from what the seat knew: each candidate is tried on the same sampled hands, and the difference counts only if it
is larger than its uncertainty.
"""
