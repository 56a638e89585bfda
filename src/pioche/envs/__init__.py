"""Games for learners and researchers (docs/research.md).

classic.py      the card game: which seat acts, its actions, its returns (compiled)
observing.py    what a seat of the card game observes (compiled)
codes.py        the numbers of its actions and observations
batch.py        many of its tables stepped at once (compiled); vector.py: the same with NumPy arrays
rummy.py        the tile game, whose moves the solver completes
encoding.py     the interface of a game as numbers; classic_encoding.py, rummy_encoding.py, any_game.py implement it
table_spec.py   validation of edition, players and house rules; opponents.py: who plays the other seats
history.py      the action history as each seat may know it
pettingzoo.py, gymnasium.py, openspiel.py, rlcard.py   adapters

The package itself has no optional dependencies; an adapter needs its library and says so (`extras.py`).
"""
