"""Shared by the tests of the card game's bots: ask a bot in a given position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pioche.bots.bot import Budget
from pioche.bots.levels import make
from pioche.classic.actions import Action
from pioche.classic.events import Event
from pioche.classic.game import decoded
from pioche.classic.machine import Round
from pioche.classic.notation import action_text
from pioche.classic.view import redact, view

FEW = Budget(playouts=1500)


def answer(name: str, s: Round, seat: int, seed: int = 1, seen: Sequence[Event] = ()) -> str:
    """The action of a new bot that has seen no events, or only the last few."""
    bot = make("classic", name, FEW)
    bot.begin(s.rules, seat, s.players, seed)
    for event in seen:
        bot.see(redact(event, seat))
    action: Action | None = bot.act(view(s, seat), [decoded(move) for move in s.legal(seat)])
    return "-" if action is None else action_text(action)


def usual_answer(name: str, s: Round, seat: int) -> str:
    """The most frequent action over several seeds: `strong` has only 200 rollouts and is sometimes wrong."""
    return Counter(answer(name, s, seat, seed) for seed in range(7)).most_common(1)[0][0]
