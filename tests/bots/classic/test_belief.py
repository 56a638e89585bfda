"""The belief of bots: what they take for likely, and that they sample only possible positions."""

from __future__ import annotations

from random import Random

import pytest

from pioche.bots.classic.belief import Belief
from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cards import cards_text
from pioche.classic.completion import Completions
from pioche.classic.events import Event
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.notation import parse_move
from pioche.classic.rules import Rules
from pioche.classic.view import redact, view
from tests.classic.mixes import random_rules
from tests.classic.watching import check_agrees

FR = editions.load("classic/fr")
DRAWS = 150


class Watching:
    """A round as seat 1 sees it."""

    def __init__(self, rules: Rules, number: int, players: int = 3) -> None:
        log: list[Event] = []
        self.s = Round.deal(rules, players, number.to_bytes(32, "big"), players - 1, log)
        self.belief = Belief(rules, 1, players)
        self.knowledge = Knowledge(rules, 1, players)
        self._tell(log)

    def _tell(self, log: list[Event]) -> None:
        for event in log:
            self.belief.observe(redact(event, 1))
            self.knowledge.observe(redact(event, 1))

    def make(self, move: int) -> None:
        log: list[Event] = []
        self.s.apply(move, log)
        self._tell(log)

    def play(self, text: str) -> None:
        self.make(parse_move(text))


def first_with(rules: Rules, wanted: str, players: int = 3) -> Watching:
    """A deal in which seat 0 begins and may make these moves in sequence."""
    for number in range(3000):
        watching = Watching(rules, number, players)
        moves = [parse_move(text) for text in wanted.split()]
        for move in moves:
            if watching.s.check(move) is not None:
                break
            watching.make(move)
        else:
            if watching.s.discard_n > 0 and not watching.s.over:
                return watching
    raise AssertionError("no such deal")


def fitting(s: Round, seat: int) -> int:
    mask = [face for face in s.hand(seat) if face >= c.WILD or face // c.RANKS == s.colour]
    return len(mask)


def mean_fitting(watching: Watching) -> tuple[float, float]:
    """The mean number of fitting cards that seat 0 is believed to hold: likely, and by certain knowledge only."""
    seen = view(watching.s, 1)
    likely = watching.belief.positions(seen, 5)
    certain = Completions(seen, watching.knowledge, 5)
    return (
        sum(fitting(likely(), 0) for _ in range(DRAWS)) / DRAWS,
        sum(fitting(certain.draw(), 0) for _ in range(DRAWS)) / DRAWS,
    )


@pytest.mark.clause("FR-9")
def test_who_draws_by_choice_is_thought_to_have_had_to() -> None:
    likely, certain = mean_fitting(first_with(FR, "0:draw 0:pass"))
    assert certain > 1.5  # of eight cards: a quarter in the colour, and the Wilds
    assert likely < certain / 2


def test_who_names_a_colour_is_thought_to_hold_it() -> None:
    watching = first_with(FR, "0:W=g")
    likely, certain = mean_fitting(watching)
    assert likely > certain + 0.05


def test_a_wild4_is_seldom_thought_a_bluff() -> None:
    watching = first_with(FR, "0:F=g")
    assert watching.s.phase == c.CHALLENGE
    seen = view(watching.s, 1)
    likely = watching.belief.positions(seen, 5)
    certain = Completions(seen, watching.knowledge, 5)
    believed = sum(likely().bluff for _ in range(DRAWS))
    possible = sum(certain.draw().bluff for _ in range(DRAWS))
    assert 0 < believed < possible


@pytest.mark.clause("FR-16")
def test_a_wild4_laid_straight_after_a_draw_is_thought_no_bluff() -> None:
    watching = first_with(FR, "0:draw 0:F=g")
    likely = watching.belief.positions(view(watching.s, 1), 5)
    assert sum(likely().bluff for _ in range(DRAWS)) == 0


def thought(watching: Watching, seat: int) -> dict[str, int]:
    """The number of unknown cards of a seat by the faces that are ruled out for them (only faces in the pack)."""
    found: dict[str, int] = {}
    known = watching.belief._likely
    for unseen in known._unknown(seat):
        for (faces, _), count in unseen.kinds.items():
            pack = [face for face in range(c.FACES) if known.rules.book.copies_of(face)]
            excluded = cards_text(tuple(face for face in pack if not faces >> face & 1))
            found[excluded] = found.get(excluded, 0) + count
    return found


@pytest.mark.clause("DE-5")
def test_who_took_a_debt_is_thought_to_have_had_no_answer_before_they_drew() -> None:
    rules = editions.load("classic/de")
    for number in range(400):
        watching = Watching(rules, number)
        if watching.s.phase == c.DEBT and watching.s.turn == 0:  # the first card is a Draw2
            break
    else:
        raise AssertionError("no such deal")
    watching.play("0:draw")
    assert thought(watching, 0) == {"rDyDgDbD": 7, "-": 2}  # a Wild4 is not spent on a debt of two


@pytest.mark.clause("BB-5")
def test_a_debt_that_was_passed_on_is_still_the_same() -> None:
    rules = editions.load("classic/de", {"skip_passes_debt": "on"})
    watching = first_with(rules, "0:F=r 1:rS 2:draw")
    assert thought(watching, 2) == {"rSF": 7, "-": 4}


@pytest.mark.clause("BB-4")
def test_who_could_have_sent_a_debt_back_is_thought_to_lack_the_reverse() -> None:
    rules = editions.load("classic/de", {"reverse_returns_debt": "on"})
    watching = first_with(rules, "0:F=r 1:F=g 2:draw")
    assert thought(watching, 2) == {"gRF": 7, "-": 8}


@pytest.mark.clause("DE-3a")
def test_who_sits_out_is_thought_to_have_had_no_parry_where_there_is_one() -> None:
    rules = editions.load("classic/de", {"skip_parry": "on"})
    assert thought(first_with(rules, "0:draw 0:pass 1:rS 2:pass"), 2) == {"rS": 7}


@pytest.mark.clause("BB-1")
def test_a_reverse_that_skips_cannot_be_parried() -> None:
    rules = editions.load("classic/de", {"skip_parry": "on", "two_player_reverse_skips": "on"})
    watching = first_with(rules, "0:r9 1:rR", players=2)
    assert watching.s.turn == 1
    assert thought(watching, 0) == {"-": 6}


@pytest.mark.clause("DE-3b")
def test_two_skips_cannot_be_parried() -> None:
    rules = editions.load("classic/de", {"skip_parry": "on", "double_skip": "on", "hand_size": "20"})
    assert thought(first_with(rules, "0:rS 0:rS"), 2) == {"-": 20}


@pytest.mark.clause("FR-8")
def test_who_keeps_a_drawn_card_is_thought_to_have_drawn_none_that_fits() -> None:
    watching = first_with(FR, "0:draw 0:pass")
    fits = watching.knowledge.visible.fitting & ~(1 << c.WILD | 1 << c.WILD4)
    drawn = cards_text(tuple(face for face in range(c.WILD) if fits >> face & 1))
    assert thought(watching, 0) == {drawn + "WF": 7, drawn: 1}


@pytest.mark.clause("DE-6a")
def test_who_draws_and_passes_is_thought_to_hold_nothing_that_fits() -> None:
    watching = first_with(editions.load("classic/de", {"draw_then_play_any": "on"}), "0:draw 0:pass")
    fits = watching.knowledge.visible.fitting & ~(1 << c.WILD | 1 << c.WILD4)
    drawn = cards_text(tuple(face for face in range(c.WILD) if fits >> face & 1))
    assert thought(watching, 0) == {drawn + "WF": 7, drawn: 1}


def test_nothing_impossible_is_thought_whatever_the_others_do() -> None:
    """With random players the assumptions are contradicted again and again, and the belief is reset."""
    rng = Random(4)
    for number in range(12):
        rules, players = random_rules(rng)
        watching = Watching(rules, number, players)
        for _ in range(80):
            if watching.s.over:
                break
            if rng.random() < 0.15:
                seen = view(watching.s, 1)
                draw = watching.belief.positions(seen, number)
                for _ in range(5):
                    made = draw()
                    assert view(made, 1) == seen
                    assert made.rules is rules
                    check_agrees(made, watching.knowledge)
            watching.make(rng.choice(watching.s.moves()))


def test_the_view_alone_is_enough() -> None:
    watching = first_with(FR, "0:draw 0:pass")
    seen = view(watching.s, 1)
    assert view(Belief(FR, 1, 3).positions(seen, 1)(), 1) == seen
