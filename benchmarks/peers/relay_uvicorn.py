"""The same relay as `relay_picows.py` as an ASGI application on uvicorn and websockets. Started by `relays.py`."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

TEXT = "x" * 330
Send = Callable[[dict[str, Any]], Awaitable[None]]
TABLES: defaultdict[str, list[Send]] = defaultdict(list)


async def app(scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    table = TABLES[scope["path"]]
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    table.append(send)
    try:
        while (await receive())["type"] == "websocket.receive":
            for each in table:
                await each({"type": "websocket.send", "text": TEXT})
    finally:
        table.remove(send)


async def main(port: int) -> None:
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            port=port,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="off",
            access_log=False,
            log_level="error",
        )
    )
    serving = asyncio.get_running_loop().create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print("running", flush=True)
    await serving


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(int(sys.argv[1])))
