"""Built-in bots at a table: `Table.bot`. A bot is shown what its seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pioche import bots
from pioche.bots import chance, levels
from pioche.bots.bot import AnyBot, catch_up
from pioche.engine.refusal import Refused, cut, refuse
from pioche.tables.inputs import text_of
from pioche.tables.reasons import spoken_refusal
from pioche.tables.spoken import Action

if TYPE_CHECKING:
    from pioche.engine.game import AnyRound
    from pioche.tables.table import Table

MOST_NAME: Final = 40


class SeatedBot:
    """A bot in a seat of a table. `action()` is what it would do now; it does nothing by itself.

    It follows the table: pushes, pops, the next rounds. It gets the view of its seat, its legal actions, and the
    events of the round as its seat saw them; the hands of others and the draw pile never reach it.
    """

    def __init__(self, table: Table, name: str, seat: int, seed: bytes) -> None:
        """Use `Table.bot` instead."""
        self._table = table
        self._seed = int.from_bytes(seed[:8])
        self.name = name
        """As it was asked for: `strong`, `search@500`."""
        self.seat = seat
        """The seat that it sits in."""
        known = bots.names(table.game.name)
        try:
            if text_of(name, "a bot").partition("@")[0] not in known:  # bots of files play in the arena
                raise refuse("unknown-bot", name=cut(name, MOST_NAME), known=", ".join(known))
            self._bot: AnyBot = levels.make(table.game.name, *levels.parse(table.game.name, name))
        except Refused as error:
            raise spoken_refusal(error.refusal, table.game, table.rules) from None
        self._seen = 0  # parts of the history of the round
        self._at: AnyRound | None = None  # the position that it has seen last

    def action(self) -> Action | None:
        """What it would do now. Out of turn None: nothing, it waits; on turn it is always an action.

        A bot on turn that would wait for others gets the simplest move (`Round.fallback`). None when the round is over.
        """
        found = self._table.round
        if found.over:
            return None
        self._follow()
        legal = found.legal(self.seat)
        on_turn = self.seat == found.turn
        if not legal and not on_turn:
            return None
        value: Any = self._bot.act(found.view(self.seat), legal)
        if value is None and on_turn:
            value = found.fallback(self.seat)
        return None if value is None else Action.of(value, found.game, found.rules, found)

    def _follow(self) -> None:
        """Show it what has happened since it was asked; all of the round if it is another one, or some was undone."""
        table = self._table
        parts, positions = table._told()  # noqa: SLF001 (of this package)
        if self._at is None or self._seen > len(positions) or positions[self._seen - 1] is not self._at:
            seed = chance.number(self._seed, table.number, self.seat) >> 1
            catch_up(self._bot, table.rules, self.seat, table.players, seed, (), table.pad)
            self._seen = 0
        for events in parts[self._seen :]:
            for event in events:
                self._bot.see(table.game.redact(event, self.seat))
        self._seen, self._at = len(positions), positions[-1]

    def __repr__(self) -> str:
        return f"<SeatedBot: {self.name} in seat {self.seat}>"
