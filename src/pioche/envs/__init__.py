"""Games for learners and researchers (docs/research.md).

classic.py   the card game: whom to ask, its actions, what it was worth; observing.py: what a seat observes (compiled)
codes.py     the numbers of its actions and observations
batch.py     many of its tables stepped at once (compiled); vector.py: the same with NumPy arrays
rummy.py     the tile game, whose moves the solver completes
encoding.py  a game as numbers; classic_encoding.py, rummy_encoding.py, any_game.py
opening.py   what an environment is made for, looked at once; opponents.py: who else plays
records.py   what a seat knows of what was done
pettingzoo.py, gymnasium.py, openspiel.py, rlcard.py   adapters

Importing this needs nothing; an adapter needs its library and says so (`extras.py`).
"""
