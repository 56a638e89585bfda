"""Actions and positions as single lines of text, and their parsers (docs/notation.md).

Cards: `r5` `gD` (Draw2) `yS` (Skip) `bR` (Reverse) `W` `F` (Wild4) `U` (UnoCard) `X1` (Blank).

Actions: the seat, a colon, what it does: `2:r5` `2:r5!` (with the call) `2:W=g` `2:r5+b5` (b5 on top) `2:draw`
`2:pass` `2:uno` `2:catch.0` `2:doubt` `2:=g` `2:hands.left` `2:pick.1` `2:give.1.r5r6!` `2:accuse.0` `2:aye` `2:nay`.

Positions: hands, pile, discards, colour, direction, phase and seat, then all other fields that differ from their
default: `r1r5/gDW y1y2 r9 r > turn:0 layer=1`. `-` means empty. The top of the pile and of the discards comes last.
"""

from __future__ import annotations

import re
from typing import Final

from pioche.classic import codes as c
from pioche.classic import consistency
from pioche.classic.actions import (
    Accuse,
    Action,
    Call,
    Catch,
    Doubt,
    Draw,
    Give,
    NameColour,
    Pass,
    Pick,
    Play,
    TurnHands,
    Vote,
    decode,
    encode,
)
from pioche.classic.cards import CARD, COLOURS, FACE, NAMES, cards_text, parse_cards
from pioche.classic.codes import Phase
from pioche.classic.fields import EXTRAS, Kind, value_text
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.engine.deal import SEED_BYTES
from pioche.engine.refusal import Refused, cut, refuse

_ACTION: Final = re.compile(r"(\d):([!-~]+)")
_PLAY: Final = re.compile(rf"((?:{CARD.pattern})(?:\+(?:{CARD.pattern}))*)(?:=([rygb]))?(!?)")
_AIMED: Final = re.compile(r"(catch|pick|accuse)\.(\d)")
_GIVE: Final = re.compile(rf"give\.(\d)\.((?:{CARD.pattern}){{1,2}})(!?)")

_PHASE: Final = re.compile(rf"([a-z]+):([0-9])(?:=({CARD.pattern}))?")
_NUMBER: Final = re.compile(r"-?[0-9]{1,10}")
_SEED: Final = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")
_HEX: Final = re.compile(r"[0-9a-f]{1,16}")
MOST_SHOWN: Final = 40
"""So many characters of a text that cannot be read are repeated in the refusal."""

EXAMPLE: Final = "r1r5/gDW y1y2 r9 r > turn:0"
"""What a text that is no position is compared with."""

_EXTRA: Final = {field.name: field for field in EXTRAS}


def action_text(action: Action) -> str:
    """An action as text."""
    return f"{action.seat}:{_what(action)}"


def move_text(move: int) -> str:
    """A move as text."""
    return action_text(decode(move))


def _what(action: Action) -> str:
    match action:
        case Play(face=face, colour=colour, call=call, also=also):
            laid = "+".join(NAMES[card] for card in (*also, face))
            return laid + ("" if colour is None else f"={COLOURS[colour]}") + "!" * call
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Call():
            return "uno"
        case Doubt():
            return "doubt"
        case Catch(target=target):
            return f"catch.{target}"
        case Pick(target=target):
            return f"pick.{target}"
        case Accuse(target=target):
            return f"accuse.{target}"
        case NameColour(colour=hue):
            return f"={COLOURS[hue]}"
        case TurnHands(clockwise=clockwise):
            return "hands.left" if clockwise else "hands.right"
        case Vote(aye=aye):
            return "aye" if aye else "nay"
        case Give(target=target, cards=cards, call=call):
            return f"give.{target}.{cards_text(cards)}" + "!" * call


def parse_move(text: str) -> int:
    """Parse a move; raises `Refused` if the text is invalid."""
    return encode(parse_action(text))


def parse_action(text: str) -> Action:
    """Parse an action; raises `Refused` if the text is invalid."""
    found = _ACTION.fullmatch(text)
    if not found:
        raise refuse("bad-action", text=text)
    seat, what = int(found[1]), found[2]
    plain: dict[str, Action] = {
        "draw": Draw(seat),
        "pass": Pass(seat),
        "uno": Call(seat),
        "doubt": Doubt(seat),
        "aye": Vote(seat, True),
        "nay": Vote(seat, False),
        "hands.left": TurnHands(seat, True),
        "hands.right": TurnHands(seat, False),
    }
    if what in plain:
        return plain[what]
    if len(what) == 2 and what[0] == "=" and what[1] in COLOURS:
        return NameColour(seat, COLOURS.index(what[1]))
    if laid := _PLAY.fullmatch(what):
        *below, face = (FACE[name] for name in laid[1].split("+"))
        return Play(seat, face, COLOURS.index(laid[2]) if laid[2] else None, bool(laid[3]), tuple(sorted(below)))
    if aimed := _AIMED.fullmatch(what):
        target = int(aimed[2])
        pointed: dict[str, Action] = {
            "catch": Catch(seat, target),
            "pick": Pick(seat, target),
            "accuse": Accuse(seat, target),
        }
        return pointed[aimed[1]]
    if gift := _GIVE.fullmatch(what):
        return Give(seat, int(gift[1]), tuple(sorted(parse_cards(gift[2]))), bool(gift[3]))
    raise refuse("bad-action", text=text)


def position_text(s: Round) -> str:
    """A position as text, including everything hidden."""
    hands = "/".join(cards_text(s.hand(seat)) for seat in range(s.players))
    extras = [f"seed={s.seed.hex()}"] if s.seed is not None else []
    if s.fast != 1:
        extras.append(f"fast={s.fast:x}")
    return " ".join(
        [
            hands,
            cards_text(s.pile_cards()),
            cards_text(s.discard_cards()),
            (COLOURS + "-")[s.colour],
            ">" if s.direction > 0 else "<",
            phase_text(s.phase, s.turn, s.drawn),
            *extras_text(s),
            *extras,
        ]
    )


def phase_text(phase: int, turn: int, drawn: int) -> str:
    """A phase and its seat as text: `turn:2`, `drawn:2=r5`."""
    return f"{Phase(phase).name.lower()}:{turn}" + (f"={NAMES[drawn]}" if drawn != c.NO_FACE else "")


def extras_text(s: Round) -> list[str]:
    """The fields that differ from their default, as `name=value`."""
    found = []
    for field in EXTRAS:
        value: int = getattr(s, field.name)
        if value != field.default:
            found.append(f"{field.name}={value_text(field, value)}")
    return found


def parse_position(text: str, rules: Rules) -> Round:
    """Parse a position; raises `Refused` if the text is invalid or the position is not consistent."""
    parts = text.split()
    if len(parts) < 6:
        raise refuse("bad-position", text=cut(text, MOST_SHOWN), example=EXAMPLE)
    hands = [parse_cards(hand) for hand in parts[0].split("/")]
    pile, discard = parse_cards(parts[1]), parse_cards(parts[2])
    fields = {
        "colour": _placed("colour", parts[3], COLOURS + "-"),
        "direction": 1 - 2 * _placed("direction", parts[4], "><"),
        **_parse_phase(parts[5]),
    }
    seed = None
    for part in parts[6:]:
        name, _, value = part.partition("=")
        if name in fields or (name == "seed" and seed is not None):
            raise refuse("position-twice", field=name)
        if name == "seed":
            seed = _parse_seed(value)
        else:
            fields[name] = _parse_extra(name, value)
    if fields["phase"] in consistency.CHOICES and discard:
        fields = {**_of_choice(fields, discard[-1]), **fields}
    return consistency.position(rules, seed, (hands, pile, discard), fields)


def _of_choice(fields: dict[str, int], last: int) -> dict[str, int]:
    """What a text may leave out while a card waits for a choice: the card, who chooses, and who has laid it."""
    layer = fields["turn"] if fields.get("started") else fields.get("dealer", 0)
    return {"running": last, "actor": fields["turn"], "layer": layer}


def _placed(name: str, text: str, values: str) -> int:
    """The place of a single character among the possible ones."""
    if len(text) != 1 or text not in values:
        raise _bad_choice(name, text, ", ".join(values))
    return values.index(text)


def _bad_value(name: str, text: str) -> Refused:
    return refuse("position-value", field=name, value=cut(text, MOST_SHOWN))


def _bad_choice(name: str, text: str, choices: str) -> Refused:
    return refuse("position-choice", field=name, value=cut(text, MOST_SHOWN), choices=choices)


def _parse_phase(text: str) -> dict[str, int]:
    found = _PHASE.fullmatch(text)
    if not found or found[1].upper() not in Phase.__members__:
        raise _bad_choice("phase", text, ", ".join(f"{phase.name.lower()}:0" for phase in Phase))
    phase = {"phase": Phase[found[1].upper()].value, "turn": int(found[2])}
    return phase | {"drawn": FACE[found[3]]} if found[3] else phase


def _parse_seed(text: str) -> bytes:
    if not _SEED.fullmatch(text):
        raise refuse("position-hex", field="seed", value=cut(text, MOST_SHOWN), digits=2 * SEED_BYTES)
    return bytes.fromhex(text)


def _parse_extra(name: str, text: str) -> int:
    if name == "fast":
        if not _HEX.fullmatch(text):
            raise _bad_value(name, text)
        return int(text, 16)
    field = _EXTRA.get(name)
    if field is None:
        raise refuse("position-field", field=cut(name, MOST_SHOWN))
    if field.kind is Kind.FACE and text in FACE:
        return FACE[text]
    if field.kind is Kind.COLOUR and len(text) == 1 and text in COLOURS:
        return COLOURS.index(text)
    if name == "debt_kind" and text not in map(str, range(c.BLANK_DEBT + 1)):
        raise _bad_choice(name, text, "1 (Draw2), 2 (Wild4), 3 (UnoCard), 4 (Blank)")
    if field.kind in (Kind.FACE, Kind.COLOUR) or not _NUMBER.fullmatch(text):
        raise _bad_value(name, text)
    return int(text)
