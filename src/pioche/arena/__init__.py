"""`pioche arena`: bots against bots, over many deals.

contest.py   who plays whom, on which deals, in which seats: every game has a number
entrants.py  who takes part: a bot of ours by name, or a person's file
hall.py      plays a game by its number; outcome.py: what is kept of it
crew.py      processes of this machine; cluster.py: a Dask cluster
results.py   the file that a contest can be resumed from
standings.py shares, ratings, thinking time; report.py, plot.py: tables, CSV, JSON, pictures;  cli.py: the command
"""
