"""Players that are programs: a bot is shown what its seat may see and says what it does, nothing else.

`bot` is what every bot is, `game` what a game gives to bots, `playing` a round between bots, `levels` the bots that
there are by name, `host` a person's own bot in a process of its own.
"""
