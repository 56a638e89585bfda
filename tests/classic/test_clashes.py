"""Options that cannot be combined are refused when the rules are made, with the names of both."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.rules import Rules, Value
from pioche.engine.refusal import Refusal, Refused

FR, LB = (editions.load(f"classic/{name}") for name in ("fr", "lb"))


def refusal_of(edition: str, **options: Value | str) -> Refusal:
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", options)
    return caught.value.refusal


@pytest.mark.parametrize(
    ("edition", "options", "clause", "first", "second"),
    [
        ("fr", {"draw2_finish_defence": "on"}, "DE-5a", "draw2_finish_defence=on", "draw2_parry=off"),
        ("lb", {"draw2_finish_defence": "on"}, "DE-5a", "draw2_finish_defence=on", "draw2_parry=off"),
        ("fr", {"wild4_if": "always"}, "FR-22", "challenge=take_back", "wild4_if=always"),
        ("lb", {"wild4_if": "always"}, "LB-9", "challenge=card_stays", "wild4_if=always"),
        ("de", {"challenge": "take_back"}, "FR-22", "challenge=take_back", "wild4_if=always"),
        ("fr", {"rounds_to_win": 3, "scoring": "lowest_wins"}, "FR-20", "rounds_to_win=3", "scoring=lowest_wins"),
    ],
)
def test_clashes(edition: str, options: dict[str, Value | str], clause: str, first: str, second: str) -> None:
    assert refusal_of(edition, **options) == Refusal("options-clash", clause, (("first", first), ("second", second)))


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("fr", {"draw2_finish_defence": "on", "draw2_parry": "draw2"}),
        ("de", {"draw2_finish_defence": "on"}),
        ("fr", {"wild4_if": "always", "challenge": "off"}),
        ("de", {"challenge": "card_stays", "wild4_if": "no_colour"}),
        ("fr", {"rounds_to_win": 3}),
    ],
)
def test_what_looks_like_a_clash_and_is_none(edition: str, options: dict[str, Value | str]) -> None:
    assert isinstance(editions.load(f"classic/{edition}", options), Rules)


def clash_with_players(rules: Rules, players: int) -> Refusal | None:
    try:
        rules.check_players(players)
    except Refused as error:
        return error.refusal
    return None


@pytest.mark.parametrize("players", range(1, 12))
def test_players(players: int) -> None:
    refusal = clash_with_players(LB, players)
    if 2 <= players <= 10:
        assert refusal is None
    else:
        assert refusal == Refusal("players", "FR-1", (("players", players), ("least", 2), ("most", 10)))


def test_two_players_cannot_vote_on_advice() -> None:
    assert clash_with_players(FR, 2) == Refusal(
        "options-clash", "FR-21", (("first", "advice_penalty=on"), ("second", "players=2"))
    )
    assert clash_with_players(FR, 3) is None
    assert clash_with_players(FR.overlay({"advice_penalty": False}), 2) is None


@pytest.mark.parametrize(
    ("options", "players", "fits"),
    [
        ({"hand_size": 7}, 10, True),
        ({"hand_size": 10}, 10, True),
        ({"hand_size": 11}, 10, False),
        ({"hand_size": 11, "uno_card_gift": "on"}, 10, True),  # 112 cards
        ({"hand_size": 53}, 2, True),
        ({"hand_size": 36}, 3, False),
        ({"hand_size": 35}, 3, True),
    ],
)
def test_hand_sizes(options: dict[str, Value | str], players: int, fits: bool) -> None:
    refusal = clash_with_players(editions.load("classic/lb", options), players)
    size = options["hand_size"]
    clash = Refusal("options-clash", "LB-3", (("first", f"hand_size={size}"), ("second", f"players={players}")))
    assert refusal == (None if fits else clash)


@pytest.mark.parametrize(
    ("teams", "seats"), [(2, (4, 6, 8, 10)), (3, (6, 9)), (4, (8,)), (5, (10,)), (0, tuple(range(2, 11)))]
)
def test_teams(teams: int, seats: tuple[int, ...]) -> None:
    rules = LB.overlay({"teams": teams})
    assert tuple(players for players in range(2, 11) if clash_with_players(rules, players) is None) == seats
    for players in set(range(2, 11)) - set(seats):
        assert clash_with_players(rules, players) == Refusal(
            "options-clash", "BB-7", (("first", f"teams={teams}"), ("second", f"players={players}"))
        )
