"""`pioche arena`: bots against bots, over many deals.

contest.py     who plays whom, on which deals, in which seats: every game has a number
entrants.py    who takes part: a built-in bot by name, or the file of a custom bot
game_player.py plays a game by its number; outcome.py: the result of a game
worker_pool.py worker processes on this machine; cluster.py, worker.py: a Dask cluster; give_up.py: when workers die
results.py     the file that a contest can be resumed from
sprt.py        sequential testing: when a contest is decided
standings.py   shares, thinking time; ratings.py: Elo ratings; report.py, plot.py: tables, pictures; cli.py: the command
"""
