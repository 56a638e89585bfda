"""`pioche sim`: many games of random legal play, and what people want to know about them.

How to read the figures: players do not see each other's cards and have no strategy; `chance.py` describes how they
choose. So the figures show the effect of the *rules* on a game, not how good players use them. Seats are counted from
the dealer's left; intervals are Wilson score intervals at 95 %. Every figure except the clauses is based on all games;
how often a clause was applied is counted in every fiftieth game (at least 200), played with a log.

job.py       what is simulated, and the interface of a simulator
chance.py    the players of the card game (compiled)
classic.py   rounds and matches of the card game; occurrences.py: which clause shows in which event
rummy.py     the same for the tile game, where players lay as many tiles as they can
any_game.py  the same for any other game
run.py       processes; tally.py: counts; figures.py: the statistics
report.py    tables; plot.py: a plot; cli.py: the command
"""
