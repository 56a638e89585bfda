"""The games, the lobby, and tables: create, find, join, export, results."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from pioche import games
from pioche.engine.refusal import Refusal, Refused
from pioche.i18n import LANGUAGES
from pioche.server.bodies import (
    Checked,
    GameInfo,
    GameTexts,
    Invitation,
    Join,
    LeaveKey,
    Listed,
    Made,
    Result,
    Seated,
    Standing,
)
from pioche.server.catalogue import catalogue
from pioche.server.http.invitations import code_in, link, qr_code
from pioche.server.http.parameters import GameName, Language, TableCode, TypedCode
from pioche.server.http.requests import Ask, Declined, address_of, live_tables_of, person_of, table_of
from pioche.server.listed import listed_of
from pioche.server.refusals import Code
from pioche.server.table import deals, exports
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import adapted_options, problems
from pioche.server.table.views import table_view
from pioche.server.table_codes import is_short_code
from pioche.store import queries
from pioche.store.rows import ResultRow, TableRow

MOST_LISTED: Final = 100


def listed(row: TableRow) -> Listed:
    return Listed(row.table_id, row.edition, row.title, row.status, row.seats, row.taken, row.changed_at)


@get("/games")
async def all_games(request: Ask) -> list[GameInfo]:
    """All games: their editions with the value of every option, their options with clauses, their bots."""
    return catalogue(live_tables_of(request).bots)


@get("/games/{game:str}/texts/{language:str}")
async def game_texts(request: Ask, game: GameName, language: Language) -> GameTexts:
    """The Fluent messages of a game from another package; empty for the games that clients know."""
    if language not in LANGUAGES:
        raise Declined(404, Code.NOT_FOUND.refusal())
    try:
        return GameTexts(games.named(game).messages(language))
    except Refused as error:
        raise Declined(404, error.refusal) from error


@post("/check", status_code=200)
async def check_settings(data: JSONBody[Settings]) -> Checked:
    """Whether these settings can be played. Lists every problem, and creates no table."""
    return Checked([p.problem(refusal) for refusal in problems(data)], adapted_options(data))


@get("/tables")
async def lobby(request: Ask) -> list[Listed]:
    """Public tables that are waiting for players or can be watched; strangers see them too."""
    return [listed(row) for row in await live_tables_of(request).lobby(MOST_LISTED)]


@get("/find")
async def find_table(request: Ask, code: TypedCode) -> Made:
    """The table for a code, short or long, or a link that somebody typed or pasted."""
    await person_of(request)
    found: str | Refusal | None = code_in(code)
    if isinstance(found, str) and is_short_code(found):
        found = await live_tables_of(request).by_short_code(found, address_of(request))
    if isinstance(found, Refusal):
        raise Declined(429, found)
    if found is None:
        raise Declined(404, Code.NO_TABLE.refusal())
    await table_of(request, found)
    return Made(found)


@post("/tables")
async def make_table(request: Ask, data: JSONBody[Settings]) -> Made:
    me = await person_of(request)
    if live_tables_of(request).draining:
        raise Declined(503, Code.DRAINING.refusal())
    address = address_of(request)
    if not live_tables_of(request).new_tables.take(address):
        raise Declined(429, Code.TOO_FAST.refusal())
    made = await live_tables_of(request).make(me.person_id, me.name, data, address, me.face)
    if isinstance(made, Refusal):
        raise Declined(400, made)
    return Made(made)


@get("/tables/{table:str}")
async def look_at_table(request: Ask, table: TableCode) -> Listed:
    await person_of(request)
    return listed_of((await table_of(request, table)).state)


def _answered(answer: p.Done | p.Refused) -> Seated:
    if isinstance(answer, p.Refused):
        raise Declined(409, answer)
    return Seated(answer.seq)


@post("/tables/{table:str}/join", status_code=200)
async def join_table(request: Ask, table: TableCode, data: JSONBody[Join]) -> Seated:
    me = await person_of(request)
    found = await table_of(request, table)
    return _answered(await found.do(me.person_id, me.name, p.Sit(data.key, data.seat), me.face))


@post("/tables/{table:str}/leave", status_code=200)
async def leave_table(request: Ask, table: TableCode, data: JSONBody[LeaveKey]) -> Seated:
    me = await person_of(request)
    found = await table_of(request, table)
    return _answered(await found.do(me.person_id, me.name, p.Leave(data.key)))


@get("/tables/{table:str}/export", media_type=MediaType.TEXT)
async def export_table(request: Ask, table: TableCode) -> Response[str]:
    """The match as a file for `pioche verify`; a round in progress only as the caller's own seat has seen it."""
    me = await person_of(request)
    state = (await table_of(request, table)).state
    seat = state.seat_of(me.person_id)
    if seat is None and (not state.settings.watch or state.settings.delay):
        raise Declined(404, Code.NO_TABLE.refusal())
    text = deals.write(exports.export_of(state, seat))
    name = {"Content-Disposition": f'attachment; filename="{table}.pioche"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=name)


@get("/tables/{table:str}/results")
async def table_results(request: Ask, table: TableCode) -> list[Result]:
    """The results of all finished matches at this table, seat by seat."""
    return [
        Result(r.match, r.seat, r.name, r.person_id is None, r.points, r.rounds_won, r.won, r.at)
        for r in await _results(request, table)
    ]


@get("/tables/{table:str}/statistics")
async def table_statistics(request: Ask, table: TableCode) -> list[Standing]:
    """The totals of all players over all matches at this table; most wins first."""
    sums: dict[str, Standing] = {}
    for r in await _results(request, table):
        who = r.person_id or f"bot {r.name}"
        before = sums.get(who, Standing(r.name, r.person_id is None, 0, 0, 0, 0))
        sums[who] = Standing(
            r.name,
            before.bot,
            before.matches + 1,
            before.won + r.won,
            before.rounds_won + r.rounds_won,
            before.points + r.points,
        )
    return sorted(sums.values(), key=lambda standing: (-standing.won, -standing.rounds_won))


async def _results(request: Ask, table: str) -> list[ResultRow]:
    await person_of(request)
    await table_of(request, table)
    live = live_tables_of(request)
    await live.lists.current()
    return await queries.results_of_table(live.store, table)


def _link(request: Ask, table: str) -> str:
    config = live_tables_of(request).config
    return link(request.scope["scheme"], request.headers.get("host", ""), f"/t/{table}", config)


@get("/tables/{table:str}/invitation")
async def invitation(request: Ask, table: TableCode) -> Invitation:
    """The link and the short code to share a table with others, and what they want to know first."""
    state = (await table_of(request, table)).state
    host = state.host_seat
    secluded = state.playing and not state.settings.watch
    return Invitation(
        _link(request, table),
        await live_tables_of(request).short_code(table),
        state.settings,
        state.adapted,
        state.status.value,
        "" if host is None else state.seats[host].name,
        () if secluded else table_view(state).seats,
    )


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def table_qr(request: Ask, table: TableCode) -> Response[bytes]:
    """The link as a QR code. Its length is bounded: the name of the server is one of ours, the table exists."""
    await table_of(request, table)
    drawn = await asyncio.to_thread(qr_code, _link(request, table))
    return Response(drawn, media_type="image/svg+xml")
