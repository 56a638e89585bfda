"""What if, for all seats: the moves of a recorded game are a line like any other, and forbidden ones are refused."""

from __future__ import annotations

import pytest

from pioche.engine.refusal import Refusal, Refused
from pioche.server.replays.frames import Eyes, part
from pioche.server.replays.jobs import Line, LineDraft
from pioche.server.replays.lines import line
from pioche.server.replays.recordings import of_file
from tests.server.replays.test_frames import FILES, recorded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_itself_is_a_line(path: object) -> None:
    made = of_file(path.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    played = made.replay.rounds[0]
    if played.score is None:
        with pytest.raises(Refused, match="no-such-moment"):
            line(made, len(played.actions), (), 0)
        return
    moves = played.actions[:12]
    found = line(made, 0, moves, 0)
    assert found.positions[: len(moves)] == part(made, 1, 0, Eyes(0, False)).positions[: len(moves)]


def test_refused_moves_name_their_clause() -> None:
    text = recorded("classic/fr", 3, 1)
    turn = of_file(text).replay.rounds[0].actions[0].partition(":")[0]
    found = Line(text, 0, (f"{turn}:X9",))()
    assert isinstance(found, Refusal)
    other = (int(turn) + 1) % 3
    found = Line(text, 0, (f"{other}:draw",))()
    assert isinstance(found, Refusal)
    assert found.clause
    assert isinstance(LineDraft(text, 0, (), 0, "R5")(), Refusal)  # nothing is put together at the card table


def test_whoever_is_on_turn_looks() -> None:
    made = of_file(recorded("classic/fr", 3, 1))
    actions = made.replay.rounds[0].actions
    seats = {line(made, 0, actions[:count], None).state.seat for count in range(6)}
    assert len(seats) > 1
    assert line(made, 0, actions[:2], 2).state.seat == 2
