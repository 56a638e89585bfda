"""Refusals of the tile game: the clauses they name, the groups they number, and tiles that do not exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from clause_tables import read_tables
from pioche.engine.refusal import Refused
from pioche.rummy import hints
from pioche.rummy.actions import Action, Call, Catch, Draw, Effect, Keep, Lay, Take, lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.game import GAME
from pioche.rummy.machine import Round
from pioche.rummy.melds import Origin, piece
from pioche.rummy.notation import parse_action
from pioche.rummy.playout import Style, choose, random_lay
from pioche.rummy.refusals import Code
from pioche.rummy.rules import OPTIONS
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.state import Phase
from pioche.rummy.tiles import CELLS, KINDS, PLAIN_JOKER, parse_tile
from tests.rummy.mixes import random_mix
from tests.rummy.table import table, why

ROOT = Path(__file__).resolve().parents[2]
Scaled = Callable[[int], int]


def book(edition: str) -> set[str]:
    """The clauses of an edition."""
    [found] = [each for each in read_tables(ROOT / "rulebooks") if each.game == "rummy"]
    return {clause.id for clause in found.clauses if edition.removeprefix("rummy/") in clause.editions}


def spoilt(source: Random, s: Round, good: Lay) -> Lay:
    """A lay with some things changed at random."""
    groups = [list(group) for group in good.table.groups]
    loose = list(good.table.loose)
    effects = list(good.effects)
    for _ in range(source.randint(1, 3)):
        places = [(number, place) for number, group in enumerate(groups) for place in range(len(group))]
        match source.randrange(9):
            case 0 if places:  # a tile vanishes
                number, place = source.choice(places)
                del groups[number][place]
            case 1:  # a tile appears, or is laid that may not be on the rack
                origin = source.choice(list(Origin))
                new = piece(source.randrange(-4, CELLS + 4), joker=source.random() < 0.4, origin=origin)
                groups.append([])
                source.choice(groups).append(new)
            case 2 if places:  # another mark, or a joker for a tile
                number, place = source.choice(places)
                groups[number][place] ^= source.choice((1, 2, 3, 4))
            case 3 if places:  # a tile moves to another group
                number, place = source.choice(places)
                source.choice(groups).append(groups[number].pop(place))
            case 4:
                loose += [source.choice((*s.table.kinds(), PLAIN_JOKER, KINDS, -1))]
            case 5 if loose:
                loose.pop(source.randrange(len(loose)))
            case 6:
                new_effect = Effect(source.randrange(len(groups) + 2), source.randrange(CELLS + 1))
                effects.append(source.choice([*effects, new_effect]))
            case 7:
                effects = effects[1:]
            case _:
                seat = source.randrange(-1, s.players + 1)
                return lay(seat, [tuple(group) for group in groups], loose, effects, uno=source.random() < 0.5)
    return lay(good.seat, [tuple(group) for group in groups], loose, effects, uno=good.uno)


def tried(source: Random, s: Round, shuffler: FastShuffler) -> Iterator[Action]:
    """Actions that are mostly not allowed."""
    for seat in range(-1, s.players + 1):
        yield from (Draw(seat), Keep(seat), Call(seat), Take(seat))
        yield from (Catch(seat, target) for target in range(-1, s.players + 1))
    good = random_lay(s, shuffler) if not s.over else None
    if good is None:
        good = Lay(s.turn, s.table)
    yield good
    for _ in range(20):
        yield spoilt(source, s, good)


def test_every_refusal_names_a_clause_of_the_edition(scaled: Scaled) -> None:
    seen: Counter[str] = Counter()
    for number in range(max(8, scaled(30))):
        source = Random(f"refusals {number}")
        edition, rules = random_mix(source)
        clauses, values = book(edition), rules.as_text()
        s = Round.fast_deal(rules, source.randint(2, 4), number)
        shuffler = FastShuffler(number)
        while True:
            if s.over or source.random() < 0.2:
                for action in tried(source, s, shuffler):
                    refusal = s.check(action)
                    if refusal is not None:
                        assert refusal.clause in clauses, refusal
                        code = Code(refusal.code.removeprefix("rummy-"))
                        [case] = [case for case in code.cases if case.clause == refusal.clause]
                        assert case.needs.items() <= values.items(), (refusal, values)
                        seen[f"{code.value} {case.clause}"] += 1
            if s.over:
                break
            s.apply(choose(s, shuffler, Style.RANDOM if number % 2 else Style.SHED))
    assert len(seen) >= 20, seen  # of 40 cases; the tests of the clauses know the others


@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_every_code_names_a_clause_of_every_edition(edition: str) -> None:
    # Texts that are no position break no clause.
    typed = {code for code in Code if code is Code.NOTATION or code.value.startswith("position-")}
    assert {case.clause for code in Code if code not in typed for case in code.cases} <= book(edition)


def test_the_cases_of_a_code_can_be_told_apart() -> None:
    """Each by its clause; and the options that it needs exist and have these values."""
    for code in Code:
        assert len({case.clause for case in code.cases}) == len(code.cases) > 0
        for case in code.cases:
            assert {name: OPTIONS.text(name, OPTIONS.parse(name, value)) for name, value in case.needs.items()} == (
                case.needs
            )


@pytest.mark.clause("R-3", "R-10", "R-15")
def test_groups_are_numbered_as_they_were_sent() -> None:
    s = table("en", "R6.G5.B9/Y1 Y9.Y10 > turn:0 | R:3.4.5 G:2.3.4")
    sent = {
        "0:lay R:3.4.5.6+ G:2.3.4.6+": 2,  # sorted, the green run would be the first
        "0:lay G:2.3.4.6+ R:3.4.5.6+": 1,
        "0:lay R:3.4.5 G:2.3.4.5+": 2,  # the green 5 has to act
        "0:lay G:2.3.4.5+ R:3.4.5": 1,
        "0:lay R:3.4.5.6+ G:2.3.4 !2G2": 2,
        "0:lay G:2.3.4 R:3.4.5.6+ !1G2": 1,
    }
    for text, number in sent.items():
        refusal = s.check(parse_action(text))
        assert refusal is not None
        assert dict(refusal.args)["group"] == number, text


def test_the_order_in_which_groups_are_sent_makes_no_other_difference() -> None:
    one, other = parse_action("0:lay R:3.4.5.6+ G:2.3.4 uno"), parse_action("0:lay G:2.3.4 R:3.4.5.6+ uno")
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)


@pytest.mark.clause("R-2", "R-12")
@pytest.mark.parametrize("cell", [CELLS, CELLS + 3, CELLS + 100, -1, -8])
def test_a_joker_stands_for_a_tile_that_exists(cell: int) -> None:
    s = table("en", "*.R6.B9/Y1 Y9.Y10 > turn:0 | R:10.11.12")
    joker = piece(cell, joker=True, origin=Origin.RACK)
    run = s.table.groups[0]
    for action in (lay(0, [(*run, joker)]), lay(0, [run, (joker,)]), lay(0, [run, ()]), lay(0, [run], [KINDS])):
        refusal = s.check(action)
        assert refusal is not None
        with pytest.raises(Refused):
            s.apply(action)
    refusal = s.check(lay(0, [(*run, joker)]))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("rummy-no-such-tile", "R-2")
    assert cell != CELLS or dict(refusal.args)["tile"] == "R13"


@pytest.mark.clause("R-7", "R-9")
def test_no_lay_is_made_of_tiles_that_may_not_be_laid() -> None:
    s = table("en", "R6.G1.B9/Y1 Y9.Y10 > turn:0 | R:3.4.5 G:2.3.4")

    def refused(tiles: Tiles, seat: int = 0) -> str:
        with pytest.raises(Refused) as error:
            s.lay_of(seat, tiles)
        return f"{error.value.refusal.code.removeprefix('rummy-')} {error.value.refusal.clause}"

    red6, red7, green1, blue9 = map(parse_tile, ("R6", "R7", "G1", "B9"))
    assert s.lay_of(0, Tiles((red6,))) is not None
    assert s.lay_of(0, Tiles((blue9,))) is None  # on the rack, but it fits nowhere
    assert refused(Tiles((red6, red7))) == "not-on-rack R-7"
    assert refused(Tiles((red6, red6))) == "not-on-rack R-7"
    assert refused(Tiles((red6,), 1)) == "not-on-rack R-7"
    assert refused(Tiles(())) == "no-tile-laid R-7"
    assert refused(Tiles((green1, red6) * 3)) == "too-many-tiles R-7"
    assert refused(Tiles((CELLS,))) == "no-such-tile R-2"
    assert refused(Tiles((red6,)), seat=2) == "no-such-seat R-1"
    s.phase, s.drawn = Phase.DRAWN, green1
    assert refused(Tiles((red6,))) == "drawn-tile-missing R-9"


@pytest.mark.clause("R-21", "R-23")
def test_what_ended_the_round() -> None:
    s = table("en", "R6/Y1 - > turn:0 | R:3.4.5")
    s.apply(parse_action("0:lay R:3.4.5.6+"))
    assert why(s, "1:draw") == "round-over R-21"
    empty = table("en", "B9/Y1 - > turn:0 | R:3.4.5")
    empty.apply(Draw(0))
    assert empty.over
    assert why(empty, "1:draw") == "round-over R-23"


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("R9", "not-on-rack R-7"),
        ("R1 R1", "not-on-rack R-7"),
        ("*", "not-on-rack R-7"),
        ("R1 R2 R6 G12 B9", "too-many-tiles R-7"),
        ("R1", "no-place R-10"),
        ("R1 R6", "no-place R-10"),
    ],
)
def test_tiles_that_cannot_be_laid_are_refused_by_a_clause(pieces: str, expected: str) -> None:
    """Who names tiles instead of a table is told why too (`Hint.refusal`)."""
    s = table("en", "R1.R2.R6.G12.B9/Y1 G1.G2 > turn:0 | R:3.4.5 7:YGB")
    kinds = GAME.read_pieces(pieces)
    refusal = hints.why_not(s.turn_of(0), kinds)
    assert f"{refusal.code.removeprefix('rummy-')} {refusal.clause}" == expected
    work = GAME.hint(s, 0, kinds)
    if callable(work):
        found = work()
        assert (found.action, found.refusal) == (None, refusal)
    assert GAME.lay_exactly(s, 0, pieces) is None


@pytest.mark.clause("R-9")
def test_after_a_draw_the_drawn_tile_has_to_be_among_the_named_ones() -> None:
    s = table("en", "R1.R2.R6/Y1 G1.G2 > drawn:0 drawn=R2 | R:3.4.5 7:YGB")
    assert hints.why_not(s.turn_of(0), (parse_tile("R6"),)).code == "rummy-drawn-tile-missing"
