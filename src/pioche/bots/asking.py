"""Ask a bot for a legal action. A user's bot that answers illegally is told why and may try again within its time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pioche.bots.bot import AnyBot
from pioche.bots.faults import Fault, Faulty, Illegal
from pioche.bots.hosted_bot import NO_ACTION, HostedBot
from pioche.engine.refusal import Refusal


def legal_answer(
    bot: AnyBot,
    seat: int,
    view: Any,
    legal: Sequence[Any],
    check: Callable[[Any], Refusal | None],
    report: Callable[[Fault], None],
) -> Any | None:
    """The legal action of the bot in a seat, or None. Everything that goes wrong on the way is reported."""
    ask: Callable[[], Any | None] = partial(bot.act, view, legal)
    while True:
        try:
            action = ask()
            if action is None:
                return None
            refusal = check(action) if action.seat == seat else NO_ACTION
            if refusal is None:
                return action
            fault: Fault = Illegal(str(action), None if refusal is NO_ACTION else refusal)
        except Faulty as faulty:
            fault = faulty.fault
        report(fault)
        if not (isinstance(fault, Illegal) and isinstance(bot, HostedBot) and bot.corrects):
            return None
        ask = partial(bot.again, fault.refusal or NO_ACTION)
