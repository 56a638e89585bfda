"""Identities and what belongs to them: names, tables, results and presets."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from pioche.engine.refusal import Refusal
from pioche.server.bodies import Face, Me, MyResult, MyTable, Name, Newcomer, Statistics, Visitor
from pioche.server.http.parameters import PresetName
from pioche.server.http.requests import Ask, Declined, address_of, guests_of, live_tables_of, person_of, token_of
from pioche.server.http.tables import MOST_LISTED, listed
from pioche.server.identity import COOKIE, COOKIE_DAYS, SECURE_COOKIE
from pioche.server.listed import my_table
from pioche.server.refusals import Code
from pioche.server.sanitize import MOST_NAME, clean
from pioche.server.security_events import Event, note
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Status
from pioche.store import queries
from pioche.store.people import Person

MOST_PRESETS: Final = 30
MOST_LOOKED_AT: Final = 8  # tables of one person whose state is read for a list


def clean_name(text: str) -> str:
    name = clean(text, MOST_NAME)
    if name is None:
        raise Declined(400, Code.NAME.refusal())
    return name


@post("/guest", status_code=200)
async def become_guest(request: Ask, data: JSONBody[Newcomer]) -> Response[Me]:
    """Become a guest, or rename the current guest; only a new guest can be an assistant."""
    name = clean_name(data.name)
    token = token_of(request)
    known = await guests_of(request).recognise(token)
    if known is not None:
        await _rename(request, known, name)
        return Response(Me(name, known.face))
    if not live_tables_of(request).new_guests.take(address_of(request)):
        raise Declined(429, Code.TOO_FAST.refusal())
    _, value = await guests_of(request).make(name, assistant=data.assistant)
    note(Event.NEW_GUEST)
    return Response(Me(name), cookies=[_cookie(request, value)])


def _cookie(request: Ask, value: str | None) -> Cookie:
    """Our cookie; None removes it."""
    secure = live_tables_of(request).config.secure_cookies
    return Cookie(
        SECURE_COOKIE if secure else COOKIE,
        value=value or "",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=0 if value is None else COOKIE_DAYS * 86_400,
        path="/",
    )


async def _rename(request: Ask, person: Person, name: str) -> None:
    if name != person.name:
        await guests_of(request).rename(person, name)
        await live_tables_of(request).rename(person.person_id, name)


@get("/me")
async def who_am_i(request: Ask) -> Response[Visitor]:
    """The caller; strangers have no name yet. A device with an old token gets a new one."""
    token = token_of(request)
    known = await guests_of(request).recognise(token)
    answer = Response(Visitor(None) if known is None else Visitor(known.name, known.face))
    if known is not None and "authorization" not in request.headers:
        renewed = await guests_of(request).renewed(token)
        # Also where the cookie has the name from before https was set up.
        weak = live_tables_of(request).config.secure_cookies and SECURE_COOKIE not in request.headers.get("cookie", "")
        if renewed is not None or weak:
            answer.cookies.append(_cookie(request, renewed or token))
    return answer


@patch("/me")
async def rename(request: Ask, data: JSONBody[Name]) -> Me:
    me = await person_of(request)
    name = clean_name(data.name)
    await _rename(request, me, name)
    return Me(name, me.face)


@put("/me/face")
async def choose_face(request: Ask, data: JSONBody[Face]) -> Me:
    """Choose a face, which is shown at every table; null: the one that goes with the name."""
    me = await person_of(request)
    if data.face != me.face:
        await guests_of(request).choose_face(me, data.face)
        await live_tables_of(request).show_face(me.person_id, data.face)
    return Me(me.name, data.face)


@delete("/me")
async def forget_device(request: Ask) -> Response[None]:
    """Forget this device: its token is not valid any more, its connections end, and its name is removed."""
    me = await person_of(request)
    await live_tables_of(request).say_goodbye(me.person_id)
    await guests_of(request).forget(me)
    note(Event.FORGOTTEN)
    live_tables_of(request).show_out(me.person_id, everywhere=True)
    return Response(None, status_code=204, cookies=[_cookie(request, None)])


@get("/me/tables")
async def my_tables(request: Ask) -> list[MyTable]:
    """The caller's tables, latest first."""
    me = await person_of(request)
    live = live_tables_of(request)
    found = []
    looks = MOST_LOOKED_AT
    for row in await live.tables_of(me.person_id, MOST_LISTED):
        state = None
        if row.status != Status.OVER.value and looks > 0:
            looks -= 1
            table = await live.table(row.table_id)
            state = None if table is None else table.state
        found.append(my_table(listed(row), state, me.person_id))
    return found


@get("/me/statistics")
async def my_statistics(request: Ask) -> list[Statistics]:
    me = await person_of(request)
    await live_tables_of(request).lists.current()
    return [Statistics(**asdict(row)) for row in await queries.totals_of(live_tables_of(request).store, me.person_id)]


@get("/me/results")
async def my_results(request: Ask) -> list[MyResult]:
    """The caller's finished matches, latest first."""
    me = await person_of(request)
    await live_tables_of(request).lists.current()
    rows = await queries.results_of_person(live_tables_of(request).store, me.person_id, MOST_LISTED)
    return [MyResult(r.table_id, r.match, r.edition, r.points, r.rounds_won, r.won, r.at) for r in rows]


@get("/me/presets")
async def my_presets(request: Ask) -> dict[str, Settings]:
    me = await person_of(request)
    found = await queries.presets(live_tables_of(request).store, me.person_id)
    return {name: msgspec.json.decode(text, type=Settings) for name, text in found.items()}


@put("/me/presets/{name:str}", status_code=204)
async def save_preset(request: Ask, name: PresetName, data: JSONBody[Settings]) -> None:
    me = await person_of(request)
    cleaned = clean(name, 60)
    checked = checked_settings(data)
    if cleaned is None:
        raise Declined(400, Code.NAME.refusal())
    if isinstance(checked, Refusal):
        raise Declined(400, checked)
    store = live_tables_of(request).store
    mine = await queries.presets(store, me.person_id)
    if len(mine) >= MOST_PRESETS and cleaned not in mine:
        raise Declined(400, Code.TOO_MANY.refusal(most=MOST_PRESETS))
    await queries.save_preset(store, me.person_id, cleaned, msgspec.json.encode(checked).decode())


@delete("/me/presets/{name:str}")
async def drop_preset(request: Ask, name: PresetName) -> None:
    me = await person_of(request)
    await queries.drop_preset(live_tables_of(request).store, me.person_id, clean(name, 60) or "")
