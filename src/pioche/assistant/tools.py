"""The tools and resources of `pioche mcp`. Every answer is text; what is refused is marked as an error."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ResourceError
from mcp_types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from pioche import __version__, games
from pioche.assistant.chair import MOST_WAIT, Chair
from pioche.assistant.chairs import Chairs
from pioche.assistant.reviewing import review_text
from pioche.client.connecting import Wish, edition_of
from pioche.engine.refusal import Refused
from pioche.i18n import Translator, why_refused
from pioche.server.sanitize import MOST_NAME, clean
from pioche.text.rules import option_lines

Short = Annotated[str, Field(max_length=100)]
Link = Annotated[str, Field(max_length=300)]
Move = Annotated[str, Field(max_length=2_000)]
Said = Annotated[str, Field(min_length=1, max_length=280)]
Seconds = Annotated[float, Field(ge=0, le=MOST_WAIT)]
Players = Annotated[int, Field(ge=0, le=10)]
HouseRules = Annotated[dict[Short, Short], Field(max_length=100)]
Language = Literal["", "en", "fr", "de", "lb"]
Managing = Literal["sit", "agree", "start", "add_bots", "next", "pause", "resume", "vote"]

_COMMANDS: Final = {"add_bots": "bot", "vote": "decide"}
_LOOKING: Final = ("games", "look", "wait", "why", "hint", "rules", "score", "review")  # they change nothing
Tool = Callable[..., Awaitable[CallToolResult]]


def answer(text: str, *, refused: bool = False) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=refused)


def _told(done: tuple[bool, str]) -> CallToolResult:
    return answer(done[1], refused=not done[0])


def _refusing(language: str, tool: Tool) -> Tool:
    """The tool, with refusals as sentences."""

    @functools.wraps(tool)
    async def call(*given: Any, **named: Any) -> CallToolResult:
        try:
            return await tool(*given, **named)
        except Refused as error:
            return answer(why_refused(error, language), refused=True)

    return call


class Tools:
    """What an assistant can call. `alone`: one assistant uses this process, and need not name its chair."""

    def __init__(self, chairs: Chairs, words: Translator, *, alone: bool) -> None:
        self._chairs = chairs
        self._words = words
        self._alone = alone

    def _chair(self, key: str) -> Chair:
        return self._chairs.find(key, alone=self._alone)

    async def games(self, edition: Short = "") -> CallToolResult:
        if not edition:
            return answer("\n".join(name for game in games.every() for name in game.editions()))
        found = edition_of(edition, self._words.language)
        if found is None:
            games.of(edition)  # refused, naming those that are similar
            return answer("", refused=True)
        return answer("\n".join(option_lines(games.of(found), found, self._words)))

    async def new_table(
        self,
        ctx: Context[Any, Any],
        edition: Short = "",
        players: Players = 0,
        bots: Short = "",
        house_rules: HouseRules | None = None,
        server: Link = "",
        name: Short = "",
        language: Language = "",
    ) -> CallToolResult:
        there = None if server in ("", "default") else server
        wish = Wish(
            edition or None,
            house_rules or {},
            players or None,
            bots or None,
            name or self._chairs.house.name or _name(ctx),
            there,
        )
        if edition and edition_of(edition, self._words.language) is None:
            games.of(edition)  # refused: a link or a code is for join_table
        chair = await self._chairs.open(wish, language, remote=bool(server))
        if server and bots:
            await chair.ask("bot", bots.split(",")[0].strip())
        return await self._seated(chair)

    async def join_table(
        self,
        ctx: Context[Any, Any],
        table: Link,
        server: Link = "",
        name: Short = "",
        watch: bool = False,
        language: Language = "",
    ) -> CallToolResult:
        wish = Wish(table.strip() or "?", name=name or self._chairs.house.name or _name(ctx), server=server or None)
        return await self._seated(await self._chairs.open(wish, language, remote=True, sits=not watch))

    async def _seated(self, chair: Chair) -> CallToolResult:
        return answer(f"{chair.client.words.text('mcp-chair', chair=chair.key)}\n{await chair.wait(5)}")

    async def look(self, chair: Short = "") -> CallToolResult:
        return answer(await self._chair(chair).look())

    async def wait(self, seconds: Seconds = 25, chair: Short = "") -> CallToolResult:
        return answer(await self._chair(chair).wait(seconds))

    async def play(self, move: Move, wait_seconds: Seconds = 0, chair: Short = "") -> CallToolResult:
        return _told(await self._chair(chair).play(move, wait_seconds))

    async def why(self, move: Move, chair: Short = "") -> CallToolResult:
        return answer(await self._chair(chair).ask("why", move))

    async def hint(self, pieces: Short = "", chair: Short = "") -> CallToolResult:
        return answer(await self._chair(chair).ask("hint", pieces))

    async def say(self, text: Said, chair: Short = "") -> CallToolResult:
        found = self._chair(chair)
        refused = await found.ask("say", text)
        return answer(refused or found.client.words.text("mcp-said"), refused=bool(refused))

    async def rules(self, clause: Short = "", chair: Short = "") -> CallToolResult:
        found = self._chair(chair)
        return answer(await found.ask("book", clause) if clause else await found.ask("rules"))

    async def score(self, chair: Short = "") -> CallToolResult:
        return answer(await self._chair(chair).ask("score"))

    async def manage(self, what: Managing, detail: Short = "", chair: Short = "") -> CallToolResult:
        return _told(await self._chair(chair).do(_COMMANDS.get(what, what), detail))

    async def review(self, chair: Short = "") -> CallToolResult:
        found = self._chair(chair)
        return answer(await review_text(await found.export(), found.client.words))

    async def leave(self, chair: Short = "") -> CallToolResult:
        found = self._chair(chair)
        try:
            if found.client.seat is not None:
                await found.ask("leave")
        finally:
            await self._chairs.drop(found)
        return answer(found.client.words.text("mcp-left"))

    # Resources

    async def rule_book(self, chair: str) -> str:
        try:
            return self._chair(chair).book()
        except Refused as error:
            raise ResourceError(why_refused(error, self._words.language)) from error

    async def own_rule_book(self) -> str:
        return await self.rule_book("")


def _name(ctx: Context[Any, Any]) -> str | None:
    """What the program calls itself that the assistant speaks through."""
    known = ctx.session.client_params
    return None if known is None else clean(known.client_info.title or known.client_info.name, MOST_NAME)


def make_server(chairs: Chairs, *, alone: bool) -> MCPServer[Any]:
    """The server with all tools. Their descriptions are in `i18n/*.ftl`, in the language of whoever starts it."""
    words = Translator(chairs.house.language)
    server: MCPServer[Any] = MCPServer(
        "pioche", instructions=words.text("mcp-instructions"), version=__version__, log_level="WARNING"
    )
    tools = Tools(chairs, words, alone=alone)
    every: tuple[Tool, ...] = (
        *(tools.games, tools.new_table, tools.join_table, tools.look, tools.wait, tools.play, tools.why, tools.hint),
        *(tools.say, tools.rules, tools.score, tools.manage, tools.review, tools.leave),
    )
    for tool in every:
        name = tool.__name__
        server.add_tool(
            _refusing(words.language, tool),
            name=name,
            description=words.text(f"mcp-tool-{name.replace('_', '-')}"),
            annotations=ToolAnnotations(read_only_hint=name in _LOOKING, destructive_hint=name == "leave"),
            structured_output=False,
        )
    book = words.text("mcp-resource-rules")
    server.resource("pioche://rules/{chair}", name="rules", description=book, mime_type="text/plain")(tools.rule_book)
    if alone:
        server.resource("pioche://rules", name="own rules", description=book, mime_type="text/plain")(
            tools.own_rule_book
        )
    return server
