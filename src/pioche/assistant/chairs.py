"""The chairs of one process: opened, found by their keys, limited in number."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pioche.assistant.chair import Chair
from pioche.assistant.refusals import Code
from pioche.bots.levels import LEVELS
from pioche.client.connecting import DEFAULT_SERVER, Wish, address_of, opened
from pioche.client.remote import split_link
from pioche.client.table_client import TableClient
from pioche.client.tokens import Tokens
from pioche.engine.refusal import refuse
from pioche.i18n import Translator

IDLE: Final = 1_800.0  # seconds after which a chair may be taken away for a new one


@dataclass(frozen=True, slots=True)
class House:
    """What the person who starts `pioche mcp` has settled."""

    language: str
    name: str | None = None
    server: str | None = None  # the only server whose tables may be joined; None: any
    anywhere: bool = True  # without `server`: may tables on servers be joined at all?
    most: int = 8  # chairs at once
    tokens: Path | None = None  # where guests are kept; None: every chair is a new guest
    pace: str = "instant"


class Chairs:
    """Opens chairs and finds them. A key cannot be guessed: several assistants can share a process."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._chairs: dict[str, Chair] = {}
        self._opening = 0

    async def open(self, wish: Wish, language: str, *, remote: bool, sits: bool = True) -> Chair:
        """A new chair at the table that is wished for, on a server if `remote`; refused if it cannot be had."""
        wish = self._checked(wish, remote=remote)
        await self._make_room()
        self._opening += 1
        try:
            tokens = Tokens(self.house.tokens)
            words = Translator(language or self.house.language)
            found = await opened(wish, words, tokens)
            client = TableClient(found.connection, found.words, sits=sits)
            chair = Chair(secrets.token_urlsafe(9), client, found.greeting)
            try:
                await chair.open()
            except BaseException:
                await chair.close()
                raise
            self._chairs[chair.key] = chair
        finally:
            self._opening -= 1
        return chair

    def _checked(self, wish: Wish, *, remote: bool) -> Wish:
        """The wish, if the house allows it: its server, and no bots from files, which would be code."""
        for bot in (wish.bots or "").split(","):
            if bot.strip() and bot.strip() not in LEVELS:
                raise refuse("unknown-bot", name=bot.strip()[:40], known=", ".join(LEVELS))
        house = self.house
        wish = replace(wish, pace=house.pace, assistant=True)
        if not remote:
            return replace(wish, server=None)
        last = Tokens(house.tokens).last
        linked = None if wish.table is None else split_link(wish.table)
        address = linked[0] if linked else address_of(wish.server or house.server or last or DEFAULT_SERVER)
        allowed = house.anywhere if house.server is None else address == address_of(house.server)
        if not allowed:
            raise Code.OTHER_SERVER.refused(address=address[:80])
        return replace(wish, server=address)

    async def _make_room(self) -> None:
        if len(self._chairs) + self._opening < self.house.most:
            return
        oldest = min(self._chairs.values(), key=lambda chair: chair.used_at, default=None)
        if oldest is None or time.monotonic() - oldest.used_at < IDLE:
            raise Code.TOO_MANY.refused(most=self.house.most)
        await self.drop(oldest)

    def find(self, key: str, *, alone: bool) -> Chair:
        """The chair with this key. `alone`: one assistant uses this process, and may leave the key out."""
        found = self._chairs.get(key)
        if found is None and alone and not key and self._chairs:
            found = max(self._chairs.values(), key=lambda chair: chair.used_at)
        if found is None:
            raise Code.NO_CHAIR.refused()
        found.used_at = time.monotonic()
        return found

    async def drop(self, chair: Chair) -> None:
        self._chairs.pop(chair.key, None)
        await chair.close()

    async def close(self) -> None:
        chairs, self._chairs = list(self._chairs.values()), {}
        await asyncio.gather(*(chair.close() for chair in chairs), return_exceptions=True)
