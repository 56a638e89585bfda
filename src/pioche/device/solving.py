"""Puzzles on a device: the same answers as a server's, and what its person has solved is kept here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final, TypeVar, cast

import msgspec

from pioche import puzzles
from pioche.device.answers import Declined, put
from pioche.device.storage import Storage
from pioche.device.thinking import OwnThread
from pioche.engine.refusal import Refusal
from pioche.puzzles.hinting import MOST_HINTS
from pioche.puzzles.model import Outcome
from pioche.server.clock import now_ms
from pioche.server.live.questions import checked
from pioche.server.puzzles.bodies import DraftWanted, HintAnswer, HintWanted, PuzzleList, PuzzleMoves, puzzle_list
from pioche.server.puzzles.jobs import CheckDraft, GiveHint, Language, Show, Solve, Try
from pioche.server.puzzles.progress import PuzzleRecord, noted, progress_of, record_of
from pioche.server.refusals import Code
from pioche.store.rows import PuzzleRow

_NAME: Final = "puzzles"
Found = TypeVar("Found")


class Solving:
    """Answers what is asked about puzzles."""

    def __init__(self, storage: Storage, workers: OwnThread) -> None:
        self._storage = storage
        self._workers = workers
        self._rows: dict[str, PuzzleRow] | None = None

    async def _kept(self) -> dict[str, PuzzleRow]:
        if self._rows is None:
            text = await self._storage.get(_NAME)
            self._rows = {} if text is None else msgspec.json.decode(text, type=dict[str, PuzzleRow])
        return self._rows

    async def list(self, language: str) -> PuzzleList:
        return puzzle_list(_today(), list((await self._kept()).values()), _language(language))

    async def answer(self, method: str, name: str, what: str, language: str, body: str) -> object:
        """`what`: the last part of the address; empty for the puzzle itself."""
        said = _language(language)
        match (method, what):
            case ("GET", ""):
                return await self._look(name, said)
            case ("POST", "try"):
                return await self._try(name, msgspec.json.decode(body, type=PuzzleMoves), said)
            case ("POST", "hint"):
                return await self._hint(name, msgspec.json.decode(body, type=HintWanted), said)
            case ("POST", "solution"):
                found = await self._done(Solve(name))
                return {"solution": found, "record": await self._noted(name, shown=True)}
            case ("POST", "draft"):
                wanted = msgspec.json.decode(body, type=DraftWanted)
                return checked(await self._done(CheckDraft(name, wanted.action)), "", 0)
            case _:
                raise Declined(404, Code.NOT_FOUND.refusal())

    async def _done(self, work: Callable[[], Found | Refusal]) -> Found:
        found = await self._workers.run(work)
        if isinstance(found, Refusal):
            raise Declined(404 if found.code == "puzzle-unknown" else 400, found)
        return found

    async def _look(self, name: str, said: Language) -> object:
        shown, today = await self._done(Show(name, said)), _today()
        row = await self._row(name)
        is_today = puzzles.today(today).name == row.name
        record = record_of(row)
        return {"puzzle": shown, "today": is_today, "day": today.isoformat(), "record": record, "hints": MOST_HINTS}

    async def _try(self, name: str, moves: PuzzleMoves, said: Language) -> object:
        tried, today = await self._done(Try(name, tuple(moves.moves), said)), _today()
        row = await self._row(name)
        if not tried.refused and tried.outcome is not Outcome.GOES_ON:
            solved = tried.outcome is Outcome.SOLVED
            day = today.toordinal() if solved and puzzles.today(today).name == row.name else None
            row = noted(row, tried=True, solved_at=now_ms() if solved else None, day=day)
            await self._keep(row)
        mine = progress_of(list((await self._kept()).values()), today.toordinal())
        return {"tried": tried.encoded, "record": record_of(row), "mine": mine}

    async def _hint(self, name: str, wanted: HintWanted, said: Language) -> HintAnswer:
        hint = await self._done(GiveHint(name, wanted.number, tuple(wanted.moves), said))
        return HintAnswer(hint, await self._noted(name, hints=wanted.number))

    async def _noted(self, name: str, *, hints: int = 0, shown: bool = False) -> PuzzleRecord:
        row = noted(await self._row(name), hints=hints, shown=shown)
        await self._keep(row)
        return record_of(row)

    async def _row(self, name: str) -> PuzzleRow:
        """What its person has done with a puzzle that there is."""
        puzzle = puzzles.named(name)
        fresh = PuzzleRow(puzzle.name, puzzle.grade, 0, 0, shown=False, solved_at=None, day=None)
        return (await self._kept()).get(puzzle.name, fresh)

    async def _keep(self, row: PuzzleRow) -> None:
        rows = await self._kept()
        rows[row.name] = row
        await put(self._storage, _NAME, rows)


def _today() -> date:
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def _language(text: str) -> Language:
    return cast(Language, text if text in ("en", "fr", "de", "lb") else "en")
