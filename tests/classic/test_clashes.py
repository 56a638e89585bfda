"""Options that cannot be combined are refused when the rules are made, with the names of both."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.game import GAME
from pioche.classic.rules import Rules, Value
from pioche.engine.refusal import Refusal, Refused

FINISH_DEFENCE = ("draw2_finish_defence=on", "draw2_parry=off", "draw2_finish_defence=off")
FR, LB = (editions.load(f"classic/{name}") for name in ("fr", "lb"))


def clash(clause: str, first: str, second: str, repair: str) -> Refusal:
    return Refusal("options-clash", clause, (("first", first), ("second", second), ("repair", repair)))


def refusal_of(edition: str, **options: Value | str) -> Refusal:
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", options)
    return caught.value.refusal


@pytest.mark.parametrize(
    ("edition", "options", "clause", "args"),
    [
        ("fr", {"draw2_finish_defence": "on"}, "DE-5a", FINISH_DEFENCE),
        ("lb", {"draw2_finish_defence": "on"}, "DE-5a", FINISH_DEFENCE),
        ("fr", {"wild4_if": "always"}, "FR-22", ("challenge=take_back", "wild4_if=always", "challenge=off")),
        ("lb", {"wild4_if": "always"}, "LB-9", ("challenge=card_stays", "wild4_if=always", "challenge=off")),
        ("de", {"challenge": "take_back"}, "FR-22", ("challenge=take_back", "wild4_if=always", "challenge=off")),
        (
            "fr",
            {"rounds_to_win": 3, "scoring": "lowest_wins"},
            "FR-20",
            ("rounds_to_win=3", "scoring=lowest_wins", "scoring=winner_takes"),
        ),
    ],
)
def test_clashes(edition: str, options: dict[str, Value | str], clause: str, args: tuple[str, str, str]) -> None:
    """Rules as values do not know what somebody chose, so nothing adapts."""
    assert refusal_of(edition, **options) == clash(clause, *args)


@pytest.mark.parametrize(
    ("edition", "options", "players", "adapted"),
    [
        ("fr", {}, 2, {"advice_penalty": "off"}),
        ("fr", {"hand_size": "10"}, 2, {"advice_penalty": "off"}),
        ("fr", {}, 3, {}),
        ("lb", {}, 2, {}),
        ("fr", {"advice_penalty": "off"}, 2, {}),
        ("fr", {"draw2_finish_defence": "on"}, 4, {"draw2_parry": "draw2"}),
        ("fr", {"wild4_if": "always"}, 4, {"challenge": "off"}),
        ("lb", {"wild4_if": "always"}, 2, {"challenge": "off"}),
        ("de", {"challenge": "take_back"}, 4, {"wild4_if": "nothing_playable"}),
        ("de", {"challenge": "card_stays"}, 4, {"wild4_if": "no_colour"}),
    ],
)
def test_what_nobody_chose_adapts(edition: str, options: dict[str, str], players: int, adapted: dict[str, str]) -> None:
    name = f"classic/{edition}"
    assert GAME.adapted(name, options, players) == adapted
    rules = GAME.rules(name, options, players=players)
    assert rules == editions.load(name, {**options, **adapted})
    assert clash_with_players(rules, players) is None


@pytest.mark.parametrize(
    ("options", "players", "clause"),
    [
        ({"advice_penalty": "on"}, 2, "FR-21"),
        ({"wild4_if": "always", "challenge": "take_back"}, 4, "FR-22"),
        ({"teams": "2"}, 5, "BB-7"),
        ({"hand_size": "12"}, 10, "FR-5"),
    ],
)
def test_what_somebody_chose_clashes(options: dict[str, str], players: int, clause: str) -> None:
    """The repair that is offered ends the clash."""
    with pytest.raises(Refused) as caught:
        GAME.rules("classic/fr", options, players=players)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("options-clash", clause)
    name, _, value = str(dict(caught.value.refusal.args)["repair"]).partition("=")
    repaired = GAME.rules("classic/fr", {**options, name: value}, players=players)
    assert repaired.as_text()[name] == value


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
    assert clash_with_players(FR, 2) == clash("FR-21", "advice_penalty=on", "players=2", "advice_penalty=off")
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
    fitting = f"hand_size={107 // players}"
    assert refusal == (None if fits else clash("LB-3", f"hand_size={size}", f"players={players}", fitting))


@pytest.mark.parametrize(
    ("teams", "seats"), [(2, (4, 6, 8, 10)), (3, (6, 9)), (4, (8,)), (5, (10,)), (0, tuple(range(2, 11)))]
)
def test_teams(teams: int, seats: tuple[int, ...]) -> None:
    rules = LB.overlay({"teams": teams})
    assert tuple(players for players in range(2, 11) if clash_with_players(rules, players) is None) == seats
    for players in set(range(2, 11)) - set(seats):
        assert clash_with_players(rules, players) == clash("BB-7", f"teams={teams}", f"players={players}", "teams=0")
