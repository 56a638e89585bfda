"""The replay format, tested with the minimal game of `heap.py`."""

from __future__ import annotations

import hashlib

import pytest

from pioche.engine import replay
from pioche.engine.game import AnyGame
from pioche.engine.match import RoundScore
from pioche.engine.refusal import Refused, refuse
from pioche.engine.replay import BadReplay, RecordedRound, Replay, Step, follow, read, verify, write
from tests.engine.heap import GAME as HEAP
from tests.engine.heap import HeapRound, Left

SEEDS = [bytes([number]) * 32 for number in range(9)]


def find(edition: str) -> AnyGame:
    if edition != "heap/plain":
        raise refuse("unknown-edition", edition=edition, known="heap/plain")
    return HEAP


def round_one(made: Replay) -> Replay:
    return made.begun(SEEDS[0], 0).played("0:take 3", "1:take 3", "0:take 3", "1:take 1").scored(RoundScore(1, (0, 10)))


def whole() -> Replay:
    made = round_one(Replay("heap/plain", 2)).begun(SEEDS[1], 1)
    made = made.played("1:take 3", "0:take 3", "1:take 3", "0:take 1", "1:take 1")
    return made.scored(RoundScore(1, (0, 11)), (1,))


TEXT = f"""\
pioche replay 1
edition heap/plain
players 2
deal 1
round 1 dealer 0 seed {SEEDS[0].hex()}
0:take 3
1:take 3
0:take 3
1:take 1
score 1 0,10
round 2 dealer 1 seed {SEEDS[1].hex()}
1:take 3
0:take 3
1:take 3
0:take 1
1:take 1
score 1 0,11
match 1 0,21
"""


def sealed(body: str) -> str:
    """The text with its checksum appended, computed as docs/replays.md describes."""
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_text_is_as_documented() -> None:
    assert write(whole()) == sealed(TEXT)
    assert read(sealed(TEXT)) == whole()


def test_steps() -> None:
    steps = list(follow(whole(), HEAP))
    assert steps[0] == Step(5, 1, None, (Left(10),), HeapRound(20, 2, 10, 10, 0), "10 0")
    assert steps[1] == Step(6, 1, "0:take 3", (Left(7),), HeapRound(20, 2, 10, 7, 1), "7 1")
    assert steps[-1] == Step(16, 2, "1:take 1", (Left(0),), HeapRound(20, 2, 11, 0, 1), "0 1")
    assert [step.line for step in steps] == [5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16]
    assert verify(sealed(TEXT), find) == steps


def test_options_keep_their_order_and_count_as_lines() -> None:
    made = Replay("heap/plain", 2, (("goal", "99"),)).begun(SEEDS[0], 0).played("0:take 3")
    text = write(made)
    assert text.splitlines()[2] == "option goal 99"
    assert read(text) == made
    assert [step.line for step in verify(text, find)] == [6, 7]


def test_running_games() -> None:
    for made in (
        Replay("heap/plain", 2),
        Replay("heap/plain", 3).begun(SEEDS[2], 2),
        Replay("heap/plain", 2).begun(SEEDS[0], 0).played("0:take 3"),
        round_one(Replay("heap/plain", 2)),
        round_one(Replay("heap/plain", 2)).begun(SEEDS[1], 1).played("1:take 2"),
    ):
        text = write(made)
        assert read(text) == made
        assert len(verify(text, find)) == sum(1 + len(played.actions) for played in made.rounds)
        assert "\nmatch -" in text


def test_line_ends_of_windows_and_a_missing_last_one_do_no_harm() -> None:
    text = sealed(TEXT)
    assert read(text.replace("\n", "\r\n")) == whole()
    assert read(text.removesuffix("\n")) == whole()


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return sealed(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "replay-not-one", 1),
        ("hello\n", "replay-not-one", 1),
        (changed("pioche replay 1", "pioche replay 2"), "replay-version", 1),
        (changed("pioche replay 1", "pioche replay one"), "replay-not-one", 1),
        (changed("edition heap/plain", "edition heap"), "replay-line", 2),
        (changed("edition heap/plain", "edition chess/fide"), "replay-refused", 2),
        (changed("edition heap/plain", "edition heap/odd"), "replay-refused", 2),
        (changed("edition heap/plain", "edition heap/plain\noption size 3"), "replay-refused", 3),
        (changed("edition heap/plain", "edition heap/plain\noption goal 99\noption goal 9"), "replay-twice", 4),
        (changed("players 2", "players 5"), "replay-refused", 3),
        (changed("players 2", "players 0"), "replay-line", 3),
        (changed("players 2", "players ٢"), "replay-line", 3),
        (changed("deal 1", "deal 2"), "replay-deal", 4),
        (changed("round 1 dealer 0", "round 1 dealer 1"), "replay-differs", 5),
        (changed("round 1 dealer 0", "round 3 dealer 0"), "replay-line", 5),
        (changed(SEEDS[0].hex(), SEEDS[0].hex()[2:]), "replay-line", 5),
        (changed(SEEDS[0].hex(), SEEDS[2].hex()), "replay-not-over", 10),
        (changed("0:take 3", "1:take 3"), "replay-refused", 6),
        (changed("0:take 3", "0:take 9"), "replay-refused", 6),
        (changed("0:take 3", "0:take 2"), "replay-not-over", 10),
        (changed("0:take 3", "hello"), "replay-line", 6),
        (changed("0:take 3", " 0:take 3"), "replay-line", 6),
        (changed("0:take 3\n", "0:take 3\n\n"), "replay-line", 7),
        (changed("1:take 1", "1:take 1\n0:take 1"), "replay-refused", 10),
        (changed("score 1 0,10\n", ""), "replay-line", 10),
        (changed("score 1 0,10", "score 1 0"), "replay-line", 10),
        (changed("score 1 0,10", "score 0 0,10"), "replay-differs", 10),
        (changed("score 1 0,10", "score 1 0,10,0"), "replay-sides", 18),
        (
            sealed(TEXT.replace("score 1 0,10", "score 1 0,12").replace("match 1 0,21", "match 1 0,23")),
            "replay-differs",
            10,
        ),
        (changed("match 1 0,21", "match 1 0,20"), "replay-differs", 18),
        (changed("match 1 0,21", "match 0 0,21"), "replay-differs", 18),
        (changed("match 1 0,21", "match - 0,21"), "replay-differs", 18),
        (changed("match 1 0,21", f"round 3 dealer 0 seed {SEEDS[0].hex()}\nmatch - 0,21"), "replay-refused", 18),
        (changed("score 1 0,11\nmatch 1 0,21", "match - 0,10"), "replay-unscored", 17),
        (TEXT, "replay-short", 19),
        (sealed(TEXT) + "more\n", "replay-line", 20),
        (sealed(TEXT).replace("sum ", "sum 0")[:-2], "replay-sum", 19),
        (sealed(TEXT)[:-3], "replay-line", 19),
    ],
)
def test_whatever_is_wrong_is_refused_at_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(BadReplay) as caught:
        verify(text, find)
    assert (caught.value.refusal.code, caught.value.line) == (code, line), caught.value
    assert dict(caught.value.refusal.args)["line"] == line


def test_refusal_of_the_game_comes_along() -> None:
    with pytest.raises(BadReplay) as caught:
        verify(changed("0:take 3", "1:take 3"), find)
    assert caught.value.why is not None
    assert caught.value.why.code == "not-your-turn"
    assert caught.value.refusal.clause == "R-8"
    assert dict(caught.value.refusal.args)["text"] == "1:take 3"


def test_long_lines_are_shown_shortened() -> None:
    with pytest.raises(BadReplay) as caught:
        read("pioche replay 1\n" + "x" * 10_000)
    assert len(str(dict(caught.value.refusal.args)["text"])) == 80


def test_sum_is_compared_last_so_that_the_wrong_line_is_named() -> None:
    with pytest.raises(BadReplay) as caught:
        verify(sealed(TEXT).replace("0:take 3", "1:take 3", 1), find)
    assert caught.value.line == 6
    with pytest.raises(BadReplay, match="replay-sum"):
        read(sealed(TEXT).replace("0:take 3", "1:take 3", 1))


@pytest.mark.parametrize(
    "made",
    [
        Replay("heap plain", 2),
        Replay("heap/plain", 0),
        Replay("heap/plain", 2, (("goal", "1\n2"),)),
        Replay("heap/plain", 2, (("goal", ""),)),
        Replay("heap/plain", 2, (("goal", "é"),)),
        Replay("heap/plain", 2, (("goal", "1"), ("goal", "1"))),
        Replay("heap/plain", 2, rounds=(RecordedRound(b"short", 0),)),
        Replay("heap/plain", 2, rounds=(RecordedRound(SEEDS[0], 0), RecordedRound(SEEDS[0], 0))),
        Replay("heap/plain", 2, rounds=(RecordedRound(SEEDS[0], 0, ("take",)),)),
        Replay("heap/plain", 2, rounds=(RecordedRound(SEEDS[0], 0, ("0:take\n1:take",)),)),
    ],
)
def test_what_could_not_be_read_is_not_written(made: Replay) -> None:
    with pytest.raises(ValueError, match="cannot be written"):
        write(made)


def test_following_stops_where_asked() -> None:
    """Errors in later steps do not matter to a caller that consumes only the first ones."""
    made = Replay("heap/plain", 2).begun(SEEDS[0], 0).played("0:take 3", "0:take 3")
    steps = follow(made, HEAP)
    assert next(steps).action is None
    assert next(steps).action == "0:take 3"
    with pytest.raises(Refused):
        next(steps)


# Version 2: rounds that begin at a position, and results of earlier rounds

SET_UP = f"""\
pioche replay 2
edition heap/plain
players 2
deal 1
earlier - 5,8
round 1 dealer 1
from 7 1
1:take 3
0:take 3
1:take 1
score 1 0,7
round 2 dealer 0 seed {SEEDS[0].hex()}
from 6 1
1:take 2
match - 5,15
"""


def set_up() -> Replay:
    first = RecordedRound(b"", 1, ("1:take 3", "0:take 3", "1:take 1"), RoundScore(1, (0, 7)), "7 1")
    second = RecordedRound(SEEDS[0], 0, ("1:take 2",), None, "6 1")
    return Replay("heap/plain", 2, rounds=(first, second), earlier=(RoundScore(None, (5, 8)),))


def test_rounds_that_begin_at_a_position() -> None:
    assert write(set_up()) == sealed(SET_UP)
    assert read(sealed(SET_UP)) == set_up()
    steps = verify(sealed(SET_UP), find)
    assert [step.line for step in steps] == [7, 8, 9, 10, 13, 14]
    assert steps[0] == Step(7, 1, None, (), HeapRound(20, 2, 7, 7, 1), "7 1")
    assert set_up().totals() == (5, 15)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("replay 2", "replay 1", "replay-line", 5),
        ("replay 2", "replay 3", "replay-version", 1),
        ("earlier - 5,8", "earlier - 5", "replay-sides", 15),
        ("earlier - 5,8", "earlier 2 5,8", "replay-line", 5),
        ("earlier - 5,8", "earlier - 5,9", "replay-differs", 15),
        ("earlier - 5,8", "earlier - 5,8\nearlier - 0,0", "replay-sum", 17),
        ("round 1 dealer 1\n", "round 1 dealer 0\n", "replay-differs", 6),
        ("from 7 1\n", "", "replay-line", 6),
        ("from 7 1", "from 8 1", "replay-differs", 6),
        ("1:take 3", "1:take 5", "replay-refused", 8),
        ("from 6 1\n", "", "replay-refused", 13),
    ],
)
def test_whatever_is_wrong_with_a_set_up_round(old: str, new: str, code: str, line: int) -> None:
    assert old in SET_UP
    text = SET_UP.replace(old, new, 1) + sealed(SET_UP).removeprefix(SET_UP)
    with pytest.raises(BadReplay) as caught:
        verify(text, find)
    assert (caught.value.refusal.code, caught.value.line) == (code, line), caught.value


def test_earlier_results_count_for_the_match() -> None:
    over = sealed(SET_UP.replace("5,8", "5,20").replace("5,15", "5,27"))
    with pytest.raises(BadReplay) as caught:
        verify(over, find)
    assert (caught.value.refusal.code, caught.value.line) == ("replay-refused", 7)
    assert caught.value.why is not None
    assert caught.value.why.code == "match-over"


def test_suffix() -> None:
    assert replay.SUFFIX == ".pioche"
