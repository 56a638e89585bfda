"""A client of the server: real HTTP, real WebSockets, the state kept as described in docs/protocol.md."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import socket
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.server.table import deals
from pioche.server.table import protocol as p
from pioche.server.table.structs import applied

Json = dict[str, Any]
AGAIN = ("store-away", "too-fast", "intention-stale")  # refusals that are worth a retry
DECLARED = msgspec.json.Decoder(p.FromServer)


async def guest(address: str, name: str) -> str:
    """A new guest's cookie."""
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        return str(answer.cookies["pioche"])


async def ask(address: str, cookie: str, method: str, path: str, body: object = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=address, cookies={"pioche": cookie}) as http:
        return await http.request(method, path, json=body)


async def make_table(address: str, cookie: str, **settings: object) -> str:
    answer = await ask(address, cookie, "POST", "/api/tables", settings)
    answer.raise_for_status()
    return str(answer.json()["table"])


class Player:
    """One connection to a table."""

    def __init__(self, address: str, cookie: str, table: str, seed: int = 0) -> None:
        self.address = address
        self.cookie = cookie
        self.table = table
        self.chance = random.Random(seed)
        self.state: Json = {}
        self.seq: int | None = None
        self.seat: int | None = None
        self.socket: ClientConnection | None = None
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.sent = 0
        self.salting = True
        self.revealing = True
        self._salts = secrets.token_bytes(32)
        self.acknowledged: dict[str, int] = {}

    async def connect(self, *, resume: bool = True, buffer: int | None = None) -> None:
        """Say hello and wait for the state. `buffer`: the size of the kernel's receive buffer, for a slow reader."""
        uri = f"{self.address.replace('http', 'ws', 1)}/ws/{self.table}"
        headers = {"Cookie": f"pioche={self.cookie}"}
        host, _, port = self.address.removeprefix("http://").partition(":")
        sock = socket.socket()
        if buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        sock.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(sock, (host, int(port)))
        except OSError:
            sock.close()
            raise
        self.socket = await connect(uri, additional_headers=headers, compression=None, max_size=None, sock=sock)
        await self.send({"do": "hello", "protocol": p.VERSION, "seq": self.seq if resume else None})
        while (await self.hear())["is"] != "state":
            pass

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def intend(self, do: str, **fields: object) -> str:
        self.sent += 1
        key = str(fields.pop("key", f"k{self.sent}-{secrets.token_hex(4)}"))
        await self.send({"do": do, "key": key, **fields})
        return key

    async def hear(self, seconds: float = 60) -> Json:
        """The next message, applied to the state."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        DECLARED.decode(text)  # every message in every test must be a declared one
        message: Json = json.loads(text)
        if message["is"] == "ping":
            await self.send({"do": "pong", "n": message["n"]})
            return message
        self.raw.append(text)
        self.heard.append(message)
        self.take(message)
        await self._salt()
        return message

    def take(self, message: Json) -> None:
        match message["is"]:
            case "state":
                self.state = {name: message[name] for name in ("table", "round", "offers", "deadline")}
                self.seq = message["seq"]
                self.seat = message["seat"]
                if "yours" in message:
                    self.acknowledged[message["yours"]] = message["seq"]
            case "update":
                assert self.seq is not None
                assert message["seq"] in (self.seq, self.seq + 1), (message["seq"], self.seq)
                self.seq = message["seq"]
                for part in ("table", "round"):
                    if part in message:
                        self.state[part] = applied(self.state[part], message[part])
                for part in ("offers", "deadline"):
                    if part in message:
                        self.state[part] = message[part]
                if "yours" in message:
                    self.acknowledged[message["yours"]] = message["seq"]
            case "done":
                self.acknowledged[message["key"]] = message["seq"]
            case _:
                pass

    async def _salt(self) -> None:
        table = self.state["table"] if self.state else None
        if not self.salting or self.seat is None or table is None or table["status"] != "dealing":
            return
        if not table["commitment"] or table["secret"] is not None:
            return
        commitment, mine, about = table["commitment"], str(self.seat), f"{table['match']}-{table['round']}"
        salt = hashlib.sha256(self._salts + bytes.fromhex(commitment)).digest()
        seal = deals.seal_of(bytes.fromhex(commitment), self.seat, salt).hex()
        if not table["sealed"] and mine not in table["seals"]:
            await self.intend("seal", key=f"seal-{about}", commitment=commitment, seal=seal)
        elif table["sealed"] and table["seals"].get(mine) == seal and mine not in table["salts"] and self.revealing:
            await self.intend("salt", key=f"salt-{about}", commitment=commitment, salt=salt.hex())

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["is"] in kinds:
                return message

    async def answer(self, key: str) -> Json:
        """The answer to an intention."""
        while True:
            message = await self.hear()
            if message.get("yours") == key or message.get("key") == key:
                return message

    async def do(self, do: str, **fields: object) -> Json:
        return await self.answer(await self.intend(do, **fields))

    # Playing

    @property
    def status(self) -> str:
        return str(self.state["table"]["status"])

    def choice(self) -> str | None:
        """The move of a simple player; None: wait."""
        offers: list[str] = [offer for offer in self.state["offers"] if not offer.startswith(("accuse", "doubt"))]
        if self.status != "playing" or not offers:
            return None
        if self.state["round"]["turn"] != self.seat:
            urgent = [offer for offer in offers if offer in ("uno", "nay")]
            return urgent[0] if urgent else None
        plays = [offer for offer in offers if offer not in ("draw", "pass")]
        return self.chance.choice(plays or offers)

    async def play(self, *, until: str = "over", rounds: int | None = None) -> None:
        """Play until the table has this status, or this many rounds are over."""
        tried: tuple[int | None, str] | None = None
        while True:
            table = self.state["table"]
            done = len(table["sheet"]["rows"]) if table["sheet"] else 0
            if table["status"] == until or (rounds is not None and done >= rounds):
                return
            if table["status"] == "between" and not table["seats"][self.seat]["wants"] and tried != (None, "want"):
                tried = (None, "want")
                await self.intend("want")
            choice = self.choice()
            if choice is not None and tried != (self.seq, choice):
                tried = (self.seq, choice)
                await self.intend("act", seq=self.seq, action=choice)
            heard = await self.hear()
            if heard["is"] == "refused" and heard["code"] in AGAIN:
                await asyncio.sleep(0.1)
                tried = None


async def seat_all(address: str, players: int, **settings: object) -> list[Player]:
    """A table with everybody seated and agreed."""
    cookies = [await guest(address, f"P{number}") for number in range(players)]
    table = await make_table(address, cookies[0], players=players, **settings)
    made = [Player(address, cookie, table, number) for number, cookie in enumerate(cookies)]
    for number, player in enumerate(made):
        await player.connect()
        if number:
            await player.do("sit", seat=number)
            await player.do("agree", version=player.state["table"]["version"])
    return made


async def start(players: list[Player]) -> None:
    """The host starts, and everybody waits for the first deal."""
    host = players[0]
    while not all(seat["agreed"] for seat in host.state["table"]["seats"]):
        await host.hear()
    await host.intend("start")

    async def wait(player: Player) -> None:
        while player.status != "playing":
            await player.hear()

    await asyncio.gather(*map(wait, players))
