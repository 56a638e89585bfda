"""`pickle` support for rules and positions; compiled classes have no default one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pioche.classic import consistency
from pioche.classic.consistency import Cards
from pioche.classic.fields import PICKLED
from pioche.classic.rules import Rules, rules_restored
from pioche.engine.refusal import refuse

__all__ = ["parts", "restored", "rules_restored"]  # the last: older pickles name it here

if TYPE_CHECKING:
    from pioche.classic.machine import Round

Parts = tuple[Rules, bytes | None, Cards, tuple[int, ...]]


def parts(s: Round) -> tuple[Callable[..., Round], Parts]:
    """What `__reduce__` returns for a position: everything except its log."""
    hands = [list(s.hand(seat)) for seat in range(s.players)]
    numbers = tuple(getattr(s, name) for name in PICKLED)
    return restored, (s.rules, s.seed, (hands, list(s.pile_cards()), list(s.discard_cards())), numbers)


def restored(rules: Rules, seed: bytes | None, cards: Cards, numbers: tuple[int, ...]) -> Round:
    """Restore a position from its parts; refused if it is not consistent."""
    if len(numbers) != len(PICKLED):
        raise refuse("position-fields", found=len(numbers), wanted=len(PICKLED))
    return consistency.position(rules, seed, cards, dict(zip(PICKLED, numbers, strict=True)))
