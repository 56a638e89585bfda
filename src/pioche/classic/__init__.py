"""The card game.

The rules in short: every player has a hand of cards. On their turn they cover the top discard with a card of the same
colour, number or symbol, or with a black card, or else draw. Special cards reverse the direction, skip the next player,
make them draw, or name a colour. A player with one card left calls UNO. The first to lay their last card wins the round
and scores what the others still hold. Everything that rule books or tables disagree about is an option (`rules.py`);
the clauses are in `rulebooks/classic.toml`.
"""
