"""The edition for research: the same rules with a small pack, known by name and offered to nobody."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

import pioche
from pioche import games
from pioche.classic import codes as c
from pioche.classic.actions import Draw, NameColour, Play, decode, encode
from pioche.classic.cards import FACE, PRINTED, parse_cards
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.engine.refusal import Refused
from pioche.server.catalogue import catalogue
from pioche.server.refusals import Code
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import checked_settings, problems
from tests.classic.table import refused, table

MINI = "classic/mini"
RULES = GAME.rules(MINI)


def test_the_printed_pack() -> None:
    counts = Counter(parse_cards(PRINTED))
    assert counts.total() == 108
    assert {counts[FACE[f"{colour}0"]] for colour in "rygb"} == {1}
    assert counts[c.WILD] == counts[c.WILD4] == 4
    assert {counts[face] for face in range(c.WILD) if face % c.RANKS} == {2}


def test_only_those_who_ask_for_it_get_it() -> None:
    assert MINI not in GAME.editions()
    assert MINI not in pioche.editions()
    assert MINI not in {edition.edition for game in catalogue({}) for edition in game.editions}
    assert games.of(MINI) is GAME
    with pytest.raises(Refused, match="unknown-edition"):
        games.offered(MINI)
    refused = checked_settings(Settings(MINI))
    assert not isinstance(refused, Settings)
    assert refused.code == "unknown-edition"
    assert [problem.code for problem in problems(Settings(MINI))] == ["unknown-edition"]
    assert refused.code != Code.BAD_SETTINGS.refusal().code


def test_the_pack_belongs_to_the_edition() -> None:
    assert RULES.cards() == len(parse_cards(RULES.pack.cards)) < 16
    changed = GAME.rules(MINI, {"jump_in": "on"})
    assert changed.pack.cards == RULES.pack.cards
    assert GAME.printed.differences(MINI, changed) == {"jump_in": "on"}
    for rules in (RULES, changed):
        again = pickle.loads(pickle.dumps(rules))  # noqa: S301 (our own)
        assert again == rules
        assert again.cards() == rules.cards()
    with pytest.raises(Refused, match="option-range"):
        GAME.rules(MINI, {"hand_size": "7"})


def test_a_wild_names_a_colour_of_the_pack() -> None:
    s = table("mini", "Wr1/r2y1 yD rS r > turn:0")
    legal = {move for move in map(decode, s.legal(0)) if isinstance(move, Play) and move.face == c.WILD}
    assert {move.colour for move in legal} == {0, 1}
    found = refused(s, "0:W=g!")
    assert (found.code, found.clause) == ("colour-missing", "DE-9")
    first = table("mini", "r1r2/y1yD rS W - > colour:1")
    assert {move.colour for move in map(decode, first.legal(1)) if isinstance(move, NameColour)} == {0, 1}
    assert refused(first, "1:=b").code == "choose-first"


def test_what_is_listed_is_accepted_and_refusals_name_the_book() -> None:
    rng = Random("mini")
    for number in range(200):
        s = Round.fast_deal(RULES, 2, number)
        while not s.over:
            legal = s.moves()
            assert all(s.check(move) is None for move in legal)
            refusal = s.check(encode(Draw(1 - s.turn)))
            assert refusal is not None
            assert refusal.clause in ("DE-1", "DE-9")
            s.apply(rng.choice(legal))
