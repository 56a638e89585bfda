"""Positions that are not consistent are refused with what is wrong; those that play reaches are all accepted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche import i18n
from pioche.classic import codes as c
from pioche.classic import completion, editions, pickling
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.fields import PICKLED
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.notation import EXAMPLE, parse_position, position_text
from pioche.classic.sentences import TERMS
from pioche.classic.view import view
from pioche.engine.refusal import Refused
from pioche.engine.sentences import sentence
from tests.classic.mixes import random_rules
from tests.classic.table import changed, table
from tests.laws.test_classic import choose

START = "r1r5/gDW/b2 y1y2y3 g4r9 r > turn:0 started=1 layer=2"
CHALLENGE = "r1/g5/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r"

DEBTS = "1 (Draw2), 2 (Wild4), 3 (UnoCard), 4 (Blank)"
PHASES = "turn:0, drawn:0, debt:0, challenge:0, skipped:0, colour:0, rotate:0, choose:0, give:0, over:0"

WRONG = [
    # values
    ("r1/g5 y1 r9 r > turn:0 layer=1000", "position-range (field=layer, value=1000, least=0, most=1)"),
    ("r1/g5 y1 r9 r > turn:0 layer=2", "position-range (field=layer, value=2, least=0, most=1)"),
    ("r1/g5 y1 r9 r > turn:2", "position-range (field=turn, value=2, least=0, most=1)"),
    ("r1/g5 y1 r9 r > turn:0 owing=4", "position-value (field=owing, value=4)"),
    ("r1/g5 y1 r9 r > turn:0 started=2", "position-value (field=started, value=2)"),
    ("r1/g5 y1 r9 r > turn:0 debt_kind=5", f"position-choice (field=debt_kind, value=5, choices={DEBTS})"),
    ("r1/g5 y1 r9 r > turn:0 fast=0", "position-value (field=fast, value=0)"),
    ("r1/g5 y1 r9 r > turn:0 fast=10000000000000000", "position-value (field=fast, value=10000000000000000)"),
    ("r1/g5 y1 r9 r > turn:0 seed=ff", "position-hex (field=seed, value=ff, digits=64)"),
    ("r1/g5 y1 r9 r > turn:0 seed=x", "position-hex (field=seed, value=x, digits=64)"),
    ("r1/g5 y1 r9 r > turn:0 idle=2", "position-value (field=idle, value=2)"),
    ("r1/g5 y1 r9 r > turn:0 layer=٣", "position-value (field=layer, value=٣)"),
    ("r1/g5 y1 r9 r > turn:0 top_before=r", "position-value (field=top_before, value=r)"),
    ("r1/g5 y1 r9 r <> turn:0", "position-choice (field=direction, value=<>, choices=>, <)"),
    ("r1/g5 y1 r9 red > turn:0", "position-choice (field=colour, value=red, choices=r, y, g, b, -)"),
    ("r1/g5 y1 r9 r > wait:0", f"position-choice (field=phase, value=wait:0, choices={PHASES})"),
    ("r1/g5 y1 r9 r > turn:0 pile_n=3", "position-field (field=pile_n)"),
    ("r1/g5 y1 r9 r > turn:0 started=1 started=1", "position-twice (field=started)"),
    ("r1/g5 y1 r9 r > turn:0 turn=1", "position-twice (field=turn)"),
    ("r1/g5 y1 r9 r >", f"bad-position (text=r1/g5 y1 r9 r >, example={EXAMPLE})"),
    # cards
    ("r1r1r1/g5 y1 r9 r > turn:0", "too-many-cards (card=r1, most=2)"),
    ("X1/g5 y1 r9 r > turn:0", "too-many-cards (card=X1, most=0)"),
    ("r1/g5 y1 - r > turn:0", "position-discards"),
    ("r1/g5 y1 r9 g > turn:0", "position-colour (colour=g, card=r9)"),
    ("r1/g5 y1 W - > turn:0", "position-needs (given=W, field=colour)"),
    ("r1 y1 r9 r > turn:0", "players (players=1, least=2, most=10) FR-1"),
    # drawn cards and debts
    ("r1/g5 y1 r9 r > drawn:0", "position-drawn-card (given=drawn:0, example=drawn:0=r5)"),
    ("r1/g5 y1 r9 r > drawn:0=g5", "position-not-held (seat=0, card=g5)"),
    ("r1/g5 y1 r9 r > turn:0=r1", "position-clash (given=drawn=r1, other=turn)"),
    ("r1/g5 y1 r9 r > drawn:0=r1 must_lay=1", "position-rule (given=must_lay=1, option=drawn_card) LB-5"),
    ("r1/g5 y1 r9 r > debt:0", "position-needs (given=debt, field=debt)"),
    ("r1/g5 y1 rD r > debt:0 debt=2", "position-needs (given=debt=2, field=debt_kind)"),
    ("r1/g5 y1 rD r > turn:0 debt=2 debt_kind=1", "position-clash (given=debt=2, other=turn)"),
    ("r1/g5 y1 rD r > debt:0 debt=4 debt_kind=3", "position-rule (given=debt_kind=3, option=uno_card_draw4) DE-8a"),
    ("r1/g5 y1 rD r > debt:0 debt=4 debt_kind=4", "position-rule (given=debt_kind=4, option=blanks) LB-10"),
    ("r1/g5 y1 rD r > debt:0 debt=2 debt_kind=1 again=1", "position-needs (given=again=1, field=layer)"),
    # challenges
    (CHALLENGE.replace("layer=0 ", ""), "position-needs (given=challenge, field=layer) FR-22"),
    (CHALLENGE.replace("fresh=1 ", ""), "position-needs (given=challenge, field=fresh) FR-22"),
    (CHALLENGE.replace("layer=0", "layer=1"), "position-clash (given=turn=1, other=layer=1) FR-22"),
    (CHALLENGE.replace("r9F", "r9W"), "position-top (given=challenge, card=W) FR-22"),
    (CHALLENGE.replace("r9F", "r8F"), "position-clash (given=top_before=r9, other=challenge) FR-22"),
    (CHALLENGE[:-1] + "g", "position-clash (given=colour_before=g, other=top_before=r9) FR-22"),
    (CHALLENGE.replace("debt_kind=2", "debt_kind=1"), "position-clash (given=debt_kind=1, other=challenge) FR-22"),
    ("r1/g5 y1 r9 r > turn:0 bluff=1", "position-clash (given=bluff=1, other=turn) FR-22"),
    # choices
    ("r1/g5 y1 r0 r > rotate:0 started=1", "position-rule (given=rotate, option=zero_rotation) DE-13a"),
    ("r1/g5 y1 r9W r > colour:0 started=1 at=1", "position-effect (given=colour, card=W, at=1)"),
    ("r1/g5 y1 r9W r > colour:0 started=1 actor=1", "position-clash (given=actor=1, other=turn=0)"),
    ("r1/g5 y1 r9W r > colour:0 started=1 running=F", "position-top (given=running=F, card=W)"),
    ("r1/g5 y1 r9W r > colour:0 started=1 named=g", "position-clash (given=named=g, other=colour)"),
    ("r1/g5 y1 r9 r > turn:0 running=r9", "position-clash (given=running=r9, other=turn)"),
    # skips, sequences
    ("r1/g5 y1 rS r > skipped:0", "position-rule (given=skipped, option=skip_parry) DE-3a"),
    ("r1/g5 y1 r9 r > turn:0 follow=1", "position-rule (given=follow=1, option=sequences) DE-1b"),
    ("r1/g5 y1 rS r > turn:0 follow=1", "position-rule (given=follow=1, option=double_skip) DE-3b"),
    ("r1/g5 y1 r9 r > turn:0 step=1", "position-rule (given=step=1, option=sequences) DE-1b"),
    # the end of a round
    ("r1r2/g5 y1 r9 r > turn:0 owing=1", "position-hand (given=owing=1, seat=0, cards=2) FR-10"),
    ("-/g5 y1 r9 r > turn:0 owing=1", "position-hand (given=owing=1, seat=0, cards=0) FR-10"),
    ("r1/g5 y1 r9 r > turn:0 out=1", "position-hand (given=out=1, seat=1, cards=1)"),
    ("r1/- y1 r9 r > turn:0 out=1", "position-needs (given=out=1, field=layer)"),
    ("r1/- y1 r9 r > turn:0 out=1 out_said=1 layer=1", "position-won (seat=1, given=turn)"),
    ("r1/- y1 r9 r > turn:0 out_said=1", "position-needs (given=out_said=1, field=out)"),
    ("r1/- y1 r9 r > turn:0 heir=1", "position-needs (given=heir=1, field=out)"),
    ("r1/- y1 r9 r > turn:0 defending=1", "position-rule (given=defending=1, option=draw2_finish_defence) DE-5a"),
    ("r1/- y1 r9 r > turn:0 winner=1", "position-clash (given=winner=1, other=turn)"),
    ("r1/- y1 r9 r > over:0 winner=1 debt=2 debt_kind=1", "position-clash (given=debt=2, other=over)"),
    ("r1r2/g5 y1 r9 r > over:0 winner=0", "position-hand (given=winner=0, seat=0, cards=2) FR-11"),
    ("-/g5 y1 r9 r > over:0 winner=1", "position-hand (given=winner=1, seat=1, cards=1) FR-11"),
    ("-/- y1 r9 r > over:0 winner=0", "position-hand (given=winner=0, seat=1, cards=0) FR-11"),
    ("-/g5 y1 r9 r > over:0", "position-needs (given=over, field=winner) FR-11"),
    ("r1/g5 - r8r9 r > over:0", "position-needs (given=over, field=winner) FR-11"),
    ("-/g5 y1 r9 r > over:0 winner=0 out=1", "position-clash (given=winner=0, other=out=1) FR-11"),
    ("r1/g5 - r9 r > over:0 winner=1", "position-blocked (points=1, seat=0, tied=no) FR-18"),
    ("r1/g5 - r9 r > over:0", "position-blocked (points=1, seat=0, tied=no) FR-18"),
    ("r5/g5 - r9 r > over:0 winner=0", "position-blocked (points=5, seat=0, tied=yes) FR-18"),
    # votes
    ("r1/g5/b2 y1 r9 r > turn:0 ayes=1", "position-needs (given=ayes=1, field=accused) FR-21"),
    ("r1/g5/b2 y1 r9 r > turn:0 accused=0 ayes=1", "position-clash (given=ayes=1, other=accused=0) FR-21"),
    ("r1/g5/b2 y1 r9 r > turn:0 accused=0 ayes=2 nays=2", "position-clash (given=ayes=2, other=nays=2) FR-21"),
    ("r1/g5/b2 y1 r9 r > turn:0 accused=0 ayes=2 nays=4", "position-voted (given=accused=0) FR-21"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wrong"), WRONG)
def test_a_position_that_is_not_consistent_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    players = text.split(" ", maxsplit=1)[0].count("/") + 1
    rules = editions.load("classic/fr", {} if players > 2 else {"advice_penalty": "off"})
    with pytest.raises(Refused) as refused:
        parse_position(text, rules)
    assert str(refused.value.refusal) == wrong
    for language in i18n.LANGUAGES:
        assert "{" not in sentence(refused.value.refusal, i18n.Translator(language), TERMS, rules)


def test_a_choice_that_nobody_can_make_is_refused() -> None:
    blank = Program((Effect(Op.GIVE, 2, At.CHOSEN),))
    with pytest.raises(Refused, match="position-stuck"):
        table("lb", "r1/g5/b2 y1 r4X1 r > give:0 started=1", blanks=(blank,))


@pytest.mark.parametrize(
    ("edition", "text", "options", "wrong"),
    [
        ("lb", CHALLENGE.replace("layer=0 ", ""), {}, "position-needs (given=challenge, field=layer) LB-9"),
        ("lb", "r1r2/g5 y1 r9 r > turn:0 owing=1", {}, "position-hand (given=owing=1, seat=0, cards=2) LB-6"),
        ("de", "r1r2/g5 y1 r9 r > turn:0 owing=1", {}, "position-hand (given=owing=1, seat=0, cards=2) DE-11"),
        ("de", "-/g5 y1 r9 r > turn:0 owing=1", {}, "position-hand (given=owing=1, seat=0, cards=0) DE-12"),
        ("de", "r1/g5 y1 r9 r > turn:0 bluff=1", {}, "position-clash (given=bluff=1, other=turn)"),
        ("de", "r1r2/g5 y1 r9 r > over:0 winner=0", {}, "position-hand (given=winner=0, seat=0, cards=2) DE-0"),
        ("lb", "r1/g5 - r9 r > over:0", {}, "position-blocked (points=1, seat=0, tied=no) LB-12"),
        ("fr", "r1/g5 y1 r9 r > rotate:0", {"zero_rotation": "forced"}, "position-top (given=rotate, card=r9) DE-13a"),
        ("fr", "r1/g5/b2 y1 r9 r > choose:0", {}, "position-rule (given=choose, option=seven_swap) BB-2"),
        ("fr", "r1/g5/b2 y1 r9 r > give:0", {}, "position-rule (given=give, option=uno_card_gift) DE-8b"),
    ],
)
def test_the_clause_is_in_the_book_of_the_table(edition: str, text: str, options: dict[str, str], wrong: str) -> None:
    rules = GAME.rules(f"classic/{edition}", options, players=text.split(" ", maxsplit=1)[0].count("/") + 1)
    with pytest.raises(Refused) as refused:
        parse_position(text, rules)
    assert str(refused.value.refusal) == wrong


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("-/g5 y1 r9 r > over:0 winner=0", 0),
        ("r1/g5 - r9 r > over:0 winner=0", 0),  # blocked
        ("r5/g5 - r9 r > over:0", c.NO_SEAT),  # blocked, and nobody wins
        ("-/-/g5 y1 r9 r > over:0 winner=0 out=0 heir=1", 0),  # DE-5a
    ],
)
def test_a_round_that_has_ended_is_accepted(text: str, winner: int) -> None:
    rules = GAME.rules("classic/de", {"draw2_finish_defence": "on"})
    assert parse_position(text, rules).winner == winner


def test_law_every_end_of_a_game_is_accepted(scaled: Callable[[int], int]) -> None:
    for number in range(scaled(200)):
        rng = Random(number)
        rules, players = random_rules(rng)
        s = Round.fast_deal(rules, players, number)
        for _ in range(5_000):
            if s.over:
                break
            s.apply(choose(s, rng))
        assert position_text(parse_position(position_text(s), rules)) == position_text(s)


@pytest.mark.parametrize("text", [START, CHALLENGE])
def test_a_consistent_position_is_accepted(text: str) -> None:
    assert position_text(table("fr", text)).split()[:6] == text.split()[:6]


def test_what_follows_from_a_choice_may_be_left_out() -> None:
    s = table("fr", "r1/g5/b2 y1 r9W r > colour:1 started=1")
    assert (s.running, s.actor, s.layer) == (c.WILD, 1, 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("layer", 1000),
        ("layer", -1),
        ("turn", 15),
        ("phase", 10),
        ("fast", 0),
        ("at", 9),
        ("debt", "x"),
    ],
)
def test_a_pickle_with_a_wrong_number_is_refused(name: str, value: int) -> None:
    s = Round.deal(editions.load("classic/fr"), 4, bytes(32))
    restored, (rules, seed, cards, numbers) = pickling.parts(s)
    wrong = tuple(value if field == name else number for field, number in zip(PICKLED, numbers, strict=True))
    with pytest.raises(Refused, match=r"position-(value|range)"):
        restored(rules, seed, cards, wrong)
    with pytest.raises(Refused, match="position-fields"):
        restored(rules, seed, cards, numbers[:-1])
    with pytest.raises(Refused, match="bad-cards"):
        restored(rules, seed, ([[200], [], [], []], cards[1], cards[2]), numbers)


def test_a_view_that_is_not_consistent_is_not_completed() -> None:
    s = Round.deal(editions.load("classic/fr"), 4, bytes(32))
    with pytest.raises(ValueError, match="position-needs"):
        completion.complete(view(changed(s, phase=c.DEBT), 0), None, s.rules, 1)


def test_a_drawn_wild4_that_later_cards_forbid_may_be_kept() -> None:
    """LB-5, FR-21: the seat had to lay it, then drew a card of the colour for advice."""
    text = "Fr1r2/g5/b2 y1 b9r9 r > drawn:0=F must_lay=1 started=1 layer=2"
    s = table("lb", text, challenge="off", wild4_if="no_colour")
    assert s.legal(0) == [move for move in s.moves() if move & 15 == 0]
    assert [move >> c.KIND_AT & 31 for move in s.legal(0)] == [c.PASS]


@settings(max_examples=max(5, settings().max_examples // 2))
@given(st.integers(0, 2**64 - 1))
def test_law_every_position_of_a_game_is_accepted_and_goes_on_in_the_same_way(number: int) -> None:
    rng = Random(number)
    rules, players = random_rules(rng)
    s = Round.deal(rules, players, rng.randbytes(32), rng.randrange(players))
    for _ in range(150):
        text = position_text(s)
        again = parse_position(text, rules)
        assert position_text(again) == text
        assert again.moves() == s.moves()
        if s.over:
            return
        move = rng.choice(s.moves())
        s.apply(move)
        again.apply(move)
        assert position_text(again) == position_text(s)
