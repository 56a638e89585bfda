"""Players for tests: they use only what a client offers to a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from pioche.client.connection import Connection
from pioche.client.local import LocalConnection, LocalGame
from pioche.client.news import News
from pioche.client.table_client import TableClient
from pioche.engine.refusal import Refusal
from pioche.i18n import Translator

ENGLISH = Translator("en")
MOST_SECONDS = 240  # only a bug takes longer
STALE = ("intention-stale", "too-fast")


def local(edition: str, *bots: str, options: dict[str, str] | None = None) -> LocalConnection:
    """A local table whose bots do not pause."""
    return LocalConnection(LocalGame(edition, options or {}, bots, "Ada", "instant"))


class Heard:
    """Everything that a client was told, and a way to wait for more."""

    def __init__(self, connection: Connection, words: Translator = ENGLISH, *, sits: bool = True) -> None:
        self.client = TableClient(connection, words, self._changed, sits=sits)
        self.news: list[News] = []
        self._again = asyncio.Event()

    def _changed(self, news: Sequence[News]) -> None:
        self.news += news
        self._again.set()

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(MOST_SECONDS):
            while not reached():
                self._again.clear()
                await self._again.wait()

    async def move(self) -> str:
        """A legal move: the first card that is offered, a hint, or whatever there is."""
        client = self.client
        plays = [text for text in client.offers if text not in ("draw", "pass", "keep", "take")]
        plays = [text for text in plays if not text.startswith(("accuse", "doubt", "catch", "uno", "aye", "nay"))]
        if client.game is not None and not client.game.complete_legal:
            hint = await client.hint()
            while isinstance(hint, Refusal) and not client.offers:  # asked too often, and nothing else can be done
                await asyncio.sleep(0.1)
                hint = await client.hint()
            if not isinstance(hint, Refusal) and hint.choice is not None:
                return hint.choice.text
        return (plays or [text for text in client.offers if not text.startswith("accuse")])[0]

    async def play_round(self) -> None:
        """Play until the round is over."""
        client = self.client
        await self.until(lambda: client.status == "playing")
        while client.status == "playing":
            await self.until(lambda: client.on_turn or client.status != "playing")
            if client.status != "playing":
                return
            refusal = await client.act(await self.move())
            assert refusal is None or refusal.code in STALE or client.status != "playing", client.say(refusal)


class Playing:
    """Runs a client in the background."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Heard:
        self._task = asyncio.create_task(self._heard.client.run())
        return self._heard

    async def __aexit__(self, *_: object) -> None:
        await self._heard.client.close()
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def listed(lines: Sequence[str]) -> AsyncIterator[str]:
    """Typed lines that are there from the start."""
    for line in lines:
        yield line
