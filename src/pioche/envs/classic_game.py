"""The card game for adapters: `games.EnvGame`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cards import COLOURS, NAMES
from pioche.classic.completion import complete
from pioche.classic.events import Event
from pioche.classic.knowledge import Knowledge
from pioche.classic.notation import position_text
from pioche.classic.rules import Rules
from pioche.classic.view import redact, view
from pioche.envs import codes as e
from pioche.envs import layout
from pioche.envs.classic import Table
from pioche.envs.observing import observe

if TYPE_CHECKING:
    from pioche.bots.game import AnyTable
    from pioche.envs.arrays import Bytes


def rules(edition: str, players: int, options: Mapping[str, str] | None = None) -> Rules:
    """An edition with options given as text; refused when they do not go, or cannot seat so many.

    Nobody accuses anybody of giving advice (FR-21), unless that is asked for: there is nothing to learn from it.
    """
    given = dict(options or {})
    found = editions.load(edition, given)
    if "advice_penalty" not in given:
        found = found.overlay({"advice_penalty": False})
    found.check_players(players)
    return found


_WAYS: Final = (
    *NAMES[: c.WILD],
    *(f"{black}={colour}" for black in "WF" for colour in COLOURS),
    *NAMES[c.UNO_CARD :],
)
_SEATS: Final = tuple(f"+{distance}" for distance in range(1, c.SEATS))
_ACTIONS: Final = (
    *_WAYS,
    *(f"{way}!" for way in _WAYS),
    *("draw", "pass", "uno", "doubt", "wait"),
    *(f"={colour}" for colour in COLOURS),
    *("hands.right", "hands.left"),
    *(f"catch.{seat}" for seat in _SEATS),
    *(f"pick.{seat}" for seat in _SEATS),
    *(f"accuse.{seat}" for seat in _SEATS),
    *("nay", "aye"),
    *(f"give.{name}" for name in NAMES),
    *(f"give.{name}!" for name in NAMES),
    *(f"below.{colour}{number}" for colour in COLOURS for number in range(10)),
)


def _under_way(table: Table) -> list[str]:
    """What the seat that is asked has chosen so far."""
    words = []
    if table.picked != c.NO_SEAT:
        words.append(f"picked={table.picked}")
    if table.given != c.NO_FACE:
        words.append(f"given={NAMES[table.given]}")
    if table.below:
        cards = (f"{colour}{table.rank}" * (table.below >> 2 * number & 3) for number, colour in enumerate(COLOURS))
        words.append(f"below={''.join(cards)}")
    return words


class ClassicGame:
    """The card game."""

    name: Final = "classic"
    actions: Final[int] = e.ACTIONS
    wait: Final[int] = e.WAIT
    features: Final = layout.features()
    editions: Final = tuple(editions.EDITIONS)
    most_players: Final[int] = c.SEATS

    def table(self, edition: str, players: int, options: Mapping[str, str] | None, seed: int) -> Table:
        return Table(rules(edition, players, options), players, seed)

    def observe(self, table: Table, seat: int, out: Bytes) -> None:
        observe(table, seat, out)

    def action_name(self, action: int) -> str:
        return _ACTIONS[action]

    def veiled(self, table: Table, action: int) -> tuple[int, str] | None:
        if e.GIVE <= action < e.BELOW:  # DE-8b: which card it is, only giver and receiver see
            return table.picked, "give.?!" if action >= e.GIVE_CALL else "give.?"
        return None

    def midway(self, table: Table) -> bool:
        return table.picked != c.NO_SEAT or table.below != 0

    def position(self, table: Table) -> str:
        return position_text(table.s)

    def deal(self, table: Table) -> list[Event]:
        log: list[Event] = []
        table.s.log = log
        table.deal()
        return log

    def act(self, table: Table, action: int) -> list[Event]:
        log: list[Event] = []
        table.s.log = log
        table.act(action)
        table.s.log = None
        return log

    def told(self, event: Event, seat: int | None) -> Event:
        return redact(event, seat)

    def seen(self, table: Table, seat: int | None) -> str:
        chosen = _under_way(table) if seat == table.asked else []
        return " ".join([str(view(table.s, seat)), *chosen])

    def bot_table(self, table: Table) -> AnyTable:
        from pioche.bots.classic.game import ClassicTable  # only where bots play

        return ClassicTable(table.s)

    def imagined(self, table: Table, told: Sequence[Event], seat: int, seed: int) -> Table:
        s = table.s
        seen = view(s, seat)
        knowledge = Knowledge(s.rules, seat, s.players) if told else Knowledge.of_view(s.rules, seen)
        for event in told:
            knowledge.observe(event)
        made = table.copy()
        made.s = complete(seen, knowledge, s.rules, seed)
        return made


CLASSIC: Final = ClassicGame()
assert len(_ACTIONS) == e.ACTIONS
