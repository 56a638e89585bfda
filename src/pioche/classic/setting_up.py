"""The pack of a deal that is set up, in the order in which it is dealt (`engine.setup`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.cards import FACE, NAMES, parse_cards
from pioche.classic.cited import in_book
from pioche.engine.deal import Stream
from pioche.engine.refusal import refuse

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.engine.setup import Setup

_GOES_BACK: Final = {c.WILD4: ("FR-16", "LB-9", "DE-10"), c.UNO_CARD: ("DE-8", "DE-8a", "DE-8b")}


def set_up_pack(rules: Rules, players: int, seed: bytes, dealer: int, setup: Setup) -> list[int]:
    """The pack as its first shuffle leaves it, with the wanted cards where they are dealt from; the last comes first.

    Cards are dealt one by one from the dealer's left, then the first card is turned up (FR-5). A Wild4 or an UnoCard
    would go back into the pile, so it cannot be asked for as the first card (FR-16, LB-9, DE-8, DE-10).
    """
    pack = [face for face in range(c.FACES) for _ in range(rules.book.copies_of(face))]
    Stream(seed, "shuffle 0").shuffle(pack)
    size = rules.start.hand_size
    dealt = range(len(pack) - 1, -1, -1)
    hands = [dealt[(seat - dealer - 1) % players : size * players : players] for seat in range(players)]
    first = dealt[size * players : size * players + 1]
    made = setup.arranged(pack, hands, first, _read, NAMES.__getitem__)
    if setup.first is not None and made[first[0]] in _GOES_BACK:
        clause = in_book(rules, _GOES_BACK[made[first[0]]])
        raise refuse("setup-goes-back", clause, card=NAMES[made[first[0]]])
    return made


def _read(text: str) -> list[int]:
    """Cards, with or without spaces between them."""
    return parse_cards(text.replace(" ", ""))


assert set(_GOES_BACK) <= set(FACE.values())
