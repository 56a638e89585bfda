"""`pioche sim`: many games of random legal play, and what people want to know about them.

What the figures mean. Players do not see each other's cards and do not think: `chance.py` says what they leave to
chance. So the figures show what the *rules* do to a game, not what good players make of them. Seats are counted from
the dealer's left; intervals are Wilson's at 95 %. Every figure but the clauses comes from all games; how often a clause
came into play is counted in every fiftieth game (but at least 200), played with a log.

job.py      what is simulated, and what a game has to offer for that
chance.py   the players of the card game (compiled)
classic.py  rounds and matches of the card game; occurrences.py: which clause shows in which event
rummy.py    the same for the tile game, where players lay as much as they can
run.py      processes;  tally.py  what is counted;  figures.py  what it means
report.py   tables;  plot.py  a picture;  cli.py  the command
"""
