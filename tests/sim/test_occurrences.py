"""Which clause shows in which event: each entry of the table has a position in which it happens."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.editions import load as rules_of
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.notation import parse_move, parse_position
from pioche.i18n import LANGUAGES, Translator
from pioche.sim.occurrences import ENTRIES, Watcher, listed


def seen(edition: str, options: dict[str, str], position: str, moves: str) -> dict[str, int]:
    """What the watcher counts while moves are made, without the first card of the position."""
    s = parse_position(position, rules_of(f"classic/{edition}", options))
    watcher = Watcher(s)
    watcher.times.clear()
    for move in map(parse_move, moves.split()):
        log: list[Event] = []
        watcher.before(s, move)
        s.apply(move, log)
        watcher.after(s, log)
    return dict(watcher.times)


REST = "y1y2y3y4y5y6y7y8y9g9"


Case = tuple[str, dict[str, str], str, str, dict[str, int]]
CASES: list[Case] = [
    ("fr", {}, "rDr1r2/b1/b2 {} r9 r > turn:0", "0:rD", {"draw-two": 1}),
    ("fr", {}, "rRr1r2/b1/b2 {} r9 r > turn:0", "0:rR", {"reverse": 1}),
    ("lb", {}, "gRr1r2/b1/b2 {} r9 r > turn:0", "0:gR", {"reverse": 1, "reverse-on-anything": 1}),
    ("lb", {}, "gRr1r2/b1/b2 {} rR r > turn:0", "0:gR", {"reverse": 1}),
    (
        "de",
        {"two_player_reverse_skips": "on"},
        "rRr1r2/b1 {} r9 r > turn:0",
        "0:rR",
        {"reverse": 1, "reverse-between-two": 1},
    ),
    ("fr", {}, "rSr1r2/b1/b2 {} r9 r > turn:0", "0:rS", {"skip": 1}),
    ("fr", {}, "Wr1r2/b1/b2 {} r9 r > turn:0", "0:W=g", {"wild": 1}),
    ("fr", {}, "Fg1g2/b1/b2 {} r9 r > turn:0", "0:F=g 1:draw", {"wild-four": 1}),
    ("fr", {}, "Fr1g2/b1/b2 {} r9 r > turn:0", "0:F=g 1:doubt", {"wild-four": 1, "bluff": 1, "doubt-right": 1}),
    ("fr", {}, "Fg1g2/b1/b2 {} r9 r > turn:0", "0:F=g 1:doubt", {"wild-four": 1, "doubt-wrong": 1}),
    (
        "de",
        {"uno_card_gift": "on"},
        "Ur1r2r3/b1/b2 {} r9 r > turn:0",
        "0:U 0:give.1.r1r2!",
        {"uno-card": 1, "gift": 1, "uno": 1},
    ),
    (
        "de",
        {"uno_card_gift": "on"},
        "Ur1r2/b1/b2 {} r9 r > turn:0",
        "0:U 0:give.1.r1r2",
        {"uno-card": 1, "gift": 1, "gift-of-all": 1},
    ),
    ("lb", {"blanks": "skip"}, "X1r1r2/b1/b2 {} r9 r > turn:0", "0:X1", {"blank": 1}),
    ("lb", {"blanks": "swap"}, "X1r1r2/b1b2/b2 {} r9 r > turn:0", "0:X1", {"blank": 1}),
    ("fr", {"multiples": "on"}, "r5g5r1r2/b1/b2 {} r9 r > turn:0", "0:r5+g5", {"several": 1}),
    ("de", {"jump_in": "on"}, "r5r1r2/b1/r5b2b3 {} r9 r > turn:0", "0:r5 2:r5", {"jump-in": 1}),
    ("de", {"sequences": "on"}, "r5r6r1r2/b1/b2 {} r9 r > turn:0", "0:r5 0:r6", {"sequence": 1}),
    (
        "de",
        {"double_skip": "on"},
        "rSrSr1r2/b1/b2/b3 {} r9 r > turn:0",
        "0:rS 0:rS",
        {"skip": 2, "double-skip": 1},
    ),
    (
        "de",
        {"skip_parry": "on"},
        "rSr1r2/rSb1b2/b2 {} r9 r > turn:0",
        "0:rS 1:rS",
        {"skip": 2, "skip-parried": 1},
    ),
    ("de", {}, "rDr1r2/gDb1b2/b2 {} r9 r > turn:0", "0:rD 1:gD", {"draw-two": 2, "draw-two-parried": 1}),
    (
        "de",
        {},
        "rDr1r2/Fb1b2/b2 {} r9 r > turn:0",
        "0:rD 1:F=g",
        {"draw-two": 1, "wild-four": 1, "draw-two-parried": 1},
    ),
    ("de", {}, "Fr1r2/Fb1b2/b2 {} r9 r > turn:0", "0:F=b 1:F=g", {"wild-four": 2, "wild-four-parried": 1}),
    (
        "de",
        {"uno_card_draw4": "on"},
        "Ur1r2/Ub1b2/b2 {} r9 r > turn:0",
        "0:U 1:U",
        {"uno-card": 2, "uno-card-parried": 1},
    ),
    (
        "de",
        {"reverse_returns_debt": "on"},
        "rDr1r2/rRb1b2/b2 {} r9 r > turn:0",
        "0:rD 1:rR",
        {"draw-two": 1, "reverse": 1, "debt-returned": 1},
    ),
    (
        "de",
        {"skip_passes_debt": "on"},
        "rDr1r2/rSb1b2/b2 {} r9 r > turn:0",
        "0:rD 1:rS",
        {"draw-two": 1, "skip": 1, "debt-passed-on": 1},
    ),
    ("fr", {}, "g1g2/b1/b2 {} r9 r > turn:0", "0:draw", {"drew-unable": 1}),
    ("fr", {}, "r1g2/b1/b2 {} r9 r > turn:0", "0:draw", {"drew-by-choice": 1}),
    ("de", {"draw_then_play_any": "on"}, "r1g2/b1/b2 {} r9 r > turn:0", "0:draw", {"drew-then-any": 1}),
    (
        "fr",
        {"draw_until_playable": "on"},
        "g1g2/b1/b2 r8g8y8 r9 r > turn:0",
        "0:draw",
        {"drew-unable": 1, "drew-on": 1},
    ),
    ("fr", {}, "g1g2/b1/b2 - b1b2b3r9 r > turn:0", "0:draw", {"drew-unable": 1, "reshuffle": 1}),
    ("fr", {}, "r1g2/b1/b2 {} r9 r > turn:0", "0:r1!", {"uno": 1}),
    ("fr", {}, "r1g2/b1/b2 {} r9 r > turn:0", "0:r1 2:catch.0", {"caught": 1}),
    ("de", {}, "r1/b1/b2 {} r9 r > turn:0", "0:r1!", {"uno-uno": 1}),
    ("de", {}, "r1g2/r2b1b3/b2 {} r9 r > turn:0", "0:r1 1:r2", {"forgot": 1}),
    ("fr", {}, "r1g2/b1/b2 {} r9 r > turn:0", "1:accuse.0 2:aye", {"advice": 1}),
    ("fr", {}, "r1g2/b1/b2 {} r9 r > turn:0", "1:accuse.0 2:nay", {}),
    (
        "de",
        {"zero_rotation": "forced"},
        "r0g2g3/b1b2/b2b3 {} r9 r > turn:0",
        "0:r0 0:hands.left",
        {"rotation": 1},
    ),
    ("de", {"seven_swap": "forced"}, "r7g2g3/b1b2/b2b3 {} r9 r > turn:0", "0:r7 0:pick.2", {"swap": 1}),
    ("fr", {}, "rD/b1/b2 {} r9 r > turn:0", "0:rD", {"draw-two": 1, "last-draw": 1}),
    (
        "de",
        {"draw2_finish_defence": "on"},
        "rD/gDb1b2 {} r9 r > turn:0",
        "0:rD! 1:gD",
        {"draw-two": 2, "uno-uno": 1, "draw-two-parried": 1, "all-parried": 1},
    ),
    (
        "de",
        {"no_finish_on_black_draw": "on"},
        "F/b1b2/b2 {} r9 r > turn:0",
        "0:F=g",
        {"wild-four": 1, "black-finish": 1},
    ),
    ("fr", {}, "g1/b1/b2 - r9 r > turn:0", "0:draw 1:draw 2:draw", {"blocked": 1}),
]


@pytest.mark.parametrize(("edition", "options", "position", "moves", "expected"), CASES)
def test_what_happens_is_counted(
    edition: str, options: dict[str, str], position: str, moves: str, expected: dict[str, int]
) -> None:
    assert seen(edition, options, position.format(REST), moves) == expected


def test_every_entry_is_shown_by_a_test_above() -> None:
    shown = {key for case in CASES for key in case[4]}
    assert shown == {key for key in ENTRIES if not key.startswith("first-")}


def first_cards(edition: str, options: dict[str, str]) -> set[str]:
    rules = rules_of(f"classic/{edition}", options)
    found: set[str] = set()
    for number in range(300):
        found |= set(Watcher(Round.fast_deal(rules, 4, number)).times)
    return found


def test_first_cards() -> None:
    firsts = {"first-draw-two", "first-reverse", "first-skip", "first-wild", "first-goes-back"}
    assert first_cards("fr", {}) == firsts
    assert first_cards("lb", {"blanks": "skip | skip | skip"}) == {*firsts, "first-blank"}


def clauses(edition: str) -> dict[str, str]:
    return {entry.key: entry.clause for entry in listed(edition, editions.load(edition))}


def test_clauses_are_those_of_the_book_that_is_played() -> None:
    assert clauses("classic/fr")["wild-four"] == "FR-16"
    assert clauses("classic/lb")["wild-four"] == "LB-9"
    assert clauses("classic/de")["wild-four"] == "DE-10"
    assert clauses("classic/de")["reshuffle"] == "FR-18"
    assert clauses("classic/lb")["skip"] == "FR-14"


def test_what_a_table_has_switched_on_is_expected() -> None:
    rules = editions.load("classic/de", {"jump_in": "on", "zero_rotation": "optional"})
    expected = {entry.key for entry in listed("classic/de", rules) if entry.expected}
    assert {"jump-in", "rotation", "uno-uno", "draw-two-parried"} <= expected
    assert not {"sequence", "swap", "advice", "blank"} & expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name(language: str) -> None:
    words = Translator(language)
    names = {key: words.text(f"sim-happened-{key}") for key in ENTRIES}
    assert len(set(names.values())) == len(names)
