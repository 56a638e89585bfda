"""The HTTP part: guests, lobby, tables, exports, health. Litestar makes its OpenAPI from these types (/schema)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from pioche import __version__
from pioche.bots.levels import LEVELS
from pioche.engine.refusal import Refusal, Refused
from pioche.server import deals, exports, metrics
from pioche.server import protocol as p
from pioche.server.cleaning import MOST_NAME, clean
from pioche.server.entries import Settings
from pioche.server.games import registry
from pioche.server.guests import COOKIE, COOKIE_DAYS, Guests, token_in
from pioche.server.house import House
from pioche.server.links import code_in, link, qr_code
from pioche.server.protocol import Problem
from pioche.server.refusals import Code
from pioche.server.settings import checked_settings, problems
from pioche.server.tables import Table
from pioche.store import queries
from pioche.store.log import StoreAway
from pioche.store.queries import Person

MOST_LISTED: Final = 100
MOST_PRESETS: Final = 30

Ask = Request[None, None, State]
TableCode = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{12}$")]
TypedCode = Annotated[str, QueryParameter(min_length=1, max_length=300)]
PresetName = Annotated[str, PathParameter(min_length=1, max_length=60)]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Struct, frozen=True):
    name: str


class Visitor(Struct, frozen=True):
    """Who somebody is; no name: a stranger."""

    name: str | None


class Made(Struct, frozen=True):
    table: str


class Seated(Struct, frozen=True):
    seq: int


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    table: str
    edition: str
    title: str
    status: str
    seats: int
    taken: int
    changed_at: int


class Statistics(Struct, frozen=True):
    edition: str
    matches: int
    won: int
    rounds_won: int
    points: int


class Result(Struct, frozen=True):
    """How one seat of a table ended a match. A bot is named by its level."""

    match: int
    seat: int
    name: str
    bot: bool
    points: int
    rounds_won: int
    won: bool
    at: int


class MyResult(Struct, frozen=True):
    """How I ended a match."""

    table: str
    match: int
    edition: str
    points: int
    rounds_won: int
    won: bool
    at: int


class Standing(Struct, frozen=True):
    """What somebody has done at a table, over all its matches."""

    name: str
    bot: bool
    matches: int
    won: int
    rounds_won: int
    points: int


class Invitation(Struct, frozen=True):
    link: str


class EditionInfo(Struct, frozen=True):
    edition: str
    options: dict[str, str]


class OptionInfo(Struct, frozen=True):
    """An option of a game; those of one mechanic (`group`) stand together."""

    name: str
    group: str
    values: list[str]  # empty: a number or a text
    clauses: list[str]


class GameInfo(Struct, frozen=True):
    game: str
    least: int
    most: int
    editions: list[EditionInfo]
    choices: dict[str, list[str]]  # the values of each option by its name
    options: list[OptionInfo]
    levels: list[str]  # of bots, the weakest first
    bots: list[str]  # the host's own


class Checked(Struct, frozen=True):
    """What keeps settings from being played; nothing: they can be."""

    problems: list[Problem]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; none: any that is free."""

    key: p.Key
    seat: p.SeatNumber | None = None


class LeaveKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: p.Key


class Declined(Exception):
    """A request that is not accepted."""

    def __init__(self, status: int, refusal: Refusal | p.Refused) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def _problem(status: int, refusal: Refusal | p.Refused) -> Response[Problem]:
    return Response(p.problem(refusal), status_code=status)


def on_declined(_: Ask, error: Declined) -> Response[Problem]:
    return _problem(error.status, error.refusal)


def on_refused(_: Ask, error: Refused) -> Response[Problem]:
    return _problem(400, error.refusal)


def on_away(_: Ask, __: StoreAway) -> Response[Problem]:
    return _problem(503, Code.STORE_AWAY.refusal())


def on_http(_: Ask, error: HTTPException) -> Response[Problem]:
    """Whatever Litestar itself does not accept: no path, no method, no such body. Nothing of the request comes back."""
    code = Code.NOT_FOUND if error.status_code in (404, 405) else Code.UNREADABLE
    return _problem(error.status_code, code.refusal())


def _house(request: Ask) -> House:
    house: House = request.app.state.house
    return house


def _guests(request: Ask) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def _token(request: Ask) -> str | None:
    return token_in(request.scope["headers"])


async def _me(request: Ask) -> Person:
    found = await _guests(request).recognise(_token(request))
    if found is None:
        raise Declined(401, Code.NO_GUEST.refusal())
    return found


async def _table(request: Ask, code: str) -> Table:
    found = await _house(request).table(code)
    if found is None:
        raise Declined(404, Code.NO_TABLE.refusal())
    return found


def _name(text: str) -> str:
    name = clean(text, MOST_NAME)
    if name is None:
        raise Declined(400, Code.NAME.refusal())
    return name


# Guests


@post("/guest", status_code=200)
async def become_guest(request: Ask, data: JSONBody[Name]) -> Response[Me]:
    """Come as a guest; whoever is one already is renamed."""
    name = _name(data.name)
    token = _token(request)
    known = await _guests(request).recognise(token)
    if known is not None and token is not None:
        await _rename(request, token, known, name)
        return Response(Me(name))
    _, value = await _guests(request).make(name)
    made = Cookie(
        COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=_house(request).config.secure_cookies,
        max_age=COOKIE_DAYS * 86_400,
        path="/",
    )
    return Response(Me(name), cookies=[made])


async def _rename(request: Ask, token: str, person: Person, name: str) -> None:
    if name != person.name:
        await _guests(request).rename(token, person, name)
        await _house(request).rename(person.person_id, name)


@get("/me")
async def who_am_i(request: Ask) -> Visitor:
    """Also for strangers, who have no name yet."""
    known = await _guests(request).recognise(_token(request))
    return Visitor(None if known is None else known.name)


@patch("/me")
async def rename(request: Ask, data: JSONBody[Name]) -> Me:
    me = await _me(request)
    name = _name(data.name)
    await _rename(request, _token(request) or "", me, name)
    return Me(name)


@delete("/me")
async def forget_device(request: Ask) -> None:
    """This device is nobody's any more."""
    await _me(request)
    await _guests(request).forget(_token(request) or "")


@get("/me/tables")
async def my_tables(request: Ask) -> list[Listed]:
    me = await _me(request)
    return [_listed(row) for row in await queries.tables_of(_house(request).store, me.person_id, MOST_LISTED)]


@get("/me/statistics")
async def my_statistics(request: Ask) -> list[Statistics]:
    me = await _me(request)
    return [Statistics(**asdict(tally)) for tally in await queries.tallies(_house(request).store, me.person_id)]


@get("/me/results")
async def my_results(request: Ask) -> list[MyResult]:
    """My matches that are over, the last first."""
    me = await _me(request)
    rows = await queries.results_of_person(_house(request).store, me.person_id, MOST_LISTED)
    return [MyResult(r.table_id, r.match, r.edition, r.points, r.rounds_won, r.won, r.at) for r in rows]


@get("/me/presets")
async def my_presets(request: Ask) -> dict[str, Settings]:
    me = await _me(request)
    found = await queries.presets(_house(request).store, me.person_id)
    return {name: msgspec.json.decode(text, type=Settings) for name, text in found.items()}


@put("/me/presets/{name:str}", status_code=204)
async def save_preset(request: Ask, name: PresetName, data: JSONBody[Settings]) -> None:
    me = await _me(request)
    cleaned = clean(name, 60)
    checked = checked_settings(data)
    if cleaned is None:
        raise Declined(400, Code.NAME.refusal())
    if isinstance(checked, Refusal):
        raise Declined(400, checked)
    store = _house(request).store
    mine = await queries.presets(store, me.person_id)
    if len(mine) >= MOST_PRESETS and cleaned not in mine:
        raise Declined(400, Code.TOO_MANY.refusal(most=MOST_PRESETS))
    await queries.save_preset(store, me.person_id, cleaned, msgspec.json.encode(checked).decode())


@delete("/me/presets/{name:str}")
async def drop_preset(request: Ask, name: PresetName) -> None:
    me = await _me(request)
    await queries.drop_preset(_house(request).store, me.person_id, clean(name, 60) or "")


# Tables


def _listed(row: queries.TableRow) -> Listed:
    return Listed(row.table_id, row.edition, row.title, row.status, row.seats, row.taken, row.changed_at)


@get("/games")
async def games(request: Ask) -> list[GameInfo]:
    """What can be played: editions with what they say of every option, options with their clauses, bots."""
    return [
        GameInfo(
            game.name,
            game.least,
            game.most,
            [EditionInfo(edition, dict(game.standard(edition))) for edition in game.editions()],
            {each.name: list(each.values) for each in game.options()},
            [OptionInfo(each.name, each.group, list(each.values), list(each.clauses)) for each in game.options()],
            list(LEVELS),
            list(_house(request).bots),
        )
        for game in registry().games.values()
    ]


@post("/check", status_code=200)
async def check_settings(data: JSONBody[Settings]) -> Checked:
    """Can these settings be played? Says everything that is wrong with them, and makes no table."""
    return Checked([p.problem(refusal) for refusal in problems(data)])


@get("/tables")
async def lobby(request: Ask) -> list[Listed]:
    """Public tables that wait for players or can be watched."""
    await _me(request)
    return [_listed(row) for row in await queries.lobby(_house(request).store, MOST_LISTED)]


@get("/find")
async def find_table(request: Ask, code: TypedCode) -> Made:
    """The table whose code somebody has typed or pasted, whole link or not."""
    await _me(request)
    found = code_in(code)
    if found is None:
        raise Declined(404, Code.NO_TABLE.refusal())
    await _table(request, found)
    return Made(found)


@post("/tables")
async def make_table(request: Ask, data: JSONBody[Settings]) -> Made:
    me = await _me(request)
    if _house(request).draining:
        raise Declined(503, Code.DRAINING.refusal())
    made = await _house(request).make(me.person_id, me.name, data)
    if isinstance(made, Refusal):
        raise Declined(400, made)
    return Made(made)


@get("/tables/{table:str}")
async def look_at_table(request: Ask, table: TableCode) -> Listed:
    await _me(request)
    state = (await _table(request, table)).state
    taken = sum(not seat.free for seat in state.seats)
    return Listed(
        table, state.settings.edition, state.settings.title, state.status.value, len(state.seats), taken, state.at
    )


def _answered(answer: p.Done | p.Refused) -> Seated:
    if isinstance(answer, p.Refused):
        raise Declined(409, answer)
    return Seated(answer.seq)


@post("/tables/{table:str}/join", status_code=200)
async def join_table(request: Ask, table: TableCode, data: JSONBody[Join]) -> Seated:
    me = await _me(request)
    found = await _table(request, table)
    return _answered(await found.do(me.person_id, me.name, p.Sit(data.key, data.seat)))


@post("/tables/{table:str}/leave", status_code=200)
async def leave_table(request: Ask, table: TableCode, data: JSONBody[LeaveKey]) -> Seated:
    me = await _me(request)
    found = await _table(request, table)
    return _answered(await found.do(me.person_id, me.name, p.Leave(data.key)))


@get("/tables/{table:str}/export", media_type=MediaType.TEXT)
async def export_table(request: Ask, table: TableCode) -> Response[str]:
    """The match as a file for `pioche verify`: a round that is being played only as one's own seat has seen it."""
    me = await _me(request)
    state = (await _table(request, table)).state
    seat = state.seat_of(me.person_id)
    if seat is None and (not state.settings.watch or state.settings.delay):
        raise Declined(404, Code.NO_TABLE.refusal())
    text = deals.write(exports.export_of(state, seat))
    name = {"Content-Disposition": f'attachment; filename="{table}.pioche"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=name)


@get("/tables/{table:str}/results")
async def table_results(request: Ask, table: TableCode) -> list[Result]:
    """Every match that was played to its end here, seat by seat."""
    return [
        Result(r.match, r.seat, r.name, r.person_id is None, r.points, r.rounds_won, r.won, r.at)
        for r in await _results(request, table)
    ]


@get("/tables/{table:str}/statistics")
async def table_statistics(request: Ask, table: TableCode) -> list[Standing]:
    """What everybody has done here, over all matches; those who won most come first."""
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


async def _results(request: Ask, table: str) -> list[queries.ResultRow]:
    await _me(request)
    await _table(request, table)
    return await queries.results_of_table(_house(request).store, table)


def _link(request: Ask, table: str) -> str:
    return link(request.scope["scheme"], request.headers.get("host", ""), table, _house(request).config)


@get("/tables/{table:str}/invitation")
async def invitation(request: Ask, table: TableCode) -> Invitation:
    """The link that leads others to a table."""
    return Invitation(_link(request, table))


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", sync_to_thread=True)
def table_qr(request: Ask, table: TableCode) -> Response[bytes]:
    """The same as a QR code."""
    return Response(qr_code(_link(request, table)), media_type="image/svg+xml")


# Operations


class Health(Struct, frozen=True):
    version: str
    ready: bool


@get("/healthz")
async def healthz() -> Health:
    """The process lives."""
    return Health(__version__, ready=True)


@get("/readyz")
async def readyz(request: Ask) -> Response[Health]:
    """Players may be sent here: the database answers, and the server is not about to end."""
    house = _house(request)
    ready = not house.draining and await house.store.ready()
    return Response(Health(__version__, ready), status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Ask) -> Response[bytes]:
    metrics.TABLES.set(len(_house(request).tables))
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


_PROBLEMS: Final = {
    400: "what was sent is not accepted",
    401: "only for guests: POST /api/guest first",
    404: "there is no such thing",
    409: "the table does not allow it now",
    413: "too much was sent",
    429: "too many requests",
    503: "the database is away, or the server ends: come again",
}


def _with_problems(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Every refusal has the same shape, and the description of the interface says so."""
    for handler in handlers:
        handler.responses = {
            **{status: ResponseSpec(Problem, description=words) for status, words in _PROBLEMS.items()},
            **(handler.responses or {}),
        }
    return handlers


API: Final = Router(
    "/api",
    route_handlers=_with_problems(
        [
            become_guest,
            who_am_i,
            rename,
            forget_device,
            my_tables,
            my_statistics,
            my_results,
            my_presets,
            save_preset,
            drop_preset,
            games,
            check_settings,
            lobby,
            find_table,
            make_table,
            look_at_table,
            join_table,
            leave_table,
            export_table,
            table_results,
            table_statistics,
            invitation,
            table_qr,
        ]
    ),
)
OPERATIONS: Final = (healthz, readyz, show_metrics)
