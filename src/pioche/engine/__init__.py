"""What every game shares: what a game is, options, refusals and their sentences, deals, matches, replays.

Standard library only; no clock, no network, no files, no global randomness.
"""
