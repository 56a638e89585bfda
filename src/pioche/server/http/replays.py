"""Replays: recorded matches of this server by code or link, and files that are shown without being kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from pioche.engine.refusal import Refusal, Refused
from pioche.server.bodies import Branching, Made, ReplayFile
from pioche.server.http.invitations import link
from pioche.server.http.requests import Ask, Declined, address_of, guests_of, live_tables_of, person_of, token_of
from pioche.server.live import finished
from pioche.server.live.branches import branch
from pioche.server.refusals import Code
from pioche.server.replays.frames import Eyes, ReplayPart
from pioche.server.replays.jobs import Branch, Overview, Part
from pioche.server.replays.overviews import ReplayView
from pioche.server.replays.recordings import Recording
from pioche.server.table_codes import is_code
from pioche.server.thinking.workers import TooBusy

MOST_FILE: Final = 262_144  # characters of a file: far more than the longest match needs
MOST_BODY: Final = 4 * MOST_FILE
ReplayCode = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{12}$|^[0-9a-f]{16}$(?!\n)")]
RoundNumber = Annotated[int, PathParameter(ge=1, le=100_000)]
MatchNumber = Annotated[int | None, QueryParameter(ge=1, le=1_000_000)]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatLooked = Annotated[int | None, QueryParameter(ge=0, le=9)]
Opened = Annotated[bool, QueryParameter()]
_VIEW: Final = {200: ResponseSpec(ReplayView, description="the match, its rounds and its moments")}
PART_SPEC: Final = {200: ResponseSpec(ReplayPart, description="some steps of a round")}


async def made_of(request: Ask, work: Callable[[], bytes | Refusal]) -> Response[bytes]:
    """What a worker process makes; it is limited and shared fairly like the bots."""
    try:
        answer = await live_tables_of(request).workers.run(work, address_of(request))
    except TooBusy as error:
        raise Declined(503, Code.TOO_FAST.refusal()) from error
    if isinstance(answer, Refusal):
        raise Declined(404 if answer.code in (Code.NO_REPLAY.key, Code.NO_MOMENT.key) else 400, answer)
    return Response(answer, media_type="application/json", headers={"cache-control": "no-store"})


async def found_match(request: Ask, code: str, match: int | None) -> tuple[Recording, int | None, str]:
    live = live_tables_of(request)
    known = await guests_of(request).recognise(token_of(request))
    person = None if known is None else known.person_id
    try:
        if is_code(code):
            return await finished.found(live, code, match, person)
        return await finished.found_by_link(live, code, person)
    except Refused as error:
        raise Declined(404, error.refusal) from error


@get("/replays/{code:str}", responses=_VIEW)
async def look_at_replay(request: Ask, code: ReplayCode, match: MatchNumber = None) -> Response[bytes]:
    """A match by its link, which anybody may have; or, for those who play or played it, by the code of its table."""
    made, seat, code = await found_match(request, code, match)
    host, config = request.headers.get("host", ""), live_tables_of(request).config
    address = link(request.scope["scheme"], host, f"/g/{code}", config) if code else ""
    return await made_of(request, Overview(made, seat, address))


@get("/replays/{code:str}/rounds/{number:int}", responses=PART_SPEC)
async def look_at_round(
    request: Ask,
    code: ReplayCode,
    number: RoundNumber,
    match: MatchNumber = None,
    start: Start = 0,
    seat: SeatLooked = None,
    opened: Opened = False,
) -> Response[bytes]:
    """Steps of a round through the eyes of a seat (null: of a spectator), or with all hands open if it is over."""
    made, _, _ = await found_match(request, code, match)
    return await made_of(request, Part(made, number, start, Eyes(seat, opened)))


def file_text(text: str) -> str:
    if len(text) > MOST_FILE:
        raise Declined(413, Code.FILE_LARGE.refusal(most=MOST_FILE // 1024))
    return text


@post("/replays", status_code=200, responses=_VIEW, request_max_body_size=MOST_BODY)
async def look_at_file(request: Ask, data: JSONBody[ReplayFile]) -> Response[bytes]:
    """A match from a file. All of it is verified; it is not kept."""
    return await made_of(request, Overview(file_text(data.text)))


@post("/replays/rounds/{number:int}", status_code=200, responses=PART_SPEC, request_max_body_size=MOST_BODY)
async def look_at_file_round(
    request: Ask,
    number: RoundNumber,
    data: JSONBody[ReplayFile],
    start: Start = 0,
    seat: SeatLooked = None,
    opened: Opened = False,
) -> Response[bytes]:
    """Steps of a round in a file, like those of a match on this server."""
    return await made_of(request, Part(file_text(data.text), number, start, Eyes(seat, opened)))


@post("/replays/{code:str}/branch")
async def branch_replay(request: Ask, code: ReplayCode, data: JSONBody[Branching], match: MatchNumber = None) -> Made:
    """What if: a new table at which the caller plays on from a moment of a round that is over."""
    made, _, _ = await found_match(request, code, match)
    return await _branched(request, data, made)


@post("/replays/branch", request_max_body_size=MOST_BODY)
async def branch_file(request: Ask, data: JSONBody[Branching]) -> Made:
    """The same from a file."""
    return await _branched(request, data, file_text(data.text))


async def _branched(request: Ask, data: Branching, source: Recording | str) -> Made:
    me = await person_of(request)
    live = live_tables_of(request)
    if live.draining:
        raise Declined(503, Code.DRAINING.refusal())
    if not live.new_tables.take(address_of(request)):
        raise Declined(429, Code.TOO_FAST.refusal())
    try:
        found = await live.workers.run(Branch(source, data.step), address_of(request))
    except TooBusy as error:
        raise Declined(503, Code.TOO_FAST.refusal()) from error
    if isinstance(found, Refusal):
        raise Declined(400, found)
    code = await branch(live, *found, data.seat, data.level, me)
    if isinstance(code, Refusal):
        raise Declined(400, code)
    return Made(code)
