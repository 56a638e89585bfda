"""What the page asks about finished games of a device, or of files: lists, replays, What if, reviews."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Final, TypeVar

import msgspec

from pioche.device.answers import Declined, put
from pioche.device.finished import Finished, counted
from pioche.device.storage import Storage
from pioche.device.tables import DeviceTables
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.review.analysis import Effort
from pioche.server.bodies import Branching, Made, ReplayFile
from pioche.server.live.questions import checked
from pioche.server.live.reviews import Key, Reviews
from pioche.server.my_games import MyGames, figures_of, my_game
from pioche.server.refusals import Code
from pioche.server.replays.frames import Eyes
from pioche.server.replays.jobs import Branch, Line, LineDraft, Overview, Part
from pioche.server.replays.lines import MOST_NAME, LineDrafted, LineKept, LineTried, MatchLine
from pioche.server.replays.recordings import Recording, of_table, own_seat
from pioche.server.replays.reviewed import SEED, ReviewState, Tell, text_of
from pioche.server.sanitize import clean
from pioche.server.table.protocol import DraftChecked
from pioche.server.table.state import Status
from pioche.server.table_codes import is_code

MOST_GAMES: Final = 30  # in one answer
MOST_FILE: Final = 262_144  # characters, as on a server
EFFORT: Final = Effort(40, SEED)  # a server makes a thousand rollouts; its engine is compiled
_REVIEW: Final = "review "  # how the names begin under which reviews are kept
_LINE: Final = re.compile("([0-9a-z]{12})([0-9a-f]{1,6})-[0-9a-f]{8}")  # the id of a line
Query = Mapping[str, str]
Found = TypeVar("Found")


class LookingBack:
    """Answers what is asked about finished games."""

    def __init__(self, storage: Storage, tables: DeviceTables, me: str) -> None:
        self._storage = storage
        self._tables = tables
        self._me = me
        self._tasks: set[asyncio.Task[None]] = set()
        self._reviews = Reviews(self._keep_review, tables.workers, self._spawn, EFFORT, chunk=1)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # My games

    async def games(self, query: Query) -> MyGames:
        found = [each for each in await self._tables.matches() if each.me is not None and _fits(each, query)]
        shown = [my_game(each.game, each.seats, self._me) for each in found[:MOST_GAMES]]
        return MyGames(shown, len(found) > MOST_GAMES, named=False)

    async def figures(self) -> object:
        return figures_of(counted(await self._tables.matches()))

    # Replays

    async def _match(self, code: str, query: Query) -> tuple[Recording, int | None]:
        """A match by the code of its table, or by its link. One that is being played is shown only where one person
        plays: whoever holds the device would see the hands of others."""
        match = _number(query, "match")
        if not is_code(code):
            row = next((each.game for each in await self._tables.matches() if each.game.link == code), None)
            if row is None:
                raise Declined(404, Code.NO_REPLAY.refusal())
            code, match = row.table_id, row.match
        state = await self._tables.state(code, match)
        if state is None or (state.status is not Status.OVER and len(list(state.people())) > 1):
            raise Declined(404, Code.NO_REPLAY.refusal())
        try:
            return of_table(state, self._me), own_seat(state, self._me)
        except Refused as error:
            raise Declined(404, error.refusal) from error

    async def _made(self, work: Callable[[], bytes | Refusal]) -> str:
        return (await self._done(work)).decode()

    async def _done(self, work: Callable[[], Found | Refusal]) -> Found:
        answer = await self._tables.workers.run(work)
        if isinstance(answer, Refusal):
            raise Declined(404 if answer.code in (Code.NO_REPLAY.key, Code.NO_MOMENT.key) else 400, answer)
        return answer

    async def overview(self, code: str, query: Query) -> str:
        made, seat = await self._match(code, query)
        return await self._made(Overview(made, seat))

    async def part(self, code: str, number: str, query: Query) -> str:
        made, _ = await self._match(code, query)
        return await self._made(_part(made, number, query))

    async def file_overview(self, body: str) -> str:
        return await self._made(Overview(_text(msgspec.json.decode(body, type=ReplayFile).text)))

    async def file_part(self, number: str, query: Query, body: str) -> str:
        return await self._made(_part(_text(msgspec.json.decode(body, type=ReplayFile).text), number, query))

    # What if

    async def branch(self, code: str | None, query: Query, body: str, name: str, face: int | None) -> Made:
        """A table that plays on from a moment, in a seat, against bots."""
        asked = msgspec.json.decode(body, type=Branching)
        source: Recording | str = _text(asked.text) if code is None else (await self._match(code, query))[0]
        settings, start = await self._done(Branch(source, asked.step))
        made = await self._tables.branch(settings, start, asked.seat, asked.level, self._me, name, face)
        if isinstance(made, Refusal):
            raise Declined(400, made)
        return Made(made)

    async def line(self, code: str | None, query: Query, body: str) -> str:
        """The steps of a line of moves for all seats."""
        asked = msgspec.json.decode(body, type=LineTried)
        source = _text(asked.text) if code is None else (await self._match(code, query))[0]
        return await self._made(Line(source, asked.step, asked.actions, asked.seat))

    async def draft(self, code: str | None, query: Query, body: str) -> DraftChecked:
        asked = msgspec.json.decode(body, type=LineDrafted)
        source = _text(asked.text) if code is None else (await self._match(code, query))[0]
        found = await self._done(LineDraft(source, asked.step, asked.actions, asked.seat or 0, asked.draft))
        return checked(found, "", 0)

    async def lines(self, code: str, query: Query) -> list[MatchLine]:
        """The lines that are kept beside a match."""
        made, _ = await self._match(code, query)
        text = await self._storage.get(_lines(made))
        return [] if text is None else msgspec.json.decode(text, type=list[MatchLine])

    async def keep_line(self, code: str, query: Query, body: str) -> MatchLine:
        made, _ = await self._match(code, query)
        asked = msgspec.json.decode(body, type=LineKept)
        name = clean(asked.name, MOST_NAME)
        if name is None:
            raise Declined(400, Code.TEXT.refusal())
        await self._made(Line(made, asked.step, asked.actions))
        line_id = f"{made.table}{made.match:x}-{secrets.token_hex(4)}"
        kept = MatchLine(line_id, name, asked.step, asked.actions, "", mine=True)
        await put(self._storage, _lines(made), [*await self.lines(code, query), kept])
        return kept

    async def drop_line(self, line_id: str) -> None:
        found = _LINE.fullmatch(line_id)
        if found is None:
            raise Declined(404, Code.NOT_FOUND.refusal())
        query = {"match": str(int(found[2], 16))}
        made, _ = await self._match(found[1], query)
        left = [each for each in await self.lines(found[1], query) if each.id != line_id]
        await put(self._storage, _lines(made), left)

    # Reviews

    async def review(self, method: str, code: str, query: Query) -> ReviewState | None:
        """How far the review of a match is; begin it (POST), or stop it (DELETE)."""
        made, seat = await self._match(code, query)
        if seat is None or made.only is not None or not made.replay.rounds:
            raise Declined(404, Code.NO_REPLAY.refusal())
        key: Key = (made.table, made.match)
        if method == "DELETE":
            self._reviews.stop(key, self._me)
            return None
        found = await self._review(key, made, query)
        if method == "POST" and found.state in ("none", "failed"):
            refused = self._reviews.begin(key, self._me, text_of(made.replay))
            if refused is not None:
                raise Declined(409, refused)
            found = await self._review(key, made, query)
        return found

    async def _review(self, key: Key, made: Recording, query: Query) -> ReviewState:
        running = self._reviews.of(key)
        if running is not None:
            return ReviewState(running.state, running.done, running.steps)
        kept = await self._storage.get(_name(key))
        if kept is None:
            return ReviewState("none")
        told = Tell(kept.encode(), made.replay, query.get("language", "en"))
        return ReviewState("done", review=await self._tables.workers.run(told))

    async def _keep_review(self, key: Key, made: bytes) -> None:
        await put(self._storage, _name(key), msgspec.Raw(made))


def _lines(made: Recording) -> str:
    return f"lines {made.table} {made.match}"


def _name(key: Key) -> str:
    return f"{_REVIEW}{key[0]} {key[1]}"


def _fits(each: Finished, query: Query) -> bool:
    before, edition, won = _number(query, "before"), query.get("edition"), query.get("won")
    return (
        (before is None or each.game.at < before)
        and (edition is None or each.game.edition == edition)
        and (won is None or each.me is None or each.seats[each.me].won == (won == "true"))
    )


def _part(source: Recording | str, number: str, query: Query) -> Part:
    eyes = Eyes(_number(query, "seat"), query.get("opened") == "true")
    found = _number({"round": number}, "round")
    return Part(source, 0 if found is None else found, _number(query, "start") or 0, eyes)


def _number(query: Query, name: str) -> int | None:
    text = query.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 15:
        raise refuse(Code.NO_MOMENT.key)
    return int(text)


def _text(text: str) -> str:
    if len(text) > MOST_FILE:
        raise Declined(413, Code.FILE_LARGE.refusal(most=MOST_FILE // 1024))
    return text
