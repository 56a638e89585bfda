"""The action and observation codes exist in Python, in C and in the descriptions: all agree."""

from __future__ import annotations

from dataclasses import fields

import pytest

from pioche.classic import codes as c
from pioche.classic.view import View as ClassicView
from pioche.envs import codes, rummy
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.encoding import AnyEncoding, size
from pioche.envs.rummy_encoding import RUMMY
from pioche.envs.table_spec import encoding_of
from pioche.rummy.view import View as RummyView
from tests.classic.test_codes import ENUM, FUNCTION, SRC, header, numbers, signatures


def test_codes_agree_name_by_name() -> None:
    text = header("envs", "codes.pxd")
    found = ENUM.findall(text)
    assert text.startswith("# header only\n")
    assert len(found) == len(dict(found))
    assert {name: int(value) for name, value in found} == numbers(codes)


@pytest.mark.parametrize("name", ["batch", "classic", "observing"])
def test_headers_declare_what_their_sources_define(name: str) -> None:
    defined = signatures(SRC / "envs" / f"{name}.py")
    declared = {
        function: [argument.split()[-1] for argument in arguments.replace("[:, ::1]", "").split(",") if argument]
        for _, function, arguments in FUNCTION.findall(header("envs", f"{name}.pxd"))
    }
    assert declared
    assert {function: defined.get(function) for function in declared} == declared


def test_sizes() -> None:
    assert (codes.FACES, codes.SEATS) == (c.FACES, c.SEATS)
    assert size(CLASSIC) == codes.FEATURES
    assert (CLASSIC.actions, RUMMY.actions) == (codes.ACTIONS, rummy.ACTIONS)


@pytest.mark.parametrize("game", [CLASSIC, RUMMY], ids=lambda game: game.name)
def test_features_lie_side_by_side(game: AnyEncoding) -> None:
    place = 0
    for feature in game.features:
        assert feature.first == place
        place += feature.size
    assert len({feature.name for feature in game.features}) == len(game.features)


@pytest.mark.parametrize(
    ("game", "view", "left_out"),
    [
        # Everything else is relative to the seat itself; all hands are shown only after the last action. The stakes of
        # a challenge follow from the debt.
        (CLASSIC, ClassicView, {"seat", "hands", "stakes"}),
        (RUMMY, RummyView, {"seat", "racks", "ending"}),
    ],
    ids=["classic", "rummy"],
)
def test_an_observation_shows_the_whole_view(game: AnyEncoding, view: type, left_out: set[str]) -> None:
    shown = {name for feature in game.features for name in feature.shows}
    own = {"asked", "picked", "given", "below", "chosen"}  # about the pending action, not the position
    assert shown - own == {field.name for field in fields(view)} - left_out


@pytest.mark.parametrize("game", [CLASSIC, RUMMY], ids=lambda game: game.name)
def test_actions_have_names_of_their_own(game: AnyEncoding) -> None:
    names = [game.action_name(action) for action in range(game.actions)]
    assert len(set(names)) == game.actions


def test_names_of_actions() -> None:
    named = {CLASSIC.action_name(action): action for action in range(CLASSIC.actions)}
    for name, action in {
        "r0": codes.LAY,
        "bR": 51,
        "W=r": 52,
        "F=b": 59,
        "U": 60,
        "X3": 63,
        "r0!": codes.LAY_CALL,
        "draw": codes.DRAW,
        "pass": codes.PASS,
        "uno": codes.CALL,
        "doubt": codes.DOUBT,
        "wait": codes.WAIT,
        "=r": codes.NAME,
        "hands.right": codes.TURN_HANDS,
        "catch.+1": codes.CATCH,
        "pick.+1": codes.PICK,
        "accuse.+1": codes.ACCUSE,
        "nay": codes.VOTE,
        "give.r0": codes.GIVE,
        "give.r0!": codes.GIVE_CALL,
        "below.r0": codes.BELOW,
        "below.b9": codes.ACTIONS - 1,
    }.items():
        assert named[name] == action
    tiles = {RUMMY.action_name(action): action for action in range(RUMMY.actions)}
    for name, action in {
        "R1": 0,
        "*": 48,
        "lay": rummy.LAY,
        "lay.quietly": rummy.LAY_QUIETLY,
        "draw": rummy.DRAW,
        "keep": rummy.KEEP,
        "take": rummy.TAKE,
        "uno": rummy.CALL,
        "catch.+1": rummy.CATCH,
        "wait": rummy.WAIT,
    }.items():
        assert tiles[name] == action


def test_games_by_edition() -> None:
    assert encoding_of("classic/lb") is CLASSIC
    assert encoding_of("rummy/en") is RUMMY
    with pytest.raises(ValueError, match="unknown-edition"):
        encoding_of("chess/fide")
