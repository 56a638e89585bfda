"""Drafts: the diagnosis of unfinished groups, of jokers without a name, and of ending the turn now."""

from __future__ import annotations

import pickle
from functools import partial
from itertools import product
from random import Random

import pytest

from pioche.engine.abilities import DraftChecked
from pioche.engine.refusal import Refused
from pioche.rummy import draft, hints, laying
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.draft import Diagnosis, Draft, diagnose, parse_draft
from pioche.rummy.game import GAME, judge_and_foresee, judge_draft
from pioche.rummy.machine import Round
from pioche.rummy.melds import Origin, piece
from pioche.rummy.notation import action_text, group_text
from pioche.rummy.playout import random_lay
from pioche.rummy.tiles import parse_tile, tile_text
from pioche.rummy.view import view
from tests.rummy.mixes import random_rules
from tests.rummy.table import table

HERE = "R2.R6.*.G7.B1/G2.G3 Y1.Y9 > turn:0 | R:3.4.5 7:RYB ~G2"


def judged(text: str, position: str = HERE, edition: str = "en", **options: str) -> Diagnosis:
    s = table(edition, position, **options)
    return diagnose(s.turn_of(s.turn), s.turn, parse_draft(text))


def codes(found: Diagnosis) -> list[str | None]:
    """What is wrong with each group."""
    return [None if group.refusal is None else group.refusal.code.removeprefix("rummy-") for group in found.groups]


def readings(found: Diagnosis, number: int) -> list[str]:
    return [group_text(group) for group in found.groups[number].readings]


@pytest.mark.clause("R-3", "R-4", "R-10", "R-12")
@pytest.mark.parametrize(
    ("group", "code"),
    [
        ("R:3.4.5", None),
        ("?R3.R4", "group-too-short"),
        ("?R3.*+", "group-too-short"),
        ("?*+", "group-too-short"),
        ("?R3.Y4.R5", "group-mixed"),
        ("?R3.Y4.*+", "group-mixed"),
        ("?R3.R4.R6", "run-gap"),
        ("?R3.R6.*+", "run-gap"),
        ("?R3.R6.*+.*+", "jokers-adjacent"),
        ("?*+.*+.*+", "jokers-adjacent"),
        ("?R3.R3.R4", "run-twice"),
        ("?R3.R3.*+", "run-twice"),
        ("?R7.Y7.*+.*+", "set-second-joker"),
        ("?R7.Y7.R7", "set-colour-twice"),
        ("?R7.Y7.G7.B7.*+", "set-colour-twice"),
    ],
)
def test_every_group_is_told_what_it_lacks(group: str, code: str | None) -> None:
    found = judged(f"7:RYB {group}")
    assert codes(found) == [None, code]
    if code is None:
        assert found.action is not None
    else:
        assert found.action is None
        assert found.refusal == found.groups[1].refusal
        assert found.refusal is not None
        assert dict(found.refusal.args)["group"] == 2


@pytest.mark.clause("R-12", "R-18")
@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("?R3.R4.R5.*+", ["R:3.4.5.*6+", "R:*2+.3.4.5"]),
        ("?*+.R3.R4.R5", ["R:*2+.3.4.5", "R:3.4.5.*6+"]),
        ("?R5.R4.R3.*+", ["R:*2+.3.4.5", "R:3.4.5.*6+"]),  # laid from high to low: the joker is the lowest
        ("?R3.*+.R5", ["R:3.*4+.5"]),
        ("?R11.R12.*+", ["R:*10+.11.12"]),
        ("?R7.Y7.*+", ["7:RY*G+", "7:RY*B+"]),
        ("?*+.R8.*+", ["R:*7+.8.*9+"]),
        ("?R3.*R4+.*+", ["R:*2+.3.*4+"]),  # not after the 4: two jokers may not be adjacent
    ],
)
def test_what_a_joker_without_a_name_can_stand_for(group: str, expected: list[str]) -> None:
    assert readings(judged(group), 0) == expected


@pytest.mark.clause("R-13")
def test_the_reading_that_is_accepted_is_taken() -> None:
    # The joker of the table keeps standing for the red 6, although it is where the red 2 would be.
    found = judged("?*.R3.R4.R5 9:RYGB+", "B9.R1.R2/G2 Y1 > turn:0 | R:3.4.5.*6 9:RYG")
    assert found.refusal is None
    assert found.action is not None
    assert action_text(found.action) == "0:lay R:3.4.5.*6 9:RYGB+"


@pytest.mark.clause("R-15")
def test_effects_that_were_not_chosen_are_the_strongest() -> None:
    position = "R2.Y2.*.G5.R9/G2 Y1 > turn:0 | R:3.4.5 2:GB*R Y:3.4.5 5:RYB"
    found = judged("R:2+.3.4.5 2:GB*R Y:2+.3.4.5 5:RYBG+", position)
    assert [group.acting for group in found.groups] == [(4,), (), (5,), (18,)]
    assert found.action is not None
    assert action_text(found.action).split("!")[1:] == ["4G5 ", "1R2 ", "3Y2"]
    chosen = judged("R:2+.3.4.5 2:GB*R Y:2+.3.4.5 5:RYBG+ !4G5 !1R2", position)
    assert chosen.action is not None
    assert action_text(chosen.action).split("!")[1:] == ["4G5 ", "1R2 ", "3Y2"]
    one = judged("R:2+.3.4.5 2:GB*R Y:2+.3.4.5 5:RYBG+ !3Y2", position, "fr")
    assert one.action is not None
    assert action_text(one.action).split("!")[1:] == ["3Y2"]
    joker = judged("?R3.R4.R5.*+ 2:GB*R Y:3.4.5 5:RYB !1*", position)
    assert joker.refusal is None
    assert joker.action is not None
    assert action_text(joker.action).endswith("!2R6")


@pytest.mark.clause("R-7", "R-19")
def test_how_many_tiles_may_still_be_laid_and_when_the_call_is_due() -> None:
    position = "R2.R6.G7/G2 Y1 > turn:0 | R:3.4.5 7:RYB"
    untouched = judged("7:RYB R:3.4.5", position)
    assert (untouched.laid, untouched.room) == (0, 4)
    assert untouched.refusal is not None
    assert untouched.refusal.code == "rummy-no-tile-laid"
    two = judged("7:RYBG+ R:2+.3.4.5", position)
    assert (two.laid, two.room, two.uno_due, two.refusal) == (2, 2, True, None)
    won = judged("7:RYBG+ R:2+.3.4.5.6+", position)
    assert (won.laid, won.room, won.uno_due, won.refusal) == (3, 1, False, None)
    assert won.action is not None
    assert won.action.effects == ()


def test_the_group_that_is_wrong_is_counted_as_the_draft_has_it() -> None:
    found = judged("9:RYG+ R:3.4.5 !2R5", "G9.B1/G2 Y1 > turn:0 | R:3.4.5 ~R9 ~Y9")
    assert found.refusal is not None
    assert (found.refusal.code, dict(found.refusal.args)) == ("rummy-effect-inactive", {"group": 2})


@pytest.mark.parametrize("text", ["", "7:RYB !3R7", "x", "?", "?*R", "?R3.", "~", "~R0", "uno uno", "!1* 7:RYB", "?*&"])
def test_what_is_no_draft_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        parse_draft(text)


def test_any_lay_is_accepted_as_a_draft_with_its_jokers_named_or_not() -> None:
    """Random games under random rules: the text of a legal lay is an accepted draft, whatever its order."""
    seen = unnamed = 0
    for number in range(6):
        rng = Random(number)
        s = Round.fast_deal(random_rules(rng), 2 + number % 3, number)
        source = FastShuffler(number)
        for _ in range(30):
            if s.over:
                break
            laid = random_lay(s, source)
            if laid is None:
                s.apply(s.legal(s.turn)[0])
                continue
            groups = [list(group) for group in laid.table.groups]
            named = len({origin for group in groups for one in group if one & 4 and (origin := one & 3)}) == 0
            rng.shuffle(groups)
            made = Draft(tuple(tuple(group) for group in groups), laid.table.loose, (), laid.uno)
            found = diagnose(s.turn_of(s.turn), s.turn, made)
            assert found.refusal is None
            assert found.action is not None
            assert s.check(found.action) is None
            assert found.action.table == laid.table
            if not named:
                bare = [[one & 7 | draft.UNNAMED << 3 if one & 4 and one & 3 else one for one in g] for g in groups]
                found = diagnose(s.turn_of(s.turn), s.turn, Draft(tuple(map(tuple, bare)), laid.table.loose))
                assert found.refusal is None
                unnamed += 1
            seen += 1
            s.apply(laid)
    assert seen > 40
    assert unnamed > 2


# Hints


def test_which_tiles_can_be_played() -> None:
    s = table("en", HERE)
    turn = hints.turn_of(s.rules, view(s, 0))
    assert [tile_text(kind) for kind in hints.playable(turn)] == ["R2", "R6", "G7", "*"]


@pytest.mark.clause("R-9")
def test_after_a_draw_only_what_can_go_with_the_drawn_tile() -> None:
    s = table("en", "R2.R6.G7.B1/G2.G3 Y1.Y9 > drawn:0 drawn=R6 | R:3.4.5 7:RYB")
    turn = hints.turn_of(s.rules, view(s, 0))
    assert [tile_text(kind) for kind in hints.playable(turn)] == ["R2", "R6", "G7"]
    alone = table("en", "R2.R6.G7.B1/G2.G3 Y1.Y9 > drawn:0 drawn=R6 | R:3.4.5 7:RYB", drawn_with_others="alone")
    assert [tile_text(kind) for kind in hints.playable(hints.turn_of(alone.rules, view(alone, 0)))] == ["R6"]
    stuck = table("en", "R2.B6.G7.B1/G2.G3 Y1.Y9 > drawn:0 drawn=B6 | R:3.4.5 7:RYB")
    assert hints.playable(hints.turn_of(stuck.rules, view(stuck, 0))) == []


def test_chosen_tiles_are_placed() -> None:
    s = table("en", HERE)
    turn = hints.turn_of(s.rules, view(s, 0))
    made = hints.place(turn, 0, [parse_tile("R6"), parse_tile("G7")])
    assert made is not None
    assert action_text(made) == "0:lay R:3.4.5.6+ 7:RYG+B ~G2 !2G7"
    assert s.check(made) is None
    for wrong in ([], ["B1"], ["R9"], ["R2", "R2"], ["R2", "R6", "*", "G7", "B1"]):
        assert hints.place(turn, 0, map(parse_tile, wrong)) is None


def test_a_suggestion_is_always_legal() -> None:
    for number in range(4):
        s = Round.fast_deal(random_rules(Random(number)), 2 + number % 3, number)
        for _ in range(60):
            if s.over:
                break
            found = [hints.suggest(s.rules, view(s, seat)) for seat in range(s.players)]
            [action] = [one for one in found if one is not None]
            assert s.check(action) is None
            assert hints.suggest(s.rules, view(s, None)) is None
            s.apply(action)
    over = table("en", "-/G2 - > over:0 out=0 | R:3.4.5")
    assert hints.suggest(over.rules, view(over, 0)) is None


def test_a_bare_joker_has_an_origin_like_any_other() -> None:
    [group] = parse_draft("?R3.R4.*=").groups
    assert group[-1] == piece(draft.UNNAMED, joker=True, origin=Origin.RACK_PLAIN)


FREEING = "R5.G9.G10.B1.B3/R2.Y9.B12 R4.Y4.B4.G12 > turn:0 | R:3.4.*5"


@pytest.mark.clause("R-13", "R-17")
@pytest.mark.parametrize(
    ("options", "action", "laid"),
    [
        ({}, "0:lay R:3.4.5+ G:9+.10+.*11 !1R5", 3),
        ({"joker_reactivates": "on"}, "0:lay R:3.4.5+ G:9+.10+.*11^ !1R5 !2G11", 3),
        ({"freed_joker": "to_rack"}, "0:lay R:3.4.5+ G:9+.10+.*11= !1R5", 4),
        ({"freed_joker": "to_rack", "joker_reactivates": "on"}, "0:lay R:3.4.5+ G:9+.10+.*11+ !1R5 !2G11", 4),
    ],
)
def test_a_joker_that_was_lifted_off_the_table_need_not_be_marked(
    options: dict[str, str], action: str, laid: int
) -> None:
    found = judged("?R3.R4.R5+ ?G9+.G10+.*", FREEING, "de", **options)
    assert found.refusal is None
    assert found.action is not None
    assert (action_text(found.action), found.laid) == (action, laid)
    named = judged("?R3.R4.R5+ ?G9+.G10+.*G11", FREEING, "de", **options)
    assert (named.refusal, named.action) == (None, found.action)


@pytest.mark.clause("R-13")
def test_a_joker_that_nothing_has_replaced_is_not_freed_by_a_mark() -> None:
    found = judged("?R3.R4 ?G9+.G10+.*", FREEING, "de", joker_reactivates="on")
    assert codes(found) == ["group-too-short", None]
    moved = "R1.G9.G10/R2.Y9 R4 > turn:0 | R:3.4.5.*6"
    found = judged("?R3.R4.R5 ?G9+.G10+.*", moved, "de", joker_reactivates="on")
    assert found.refusal is not None
    assert found.refusal.clause == "R-13"


JOKERS = "R2.G7.B1.*/R6.G3 Y1.B9 > turn:0 | R:5.6.*7 Y:5.6.*7 G:5.6.*7 R:9.10.11"


@pytest.mark.parametrize("freed", ["stays", "to_rack"])
@pytest.mark.parametrize(
    "text",
    [
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.* R:9.10.11",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.*.* R:9.10.11",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.G7+ R:9.10.11",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.G7+ ?R9.R10.R11.*",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.G7+ ?R9.R10.R11.*+",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.* ?R9.R10.R11.*+",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.* ?R9.R10.R11.*=",
        "?R5.R6.* ?Y5.Y6.* ?G5.G6.* R:9.10.11 ?*+.B1+.*+",
    ],
)
def test_what_is_hopeless_is_refused_however_it_is_read(text: str, freed: str) -> None:
    s = table("en", JOKERS, **({} if freed == "stays" else {"freed_joker": freed}))
    turn = s.turn_of(0)
    found = parse_draft(text)
    actions = [draft._action(turn, 0, found, named) for named in product(*map(draft._readings, found.groups))]
    for action in actions:
        if laying.hopeless(turn, action):
            assert all(laying.check(turn, other) is not None for other in actions)


def test_so_many_ways_are_tried() -> None:
    s = table("en", JOKERS, freed_joker="to_rack")
    asked = parse_draft("?R5.R6.* ?Y5.Y6.* ?G5.G6.G7+ ?R9.R10.R11.* !1R6")
    with pytest.raises(draft.TooManyWays):
        diagnose(s.turn_of(0), 0, asked, 8)
    assert diagnose(s.turn_of(0), 0, asked, 1_000) == diagnose(s.turn_of(0), 0, asked)


@pytest.mark.clause("R-14")
@pytest.mark.parametrize(
    ("position", "text", "foreseen"),
    [
        ("R2.G7/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:3.4.5", "lay R:2+.3.4.5", [(1, 2, True)]),
        ("R6.G7/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:3.4.5", "lay R:3.4.5.6+", []),
        ("R7.G8/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:4.5.6", "lay R:4.5.6.7+", [(None, 0, False)]),
        ("R5.G8/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:2.3.4", "lay R:2.3.4.5+", [(1, 0, True)]),
        ("*.G8/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:2.3.4", "lay R:2.3.4.*5+", [(1, 4, True)]),
        ("R6.G7/R6.G3/B1 Y1.Y9 > turn:0 | R:3.4.5", "lay ?R3.R4.R5.G7+", []),  # not valid: nothing to foresee
    ],
)
def test_what_a_lay_would_do_is_foreseen(
    position: str, text: str, foreseen: list[tuple[int | None, int, bool]]
) -> None:
    """Who draws how many and is skipped; nothing is said of which tiles, and nothing changes."""
    s = table("en", position)
    before = GAME.round_of(s).text()
    found = GAME.check_draft(s, 0, text)
    assert isinstance(found, DraftChecked)
    assert [(each.seat, each.draws, each.skipped) for each in found.foreseen] == foreseen
    assert GAME.round_of(s).text() == before


def test_a_draft_that_is_checked_elsewhere_is_foreseen_too() -> None:
    """The work can be sent to another process."""
    s = table("en", "*.G8/R6.G3/B1 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:2.3.4")
    turn = s.turn_of(0)
    work = partial(judge_and_foresee, s.copy(), 0, partial(judge_draft, turn, 0, 0, "R:2.3.4.*5+"))
    found = pickle.loads(pickle.dumps(work))()  # noqa: S301
    assert [(each.seat, each.draws) for each in found.foreseen] == [(1, 4)]
