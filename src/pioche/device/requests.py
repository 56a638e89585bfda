"""What the page asks of a device: the same paths and bodies as those of a server's HTTP interface."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from pioche import games
from pioche.device.answers import Answer, Declined, json_text, put
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

if TYPE_CHECKING:
    from pioche.device.looking_back import LookingBack
    from pioche.device.solving import Solving

ME: Final = "me"  # the person of this device
BESIDE: Final = "beside-"  # how ids of others at this device begin
MOST_PRESETS: Final = 30
_PERSON: Final = "person"  # the names under which things are kept
_PRESETS: Final = "presets"


class Holder(msgspec.Struct, frozen=True):
    """Somebody who plays at this device."""

    seat: int
    name: str


class People(msgspec.Struct, frozen=True):
    """Those who play at this device, and the seat of the one who is on turn."""

    people: list[Holder]
    turn: int | None


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
            return Answer(declined.status, json_text(p.problem(declined.refusal)))
        except Refused as refused:
            return Answer(400, json_text(p.problem(refused.refusal)))
        except (msgspec.DecodeError, UnicodeError):
            return Answer(400, json_text(p.problem(Code.UNREADABLE.refusal())))
        except StoreAway:
            return Answer(503, json_text(p.problem(Code.STORE_AWAY.refusal())))
        return Answer(200, found if isinstance(found, str) else json_text(found))

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
                return await self._after(method, split.path, {name: values[-1] for name, values in query.items()}, body)

    async def _after(self, method: str, path: str, query: Mapping[str, str], body: str) -> Any:
        """What is asked about games that are over, and about puzzles."""
        match (method, *(unquote(part) for part in path.strip("/").split("/"))):
            case ("GET", "me", "games"):
                return await self._looking_back.games(query)
            case ("GET", "me", "figures"):
                return await self._looking_back.figures()
            case ("POST", "replays"):
                return await self._looking_back.file_overview(body)
            case ("POST", "replays", "rounds", number):
                return await self._looking_back.file_part(number, query, body)
            case ("POST", "replays", "branch"):
                return await self._branch(None, query, body)
            case ("POST", "replays", "line"):
                return await self._looking_back.line(None, query, body)
            case ("POST", "replays", "line", "draft"):
                return await self._looking_back.draft(None, query, body)
            case ("POST", "replays", code, "line"):
                return await self._looking_back.line(code, query, body)
            case ("POST", "replays", code, "line", "draft"):
                return await self._looking_back.draft(code, query, body)
            case ("GET", "replays", code, "lines"):
                return await self._looking_back.lines(code, query)
            case ("POST", "replays", code, "lines"):
                return await self._looking_back.keep_line(code, query, body)
            case ("DELETE", "replays", "lines", line):
                return await self._looking_back.drop_line(line)
            case ("GET", "replays", code):
                return await self._looking_back.overview(code, query)
            case ("GET", "replays", code, "rounds", number):
                return await self._looking_back.part(code, number, query)
            case ("POST", "replays", code, "branch"):
                return await self._branch(code, query, body)
            case (_, "replays", code, "review"):
                return await self._looking_back.review(method, code, query)
            case ("GET", "puzzles"):
                return await self._solving.list(query.get("language", "en"))
            case (_, "puzzles", name, *what):
                return await self._solving.answer(method, name, "/".join(what), query.get("language", "en"), body)
            case _:
                raise Declined(404, Code.NOT_FOUND.refusal())

    async def _branch(self, code: str | None, query: Mapping[str, str], body: str) -> Made:
        me = await self.person()
        if me.name is None:
            raise Declined(401, Code.NO_GUEST.refusal())
        return await self._looking_back.branch(code, query, body, me.name, me.face)

    @cached_property
    def _looking_back(self) -> LookingBack:
        """Loaded when it is first asked for: nobody who only plays waits for it."""
        from pioche.device.looking_back import LookingBack

        return LookingBack(self._storage, self._tables, ME)

    @cached_property
    def _solving(self) -> Solving:
        from pioche.device.solving import Solving

        return Solving(self._storage, self._tables.workers)

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
        await put(self._storage, _PERSON, person)
        self._person = person

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
        await put(self._storage, _PRESETS, mine)


def _people(state: TableState) -> People:
    return People([Holder(seat, state.seats[seat].name) for seat in state.people()], turn_of(state))
