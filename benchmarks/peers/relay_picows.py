"""A bare relay on picows: the least that a WebSocket server can do for a move. Started by `relays.py`.

Everybody with the same path is at one table; whatever somebody there sends, all of them are sent 330 bytes.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

PAYLOAD = b"x" * 330
TABLES: defaultdict[bytes, list[WSTransport]] = defaultdict(list)


class Player(WSListener):
    """One connection."""

    def __init__(self, table: list[WSTransport]) -> None:
        self._table = table

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._table.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            frame.get_payload_as_utf8_text()
            for each in self._table:
                each.send(WSMsgType.TEXT, PAYLOAD)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._table.remove(transport)


def listener(request: WSUpgradeRequest) -> Player:
    return Player(TABLES[request.path])


async def main(port: int) -> None:
    server = await ws_create_server(listener, "127.0.0.1", port)
    print("running", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
