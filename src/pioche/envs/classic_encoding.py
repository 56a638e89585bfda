"""The card game as numbers; implements `encoding.Encoding`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, NAMES
from pioche.classic.events import Event
from pioche.classic.game import GAME
from pioche.classic.rules import Rules
from pioche.engine.game import AnyGame
from pioche.envs import codes as e
from pioche.envs import layout
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.classic_chance import CardChance
from pioche.envs.encoding import Encoding, Feature
from pioche.envs.observing import observe

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes

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


def _under_way(table: ClassicEnvTable) -> list[str]:
    """The parts of a move that the asked seat has chosen so far, as text."""
    words = []
    if table.picked != c.NO_SEAT:
        words.append(f"picked={table.picked}")
    if table.given != c.NO_FACE:
        words.append(f"given={NAMES[table.given]}")
    if table.below:
        cards = (f"{colour}{table.rank}" * (table.below >> 2 * number & 3) for number, colour in enumerate(COLOURS))
        words.append(f"below={''.join(cards)}")
    return words


class CardEncoding(Encoding[ClassicEnvTable]):
    """The encoding of the card game."""

    game: AnyGame = GAME
    actions: int = e.ACTIONS
    wait: int = e.WAIT
    features: tuple[Feature, ...] = layout.features()

    def new_table(self, rules: Rules, players: int, seed: int) -> ClassicEnvTable:
        return ClassicEnvTable(rules, players, seed)

    def observe(self, table: ClassicEnvTable, seat: int, out: Bytes) -> None:
        observe(table, seat, out)

    def action_name(self, action: int) -> str:
        return _ACTIONS[action]

    def veiled(self, table: ClassicEnvTable, action: int) -> tuple[int, str] | None:
        if e.GIVE <= action < e.BELOW:  # DE-8b: only giver and receiver see which card it is
            return table.picked, "give.?!" if action >= e.GIVE_CALL else "give.?"
        return None

    def exact_chance(self, rules: Rules, players: int) -> CardChance:
        return CardChance(self, rules, players)

    def midway(self, table: ClassicEnvTable) -> bool:
        return table.picked != c.NO_SEAT or table.below != 0

    def deal(self, table: ClassicEnvTable) -> list[Event]:
        log: list[Event] = []
        table.s.log = log
        table.deal()
        return log

    def act(self, table: ClassicEnvTable, action: int) -> list[Event]:
        log: list[Event] = []
        table.s.log = log
        table.act(action)
        table.s.log = None
        return log

    def seen(self, table: ClassicEnvTable, seat: int | None) -> str:
        chosen = _under_way(table) if seat == table.asked else []
        return " ".join([super().seen(table, seat), *chosen])


CLASSIC: Final = CardEncoding()
assert len(_ACTIONS) == e.ACTIONS
