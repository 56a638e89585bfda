"""What the page asks of a device: the same paths and bodies as those of a server's HTTP interface."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from pioche import games
from pioche.device.company import turn_of
from pioche.device.storage import Storage
from pioche.device.tables import DeviceTables
from pioche.engine.refusal import Refusal, Refused
from pioche.server.bodies import Checked, Face, GameTexts, Invitation, Made, Me, Name, Visitor
from pioche.server.catalogue import catalogue
from pioche.server.listed import listed_of, my_table
from pioche.server.live.live_table import LiveTable
from pioche.server.refusals import Code
from pioche.server.sanitize import MOST_NAME, clean
from pioche.server.table import deals, exports
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import adapted_options, checked_settings, problems
from pioche.server.table.state import Status, TableState
from pioche.server.table.views import table_view
from pioche.store.log import StoreAway

ME: Final = "me"  # the person of this device
BESIDE: Final = "beside-"  # how ids of others at this device begin
MOST_PRESETS: Final = 30
_PERSON: Final = "person"  # the names under which things are kept
_PRESETS: Final = "presets"


class Answer(NamedTuple):
    """As of HTTP."""

    status: int
    text: str  # JSON, or a file


class Holder(msgspec.Struct, frozen=True):
    """Somebody who plays at this device."""

    seat: int
    name: str


class People(msgspec.Struct, frozen=True):
    """Those who play at this device, and the seat of the one who is on turn."""

    people: list[Holder]
    turn: int | None


class Declined(Exception):
    """A request that is not accepted."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


class DeviceRequests:
    """Answers requests."""

    def __init__(self, storage: Storage, tables: DeviceTables) -> None:
        self._storage = storage
        self._tables = tables
        self._person: Visitor | None = None

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Never raises: whatever is wrong is an answer too."""
        try:
            found = await self._answer(method, address, body)
        except Declined as declined:
            return Answer(declined.status, _json(p.problem(declined.refusal)))
        except Refused as refused:
            return Answer(400, _json(p.problem(refused.refusal)))
        except (msgspec.DecodeError, UnicodeError):
            return Answer(400, _json(p.problem(Code.UNREADABLE.refusal())))
        except StoreAway:
            return Answer(503, _json(p.problem(Code.STORE_AWAY.refusal())))
        return Answer(200, found if isinstance(found, str) else _json(found))

    async def _answer(self, method: str, address: str, body: str) -> Any:
        split = urlsplit(address)
        query = parse_qs(split.query)
        match (method, *(unquote(part) for part in split.path.strip("/").split("/"))):
            case ("GET", "me"):
                return await self.person()
            case ("POST", "guest"):
                return await self._rename(msgspec.json.decode(body, type=Name).name)
            case ("PUT", "me", "face"):
                return await self._choose_face(msgspec.json.decode(body, type=Face).face)
            case ("GET", "games"):
                return catalogue({})
            case ("GET", "games", game, "texts", language):
                return GameTexts(games.named(game).messages(language))
            case ("POST", "check"):
                settings = msgspec.json.decode(body, type=Settings)
                return Checked([p.problem(refusal) for refusal in problems(settings)], adapted_options(settings))
            case ("GET", "tables"):
                return []  # nobody else is here
            case ("POST", "tables"):
                return await self._make(msgspec.json.decode(body, type=Settings))
            case ("GET", "me", "tables"):
                return await self._mine()
            case ("GET", "find"):
                return Made((await self._table("".join(query.get("code", ())))).state.table)
            case ("GET", "tables", code):
                return listed_of((await self._table(code)).state)
            case ("GET", "tables", code, "invitation"):
                return self._invitation(await self._table(code))
            case ("GET", "tables", code, "export"):
                state = (await self._table(code)).state
                return deals.write(exports.export_of(state, state.seat_of(ME)))
            case ("GET", "tables", code, "people"):
                return _people((await self._table(code)).state)
            case ("POST", "tables", code, "people"):
                return await self._sit(await self._table(code), msgspec.json.decode(body, type=Name).name)
            case ("GET", "me", "presets"):
                return await self._presets()
            case ("PUT", "me", "presets", name):
                return await self._keep_preset(name, msgspec.json.decode(body, type=Settings))
            case ("DELETE", "me", "presets", name):
                return await self._keep_preset(name, None)
            case _:
                raise Declined(404, Code.NOT_FOUND.refusal())

    # Who plays here

    async def person(self) -> Visitor:
        """The person of this device; without a name at first."""
        if self._person is None:
            kept = await self._storage.get(_PERSON)
            self._person = Visitor(None) if kept is None else msgspec.json.decode(kept, type=Visitor)
        return self._person

    async def _rename(self, text: str) -> Me:
        name = clean(text, MOST_NAME)
        if name is None:
            raise Declined(400, Code.NAME.refusal())
        face = (await self.person()).face
        await self._keep_person(Visitor(name, face))
        for table in self._tables.loaded():
            await table.rename(ME, name)
        return Me(name, face)

    async def _choose_face(self, face: int | None) -> Me:
        name = (await self.person()).name or ""
        await self._keep_person(Visitor(name, face))
        for table in self._tables.loaded():
            await table.show_face(ME, face)
        return Me(name, face)

    async def _keep_person(self, person: Visitor) -> None:
        await self._put(_PERSON, _json(person))
        self._person = person

    async def _put(self, name: str, text: str) -> None:
        try:
            await self._storage.put(name, text)
        except Exception as error:
            raise StoreAway(str(error)[:200]) from error

    # Tables

    async def _table(self, code: str) -> LiveTable:
        found = await self._tables.table(code)
        if found is None:
            raise Declined(404, Code.NO_TABLE.refusal())
        return found

    async def _make(self, settings: Settings) -> Made:
        me = await self.person()
        if me.name is None:
            raise Declined(401, Code.NO_GUEST.refusal())
        made = await self._tables.make(ME, me.name, settings, me.face)
        if isinstance(made, Refusal):
            raise Declined(400, made)
        return Made(made)

    async def _mine(self) -> list[Any]:
        found = []
        for row in await self._tables.listed():
            table = None if row.status == Status.OVER.value else await self._tables.table(row.table)
            found.append(my_table(row, None if table is None else table.state, ME))
        return found

    async def holder(self, code: str, seat: int | None) -> tuple[str, str, int | None]:
        """Who holds the device at a table: their id, name and face. Without a seat: the person whose device it is."""
        table = await self._tables.table(code)
        if table is not None and seat is not None and seat in table.state.people():
            place = table.state.seats[seat]
            return place.person or ME, place.name, place.face
        me = await self.person()
        return ME, me.name or "", me.face

    async def _sit(self, table: LiveTable, text: str) -> People:
        """Give the next free seat to somebody else at this device."""
        name = clean(text, MOST_NAME)
        if name is None:
            raise Declined(400, Code.NAME.refusal())
        key = secrets.token_hex(8)  # of nobody else
        done = await table.do(f"{BESIDE}{key}", name, p.Sit(key))
        if isinstance(done, p.Refused):
            raise Declined(400, Refusal(done.code, done.clause, tuple(done.args.items())))
        return _people(table.state)

    def _invitation(self, table: LiveTable) -> Invitation:
        state = table.state
        host = state.host_seat
        return Invitation(
            "",
            None,
            state.settings,
            state.adapted,
            state.status.value,
            "" if host is None else state.seats[host].name,
            table_view(state).seats,
        )

    # Presets

    async def _presets(self) -> dict[str, Settings]:
        kept = await self._storage.get(_PRESETS)
        return {} if kept is None else msgspec.json.decode(kept, type=dict[str, Settings])

    async def _keep_preset(self, name: str, settings: Settings | None) -> None:
        cleaned = clean(name, 60)
        if cleaned is None:
            raise Declined(400, Code.NAME.refusal())
        mine = await self._presets()
        mine.pop(cleaned, None)
        if settings is not None:
            checked = checked_settings(settings)
            if isinstance(checked, Refusal):
                raise Declined(400, checked)
            if len(mine) >= MOST_PRESETS:
                raise Declined(400, Code.TOO_MANY.refusal(most=MOST_PRESETS))
            mine[cleaned] = checked
        await self._put(_PRESETS, _json(mine))


def _people(state: TableState) -> People:
    return People([Holder(seat, state.seats[seat].name) for seat in state.people()], turn_of(state))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
