"""What every game shares: refusals, deal randomness, the match and its score pad, replays.

Standard library only; no clock, no network, no files, no global randomness.
"""
