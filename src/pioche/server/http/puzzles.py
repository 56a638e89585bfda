"""Puzzles: the one of the day, others by kind and grade, tries, hints, solutions; what a guest has solved is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeVar

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from pioche import puzzles
from pioche.engine.refusal import Refusal
from pioche.i18n import Translator
from pioche.puzzles.hinting import MOST_HINTS
from pioche.puzzles.model import Kind, Outcome, Puzzle
from pioche.server.http.requests import Ask, Declined, address_of, guests_of, live_tables_of, token_of
from pioche.server.live.questions import checked
from pioche.server.puzzles.jobs import (
    CheckDraft,
    GiveHint,
    Language,
    PuzzleHinted,
    PuzzleShown,
    PuzzleSolved,
    PuzzleTried,
    Show,
    Solve,
    Try,
)
from pioche.server.puzzles.progress import (
    PuzzleKind,
    PuzzleProgress,
    PuzzleRecord,
    grades_of,
    progress_of,
    record_of,
)
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.table import protocol as p
from pioche.server.thinking.workers import TooBusy
from pioche.store import puzzles as kept

MOST_MOVES: Final = 60  # of a try: several times as many as the longest solution has
MOST_TEXT: Final = 2_000  # of a move
PuzzleName = Annotated[str, PathParameter(pattern=r"^[a-z]{1,10}-[0-9]{1,9}$(?!\n)")]
Said = Annotated[Language, QueryParameter()]
Move = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Answer = TypeVar("Answer")


class PuzzleOfDay(Struct, frozen=True):
    """The puzzle of a day (of UTC), the same for everybody."""

    name: str
    kind: str
    grade: int
    day: str  # 2026-11-18


class PuzzleList(Struct, frozen=True):
    """What there is to solve, and how far the caller is."""

    today: PuzzleOfDay
    kinds: list[PuzzleKind]
    mine: PuzzleProgress


class OnePuzzle(Struct, frozen=True):
    """A puzzle, whether it is today's, and what the caller has done with it."""

    puzzle: PuzzleShown
    today: bool
    day: str
    record: PuzzleRecord
    hints: int  # how many there are


class PuzzleMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves so far, as text without the seat."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_MOVES)]


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The first or the second hint, after these moves."""

    number: Annotated[int, Meta(ge=1, le=MOST_HINTS)]
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []


class DraftWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A lay that is being put together."""

    action: Move


class PuzzleAnswer(Struct, frozen=True):
    """What came of a try, and what the caller has done with the puzzle by now."""

    tried: PuzzleTried
    record: PuzzleRecord
    mine: PuzzleProgress


class HintAnswer(Struct, frozen=True):
    hint: PuzzleHinted
    record: PuzzleRecord


class SolutionAnswer(Struct, frozen=True):
    solution: PuzzleSolved
    record: PuzzleRecord


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


async def _rows(request: Ask, person: str | None) -> list[kept.PuzzleRow]:
    return [] if person is None else await kept.rows_of(live_tables_of(request).store, person)


@get("/puzzles")
async def all_puzzles(request: Ask, language: Said = "en") -> PuzzleList:
    """The puzzle of the day, all kinds and grades, and the caller's progress."""
    today = _today(request)
    puzzle = puzzles.today(today)
    rows = await _rows(request, await _person(request))
    solved = {row.name for row in rows if row.solved_at is not None}
    words = Translator(language)
    kinds = []
    for kind in Kind:
        first = puzzles.load(kind)[0]
        kinds.append(PuzzleKind(kind.value, first.edition, first.task.said(words), grades_of(kind, solved)))
    return PuzzleList(
        PuzzleOfDay(puzzle.name, puzzle.kind.value, puzzle.grade, today.isoformat()),
        kinds,
        progress_of(rows, today.toordinal()),
    )


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
