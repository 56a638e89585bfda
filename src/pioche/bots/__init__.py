"""Players that are programs: a bot is shown what its seat may see and says what it does, nothing else.

`bot` is what every bot is, `rosters` which bots play a game, `playing` a round between bots, `levels` the bots that
there are by name, `hosted_bot` a person's own bot in a process of its own.
"""
