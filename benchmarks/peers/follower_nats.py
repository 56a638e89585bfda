"""A bare follower: the least that a process can do for a move of which NATS tells it. Started by `scale.py`.

For every message about a table it sends 330 bytes to one watcher. It decrypts, decodes and applies nothing.
"""

from __future__ import annotations

import sys

import nats
import uvloop
from nats.aio.msg import Msg
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

PAYLOAD = b"x" * 330
WATCHERS: list[WSTransport] = []
NUMBERS: dict[str, int] = {}


class Watcher(WSListener):
    """One connection."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        WATCHERS.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Watchers say nothing."""

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        WATCHERS.remove(transport)


async def told(message: Msg) -> None:
    number = NUMBERS.setdefault(message.subject, len(NUMBERS))
    if WATCHERS:
        WATCHERS[number % len(WATCHERS)].send(WSMsgType.TEXT, PAYLOAD)


def watcher(_request: WSUpgradeRequest) -> Watcher:
    return Watcher()


async def main(port: int, bus: str) -> None:
    client = await nats.connect(bus)
    await client.subscribe("pioche.*.t.*", cb=told)
    server = await ws_create_server(watcher, "127.0.0.1", port)
    print("running", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2]))
