"""What a position has to satisfy: the only door for positions that were not reached by play.

Texts and pickles become positions in `position`, and nowhere else. It refuses what is not consistent and says what is
wrong: with the cards, with the value of a field (its range follows from `fields.Field`), or with what fields mean
together, one function per part of the game. The machine relies on this and looks at no field twice.

A position may hold part of a pack. Every position that play can reach is accepted; a law tests that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import NAMES
from pioche.classic.cited import in_book
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Op
from pioche.classic.ended import check_end
from pioche.classic.fields import FIELDS, PICKLED, Field, Kind, value_text
from pioche.classic.machine import Round
from pioche.classic.rules import Rules, program_of
from pioche.engine.deal import SEED_BYTES
from pioche.engine.refusal import Refused, refuse
from pioche.engine.similar import NONE_SIMILAR

Hands = Sequence[Sequence[int]]
Cards = tuple[list[list[int]], list[int], list[int]]
"""The hands, the draw pile and the discards, the top card last."""

_FIELD: Final = {field.name: field for field in FIELDS}
CHOICES: Final = (c.COLOUR, c.ROTATE, c.CHOOSE, c.GIVE)
"""The phases in which a card waits for its player's choice."""
_ASKING: Final = {c.COLOUR: Op.COLOUR, c.ROTATE: Op.PASS_HANDS, c.GIVE: Op.GIVE}
_MOST_SHOWN: Final = 40  # characters of a value in a refusal
_CHALLENGE: Final = ("FR-22", "LB-9")
_UNO: Final = ("FR-10", "LB-6", "DE-11")
_HOUSE: Final = {
    c.ROTATE: ("zero_rotation", "DE-13a", Op.PASS_HANDS),
    c.CHOOSE: ("seven_swap", "BB-2", Op.SWAP),
    c.GIVE: ("uno_card_gift", "DE-8b", Op.GIVE),
}
"""Phases that only a house rule has: its option and its clause, and the effect of a Blank that has it too."""


@dataclass(frozen=True, slots=True)
class _Given:
    """A position to check: its cards, and its fields by name. Refusals name the clause in the book of the table."""

    rules: Rules
    hands: Hands
    pile: Sequence[int]
    discard: Sequence[int]
    fields: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        return self.fields[name]

    def has(self, name: str) -> bool:
        """Has a field another value than its default?"""
        return self.fields[name] != _FIELD[name].default

    def text(self, name: str) -> str:
        """A field as text: `layer=2`; the phase only by its name."""
        value = self.fields[name]
        return Phase(value).name.lower() if name == "phase" else f"{name}={value_text(_FIELD[name], value)}"

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self["direction"]) % self["players"]

    def book(self, *clauses: str) -> str:
        """The clause to name; empty if none is in force."""
        return in_book(self.rules, clauses)

    def require(self, name: str, by: str, *clauses: str) -> None:
        """Refuse a position in which a field is missing that another needs."""
        if not self.has(name):
            raise refuse("position-needs", self.book(*clauses), given=self.text(by), field=name)

    def exclude(self, name: str, by: str, *clauses: str) -> None:
        """Refuse a position in which a field is set that does not go with another."""
        if self.has(name):
            raise self.clash(name, by, *clauses)

    def clash(self, name: str, by: str, *clauses: str) -> Refused:
        """Two fields that do not go together."""
        return refuse("position-clash", self.book(*clauses), given=self.text(name), other=self.text(by))

    def needs_rule(self, name: str, option: str, clause: str) -> Refused:
        """A field or phase that exists only with a house rule; its clause, which is not in force, says what it is."""
        return refuse("position-rule", clause, given=self.text(name), option=option)


def position(rules: Rules, seed: object, cards: Cards, numbers: Mapping[str, int]) -> Round:
    """A position from its cards and its fields; fields that are missing have their default. Refused if inconsistent."""
    hands, pile, discard = cards
    fields = {name: _FIELD[name].default for name in PICKLED}
    fields.update({"players": len(hands), "top": counting(discard)})
    fields.update(numbers)
    players = fields["players"]
    if not isinstance(players, int):
        raise _bad_value("players", players)
    rules.check_players(players)
    _check_cards(rules, players, hands, pile, discard)
    for name, value in fields.items():
        _check_value(_FIELD[name], value, players)
    if seed is not None and (not isinstance(seed, bytes) or len(seed) != SEED_BYTES):
        raise _bad_value("seed", seed)
    _check_fields(_Given(rules, hands[:players], pile, discard, fields))
    made = Round(rules, rules.book, players)
    made.set_seed(seed if isinstance(seed, bytes) else None)
    made.lay_out(hands[:players], pile, discard)
    made.set_fields(tuple([int(fields[name]) for name in PICKLED]))
    _check_moves(made)
    return made


def check(s: Round) -> None:
    """Refuse a position that is not consistent."""
    fields = {name: getattr(s, name) for name in PICKLED}
    hands = [s.hand(seat) for seat in range(s.players)]
    _check_cards(s.rules, s.players, hands, s.pile_cards(), s.discard_cards())
    _check_fields(_Given(s.rules, hands, s.pile_cards(), s.discard_cards(), fields))
    _check_moves(s)


def counting(discard: Sequence[int]) -> int:
    """The card that counts: the last one that is not an UnoCard (DE-8b)."""
    return next((face for face in reversed(discard) if face != c.UNO_CARD), c.NO_FACE)


# Values and cards.


def _bad_value(name: str, value: object) -> Refused:
    return refuse("position-value", field=name, value=str(value)[:_MOST_SHOWN])


def _check_value(field: Field, value: object, players: int) -> None:
    """Refuse a value that the kind of its field does not have."""
    known = isinstance(value, int) and (
        field.least_value <= value <= field.most_value(players) or value == field.nothing
    )
    if not known and isinstance(value, int) and field.kind in (Kind.NUMBER, Kind.SEAT):
        least, most = field.least_value, field.most_value(players)
        raise refuse("position-range", field=field.name, value=value, least=least, most=most)
    if not known or (field.name == "direction" and value == 0):
        raise _bad_value(field.name, value)


def _check_cards(rules: Rules, players: int, hands: Hands, pile: Sequence[int], discard: Sequence[int]) -> None:
    """The hands, the pile and the discards hold no more cards than the pack, and a card lies face up (FR-5, DE-8)."""
    if any(hands[players:]):
        raise refuse("position-hands", players=players)
    for face, count in Counter([*(face for hand in hands for face in hand), *pile, *discard]).items():
        if face not in range(c.FACES):
            raise refuse("bad-cards", text=str(face)[:_MOST_SHOWN], similar=NONE_SIMILAR)
        if count > rules.book.copies_of(face):
            raise refuse("too-many-cards", card=NAMES[face], most=rules.book.copies_of(face))
    if counting(discard) == c.NO_FACE:
        raise refuse("position-discards")


def _check_moves(s: Round) -> None:
    """Somebody can move until the round is over: a choice that nobody can make would never end."""
    if not s.over and not s.moves():
        raise refuse("position-stuck")


# Fields that belong together. A round that is over keeps what it ended with, and nothing reads it any more.


def _check_fields(p: _Given) -> None:
    _check_discards(p)
    if p["phase"] == c.OVER:
        p.exclude("debt", "phase")
        p.exclude("owing", "phase")
        p.exclude("forgot", "phase")
        p.exclude("accused", "phase")
        check_end(p.rules, p.hands, p.pile, p.discard, p.fields)
        return
    p.exclude("winner", "phase")
    if p["idle"] >= p["players"]:
        raise _bad_value("idle", p["idle"])  # FR-18: the round would be blocked
    _check_drawn(p)
    _check_debt(p)
    _check_challenge(p)
    _check_choice(p)
    _check_following(p)
    _check_calls(p)
    _check_out(p)
    _check_vote(p)


def _check_discards(p: _Given) -> None:
    """The card that counts lies on the discards, and its colour is in force (FR-7, DE-8b); a Skip can be parried."""
    top = p["top"]
    if top != counting(p.discard):
        raise refuse("position-top", given=p.text("top"), card=NAMES[counting(p.discard)])
    if top < c.WILD and p["colour"] != top // c.RANKS:
        raise refuse("position-colour", colour=value_text(_FIELD["colour"], p["colour"]), card=NAMES[top])
    if not p.has("colour") and p["phase"] != c.COLOUR:
        raise refuse("position-needs", given=NAMES[top], field="colour")
    if p["phase"] == c.SKIPPED:
        if not p.rules.skipping.skip_parry:
            raise p.needs_rule("phase", "skip_parry", "DE-3a")
        if top >= c.WILD or top % c.RANKS != c.SKIP:
            raise p.clash("phase", "top", "DE-3a")


def _check_drawn(p: _Given) -> None:
    """A drawn card is in the hand of the seat that has drawn it (FR-8, FR-9, LB-5)."""
    if p["phase"] != c.DRAWN:
        p.exclude("drawn", "phase")
        p.exclude("must_lay", "phase")
        return
    if not p.has("drawn"):
        raise refuse("position-drawn-card", given=f"drawn:{p['turn']}", example=f"drawn:{p['turn']}=r5")
    if p["drawn"] not in p.hands[p["turn"]]:
        raise refuse("position-not-held", seat=p["turn"], card=NAMES[p["drawn"]])
    if p["must_lay"] and not p.rules.book.drawn_must:
        raise p.needs_rule("must_lay", "drawn_card", "LB-5")


def _check_debt(p: _Given) -> None:
    """A debt has a kind, and somebody who owes it or makes it; seats sit out, or move again, after it (LB-10)."""
    if p["debt"]:
        p.require("debt_kind", "debt")
    if p["debt_kind"]:
        p.require("debt", "debt_kind")
        if p["debt_kind"] == c.UNO_DEBT and not p.rules.debt.uno_card_draw4:
            raise p.needs_rule("debt_kind", "uno_card_draw4", "DE-8a")
        if p["debt_kind"] == c.BLANK_DEBT and not p.rules.blank.blanks:
            raise p.needs_rule("debt_kind", "blanks", "LB-10")
    if p["phase"] in (c.DEBT, c.CHALLENGE):
        p.require("debt", "phase")
    elif p["phase"] not in CHOICES:
        p.exclude("debt", "phase")
        p.exclude("skips", "phase")
        p.exclude("again", "phase")
    if p["again"]:
        p.require("layer", "again")


def _check_challenge(p: _Given) -> None:
    """A Wild4 that may be doubted lies on top, laid by the seat before, with what was in force below it (FR-22)."""
    if p["phase"] != c.CHALLENGE:
        p.exclude("fresh", "phase", *_CHALLENGE)
        p.exclude("bluff", "phase", *_CHALLENGE)
        return
    if p.rules.book.challenge == c.CHALLENGE_OFF:
        raise p.needs_rule("phase", "challenge", "FR-22")
    for name in ("layer", "fresh", "top_before", "colour_before"):
        p.require(name, "phase", *_CHALLENGE)
    if p.discard[-1] != c.WILD4:
        raise refuse("position-top", p.book(*_CHALLENGE), given=p.text("phase"), card=NAMES[p.discard[-1]])
    if p["debt_kind"] != c.WILD4_DEBT:
        raise p.clash("debt_kind", "phase", *_CHALLENGE)
    before = counting(p.discard[:-1])
    if p["top_before"] != before:
        raise p.clash("top_before", "phase", *_CHALLENGE)
    if before < c.WILD and p["colour_before"] != before // c.RANKS:
        raise p.clash("colour_before", "top_before", *_CHALLENGE)
    if p["turn"] != p.after(p["layer"]):
        raise p.clash("turn", "layer", *_CHALLENGE)


def _check_choice(p: _Given) -> None:
    """While a card waits for a choice, it is known which card, which of its effects, and who chooses (LB-10)."""
    if p["phase"] not in CHOICES:
        for name in ("running", "at", "named", "target", "called"):
            p.exclude(name, "phase")
        return
    _check_house(p)
    for name in ("layer", "actor", "running"):
        p.require(name, "phase")
    if p["turn"] != p["actor"]:
        raise p.clash("actor", "turn")
    if p["running"] != p.discard[-1]:
        raise refuse("position-top", given=p.text("running"), card=NAMES[p.discard[-1]])
    if p["phase"] in (c.COLOUR, c.CHOOSE):
        p.exclude("named" if p["phase"] == c.COLOUR else "target", "phase")
    if not p["started"] and p["phase"] == c.COLOUR and (p["running"] == c.WILD or p["running"] >= c.BLANK):
        p.exclude("at", "phase")
        return  # FR-15, LB-8, LB-10: the colour of the first card is named before its effects
    program = program_of(p.rules, p["running"])
    effect = program[p["at"]] if p["at"] < len(program) else None
    chosen = effect is not None and effect.at is At.CHOSEN and effect.op is not Op.GIVE
    if effect is None or (_ASKING[p["phase"]] is not effect.op if p["phase"] in _ASKING else not chosen):
        _, clause, _ = _HOUSE.get(p["phase"], ("", "", None))
        clause = p.book("LB-10" if p["running"] >= c.BLANK else clause)
        if not program:
            raise refuse("position-top", clause, given=p.text("phase"), card=NAMES[p["running"]])
        raise refuse("position-effect", clause, given=p.text("phase"), card=NAMES[p["running"]], at=p["at"])


def _check_house(p: _Given) -> None:
    """Choices about hands occur only with a house rule, or with a Blank that has such an effect (LB-10)."""
    if p["phase"] not in _HOUSE:
        return
    option, clause, op = _HOUSE[p["phase"]]
    written = [effect for program in p.rules.blank.blanks for effect in program.effects]
    asks = any(effect.op is op or (p["phase"] == c.CHOOSE and effect.at is At.CHOSEN) for effect in written)
    if p.rules.as_text()[option] == "off" and not asks:
        raise p.needs_rule("phase", option, clause)


def _check_following(p: _Given) -> None:
    """Who may go on with a sequence or a second Skip has laid the card that counts (DE-1b, DE-3b)."""
    if p["step"] and not p.rules.sequences.sequences:
        raise p.needs_rule("step", "sequences", "DE-1b")
    if not p.has("follow"):
        return
    top = p["top"]
    skip = top < c.WILD and top % c.RANKS == c.SKIP
    if skip and not p.rules.skipping.double_skip:
        raise p.needs_rule("follow", "double_skip", "DE-3b")
    if not skip and not p.rules.sequences.sequences:
        raise p.needs_rule("follow", "sequences", "DE-1b")
    if not skip and (top >= c.WILD or top % c.RANKS >= c.DRAW2):
        raise p.clash("follow", "top", "DE-1b")
    if p.has("layer") and p["follow"] != p["layer"]:
        raise p.clash("follow", "layer", "DE-1b")


def _check_calls(p: _Given) -> None:
    """Who owes a call has one card left, or none and is out (FR-10, DE-12)."""
    if p["forgot"] and not p.rules.uno_call.uno_uno:
        raise p.needs_rule("forgot", "uno_uno", "DE-12")
    for seat, hand in enumerate(p.hands):
        if p["owing"] >> seat & 1:
            if len(hand) > 1:
                raise refuse("position-hand", p.book(*_UNO), given=p.text("owing"), seat=seat, cards=len(hand))
            if not hand and seat not in (p["out"], p["heir"]):
                raise refuse("position-hand", p.book("DE-12", *_UNO), given=p.text("owing"), seat=seat, cards=0)


def _check_out(p: _Given) -> None:
    """Who is out holds no card and has not won yet: no call (DE-12), or a Draw2 that may come back (DE-5a).

    If nobody is out, everybody holds a card: an empty hand ends the round (FR-11).
    """
    if p["defending"] and not p.rules.finishing.draw2_finish_defence:
        raise p.needs_rule("defending", "draw2_finish_defence", "DE-5a")
    for name, of in (("out_said", "out"), ("heir_said", "heir"), ("defending", "out"), ("heir", "out")):
        if p.has(name):
            p.require(of, name)
    for name in ("out", "heir"):
        if p.has(name):
            if p.hands[p[name]]:
                raise refuse("position-hand", given=p.text(name), seat=p[name], cards=len(p.hands[p[name]]))
            p.require("layer", name)
    if p.has("heir") and p["heir"] == p["out"]:
        raise p.clash("heir", "out", "DE-5a")
    if p["out_said"] and not p["defending"] and p["phase"] not in CHOICES:
        raise refuse("position-won", seat=p["out"], given=p.text("phase"))
    if not p.has("out"):
        for seat, hand in enumerate(p.hands):
            if not hand:
                raise refuse("position-hand", given=p.text("phase"), seat=seat, cards=0)


def _check_vote(p: _Given) -> None:
    """An accusation is open to votes, each of another seat than the accused and only once (FR-21)."""
    if not p.rules.advice.advice_penalty and (p.has("accused") or p["accusers"]):
        raise p.needs_rule("accused" if p.has("accused") else "accusers", "advice_penalty", "FR-21")
    if not p.has("accused"):
        for name in ("ayes", "nays"):
            if p[name]:
                p.require("accused", name, "FR-21")
        return
    if p["ayes"] & p["nays"]:
        raise p.clash("ayes", "nays", "FR-21")
    for name in ("ayes", "nays"):
        if p[name] >> p["accused"] & 1:
            raise p.clash(name, "accused", "FR-21")
    if (p["ayes"] | p["nays"]).bit_count() >= p["players"] - 1:
        raise refuse("position-voted", "FR-21", given=p.text("accused"))
