"""Checking an unfinished table: which groups are melds already, and whether the turn could end now.

A client that knows no rules sends its draft as text and shows the diagnosis. The text is that of a lay
(docs/rummy-notation.md) with the groups in the client's own order, complete or not, and with two additions: in a group
that begins with `?` a bare `*` is a joker that does not stand for anything yet, and `!2*` lets it act.
`diagnose` finds what such a joker can stand for, fills in effects that were not chosen, and applies `laying.check`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Final

from pioche.engine.refusal import Refusal
from pioche.rummy import laying
from pioche.rummy.actions import Effect, Lay, lay
from pioche.rummy.laying import MOST_LAID, Turn
from pioche.rummy.melds import Fault, Group, Origin, Piece, Shape, group, joker_in, origin_of, piece, shape
from pioche.rummy.notation import MARKS, MOST_PIECES, NONE, bad, parse_group, parse_loose, parse_pieces, split_lay
from pioche.rummy.refusals import Code
from pioche.rummy.rules import FreedJoker, OneEffectPer
from pioche.rummy.solver import lays
from pioche.rummy.tiles import CELLS, COLOURS, JOKERS, NUMBERS, cell, colour_of, number_of

UNNAMED: Final = CELLS
"""The cell of a joker that does not yet stand for anything."""
MOST_READINGS: Final = 256
"""Upper bound on the ways to name all jokers of a draft that are tried; four jokers have fewer."""
_BARE: Final = re.compile(r"\*([+=^]?)")


@dataclass(frozen=True, slots=True)
class Draft:
    """What a player has put together so far. The pieces of a group keep the order of the client."""

    groups: tuple[Group, ...]
    loose: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()
    uno: bool = False


@dataclass(frozen=True, slots=True)
class GroupFound:
    """The diagnosis of one group of a draft."""

    refusal: Refusal | None
    """Why it is not a meld yet, or None if it is one."""
    readings: tuple[Group, ...]
    """The group with every joker named, in each way that makes a meld, the most likely first."""
    acting: tuple[int, ...]
    """The cells of its word tiles that came from the rack; if there are several, the player chooses one (R-15)."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The diagnosis of a draft; groups are numbered as in the draft."""

    groups: tuple[GroupFound, ...]
    refusal: Refusal | None
    """Why the turn cannot end like this, or None if the lay would be accepted."""
    laid: int
    """How many tiles have left the rack; jokers moved on the table do not count."""
    room: int
    """How many more tiles may leave it (R-7)."""
    uno_due: bool
    """Whether one tile would be left, so that the UNO call is due (R-19)."""
    action: Lay | None
    """The draft as an action, with jokers named and effects chosen; None while some group is not a meld."""


def parse_draft(text: str) -> Draft:
    """Parse a draft; raises `Refused` on bad notation."""
    parts, effect_texts, uno = split_lay(text)
    groups: list[Group] = []
    loose: list[int] = []
    for part in [] if parts == [NONE] else parts:
        if part.startswith("~"):
            loose.append(parse_loose(part))
        else:
            groups.append(_parse_group(part))
    effects = [Effect(number, UNNAMED if found is None else found) for number, found in effect_texts]
    if any(effect.group >= len(groups) for effect in effects) or sum(map(len, groups)) + len(loose) > MOST_PIECES:
        raise bad(text)
    return Draft(tuple(groups), tuple(loose), tuple(effects), uno)


def _parse_group(text: str) -> Group:
    """Like `parse_group`, but keeps the order of the pieces and accepts bare jokers."""
    if not text.startswith("?"):
        return tuple(parse_pieces(text))
    found: list[Piece] = []
    for part in text[1:].split("."):
        bare = _BARE.fullmatch(part)
        if bare:
            found.append(piece(UNNAMED, joker=True, origin=Origin(MARKS.index(bare[1]))))
        else:
            found += parse_group(f"?{part}")
    return tuple(found)


class TooManyWays(Exception):
    """A draft has more readings than the caller wanted to try."""


class _Trials:
    """A counter of the readings that may still be tried."""

    def __init__(self, most: int | None) -> None:
        self._left = most

    def take(self) -> None:
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise TooManyWays


def diagnose(turn: Turn, seat: int, draft: Draft, most: int | None = None) -> Diagnosis:
    """Check a draft, group by group and as a whole.

    The client need not mark freed jokers: a joker of the table that is bare or stands for something else is marked as
    freed if that makes the draft a legal action (R-13 c, R-17). Raises `TooManyWays` after `most` trials: with four
    jokers there can be hundreds, each taking some tenths of a millisecond.
    """
    trials = _Trials(most)
    found = _diagnose(turn, seat, draft, trials)
    if found.refusal is None:
        return found
    for marked in _marked(turn, draft):
        other = _diagnose(turn, seat, marked, trials)
        if other.refusal is None:
            return other
    return found


def _marked(turn: Turn, draft: Draft) -> Iterator[Draft]:
    """The draft with all jokers that left their place on the table marked as freed, then with only one of them each."""
    options = turn.rules.jokers
    if options.freed_joker is FreedJoker.TO_RACK:
        mark = Origin.RACK if options.joker_reactivates else Origin.RACK_PLAIN
    elif options.joker_reactivates:
        mark = Origin.LIFTED
    else:
        return
    stood = {one & ~3 for pieces in turn.table.groups for one in pieces}
    lifted = [
        (number, place)
        for number, pieces in enumerate(draft.groups)
        for place, one in enumerate(pieces)
        if joker_in(one) and origin_of(one) is Origin.TABLE and one not in stood
    ][:JOKERS]
    for chosen in [lifted, *([one] for one in lifted)] if len(lifted) > 1 else [lifted] * len(lifted):
        groups = [list(pieces) for pieces in draft.groups]
        for number, place in chosen:
            groups[number][place] |= mark
        yield replace(draft, groups=tuple(map(tuple, groups)))


def _diagnose(turn: Turn, seat: int, draft: Draft, trials: _Trials) -> Diagnosis:
    readings = [_readings(pieces) for pieces in draft.groups]
    refusals = [
        None if found else _refusal(number, pieces)
        for number, (found, pieces) in enumerate(zip(readings, draft.groups, strict=True), 1)
    ]
    laid = sum(one & 3 in (Origin.RACK, Origin.RACK_PLAIN) for pieces in draft.groups for one in pieces)
    # Too many tiles first: completing the groups would not help.
    too_many = Code.TOO_MANY_TILES.refusal(count=laid, most=MOST_LAID) if laid > MOST_LAID else None
    refusal = too_many or next((wrong for wrong in refusals if wrong is not None), None)
    action = None
    if refusal is None:
        refusal, action = _judge(turn, seat, draft, readings, trials)
    groups = [
        GroupFound(wrong, tuple(found), _acting(found[0] if found else pieces))
        for wrong, found, pieces in zip(refusals, readings, draft.groups, strict=True)
    ]
    uno_due = action is not None and refusal is None and _left(turn, action) == 1
    return Diagnosis(tuple(groups), refusal, laid, max(0, MOST_LAID - laid), uno_due, action)


def _acting(pieces: Group) -> tuple[int, ...]:
    return tuple(one >> 3 for one in pieces if one >> 3 != UNNAMED and laying.acts(one))


def _judge(
    turn: Turn, seat: int, draft: Draft, readings: Sequence[Sequence[Group]], trials: _Trials
) -> tuple[Refusal | None, Lay]:
    """The first reading of the jokers that is accepted, else the refusal of the most likely one."""
    likeliest: tuple[Refusal | None, Lay] | None = None
    for named in islice(product(*readings), MOST_READINGS):
        trials.take()
        action = _action(turn, seat, draft, named)
        refusal = laying.check(turn, action)
        if refusal is None:
            return None, action
        if likeliest is None:
            likeliest = (refusal, action)
            if laying.hopeless(turn, action):
                break
    assert likeliest is not None  # neither a product of non-empty lists nor the empty product is empty
    return likeliest


def _left(turn: Turn, action: Lay) -> int:
    return sum(turn.rack) - len(action.laid()) + laying.taken(turn, action)


def _action(turn: Turn, seat: int, draft: Draft, named: Sequence[Group]) -> Lay:
    """The draft as an action. Missing effects default to the strongest ones (R-15), except when going out (R-21)."""
    plain = lay(seat, named, draft.loose, uno=draft.uno)
    if not _left(turn, plain) and not turn.rules.effects.last_effect_counts:
        return plain
    chosen = lay(seat, named, draft.loose, _named_effects(draft.effects, named)).effects
    per = turn.rules.effects.one_effect_per
    if not (chosen and per is OneEffectPer.TURN):
        taken = {effect.group for effect in chosen}
        chosen += tuple(effect for effect in lays.strongest(plain.table, per) if effect.group not in taken)
    return plain.with_effects(chosen)


def _named_effects(effects: Iterable[Effect], named: Sequence[Group]) -> Iterator[Effect]:
    for effect in effects:
        if effect.cell != UNNAMED:
            yield effect
            continue
        jokers = [one >> 3 for one in named[effect.group] if one & 4 and laying.acts(one)]
        yield Effect(effect.group, jokers[0] if jokers else effect.cell)


# What bare jokers may stand for


def _readings(pieces: Group) -> list[Group]:
    """Every way to name the jokers of a group so that it is a meld, best match with the order of its pieces first."""
    bare = [one for one in pieces if one >> 3 == UNNAMED]
    if not bare:
        whole = group(pieces)
        return [whole] if isinstance(shape(whole), Shape) else []
    named = [one for one in pieces if one >> 3 != UNNAMED]
    found = [filled for filled in _filled(named, bare) if isinstance(shape(filled), Shape)]
    return sorted(dict.fromkeys(found), key=lambda filled: -_in_place(filled, pieces))


def _filled(named: Sequence[Piece], bare: Sequence[Piece]) -> Iterator[Group]:
    """Candidate groups in which the bare jokers stand for what a run or a set lacks."""
    cells = {one >> 3 for one in named}
    for colour in range(COLOURS) if not named else {colour_of(one >> 3) for one in named}:
        size = len(named) + len(bare)
        for start in range(1, NUMBERS - size + 2):
            lacking = [cell(colour, number) for number in range(start, start + size)]
            yield from _fill(named, bare, [one for one in lacking if one not in cells])
    for number in {number_of(one >> 3) for one in named}:
        lacking = [cell(colour, number) for colour in range(COLOURS) if cell(colour, number) not in cells]
        for one in lacking:
            yield from _fill(named, bare, [one])


def _fill(named: Sequence[Piece], bare: Sequence[Piece], cells: Sequence[int]) -> Iterator[Group]:
    if len(cells) == len(bare):
        yield group([*named, *(one & 7 | place << 3 for one, place in zip(bare, cells, strict=True))])


def _in_place(filled: Group, pieces: Group) -> int:
    """How many pieces match the order of the named group, read from the left or from the right."""

    def alike(order: Sequence[Piece]) -> int:
        return sum(one in (other, other & 7 | UNNAMED << 3) for one, other in zip(pieces, order, strict=True))

    return max(alike(filled), alike(filled[::-1]))


def _refusal(number: int, pieces: Group) -> Refusal:
    """Why a group is not a meld. For bare jokers: the fault that remains however they are named."""
    bare = [one for one in pieces if one >> 3 == UNNAMED]
    named = [one for one in pieces if one >> 3 != UNNAMED]
    if not bare or len(pieces) < 3 or not named:
        fault = shape(group(pieces)) if len(pieces) < 3 or named else Fault.JOKERS_ADJACENT
        assert isinstance(fault, Fault)
        return laying.group_refusal(number, group(pieces), fault)
    faults = [fault for filled in _filled(named, bare) if isinstance(fault := shape(filled), Fault)]
    numbers, colours = {number_of(one >> 3) for one in named}, {colour_of(one >> 3) for one in named}
    if len(numbers) > 1 and len(colours) > 1:
        fault = Fault.MIXED
    elif len({one >> 3 for one in named}) < len(named):
        fault = Fault.TWICE
    elif len(numbers) == 1 and len(colours) > 1:
        fault = Fault.TWICE if len(pieces) > COLOURS else Fault.SECOND_JOKER
    else:
        fault = Fault.JOKERS_ADJACENT if Fault.JOKERS_ADJACENT in faults else Fault.GAP
    return laying.group_refusal(number, pieces, fault)
