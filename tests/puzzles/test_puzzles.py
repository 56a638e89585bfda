"""The puzzles that come with Pioche: each has exactly one solution, and a wrong try says why."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from random import Random

import pytest

from pioche import puzzles
from pioche.classic.machine import Round
from pioche.engine.phrases import Phrase
from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator
from pioche.puzzles import cards, tiles
from pioche.puzzles.card_search import grade as card_grade
from pioche.puzzles.model import SOLVER, Kind, Outcome, Puzzle, Verdict
from pioche.rummy.actions import Lay

TILES = (Kind.FOUR, Kind.OUT, Kind.JOKER)
WORDS = Translator("en")


def sample(kind: Kind, count: int) -> list[Puzzle]:
    found = puzzles.load(kind)
    return Random(count).sample(found, min(count, len(found)))


def test_how_many_there_are() -> None:
    assert sum(len(puzzles.load(kind)) for kind in TILES) >= 2_000
    assert len(puzzles.load(Kind.WIN)) == 500
    for kind in Kind:
        found = puzzles.load(kind)
        assert len({puzzle.position for puzzle in found}) == len(found)
        assert {puzzle.grade for puzzle in found} <= set(range(1, 6))


@pytest.mark.parametrize("kind", TILES)
def test_every_tile_puzzle_has_one_solution(kind: Kind, scaled: Callable[[int], int]) -> None:
    """Proved by the solver: one set of tiles, and one way to arrange them. The proof also gives the grade."""
    for puzzle in sample(kind, scaled(60)):
        turn = puzzle.round().core.turn_of(SOLVER)
        found = tiles.only_solution(kind, turn)
        assert isinstance(found, Lay), puzzle
        assert tiles.grade(turn.table, found) == puzzle.grade, puzzle
        assert tiles.touched(turn.table, found)[1] >= 1, puzzle  # something has to be taken apart
        assert puzzles.attempt(puzzle, puzzles.solution(puzzle)).outcome is Outcome.SOLVED


def test_every_card_puzzle_has_one_winning_move(scaled: Callable[[int], int]) -> None:
    for puzzle in sample(Kind.WIN, scaled(20)):
        assert card_grade(puzzle.position) == puzzle.grade, puzzle
        moves = puzzles.solution(puzzle)
        assert len(moves) == puzzle.grade + 2 or (puzzle.grade == 5 and len(moves) >= 7)
        verdicts = [puzzles.attempt(puzzle, moves[: place + 1]) for place in range(len(moves))]
        assert [verdict.outcome for verdict in verdicts[:-1]] == [Outcome.GOES_ON] * (len(moves) - 1)
        assert verdicts[-1].outcome is Outcome.SOLVED


def test_a_forced_win_stands_against_every_defence() -> None:
    """Played out against every reply, not only the best one, by the rules alone."""
    puzzle = next(puzzle for puzzle in puzzles.load(Kind.WIN) if puzzle.grade == 2)
    search = cards.Search(400_000)

    def play_on(board: Round) -> int:
        if board.over:
            assert puzzle.game.round_of(board).winners() == (SOLVER,)
            return 1
        legal = cards.choices(board)
        if board.turn == SOLVER:
            winning = cards.winning(search, board)
            legal = [min(winning, key=lambda move: winning[move])]
        count = 0
        for move in legal:
            after = board.copy()
            after.apply(move)
            count += play_on(after)
        return count

    assert play_on(puzzle.round().core) > 1


def said(verdict: Verdict, puzzle: Puzzle) -> str:
    sentences = {verdict.said(Translator(language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    return verdict.said(WORDS)


def tile_puzzle(kind: Kind, text: str) -> Puzzle:
    return Puzzle(f"{kind.value}-0", kind, 1, tiles.EDITION, tiles.full_text(text))


@pytest.mark.parametrize(
    ("kind", "rack", "move", "reason"),
    [
        (Kind.FOUR, "R1.B1.G6.G7.G8.Y9", "lay 1:R+YB+ Y:2.3.4", "only 2 tiles"),
        (Kind.OUT, "R1.B1.G6.G7", "lay 1:R+YB+ Y:2.3.4", "2 tiles are left"),
        (Kind.JOKER, "R1.B1.*", "lay 1:R+YB+ Y:2.3.4 uno", "joker is still"),
        (Kind.FOUR, "R1.B1.G6.G7", "lay 1:R+B+ Y:1.2.3.4", "at least three"),
        (Kind.FOUR, "R1.B1.G6.G7", "draw", "you must"),
        (Kind.FOUR, "R1.B1.G6.G7", "what", "cannot be read"),
    ],
)
def test_a_wrong_try_says_why(kind: Kind, rack: str, move: str, reason: str) -> None:
    puzzle = tile_puzzle(kind, f"{rack} | Y:1.2.3.4")
    verdict = puzzles.attempt(puzzle, [move])
    assert verdict.outcome is Outcome.WRONG
    assert reason in said(verdict, puzzle)


def test_nothing_counts_after_the_solution() -> None:
    puzzle = tile_puzzle(Kind.OUT, "R1.B1 | Y:1.2.3.4")
    (move,) = puzzles.solution(puzzle)
    assert move == "lay 1:R+YB+ Y:2.3.4"
    assert puzzles.attempt(puzzle, [move]).outcome is Outcome.SOLVED
    assert "over" in said(puzzles.attempt(puzzle, [move, move]), puzzle)
    assert puzzles.attempt(puzzle, []).outcome is Outcome.GOES_ON


def test_two_ways_are_no_puzzle() -> None:
    """R1 and B1 may also go with the other yellow 1; a red 4 fits a run and a set."""
    turn = tile_puzzle(Kind.OUT, "R4 | R:1.2.3 4:YGB").round().core.turn_of(SOLVER)
    assert tiles.ways(turn, tiles.solutions(Kind.OUT, turn)[0]) == 2
    assert tiles.only_solution(Kind.OUT, turn) is None


def test_a_refuted_move_names_the_answer() -> None:
    puzzle = puzzles.load(Kind.WIN)[0]
    (right, *_) = puzzles.solution(puzzle)
    wrong = [
        puzzles.attempt(puzzle, [move])
        for move in puzzle.round().legal_texts(SOLVER)
        if move.rstrip("!") != right.rstrip("!") and not move.startswith("catch")
    ]
    assert wrong
    for verdict in wrong:
        assert verdict.outcome is Outcome.WRONG
        assert isinstance(verdict.reason, Phrase)
        said(verdict, puzzle)
        assert (verdict.reason.key == "puzzle-refuted") == bool(verdict.replies)


def test_the_puzzle_of_the_day() -> None:
    first = date(2026, 11, 18)
    assert puzzles.today(first) == puzzles.today(first)
    days = [puzzles.today(first + timedelta(days=day)) for day in range(4 * 250)]
    assert {puzzle.kind for puzzle in days[:4]} == set(Kind)
    assert len({puzzle.name for puzzle in days}) == len(days)  # none comes twice


def test_names() -> None:
    assert puzzles.named("four-17") is puzzles.load(Kind.FOUR)[16]
    for name in ("four-0", "four-99999", "five-1", "four", "four-x", "four-" + "9" * 5_000):
        with pytest.raises(Refused, match="no puzzle"):
            puzzles.named(name)
