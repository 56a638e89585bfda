"""Bots: a bot is shown what its seat may see and answers with an action, nothing else.

`bot`: the interface of every bot. `rosters`: which bots play a game. `playing`: a round between bots. `levels`: bots by
name. `hosted_bot`: a custom bot (a file written by the host) in its own process.
"""
