"""One seat at a table, as a client keeps it: the state, what happened, what was asked and is not answered yet.

The state is the `state` that was sent first with every `update` applied to it (docs/protocol.md). What a person reads
is made here, in their language; `plain` and `screen` only show it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pioche.client.connection import Connection, Json
from pioche.client.decoding import draft_of
from pioche.client.news import News, news_of
from pioche.client.refusals import received
from pioche.client.sent_state import SentState
from pioche.engine.abilities import DraftChecked
from pioche.engine.refusal import Refusal
from pioche.i18n import Translator
from pioche.server.table import deals
from pioche.server.table.structs import applied
from pioche.text.moves import Choice, choice_of

MOST_MOVE: Final = 2_000  # characters
MOST_NEWS: Final = 400  # lines of the log that are kept


@dataclass(frozen=True, slots=True)
class HintFound:
    """A move that could be made now; None: there is none. `refusal`: why the named pieces cannot be played."""

    choice: Choice | None
    refusal: Refusal | None = None


Changed = Callable[[Sequence[News]], None]
"""Called after every message that changed something, with what happened."""


class TableClient(SentState):
    """A seat, or a spectator's place, at one table."""

    def __init__(
        self,
        connection: Connection,
        words: Translator,
        changed: Changed = lambda _news: None,
        *,
        sits: bool = True,
    ) -> None:
        """`sits`: take a free seat at a table that waits for players."""
        super().__init__(words)
        self.changed = changed
        self.connected = False
        self.name = ""
        self.watching = 0
        self.log: list[News] = []
        self._seq: int | None = None
        self._connection = connection
        self._sent: dict[str, tuple[Json, asyncio.Future[Json]]] = {}  # by key: what has no answer yet
        self._number = 0
        self._was_on_turn = False
        self._sits = sits
        self._salts: dict[str, str] = {}  # of the next deal, by its seal

    # The connection

    async def run(self) -> None:
        """Follow the table until the connection is closed; `Lost` when it ends for good."""
        try:
            async for message in self._connection.messages(lambda: self._seq):
                await self._take(message)
        finally:
            self.connected = False
            for _, answer in self._sent.values():
                answer.cancel()

    async def close(self) -> None:
        await self._connection.close()

    async def export(self) -> str:
        """The match as a file, as far as it may be known."""
        return await self._connection.export()

    async def _take(self, message: Json) -> None:
        news: list[News] = []
        match message["is"]:
            case "lost":
                self.connected = False
                news = [News("table", self.words.text("play-lost"))]
            case "ping":
                await self._connection.send({"do": "pong", "n": message["n"]})
                return
            case "welcome":
                self.name = message["name"]
                return
            case "state":
                news = await self._start(message)
            case "update":
                if not self._fits(message):
                    await self._connection.send({"do": "resync", "seq": self._seq or 0})
                    return
                news = self._update(message)
            case "watchers":
                self.watching = message["count"]
            case "bye":
                news = [News("table", self.say(received(message)))]
            case _:
                pass  # an answer
        self._answered(message)
        await self._sit()
        await self._add_salt()
        self.log = [*self.log, *news][-MOST_NEWS:]
        self.changed(news)

    async def _start(self, message: Json) -> list[News]:
        """Take over the whole state; what was not answered is sent again, which is idempotent."""
        back = not self.connected and self._seq is not None
        first = self._seq is None
        self.connected = True
        self._seq = message["seq"]
        self.seat = message["seat"]
        self.table, self._round = message["table"], message["round"]
        self.offers, self.deadline = message["offers"], message["deadline"]
        if back:
            for sent, _ in list(self._sent.values()):
                await self._connection.send(sent)
        told = message.get("recent") if first else message["missed"]
        made = self._told(told or [])
        return [News("table", self.words.text("play-back")), *made] if back else made

    def _fits(self, update: Json) -> bool:
        return bool(self.table) and self._seq is not None and update["seq"] in (self._seq, self._seq + 1)

    def _update(self, message: Json) -> list[News]:
        self._seq = message["seq"]
        self._ahead = message["at"] / 1000 - time.time()
        if "table" in message:
            self.table = applied(self.table, message["table"])
        if "round" in message:
            self._round = applied(self._round or {}, message["round"])
        self.offers = message.get("offers", self.offers)
        self.deadline = message.get("deadline", self.deadline)
        self.seat = message.get("seat", self.seat)
        return self._told(message["news"])

    def _told(self, sent: list[Json]) -> list[News]:
        """What happened, in sentences; remembered until the seat has been on turn."""
        if self._was_on_turn and not self.on_turn:
            self._happened = []
        found = []
        for each in sent:
            news = news_of(each, self)
            if news is not None:
                found.append(news)
                if news.phrase is not None:
                    self._happened.append(news.phrase)
        self._was_on_turn = self.on_turn
        return found

    @property
    def sitting(self) -> bool:
        """Has this client asked for a seat that it has not been given or refused yet?"""
        return "sit" in self._sent

    async def _sit(self) -> None:
        """Take a seat once, at a table that waits for players."""
        if not self._sits or not self.table:
            return
        self._sits = False
        if self.seat is None and self.status == "open" and any(seat["kind"] == "free" for seat in self.table["seats"]):
            await self._post("sit", "sit")

    async def _add_salt(self) -> None:
        """Add this device's salt to the next deal, so that nobody can have chosen it: sealed first, then revealed."""
        table, seat = self.table, self.seat
        if seat is None or not table or table["status"] != "dealing" or not table["commitment"] or table["secret"]:
            return
        commitment, mine = table["commitment"], str(seat)
        about = f"{table['match']}-{table['round']}"
        if not table.get("sealed") and mine not in table.get("seals", {}) and f"seal-{about}" not in self._sent:
            salt = secrets.token_bytes(32)
            seal = deals.seal_of(bytes.fromhex(commitment), seat, salt).hex()
            self._salts = {seal: salt.hex()}
            await self._post(f"seal-{about}", "seal", commitment=commitment, seal=seal)
        # Nobody's salt can be chosen any more. Another device in the same seat may have been faster: then it reveals.
        own = self._salts.get(table["seals"].get(mine, "")) if table.get("sealed") else None
        if own is not None and mine not in table["salts"] and f"salt-{about}" not in self._sent:
            await self._post(f"salt-{about}", "salt", commitment=commitment, salt=own)

    # Asking

    async def _post(self, key: str, do: str, **fields: object) -> asyncio.Future[Json]:
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        message = {"do": do, "key": key, **fields}
        self._sent[key] = (message, answer)
        await self._connection.send(message)
        return answer

    def _answered(self, message: Json) -> None:
        key = message.get("yours") or (message.get("key") if message["is"] != "state" else None)
        found = None if key is None else self._sent.pop(key, None)
        if found is not None and not found[1].done():
            found[1].set_result(message)

    async def ask(self, do: str, **fields: object) -> Json:
        """Send an intention or a question and wait for its answer, also across a lost connection."""
        self._number += 1
        return await (await self._post(f"k{self._number}-{secrets.token_hex(4)}", do, **fields))

    async def intend(self, do: str, **fields: object) -> Refusal | None:
        """Do something at the table; why it was refused, or None."""
        answer = await self.ask(do, **fields)
        return received(answer) if answer["is"] == "refused" else None

    @property
    def seq(self) -> int:
        """How far this client has followed the table."""
        return self._seq or 0

    async def act(self, move: str, seq: int | None = None) -> Refusal | None:
        """Make a move, in notation without the seat. `seq`: what was known when it was chosen; default: everything."""
        return await self.intend("act", seq=self.seq if seq is None else seq, action=move[:MOST_MOVE] or "?")

    async def why(self, move: str) -> Refusal | None:
        """Why a move would be refused now; None if it is allowed."""
        return await self.intend("why", action=move[:MOST_MOVE] or "?")

    async def draft(self, move: str) -> DraftChecked | Refusal:
        """Have a move checked that is not finished yet."""
        answer = await self.ask("draft", action=move[:MOST_MOVE] or "?")
        return received(answer) if answer["is"] == "refused" else draft_of(answer)

    async def hint(self, pieces: Sequence[int] = ()) -> HintFound | Refusal:
        """A move that could be made now; with pieces: one that plays exactly these."""
        answer = await self.ask("hint", tiles=list(pieces))
        if answer["is"] == "refused":
            return received(answer)
        game, rules, seat = self.game, self.rules, self.seat
        if answer["action"] is None or game is None or seat is None:
            refusal = answer.get("refusal")
            return HintFound(None, None if refusal is None else received(refusal))
        held = 0 if self.board is None else len(self.board.hand)
        return HintFound(choice_of(game, rules, seat, answer["action"], held))
