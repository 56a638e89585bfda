"""What Python may ask a position for: compiled code must not be led outside its arrays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pioche.classic import codes as c
from pioche.classic import editions, playout
from pioche.classic.fields import PICKLED
from pioche.classic.machine import Round
from pioche.classic.mechanics import debt, finishing, matching
from pioche.classic.moves import Moves
from pioche.classic.view import view
from pioche.engine.refusal import Refused

RULES = editions.load("classic/fr")


@pytest.fixture
def s() -> Round:
    return Round.deal(RULES, 4, bytes(32))


OUTSIDE: dict[str, Callable[[Round], object]] = {
    "hand": lambda s: s.hand(50),
    "hand before the first": lambda s: s.hand(-1),
    "hand of nobody": lambda s: s.hand(4),
    "cards": lambda s: s.cards(10),
    "count, seat": lambda s: s.count(4, 0),
    "count, face": lambda s: s.count(0, 64),
    "view": lambda s: view(s, 9),
    "points": lambda s: s.book.points_of(58),
    "copies": lambda s: s.book.copies_of(-1),
    "points of a hand": lambda s: finishing.hand_points(s, 12),
    "covering, colour": lambda s: matching.covering(s.book, 5, 0),
    "covering, top": lambda s: matching.covering(s.book, 0, 64),
    "bluffing": lambda s: matching.bluffing(s.book, 77, 0),
    "colour": lambda s: matching.colour_cards(9),
    "answering": lambda s: debt.answering(s.book, 5, 0),
    "a card that does not exist": lambda s: s.lay_out([[58]], [], [0]),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_an_index_outside_is_an_error(s: Round, name: str) -> None:
    with pytest.raises(IndexError):
        OUTSIDE[name](s)


@pytest.mark.parametrize("move", [-1, 10**9, c.MOVE_LIMIT, 2**31, 2**62])
def test_a_number_that_is_no_move_is_refused(s: Round, move: int) -> None:
    with pytest.raises(Refused, match="malformed"):
        s.apply(move)
    assert s.check(move) is not None


def test_what_is_no_number_at_all(s: Round) -> None:
    for wrong in ("0:draw", None, [1]):
        with pytest.raises(TypeError):
            s.apply(wrong)  # type: ignore[arg-type]
    assert s.legal(50) == []


@pytest.mark.parametrize("players", [0, -1, 11, 1000])
def test_a_position_has_as_many_seats_as_there_are(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Round(RULES, RULES.book, players)


def test_cards_that_have_no_room(s: Round) -> None:
    for hands, pile, discard in (([[0]] * 11, [], [0]), ([], [0] * 129, [0]), ([[0]], [], [])):
        with pytest.raises(ValueError, match="at most"):
            s.lay_out(hands, pile, discard)
    assert len(s.hand(0)) == 7, "nothing has changed"


def test_fields_out_of_range_leave_an_empty_position(s: Round) -> None:
    numbers = [getattr(s, name) for name in PICKLED]
    numbers[PICKLED.index("layer")] = 1000
    with pytest.raises(ValueError, match="layer"):
        s.set_fields(tuple(numbers))
    assert s.players == 0


@pytest.mark.native
def test_only_the_machine_writes_to_compiled_positions(s: Round) -> None:
    for owner, name in ((s, "layer"), (s, "book"), (s, "seed"), (s.book, "teams"), (Moves(), "n")):
        with pytest.raises(AttributeError):
            setattr(owner, name, 1)


@pytest.mark.native
def test_none_is_no_position() -> None:
    with pytest.raises(TypeError):
        playout.play_out(None, 1, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        finishing.hand_points(None, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        matching.covering(None, 0, 0)  # type: ignore[arg-type]


@pytest.mark.native
def test_a_position_without_rules_does_nothing() -> None:
    blank = Round.__new__(Round)
    assert (blank.players, blank.legal(0)) == (0, [])
    playout.play_out(blank, 1, 5)
    assert blank.over
