"""What a seat may know, as text that people and programs read: positions, events, moves, rules, the score pad.

One rendering for all of them: printed tables (`pioche.tables`), the line mode of `pioche play` and every other client
that shows or reads text. It works through `engine.game` for any game, and gets only views and events that the game has
redacted already.
"""
