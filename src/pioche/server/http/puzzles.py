"""Puzzles: the one of the day, others by kind and grade, tries, hints, solutions; what a guest has solved is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from pioche import puzzles
from pioche.engine.refusal import Refusal
from pioche.puzzles.hinting import MOST_HINTS
from pioche.puzzles.model import Outcome, Puzzle
from pioche.server.http.requests import Ask, Declined, address_of, guests_of, live_tables_of, token_of
from pioche.server.live.questions import checked
from pioche.server.puzzles.bodies import (
    DraftWanted,
    HintAnswer,
    HintWanted,
    OnePuzzle,
    PuzzleAnswer,
    PuzzleList,
    PuzzleMoves,
    SolutionAnswer,
    puzzle_list,
)
from pioche.server.puzzles.jobs import (
    CheckDraft,
    GiveHint,
    Language,
    Show,
    Solve,
    Try,
)
from pioche.server.puzzles.progress import (
    PuzzleRecord,
    progress_of,
    record_of,
)
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.table import protocol as p
from pioche.server.thinking.workers import TooBusy
from pioche.store import puzzles as kept
from pioche.store.rows import PuzzleRow

PuzzleName = Annotated[str, PathParameter(pattern=r"^[a-z]{1,10}-[0-9]{1,9}$(?!\n)")]
Said = Annotated[Language, QueryParameter()]
Answer = TypeVar("Answer")


def _spec(answer: type[Struct]) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(answer, description="the answer")}


def _answer(**parts: object) -> Response[bytes]:
    """An answer of which workers have encoded a part."""
    return Response(
        p.ENCODER.encode(parts), media_type="application/json", status_code=200, headers={"cache-control": "no-store"}
    )


async def _done(request: Ask, work: Callable[[], Answer | Refusal], rates: Rates) -> Answer:
    """What a worker process makes of it; limited by address."""
    if not rates.take(address_of(request)):
        raise Declined(429, Code.TOO_FAST.refusal())
    try:
        found = await live_tables_of(request).workers.run(work, address_of(request))
    except TooBusy as error:
        raise Declined(503, Code.TOO_FAST.refusal()) from error
    if isinstance(found, Refusal):
        raise Declined(404 if found.code == "puzzle-unknown" else 400, found)
    return found


async def _person(request: Ask) -> str | None:
    """Strangers may try as well; nothing is kept of it."""
    known = await guests_of(request).recognise(token_of(request))
    return None if known is None else known.person_id


def _today(request: Ask) -> date:
    return datetime.fromtimestamp(live_tables_of(request).now() / 1000, UTC).date()


async def _record(request: Ask, person: str | None, name: str) -> PuzzleRecord:
    return record_of(None if person is None else await kept.row_of(live_tables_of(request).store, person, name))


async def _rows(request: Ask, person: str | None) -> list[PuzzleRow]:
    return [] if person is None else await kept.rows_of(live_tables_of(request).store, person)


@get("/puzzles")
async def all_puzzles(request: Ask, language: Said = "en") -> PuzzleList:
    """The puzzle of the day, all kinds and grades, and the caller's progress."""
    today = _today(request)
    return puzzle_list(today, await _rows(request, await _person(request)), language)


@get("/puzzles/{name:str}", responses=_spec(OnePuzzle))
async def look_at_puzzle(request: Ask, name: PuzzleName, language: Said = "en") -> Response[bytes]:
    """A puzzle as it begins."""
    shown = await _done(request, Show(name, language), live_tables_of(request).puzzle_rate)
    today = _today(request)
    name = puzzles.named(name).name
    record = await _record(request, await _person(request), name)
    is_today = puzzles.today(today).name == name
    return _answer(puzzle=shown, today=is_today, day=today.isoformat(), record=record, hints=MOST_HINTS)


@post("/puzzles/{name:str}/try", status_code=200, responses=_spec(PuzzleAnswer))
async def try_puzzle(
    request: Ask, name: PuzzleName, data: JSONBody[PuzzleMoves], language: Said = "en"
) -> Response[bytes]:
    """Try these moves: solved, right so far with what the others answer, or why they are wrong."""
    tried = await _done(request, Try(name, tuple(data.moves), language), live_tables_of(request).puzzle_rate)
    puzzle = puzzles.named(name)
    person = await _person(request)
    today = _today(request)
    if person is not None and not tried.refused and tried.outcome is not Outcome.GOES_ON:
        solved = tried.outcome is Outcome.SOLVED
        await kept.note(
            live_tables_of(request).store,
            person,
            puzzle.name,
            puzzle.grade,
            tried=True,
            solved_at=live_tables_of(request).now() if solved else None,
            day=today.toordinal() if solved and puzzles.today(today).name == puzzle.name else None,
        )
    rows = await _rows(request, person)
    mine = next((row for row in rows if row.name == puzzle.name), None)
    return _answer(tried=tried.encoded, record=record_of(mine), mine=progress_of(rows, today.toordinal()))


@post("/puzzles/{name:str}/hint", status_code=200)
async def hint_puzzle(request: Ask, name: PuzzleName, data: JSONBody[HintWanted], language: Said = "en") -> HintAnswer:
    """A hint; it is noted that the caller has seen it."""
    work = GiveHint(name, data.number, tuple(data.moves), language)
    hint = await _done(request, work, live_tables_of(request).puzzle_rate)
    return HintAnswer(hint, await _noted(request, puzzles.named(name), hints=data.number))


@post("/puzzles/{name:str}/solution", status_code=200, responses=_spec(SolutionAnswer))
async def solve_puzzle(request: Ask, name: PuzzleName) -> Response[bytes]:
    """The solution; it is noted that the caller has seen it."""
    found = await _done(request, Solve(name), live_tables_of(request).puzzle_rate)
    return _answer(solution=found, record=await _noted(request, puzzles.named(name), shown=True))


async def _noted(request: Ask, puzzle: Puzzle, *, hints: int = 0, shown: bool = False) -> PuzzleRecord:
    person = await _person(request)
    if person is not None:
        store = live_tables_of(request).store
        await kept.note(store, person, puzzle.name, puzzle.grade, hints=hints, shown=shown)
    return await _record(request, person, puzzle.name)


@post("/puzzles/{name:str}/draft", status_code=200)
async def draft_puzzle(request: Ask, name: PuzzleName, data: JSONBody[DraftWanted]) -> p.DraftChecked:
    """Check a lay that is being put together, as at a table."""
    found = await _done(request, CheckDraft(name, data.action), live_tables_of(request).puzzle_drafts)
    return checked(found, "", 0)
