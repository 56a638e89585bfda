"""The event loop asks the tile solver only quick questions; `conftest.py` watches every test of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.engine.abilities import Hint
from pioche.rummy.game import TileGame, find_hint
from pioche.rummy.machine import Round
from pioche.rummy.view import view
from tests.server.running import server
from tests.server.solver_calls import QUESTIONS, SolverCalls
from tests.server.test_play import close_all, run
from tests.server.test_questions import dealt

MUST_LAY = "R6.B1.B3/R8.G3 Y1.B9 > turn:0 | R:3.4.5 7:RYB ~G2"


def test_a_turn_asks_only_whether_there_is_any_play(tmp_path: Path, solver_calls: SolverCalls) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", workers=1) as (made, address):
            ada, bob = await dealt(made, address, MUST_LAY)
            match = made.live.tables[ada.table].state.match
            assert match is not None
            # Whose time is up, and a bot without an answer: what has to be laid is left to another process.
            assert match.timeout_move(0) is None
            assert callable(match.progress_move(0, 0))
            refused = await ada.do("act", seq=ada.seq, action="draw")
            assert refused["code"] == "rummy-must-play"
            assert (await ada.do("hint", tiles=[]))["action"] is not None
            draft = await ada.do("draft", action="lay R:3.4.5.6+ 7:RYB ~G2")
            assert draft["refusal"] is None
            assert (await ada.do("act", seq=ada.seq, action=draft["action"]))["is"] == "update"
            await close_all([ada, bob])

    run(body())
    assert solver_calls.quick == {"any_play"}
    assert not solver_calls.slow


def test_a_slow_question_on_the_event_loop_is_noticed(
    tmp_path: Path, solver_calls: SolverCalls, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(_: TileGame, core: Round, seat: int, pieces: tuple[int, ...]) -> object:
        found = find_hint(core.rules, view(core, seat), pieces)
        return lambda: Hint(found.pieces, None)

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", workers=1) as (made, address):
            ada, bob = await dealt(made, address, MUST_LAY)
            monkeypatch.setattr(TileGame, "hint", at_once)
            await ada.do("hint", tiles=[])
            await close_all([ada, bob])

    run(body())
    assert {"best", "lay_of"} <= solver_calls.slow
    solver_calls.slow.clear()


def test_every_search_of_the_solver_is_watched() -> None:
    names = {name for _, name in QUESTIONS}
    assert {"any_play", "most_tiles", "best", "some", "every", "counts", "alone"} <= names
    assert {"lay_of", "arrange", "groups"} <= names
