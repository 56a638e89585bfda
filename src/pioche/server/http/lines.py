"""What if, for all seats: lines of moves from a step of a recorded match, tried, kept beside it, and shared with it."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from pioche.engine.refusal import Refusal
from pioche.server.http.replays import MOST_BODY, PART_SPEC, MatchNumber, ReplayCode, file_text, found_match, made_of
from pioche.server.http.requests import Ask, Declined, address_of, guests_of, live_tables_of, person_of, token_of
from pioche.server.live.questions import checked
from pioche.server.refusals import Code
from pioche.server.replays.jobs import Line, LineDraft
from pioche.server.replays.lines import MOST_NAME, LineDrafted, LineKept, LineTried, MatchLine
from pioche.server.sanitize import clean
from pioche.server.table import protocol as p
from pioche.server.thinking.workers import TooBusy
from pioche.store import games, lines
from pioche.store.rows import LineRow

MOST_LINES: Final = 20  # of a person at a match
LineId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$(?!\n)")]


@post("/replays/{code:str}/line", status_code=200, responses=PART_SPEC)
async def try_line(
    request: Ask, code: ReplayCode, data: JSONBody[LineTried], match: MatchNumber = None
) -> Response[bytes]:
    """The steps of a line. Nothing is kept."""
    made, _, _ = await found_match(request, code, match)
    return await made_of(request, Line(made, data.step, data.actions, data.seat))


@post("/replays/line", status_code=200, responses=PART_SPEC, request_max_body_size=MOST_BODY)
async def try_file_line(request: Ask, data: JSONBody[LineTried]) -> Response[bytes]:
    """The same in a file."""
    return await made_of(request, Line(file_text(data.text), data.step, data.actions, data.seat))


@post("/replays/{code:str}/line/draft", status_code=200)
async def draft_line(
    request: Ask, code: ReplayCode, data: JSONBody[LineDrafted], match: MatchNumber = None
) -> p.DraftChecked:
    """Check a move that is being put together after a line."""
    made, _, _ = await found_match(request, code, match)
    return await _checked(request, LineDraft(made, data.step, data.actions, data.seat or 0, data.draft))


@post("/replays/line/draft", status_code=200, request_max_body_size=MOST_BODY)
async def draft_file_line(request: Ask, data: JSONBody[LineDrafted]) -> p.DraftChecked:
    """The same in a file."""
    return await _checked(request, LineDraft(file_text(data.text), data.step, data.actions, data.seat or 0, data.draft))


async def _checked(request: Ask, work: LineDraft) -> p.DraftChecked:
    live = live_tables_of(request)
    if not live.puzzle_drafts.take(address_of(request)):
        raise Declined(429, Code.TOO_FAST.refusal())
    try:
        found = await live.workers.run(work, address_of(request))
    except TooBusy as error:
        raise Declined(503, Code.TOO_FAST.refusal()) from error
    if isinstance(found, Refusal):
        raise Declined(400, found)
    return checked(found, "", 0)


@get("/replays/{code:str}/lines")
async def lines_of_match(request: Ask, code: ReplayCode, match: MatchNumber = None) -> list[MatchLine]:
    """The lines that its players keep beside a match, for everybody who may look at it."""
    made, seat, _ = await found_match(request, code, match)
    live = live_tables_of(request)
    known = await guests_of(request).recognise(token_of(request))
    me = None if known is None else known.person_id
    found = await lines.of_match(live.store, await _table(request, code, made.table), made.match)
    return [
        MatchLine(
            row.line_id,
            row.name,
            row.step,
            tuple(row.actions.split("\n")),
            name if named or seat is not None or row.person_id == me else "",
            row.person_id == me,
        )
        for row, name, named in found
    ]


@post("/replays/{code:str}/lines", status_code=200)
async def keep_line(request: Ask, code: ReplayCode, data: JSONBody[LineKept], match: MatchNumber = None) -> MatchLine:
    """Keep a line beside a match that the caller has played; its moves have to be allowed."""
    me = await person_of(request)
    made, seat, _ = await found_match(request, code, match)
    if seat is None:
        raise Declined(404, Code.NO_REPLAY.refusal())
    name = clean(data.name, MOST_NAME)
    if name is None:
        raise Declined(400, Code.TEXT.refusal())
    await made_of(request, Line(made, data.step, data.actions))
    live = live_tables_of(request)
    row = LineRow(
        secrets.token_hex(8), made.table, made.match, me.person_id, name, data.step, "\n".join(data.actions), live.now()
    )
    if not await lines.keep(live.store, row, MOST_LINES):
        raise Declined(400, Code.TOO_MANY.refusal(most=MOST_LINES))
    return MatchLine(row.line_id, name, data.step, data.actions, me.name, mine=True)


@delete("/replays/lines/{line:str}")
async def drop_line(request: Ask, line: LineId) -> None:
    """Remove one's own line."""
    me = await person_of(request)
    if not await lines.drop(live_tables_of(request).store, line, me.person_id):
        raise Declined(404, Code.NOT_FOUND.refusal())


async def _table(request: Ask, code: str, known: str) -> str:
    """The table of a match: strangers are not told its code, so that it is looked up by the link."""
    row = None if code != known else await games.by_link(live_tables_of(request).store, code)
    return known if row is None else row.table_id
