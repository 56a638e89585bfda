"""`pioche mcp`."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from pioche.assistant.chairs import Chairs, House
from pioche.assistant.refusals import Code
from pioche.client.connecting import name_of
from pioche.client.tokens import state_file
from pioche.i18n import Translator, language_of_terminal
from pioche.runs.parameters import WHOLE

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

DEFAULT_HOST: Final = "127.0.0.1"
_ADDRESS: Final = re.compile(r"(?:(?P<host>\[[0-9a-fA-F:.]+\]|[^:\[\]]+):)?(?P<port>[0-9]{1,5})")


def command(
    *,
    http: str | None = None,
    name: str | None = None,
    server: str | None = None,
    tables: Annotated[int, WHOLE] = 8,
    pace: Annotated[str, Parameter()] = "instant",
) -> int:
    """A seat for an assistant, by the Model Context Protocol.

    pioche mcp
    pioche mcp --name Claude --server https://games.example
    pioche mcp --http 8675
    """
    words = Translator(language_of_terminal(os.environ))
    try:
        from pioche.assistant.tools import make_server
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "pydantic"):
            raise
        raise ValueError(words.text("mcp-no-package")) from error
    address = None if http is None else address_in(http)
    alone = address is None
    house = House(
        words.language,
        name_of(name),
        server,
        anywhere=address is None or _is_loopback(address[0]),
        most=max(1, tables),
        tokens=state_file(identity_of(name)) if alone else None,
        pace=pace,
    )
    chairs = Chairs(house)
    asyncio.run(_serve(make_server(chairs, alone=alone), chairs, address, words))
    return 0


def identity_of(name: str | None) -> str:
    """The file for the guests of an assistant: those with a name of their own are guests of their own."""
    plain = re.sub(r"[^a-z0-9]+", "-", (name or "").lower()).strip("-")[:40]
    return f"mcp-{plain}" if plain else "mcp"


def address_in(text: str) -> tuple[str, int]:
    """The host and the port in `8675` or `127.0.0.1:8675`; refused if there is no port."""
    found = _ADDRESS.fullmatch(text)
    if found is None or int(found["port"]) > 65_535:
        raise Code.ADDRESS.refused(address=text[:80])
    return (found["host"] or DEFAULT_HOST).strip("[]"), int(found["port"])


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def _serve(server: MCPServer[Any], chairs: Chairs, address: tuple[str, int] | None, words: Translator) -> None:
    try:
        if address is None:
            await server.run_stdio_async()
        else:
            await _serve_http(server, *address, words)
    finally:
        await chairs.close()


async def _serve_http(server: MCPServer[Any], host: str, port: int, words: Translator) -> None:
    import uvicorn

    app = server.streamable_http_app(host=host)
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    shown = f"[{host}]" if ":" in host else host
    print(words.text("mcp-serving", address=f"http://{shown}:{listening.getsockname()[1]}/mcp"), file=sys.stderr)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    with listening:
        await uvicorn.Server(config).serve(sockets=[listening])
