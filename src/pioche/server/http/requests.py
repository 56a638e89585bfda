"""Shared by the request handlers: who is asking, for which table, and error responses."""

from __future__ import annotations

import re
import traceback
from typing import Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from pioche.engine.refusal import Refusal, Refused
from pioche.server.address_groups import address_group
from pioche.server.identity import Identities, token_in
from pioche.server.live.live_table import LiveTable
from pioche.server.live.live_tables import LiveTables
from pioche.server.refusals import Code
from pioche.server.security_events import note_refusal
from pioche.server.table import protocol as p
from pioche.server.table.protocol import Problem
from pioche.store.log import StoreAway
from pioche.store.people import Person

logger: Final = structlog.get_logger("pioche.http")
Ask = Request[None, None, State]
_LEFT: Final = "client disconnected prematurely"  # Litestar's message
_FIELD: Final = re.compile(r"field `(\w{1,40})`|at `\$\.data\.(\w{1,40})", re.ASCII)  # msgspec's messages


class Declined(Exception):
    """A request that is not accepted."""

    def __init__(self, status: int, refusal: Refusal | p.Refused) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def problem_response(status: int, refusal: Refusal | p.Refused) -> Response[Problem]:
    return Response(p.problem(refusal), status_code=status)


def on_declined(_: Ask, error: Declined) -> Response[Problem]:
    note_refusal(error.refusal.code)
    return problem_response(error.status, error.refusal)


def on_refused(_: Ask, error: Refused) -> Response[Problem]:
    return problem_response(400, error.refusal)


def on_away(_: Ask, __: StoreAway) -> Response[Problem]:
    return problem_response(503, Code.STORE_AWAY.refusal())


def on_http(_: Ask, error: HTTPException) -> Response[Problem]:
    """Requests that Litestar itself rejects: no such path or method, or an invalid body. The response names at most a
    field of the request, never a value."""
    if error.status_code >= 500:
        if error.detail != _LEFT:
            _log(error)
        return problem_response(error.status_code, Code.MISTAKE.refusal())
    if error.status_code in (404, 405):
        return problem_response(error.status_code, Code.NOT_FOUND.refusal())
    field = _field(error)
    refusal = Code.UNREADABLE.refusal() if field is None else Code.FIELD.refusal(field=field)
    return problem_response(error.status_code, refusal)


def on_unreadable(_: Ask, __: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """A body that is nested too deeply or is not UTF-8: the decoder raises these."""
    return problem_response(400, Code.UNREADABLE.refusal())


def on_mistake(_: Ask, error: Exception) -> Response[Problem]:
    """A bug of ours. Only the type and place of the error are logged: its message may contain what a client sent."""
    _log(error)
    return problem_response(500, Code.MISTAKE.refusal())


def _log(error: Exception) -> None:
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename.rpartition('site-packages/')[2]}:{frames[-1].lineno}" if frames else ""
    logger.error("request failed", kind=type(error).__name__, place=place)


def _field(error: HTTPException) -> str | None:
    """The field of a body that is missing, unknown or of the wrong type, if that is the problem."""
    if not isinstance(error.__cause__, msgspec.ValidationError):
        return None
    found = _FIELD.search(str(error.__cause__))
    return None if found is None else found[1] or found[2]


def forwarded(request: Ask) -> bool:
    """Did the request come through a proxy?"""
    return any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))


def address_of(request: Ask) -> str:
    """The address that limits are counted for."""
    return address_group(request.client.host) if request.client is not None else ""


def live_tables_of(request: Ask) -> LiveTables:
    live: LiveTables = request.app.state.live
    return live


def guests_of(request: Ask) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


def token_of(request: Ask) -> str | None:
    return token_in(request.scope["headers"])


async def person_of(request: Ask) -> Person:
    found = await guests_of(request).recognise(token_of(request))
    if found is None:
        raise Declined(401, Code.NO_GUEST.refusal())
    return found


async def table_of(request: Ask, code: str) -> LiveTable:
    found = await live_tables_of(request).table(code)
    if found is None:
        raise Declined(404, Code.NO_TABLE.refusal())
    return found
