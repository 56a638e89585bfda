"""The clause that a refusal names is in force at the table, and the one that players of its edition look for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from clause_tables import Clause, read_table
from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cited import CASES
from pioche.classic.clauses import CLAUSES
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.notation import parse_position, position_text
from pioche.classic.refusal_codes import Code
from pioche.classic.rules import OPTIONS, Rules
from pioche.engine.refusal import Refused
from tests.classic.mixes import random_rules
from tests.classic.table import allowed, play, refused, table

BOOK: Final = read_table(Path(__file__).resolve().parents[2] / "rulebooks" / "classic.toml").clauses
PILE: Final = "y9y8y7y6y5y4y3y2y1g9g8g7g6"


# Any table


def fits(wanted: tuple[str, ...], value: str) -> bool:
    return value in wanted or any(each[:1] == "!" and each[1:] != value for each in wanted)


def applies(clause: Clause, values: dict[str, str]) -> bool:
    some = [fits(wanted, values[option]) for option, wanted in clause.any.items()]
    return all(fits(wanted, values[option]) for option, wanted in clause.when.items()) and (any(some) or not some)


def in_force(rules: Rules) -> set[str]:
    """The clauses of the edition that the options leave in force, and for every option that the table has changed the
    first one about its value, if the edition has none: the rule book that players are shown (`rules/book.ts`)."""
    values = rules.as_text()
    applying = [clause for clause in BOOK if applies(clause, values)]
    found = {clause.id for clause in applying if rules.edition.removeprefix("classic/") in clause.editions}
    for option in editions.EDITIONS.differences(rules.edition, rules):
        about = [
            clause.id for clause in applying if fits({**clause.when, **clause.any}.get(option, ()), values[option])
        ]
        found |= set() if found & {*about} else {*about[:1]}
    return found


def strange_moves(rng: Random, s: Round) -> list[int]:
    """Random moves of every kind and legal ones with a part changed: mostly illegal, most of them well-formed."""
    seats = [s.turn, *(rng.randrange(s.players) for _ in range(2))]
    made = []
    for kind in range(c.KINDS):
        for seat in seats:
            plain = seat | kind << c.KIND_AT
            aim = rng.randrange(s.players + 1) << c.TARGET_AT
            made += [
                plain,
                plain | aim,
                plain | rng.randrange(2) << c.TARGET_AT,
                plain | rng.randrange(4) << c.COLOUR_AT,
            ]
            made.append(plain | rng.randrange(c.FACES) << c.FACE_AT | rng.randrange(5) << c.COLOUR_AT)
    for seat in range(s.players):
        for face in {*s.hand(seat)}:
            laid = seat | face << c.FACE_AT
            named = rng.randrange(5) << c.COLOUR_AT
            also = rng.randrange(256) << c.ALSO_AT if rng.random() < 0.2 else 0
            made += [
                laid | c.NO_COLOUR << c.COLOUR_AT,
                laid | named | rng.randrange(2) << c.CALL_AT,
                laid | named | also,
            ]
            target = rng.randrange(s.players) << c.TARGET_AT
            second = rng.choice([*s.hand(seat), c.NO_FACE]) << c.SECOND_AT
            made.append(laid | c.HAND_OVER << c.KIND_AT | target | second | rng.randrange(2) << c.CALL_AT)
    legal = s.moves()
    for _ in range(10 if legal else 0):
        made.append(rng.choice(legal) ^ 1 << rng.randrange(28))
    return made


def test_every_refusal_names_a_clause_in_force(scaled: Callable[[int], int]) -> None:
    rng = Random("in force")
    seen: dict[str, set[str]] = {}
    for number in range(scaled(150)):
        rules, players = random_rules(rng)
        known = in_force(rules)
        s = Round.fast_deal(rules, players, number)
        for _ in range(200):
            for move in strange_moves(rng, s) if s.over or rng.random() < 0.04 else ():
                refusal = s.check(move)
                if refusal is not None:
                    seen.setdefault(refusal.code, set()).add(refusal.clause)
                    named = refusal.clause in known or (refusal.code, refusal.clause) == ("malformed", "")
                    assert named, (rules.edition, editions.EDITIONS.differences(rules.edition, rules), refusal, move)
            if s.over:
                break
            s.apply(rng.choice(s.moves()))
    never = {code.key for code in Code} - seen.keys()
    assert len(never) <= 6, never
    assert len(set().union(*seen.values())) > 30


def test_every_code_has_a_clause_at_every_edition() -> None:
    assert set(CASES) == set(Code) - {Code.MALFORMED}
    known = {clause.id for clause in BOOK}
    assert {clause for cases in CASES.values() for case in cases for clause in case.clauses} <= known
    for cases in CASES.values():
        for case in cases:
            assert case.needs.keys() <= set(OPTIONS)


def test_the_engine_has_the_clause_table() -> None:
    assert [(clause.id, dict(clause.when), dict(clause.any)) for clause in CLAUSES] == [
        (clause.id, dict(clause.when), dict(clause.any)) for clause in BOOK
    ]


# Rules and their edition


def test_rules_know_their_edition() -> None:
    for name, rules in editions.EDITIONS.items():
        assert rules.edition == name
        assert editions.load(name, {"jump_in": "on"}).edition == name
        assert rules.overlay(editions.EDITIONS["classic/fr"].options()).edition == name


def test_rules_that_only_differ_by_their_edition_are_not_equal() -> None:
    """They play alike but refuse with other clauses."""
    fr = editions.load("classic/fr")
    other = editions.load("classic/lb").overlay(fr.options())
    assert other.options() == fr.options()
    assert other != fr
    assert len({fr, other, editions.load("classic/fr")}) == 2


# The clause that is named, case by case


def clause(edition: str, position: str, *moves: str, **options: str) -> tuple[str, str]:
    """The code and the clause of the refusal of the last of these moves."""
    *before, last = moves
    s = table(edition, f"{position} started=1", **options)
    play(s, *before)
    refusal = refused(s, last)
    return refusal.code, refusal.clause


ABLE: Final = f"r5r1/y1y2/g1g2 {PILE} r9 r > turn:0"
UNABLE: Final = f"b5b1/y1y2/g1g2 {PILE} r9 r > turn:0"


@pytest.mark.clause("FR-8", "FR-9", "LB-5", "DE-6", "DE-6a", "BB-3")
@pytest.mark.parametrize(
    ("edition", "options", "able", "unable"),
    [
        ("fr", {}, "FR-9", "FR-8"),
        ("lb", {}, "LB-5", "LB-5"),
        ("de", {}, "DE-6", "DE-6"),
        ("fr", {"draw_then_play_any": "on"}, "DE-6a", "FR-8"),
        ("lb", {"draw_then_play_any": "on"}, "DE-6a", "FR-8"),
        ("de", {"draw_then_play_any": "on"}, "DE-6a", "DE-6a"),
        ("fr", {"draw_until_playable": "on"}, "FR-9", "BB-3"),
        ("fr", {"voluntary_draw": "off"}, "DE-6", "FR-8"),
        ("fr", {"drawn_card": "must_if_voluntary"}, "LB-5", "FR-8"),
        ("lb", {"drawn_card": "may"}, "FR-9", "FR-8"),
        ("de", {"voluntary_draw": "drawn_only"}, "FR-9", "FR-9"),
    ],
)
def test_passing_without_drawing_and_drawing_twice(
    edition: str, options: dict[str, str], able: str, unable: str
) -> None:
    assert clause(edition, ABLE, "0:pass", **options) == ("draw-first", able)
    assert clause(edition, UNABLE, "0:pass", **options) == ("draw-first", unable)
    assert clause(edition, UNABLE, "0:draw", "0:draw", **options) == ("draw-once", unable)
    if options.get("voluntary_draw", "") != "off" and (edition != "de" or options):
        assert clause(edition, ABLE, "0:draw", "0:draw", **options) == ("draw-once", able)


@pytest.mark.clause("LB-4", "LB-5", "LB-6", "LB-12")
def test_the_book_of_lb_comes_before_the_one_it_takes_over_from() -> None:
    assert clause("lb", ABLE, "0:g3") == ("not-in-hand", "LB-4")
    assert clause("lb", UNABLE, "0:b5") == ("does-not-fit", "LB-4")
    assert clause("lb", UNABLE, "0:b5", reverse_on_anything="off") == ("does-not-fit", "FR-7")
    assert clause("lb", ABLE, "1:catch.0") == ("catch-nothing", "LB-6")
    assert clause("lb", ABLE, "0:uno") == ("call-not-owed", "LB-6")
    assert clause("lb", "r5r1/y1y2 - r9 r > turn:0", "0:draw") == ("nothing-to-draw", "LB-12")
    assert clause("lb", ABLE, "1:y1") == ("not-your-turn", "FR-6")


@pytest.mark.clause("FR-15", "FR-16", "LB-8", "LB-9", "DE-8a", "DE-8b", "DE-9", "DE-10", "LB-10")
@pytest.mark.parametrize(
    ("edition", "wild", "wild4"), [("fr", "FR-15", "FR-16"), ("lb", "LB-8", "LB-9"), ("de", "DE-9", "DE-10")]
)
def test_a_colour_too_few_or_too_many(edition: str, wild: str, wild4: str) -> None:
    hand = f"WFUX1r5/y1y2/g1g2 {PILE} y9 y > turn:0"
    options = {"uno_card_gift": "on", "blanks": "draw*2"}
    assert clause(edition, hand, "0:W", **options) == ("colour-missing", wild)
    assert clause(edition, hand, "0:F", **options) == ("colour-missing", wild4)
    assert clause(edition, hand, "0:U=r", **options) == ("colour-not-yours", "DE-8b")
    assert clause(edition, hand, "0:U=r", uno_card_draw4="on", **options) == ("colour-not-yours", "DE-8a")
    assert clause(edition, hand, "0:X1=r", **options) == ("colour-not-yours", "LB-10")
    assert clause(edition, ABLE, "0:r5=g") == ("colour-not-yours", wild)


@pytest.mark.clause("DE-1b", "DE-3b")
@pytest.mark.parametrize("edition", ["fr", "lb", "de"])
def test_a_card_that_does_not_go_on(edition: str) -> None:
    on = {"sequences": "on", "double_skip": "on"}
    numbers, skips = f"r4r8b5/y1y2/g1g2 {PILE} r9 r > turn:0", f"rSbSr4/y1y2/g1g2/b1b2 {PILE} r9 r > turn:0"
    assert clause(edition, numbers, "0:r4", "0:r8", **on) == ("not-your-turn", "DE-1b")
    assert clause(edition, skips, "0:rS", "0:bS", **on) == ("not-your-turn", "DE-3b")
    order = "DE-1" if edition == "de" else "FR-6"
    assert clause(edition, numbers, "0:r4", "0:draw", **on) == ("not-your-turn", order)
    assert clause(edition, numbers, "0:r4", "0:r8") == ("not-your-turn", order)


@pytest.mark.clause("DE-5", "DE-8a", "DE-9", "DE-10", "FR-12", "FR-16", "LB-4", "LB-9", "BB-4", "BB-5")
@pytest.mark.parametrize(
    ("edition", "laid", "answer", "options", "named"),
    [
        ("de", "F=r", "rD", {}, "DE-5"),
        ("de", "F=r", "W=g", {}, "DE-9"),
        ("de", "rD", "W=g", {}, "DE-9"),
        ("de", "F=r", "U", {"uno_card_draw4": "on"}, "DE-8a"),
        ("de", "F=r", "U", {"uno_card_gift": "on"}, "DE-10"),
        ("de", "F=r", "r1", {}, "DE-10"),
        ("fr", "rD", "W=g", {"draw2_parry": "draw2"}, "DE-5"),
        ("fr", "rD", "W=g", {"jump_in": "on"}, "FR-12"),
        ("lb", "rD", "gR", {"draw2_parry": "draw2"}, "LB-4"),
        ("lb", "rD", "gR", {"draw2_parry": "draw2", "reverse_returns_debt": "on"}, "BB-4"),
        ("lb", "rD", "gS", {"skip_passes_debt": "on"}, "BB-5"),
        ("fr", "F=r", "rD", {}, "FR-16"),
        ("fr", "F=r", "rD", {"draw2_parry": "draw2"}, "DE-5"),
        ("fr", "F=r", "r1", {"wild4_parry": "on"}, "DE-10"),
        ("lb", "F=r", "rD", {}, "LB-9"),
    ],
)
def test_what_does_not_answer_a_debt(edition: str, laid: str, answer: str, options: dict[str, str], named: str) -> None:
    position = f"FrDb1b2/rDWUr1gRgS/g1g2 {PILE} r9 r > turn:0"
    if answer != "U":
        position = position.replace("WU", "W")
    assert clause(edition, position, f"0:{laid}", f"1:{answer}", **options) == ("does-not-answer", named)


@pytest.mark.clause("DE-12", "DE-11")
def test_uno_uno_too_late() -> None:
    last = f"r5/r1y2y3/g1g2 {PILE} r9 r > turn:0"
    assert clause("de", last, "0:r5", "1:r1", "0:uno") == ("call-not-owed", "DE-12")
    assert clause("de", f"r5r6/r1y2y3/g1g2 {PILE} r9 r > turn:0", "0:r5", "1:r1", "0:uno") == ("call-not-owed", "DE-11")
    two = f"r5r6r7/r1y2y3/g1g2 {PILE} r9 r > turn:0"
    assert clause("fr", two, "0:r5", "0:uno") == ("call-not-owed", "FR-10")


@pytest.mark.clause("DE-12", "DE-11")
def test_uno_uno_too_late_on_ones_own_turn() -> None:
    """With two players it is the forgetful player's turn as soon as the penalty has fallen due."""
    last = f"r5/r1y2y3 {PILE} r9 r > turn:0"
    assert clause("de", last, "0:r5", "1:r1", "0:uno") == ("call-not-owed", "DE-12")
    assert clause("de", last, "0:r5", "1:r1", "0:draw", "0:uno") == ("call-not-owed", "DE-12")
    # Who holds two cards and has forgotten nothing calls too early; so does who has laid a card since.
    assert clause("de", f"r5r6/r1y2y3 {PILE} r9 r > turn:0", "0:uno") == ("call-not-owed", "DE-11")
    assert clause("de", f"r5r6/r1y2y3/g1g2 {PILE} r9 r > turn:1", "0:uno") == ("call-not-owed", "DE-11")
    since = f"r5/r1r2y3y4 {PILE}r7r8 r9 r > turn:0"
    assert clause("de", since, "0:r5", "1:r1", "0:r7!", "1:r2", "0:uno") == ("call-not-owed", "DE-11")
    # Elsewhere nobody says UNO UNO, unless the table has borrowed it.
    on = {"uno_uno": "on"}
    assert clause("fr", last, "0:r5", "1:r1", "0:uno", advice_penalty="off", **on) == ("call-not-owed", "DE-12")


@pytest.mark.clause("DE-12")
def test_who_forgot_uno_uno_is_part_of_the_position() -> None:
    s = table("de", f"r5/r1y2y3 {PILE} r9 r > turn:0 started=1")
    play(s, "0:r5", "1:r1")
    assert " forgot=1" in position_text(s)
    assert refused(parse_position(position_text(s), s.rules), "0:uno").clause == "DE-12"
    assert s.copy().forgot == 1
    with pytest.raises(Refused) as caught:
        table("de", f"r5r6/r1y2y3 {PILE} r9 r > turn:0 forgot=1", uno_uno="off")
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("position-rule", "DE-12")


@pytest.mark.clause("DE-8b", "DE-13a", "BB-2", "LB-10", "FR-15", "LB-8", "DE-9")
@pytest.mark.parametrize(
    ("move", "options", "named"),
    [
        ("0:give.1.r5", {}, {"fr": "FR-6", "lb": "FR-6", "de": "DE-1"}),
        ("0:give.1.r5r1", {"uno_card_gift": "on"}, dict.fromkeys(("fr", "lb", "de"), "DE-8b")),
        ("0:give.1.r5", {"blanks": "give@next"}, dict.fromkeys(("fr", "lb", "de"), "LB-10")),
        ("0:give.1.r5", {"blanks": "draw*2"}, {"fr": "FR-6", "lb": "FR-6", "de": "DE-1"}),
        ("0:hands.left", {}, {"fr": "FR-6", "lb": "FR-6", "de": "DE-1"}),
        ("0:hands.left", {"zero_rotation": "optional"}, dict.fromkeys(("fr", "lb", "de"), "DE-13a")),
        ("0:hands.left", {"blanks": "pass_hands"}, dict.fromkeys(("fr", "lb", "de"), "LB-10")),
        ("0:pick.1", {"seven_swap": "forced"}, dict.fromkeys(("fr", "lb", "de"), "BB-2")),
        ("0:pick.1", {}, {"fr": "FR-6", "lb": "FR-6", "de": "DE-1"}),
        ("0:=r", {}, {"fr": "FR-15", "lb": "LB-8", "de": "DE-9"}),
    ],
)
def test_what_is_not_on_offer(move: str, options: dict[str, str], named: dict[str, str]) -> None:
    for edition, expected in named.items():
        assert clause(edition, ABLE, move, **options) == ("not-asked", expected)


@pytest.mark.clause("FR-14", "DE-3", "DE-3a", "DE-9", "DE-10", "DE-11", "FR-10")
@pytest.mark.parametrize("edition", ["fr", "lb", "de"])
def test_only_the_rule_that_was_borrowed_is_named(edition: str) -> None:
    """A table of another edition that took over one house rule of `de` is not referred to the rest of that book."""
    own = edition == "de"
    skipped = f"rSb1b2/WFr3y1/g1g2 {PILE} r9 r > turn:0"
    on = {"skip_parry": "on"}
    assert clause(edition, skipped, "0:rS", "1:W=g", **on) == ("being-skipped", "DE-9" if own else "DE-3a")
    assert clause(edition, skipped, "0:rS", "1:F=g", **on) == ("being-skipped", "DE-10" if own else "DE-3a")
    assert clause(edition, skipped, "0:rS", "1:r3", **on) == ("being-skipped", "DE-3a")
    assert clause(edition, skipped, "0:rS", "1:draw", **on) == ("must-sit-out", "DE-3" if own else "FR-14")
    assert clause(edition, ABLE, "1:catch.0", uno_enforced="automatic") == ("catch-automatic", "DE-11")
    assert clause("de", ABLE, "1:catch.0", uno_enforced="when_caught") == ("catch-nothing", "FR-10")


@pytest.mark.clause("FR-22", "LB-9", "DE-10", "FR-16")
@pytest.mark.parametrize(
    ("edition", "options", "named"),
    [
        ("fr", {}, "FR-22"),
        ("lb", {}, "LB-9"),
        ("de", {}, "DE-10"),
        ("lb", {"challenge": "take_back"}, "FR-22"),
        ("fr", {"challenge": "off"}, "FR-16"),
        ("de", {"challenge": "card_stays", "wild4_if": "no_colour"}, "LB-9"),
    ],
)
def test_nothing_to_doubt(edition: str, options: dict[str, str], named: str) -> None:
    assert clause(edition, ABLE, "0:doubt", **options) == ("nothing-to-doubt", named)


@pytest.mark.clause("LB-8", "FR-11", "FR-16", "DE-7a", "DE-12")
@pytest.mark.parametrize(
    ("edition", "card", "options", "needed"),
    [
        ("fr", "W", {}, False),
        ("lb", "W", {}, False),
        ("lb", "F", {}, False),
        ("de", "W!", {}, False),
        ("de", "W", {}, True),
        ("de", "F!", {}, False),
        ("de", "F!", {"no_finish_on_black_draw": "on"}, True),
        ("fr", "F", {"no_finish_on_black_draw": "on"}, True),
    ],
)
def test_a_last_card_that_needs_no_colour_needs_none(
    edition: str, card: str, options: dict[str, str], needed: bool
) -> None:
    position = f"{card[0]}/y1y2/g1g2 {PILE} r9 r > turn:0 started=1"
    s = table(edition, position, **options)
    if needed:
        assert refused(s, f"0:{card}").code == "colour-missing"
        return
    assert allowed(s, f"0:{card}")
    assert allowed(s, f"0:{card[0]}=b{card[1:]}")
    play(s, f"0:{card}")
    assert (s.over, s.winner) == (True, 0)
    other = table(edition, position, **options)
    play(other, f"0:{card[0]}=b{card[1:]}")
    assert (other.winner, other.hand(1)) == (0, s.hand(1))
    two = table(edition, position.replace("/", "r3/", 1), **options)
    assert refused(two, f"0:{card[0]}").code == "colour-missing"


@pytest.mark.clause("FR-3", "FR-20", "LB-11", "DE-0")
@pytest.mark.parametrize(
    ("edition", "options", "named"),
    [("fr", {}, "FR-3"), ("fr", {"scoring": "lowest_wins"}, "FR-20"), ("lb", {}, "LB-11"), ("de", {}, "DE-0")],
)
def test_the_end_of_the_match(edition: str, options: dict[str, str], named: str) -> None:
    match = Match.new(
        editions.load(f"classic/{edition}", {"target": 1, "advice_penalty": "off", **options}), 2, bytes(32)
    )
    rng = Random(edition)
    while not match.over:
        s = match.begin().round
        while not s.over:
            s.apply(rng.choice(s.moves()))
        match = match.with_round(s)
    with pytest.raises(Refused) as caught:
        match.begin()
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("match-over", named)
