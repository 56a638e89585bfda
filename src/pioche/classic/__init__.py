"""The card game.

The rules in prose: everybody holds a hand of cards; in turn one covers the top discard with a card of the same
colour, number or symbol, or with a black one, or else draws. Special cards turn the direction, skip the next,
make him draw, name a colour. With one card left one calls UNO. Who lays his last card wins the round and scores
what the others still hold. Everything about which books or tables disagree is an option (`rules.py`); the
clauses are in `rulebooks/classic.toml`.
"""
