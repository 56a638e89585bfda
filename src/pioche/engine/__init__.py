"""What all games share: the game interface, options, refusals and their messages, deals, matches, replays.

Standard library only; no clock, no network, no files, no global randomness.
"""
