"""Options that cannot be combined, and options that have no effect beside another: docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.effects import Program
from pioche.engine.refusal import Refused
from tests.classic.table import allowed, play, refused, table


def clash(edition: str, players: int = 4, **options: str) -> tuple[str, str]:
    """The two options that a refusal names."""
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", options).check_players(players)
    refusal = caught.value.refusal
    assert refusal.code == "options-clash"
    named = dict(refusal.args)
    return str(named["first"]), str(named["second"])


# Clashes


@pytest.mark.clause("DE-5a", "FR-12")
@pytest.mark.parametrize("edition", ["fr", "lb"])
def test_clash_of_finish_defence_and_no_parry(edition: str) -> None:
    assert clash(edition, draw2_finish_defence="on") == ("draw2_finish_defence=on", "draw2_parry=off")


@pytest.mark.clause("FR-22", "DE-10")
@pytest.mark.parametrize("challenge", ["take_back", "card_stays"])
def test_clash_of_challenge_and_unrestricted_wild4(challenge: str) -> None:
    assert clash("de", challenge=challenge) == (f"challenge={challenge}", "wild4_if=always")
    assert clash("fr", wild4_if="always") == ("challenge=take_back", "wild4_if=always")


@pytest.mark.clause("FR-20", "DE-0")
def test_clash_of_rounds_to_win_and_lowest_total() -> None:
    assert clash("fr", rounds_to_win="3", scoring="lowest_wins") == ("rounds_to_win=3", "scoring=lowest_wins")


@pytest.mark.clause("FR-21")
def test_clash_of_advice_and_two_players() -> None:
    assert clash("fr", players=2) == ("advice_penalty=on", "players=2")


@pytest.mark.clause("BB-7")
@pytest.mark.parametrize(("teams", "players"), [("2", 3), ("2", 2), ("3", 3), ("3", 4), ("5", 5)])
def test_clash_of_teams_and_players(teams: str, players: int) -> None:
    assert clash("de", players=players, teams=teams) == (f"teams={teams}", f"players={players}")


@pytest.mark.clause("LB-3", "DE-8a", "DE-8b", "LB-10")
@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 10),
        ({"uno_card_draw4": "on"}, 11),
        ({"uno_card_gift": "on"}, 11),
        ({"uno_card_gift": "on", "uno_card_draw4": "on"}, 11),
    ],
)
def test_hand_size_that_the_pack_can_deal(options: dict[str, str], most: int) -> None:
    rules = editions.load("classic/de", {"hand_size": str(most), **options})
    assert rules.cards() == 108 + (4 if options else 0)
    rules.check_players(10)
    named = clash("de", players=10, hand_size=str(most + 1), **options)
    assert named == (f"hand_size={most + 1}", "players=10")


@pytest.mark.clause("LB-3", "LB-10")
def test_blanks_make_room_for_larger_hands() -> None:
    blanks = (Program(), Program(), Program())
    assert editions.load("classic/lb", {"blanks": blanks, "hand_size": "55"}).cards() == 111
    with pytest.raises(Refused, match="option-range"):
        editions.load("classic/lb", {"hand_size": "55"})


# Options that have no effect beside another one: they are accepted


@pytest.mark.clause("LB-5", "DE-6")
def test_must_lay_says_nothing_where_nobody_draws_by_choice() -> None:
    s = table("lb", "g1y1/y2y3/b1b2 y4r5 r9 r > turn:0 started=1", voluntary_draw="off")
    play(s, "0:draw")
    assert allowed(s, "0:pass")
    s = table("lb", "r1y1/y2y3/b1b2 y4r5 r9 r > turn:0 started=1", voluntary_draw="off")
    assert refused(s, "0:draw").code == "must-lay"
