"""The card game as numbers: `encoding.Encoding`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, NAMES
from pioche.classic.events import Event
from pioche.classic.game import GAME
from pioche.classic.rules import Rules
from pioche.engine.game import AnyGame
from pioche.envs import codes as e
from pioche.envs.classic import Table
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


def _feature(name: str, first: int, count: int, meaning: str, private: bool = False) -> Feature:
    return Feature(name, first, count, (name,), meaning, private)


def _seat(name: str, first: int, meaning: str) -> Feature:
    return _feature(name, first, c.SEATS, f"by distance: {meaning}")


_FEATURES: Final = (
    _feature("hand", e.HAND, c.FACES, "by face: how often this seat holds it", private=True),
    _feature("top", e.TOP, c.FACES, "by face: the card that counts"),
    _feature("discards", e.DISCARDS, c.FACES, "by face: how often it lies among the discards"),
    _feature("drawn", e.DRAWN, c.FACES, "by face: the card that this seat has just drawn", private=True),
    _feature("running", e.RUNNING, c.FACES, "by face: the card whose effects wait for a choice"),
    _feature("top_before", e.TOP_BEFORE, c.FACES, "by face: the card below a Wild4 that may be doubted"),
    _feature("colour", e.COLOUR, 4, "by colour: the one in force"),
    _feature("colour_before", e.COLOUR_BEFORE, 4, "by colour: the one before a Wild4 that may be doubted"),
    _feature("named", e.NAMED, 4, "by colour: the one named with the card under way"),
    _feature("phase", e.PHASE, 10, "by number of the phase: the one that it is"),
    _feature("debt_kind", e.DEBT_KIND, 5, "what the debt was made of: none, Draw2, Wild4, UnoCard, Blank"),
    _seat("counts", e.COUNTS, "the number of cards"),
    _seat("dealer", e.DEALER, "deals"),
    _seat("turn", e.ON_TURN, "is on turn"),
    _seat("layer", e.LAYER, "laid the last card"),
    _seat("follow", e.FOLLOW, "may go on with a sequence"),
    _seat("owing", e.OWING, "has not called"),
    _seat("out", e.OUT, "has laid the last card but not won yet"),
    _seat("heir", e.HEIR, "went out by parrying meanwhile"),
    _seat("actor", e.ACTOR, "chooses for the card under way"),
    _seat("target", e.TARGET, "is the seat chosen for it"),
    _seat("accused", e.ACCUSED, "is accused of giving advice"),
    _seat("ayes", e.AYES, "voted yes"),
    _seat("nays", e.NAYS, "voted no"),
    _seat("accusers", e.ACCUSERS, "has accused somebody in this round"),
    _seat("winner", e.WINNER, "has won"),
    _feature("players", e.PLAYERS, 1, "how many play"),
    _feature("pile", e.PILE, 1, "cards in the draw pile"),
    _feature("direction", e.DIRECTION, 1, "1: to the left, -1: to the right"),
    _feature("debt", e.DEBT, 1, "cards that somebody owes"),
    _feature("step", e.STEP, 1, "direction of a sequence under way"),
    _feature("must_lay", e.MUST_LAY, 1, "the drawn card has to be laid", private=True),
    _feature("out_said", e.OUT_SAID, 1, "who has laid the last card has said so"),
    _feature("defending", e.DEFENDING, 1, "the others may still parry"),
    _feature("heir_said", e.HEIR_SAID, 1, "who went out by parrying has said so"),
    _feature("at", e.AT, 1, "which effect of the card under way is next"),
    _feature("skips", e.SKIPS, 1, "seats that it makes sit out"),
    _feature("again", e.AGAIN, 1, "its player moves again"),
    _feature("called", e.CALLED, 1, "its player called"),
    _feature("started", e.STARTED, 1, "somebody has moved"),
    _feature("idle", e.IDLE, 1, "turns in a row in which nothing could be drawn or laid"),
    _feature("shuffles", e.SHUFFLES, 1, "how often the discards were shuffled"),
    _feature("asked", e.ASKED, 1, "this seat is asked now", private=True),
    _feature("picked", e.PICKED, c.SEATS, "by distance: gets the gift that is being made up", private=True),
    _feature("given", e.GIVEN, c.FACES, "by face: its first card", private=True),
    _feature("below", e.LYING_BELOW, 40, "by colour and number: cards to lie below the next one", private=True),
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


class CardEncoding(Encoding[Table]):
    """The card game."""

    game: AnyGame = GAME
    actions: int = e.ACTIONS
    wait: int = e.WAIT
    features: tuple[Feature, ...] = _FEATURES

    def new_table(self, rules: Rules, players: int, seed: int) -> Table:
        return Table(rules, players, seed)

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

    def seen(self, table: Table, seat: int | None) -> str:
        chosen = _under_way(table) if seat == table.asked else []
        return " ".join([super().seen(table, seat), *chosen])


CLASSIC: Final = CardEncoding()
assert len(_ACTIONS) == e.ACTIONS
