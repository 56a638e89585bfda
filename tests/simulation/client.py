"""A person with a device: connects to any process, plays, chats, comes and goes, and retries with the same key."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pioche.server.table import deals
from pioche.server.table.protocol import VERSION
from pioche.server.table.structs import applied
from tests.simulation.connection import Connection
from tests.simulation.invariants import AGAIN, History, Violation

if TYPE_CHECKING:
    from tests.simulation.world import World

Json = dict[str, Any]
# Devices without a part in the deal (old clients send their salts unsealed), and those that would like to choose one.
ODD_SALTS: Final = ("silent", "unsealed", "withheld", "twice", "early", "late", "wrong")
PATIENCE: Final = 25.0  # seconds without an answer after which a client reconnects


@dataclass(frozen=True, slots=True)
class Habits:
    """How often a person does something else than play."""

    chat: float = 0.0
    pause: float = 0.0
    away: float = 0.0
    leave: float = 0.0
    repeat: float = 0.0  # sends an intention twice
    reload: float = 0.0  # reconnects without knowing anything
    hasty: float = 0.2  # acts at once
    odd_salts: float = 0.0  # has no part in a deal, or tries to choose
    flee: float = 0.0  # ends the connection right after an intention
    look: float = 0.0  # asks what it has missed, as a page does that is looked at again


class Client:
    """One device of a person at a table."""

    def __init__(
        self, world: World, person: str, history: History, chance: Random, habits: Habits, *, plays: bool
    ) -> None:
        self.person = person
        self.history = history
        self.plays = plays
        self.seq: int | None = None
        self.seat: int | None = None
        self.mirror: Json = {}
        self.connection: Connection | None = None
        self.since = 0.0  # when it was welcomed
        self.unwelcome = False  # the server has said not to come again
        self.chose_away = False
        self.pending: Json | None = None
        self.pending_since = 0.0
        self._sent = 0  # how often the pending intention was sent,
        self._turned_down = 0  # and refused
        self._world = world
        self._chance = chance
        self._habits = habits
        self._keys = 0
        self._thinking = False
        self._waits_until = 0.0
        self._salts: dict[str, tuple[bytes, str]] = {}  # by commitment: the salt, and what is odd about the device

    @property
    def now(self) -> float:
        return self._world.loop.time()

    # Connecting

    def connect(self) -> None:
        """Connect to some process that is up; if there is none, later."""
        if self.connection is not None or self.unwelcome:
            return
        process = self._world.some_process()
        if process is None:
            self._later(0.5, self.connect)
            return
        self.connection = process.accept(self)
        if self._chance.random() < self._habits.reload:
            self.seq = None
        self.connection.say({"do": "hello", "protocol": VERSION, "seq": self.seq})
        self._later(PATIENCE, self._check_welcome, self.connection)

    def _check_welcome(self, connection: Connection) -> None:
        if connection is self.connection and self.since == 0.0:
            self.drop()

    def drop(self, *, silently: bool = False, back_after: float = 0.1) -> None:
        """End the connection and connect again later."""
        connection, self.connection = self.connection, None
        self.since = 0.0
        if connection is not None:
            if silently:
                connection.vanish()
            else:
                connection.hang_up()
        self._later(back_after, self.connect)

    def _flee(self, connection: Connection | None) -> None:
        if connection is self.connection:
            self.drop(back_after=self._chance.choice((0.1, 8.0)))

    def lost(self, connection: Connection) -> None:
        if connection is self.connection:
            self.connection = None
            self.since = 0.0
            self._later(self._chance.choice((0.01, 0.3, 1.0)), self.connect)

    def _later(self, seconds: float, call: Any, *arguments: object) -> None:
        self._world.loop.call_later(seconds, call, *arguments, context=self._world.loop.world.context.copy())

    # Hearing

    def hear(self, connection: Connection, message: Json) -> None:
        if connection is not self.connection:
            return
        match message["is"]:
            case "ping":
                connection.say({"do": "pong", "n": message["n"]})
                return
            case "state":
                self._whole(message)
            case "update":
                self._update(message)
            case "done":
                self._answered(message["key"])
            case "refused":
                self._refused(message)
            case "bye":
                self.unwelcome = not message["again"]
                self.drop(back_after=self._chance.choice((0.2, 1.0)))
            case _:
                return
        self._think_soon()

    def _whole(self, message: Json) -> None:
        greeted = self.seq is None
        self.history.understood_state(self.person, message, greeted=greeted)
        if self.since == 0.0:
            self.since = self.now
            self._resend()
        self.mirror = {"table": message["table"], "round": message["round"], "offers": message["offers"]}
        self.seq, self.seat = message["seq"], message["seat"]
        self._answered(message.get("yours"))

    def _update(self, message: Json) -> None:
        if self.seq is None or message["seq"] not in (self.seq, self.seq + 1):
            raise Violation(f"{self.person} at {self.seq} gets the update {message['seq']} of {self.history.table}")
        self.seq = message["seq"]
        for part in ("table", "round"):
            if part in message:
                self.mirror[part] = applied(self.mirror[part], message[part])
        if "offers" in message:
            self.mirror["offers"] = message["offers"]
        self.history.understood_update(self.person, self.seat, message, self.mirror)
        self._answered(message.get("yours"))

    def _answered(self, key: str | None) -> None:
        if self.pending is not None and key == self.pending["key"]:
            self.pending = None

    def _refused(self, message: Json) -> None:
        pending = self.pending
        if pending is None or message["key"] != pending["key"]:
            return
        self._world.refusals[message["code"]] += 1
        self._turned_down += 1
        if message["code"] in AGAIN:
            self._later(0.3, self._again, pending["key"])
            return
        if self._sent == self._turned_down:  # otherwise one of them may have been carried out
            self.history.refuse(self.person, pending["key"], message["code"])
        self.pending = None
        self._waits_until = self.now + 0.2

    def _again(self, key: str) -> None:
        if self.pending is not None and self.pending["key"] == key:
            self._resend()

    # Intending

    def _resend(self) -> None:
        if self.pending is not None and self.connection is not None and self.since:
            self._sent += 1
            self.connection.say(self.pending)

    def _intend(self, do: str, **fields: object) -> None:
        self._keys += 1
        # Devices of one person are told apart by the first part of the key.
        self.pending = {"do": do, "key": f"{id_of(self)}-{self._keys}", **fields}
        self.pending_since = self.now
        self._sent = self._turned_down = 0
        self._resend()
        if self._chance.random() < self._habits.repeat:
            self._resend()
        if self._habits.flee and self._chance.random() < self._habits.flee and not self._world.calm:
            self._later(self._chance.choice((0.0, 0.0005, 0.002, 0.01)), self._flee, self.connection)

    def _think_soon(self) -> None:
        if not self._thinking:
            self._thinking = True
            hasty = self._chance.random() < self._habits.hasty
            self._later(0.0 if hasty else self._chance.uniform(0.02, 0.6), self._think)

    def _think(self) -> None:
        self._thinking = False
        if self.connection is None or not self.since:
            return
        if self._habits.look and self._chance.random() < self._habits.look:
            self.connection.say({"do": "resync", "seq": self.seq})
        if self.pending is not None:
            if self.now - self.pending_since > PATIENCE:
                self.drop()
            return
        if self.now >= self._waits_until:
            self._decide()
        if self.pending is None:
            self._later(2.0, self._think_soon)

    def _decide(self) -> None:
        table = self.mirror["table"]
        status = table["status"]
        chance, habits, calm = self._chance, self._habits, self._world.calm
        if chance.random() < habits.chat and (self.seat is not None or table["settings"]["watch"]):
            self._intend("say", text=f"hello {self._keys}")
        elif self.seat is None:
            self._without_seat(table)
        elif table["paused"]:
            if calm or chance.random() < 0.3:
                self._intend("resume")
        elif table["seats"][self.seat]["presence"] != "here" and not (self.chose_away and not calm):
            self.chose_away = False
            self._intend("back")
        elif not calm and chance.random() < habits.pause and status in ("playing", "between"):
            self._intend("pause")
        elif not calm and chance.random() < habits.away and table["seats"][self.seat]["presence"] == "here":
            self.chose_away = True
            self._intend("away")
        elif not calm and chance.random() < habits.leave:
            self._intend("leave")
        else:
            self._go_on(table, status)

    def _without_seat(self, table: Json) -> None:
        if not self.plays:
            return
        free = [seat for seat in table["seats"] if seat["kind"] == "free"]
        bots = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "bot"]
        if free or (table["status"] in ("dealing", "playing", "between") and self._chance.random() < 0.3):
            self._intend("sit")
        elif bots and table["status"] == "playing":
            self._intend("sit", seat=self._chance.choice(bots))

    def _go_on(self, table: Json, status: str) -> None:
        assert self.seat is not None
        mine = table["seats"][self.seat]
        match status:
            case "open":
                self._prepare(table, mine)
            case "dealing":
                if table["commitment"] and table["secret"] is None:
                    self._add_salt(table)
            case "playing":
                self._play()
            case "between":
                if not mine["wants"]:
                    self._intend("want")
            case _:
                if not self._world.calm and not mine["wants"] and self._chance.random() < 0.5:
                    self._intend("want")

    def _add_salt(self, table: Json) -> None:
        """This device's part in the next deal, or what a device does that is silent, late, old or wants to choose."""
        assert self.seat is not None
        commitment, mine = table["commitment"], str(self.seat)
        if commitment not in self._salts:
            odd = self._chance.random() < self._habits.odd_salts
            self._salts[commitment] = self._chance.randbytes(32), self._chance.choice(ODD_SALTS) if odd else ""
        salt, manners = self._salts[commitment]
        if manners == "silent":
            return
        seal = deals.seal_of(bytes.fromhex(commitment), self.seat, salt).hex()
        if manners == "unsealed":  # a client that does not know of seals
            self._intend("salt", commitment=commitment, salt=salt.hex())
        elif not table["sealed"] and (mine not in table["seals"] or manners == "twice"):
            other = self._chance.randbytes(32).hex()
            self._intend("seal", commitment=commitment, seal=other if mine in table["seals"] else seal)
        elif not table["sealed"] and manners == "early":
            self._intend("salt", commitment=commitment, salt=salt.hex())
        elif table["sealed"] and table["seals"].get(mine) == seal and mine not in table["salts"]:
            if manners == "wrong" and self._chance.random() < 0.5:
                self._intend("salt", commitment=commitment, salt=self._chance.randbytes(32).hex())
            elif manners != "withheld":
                self._intend("salt", commitment=commitment, salt=salt.hex())
        elif table["sealed"] and manners == "late":
            self._intend("seal", commitment=commitment, seal=seal)

    def _prepare(self, table: Json, mine: Json) -> None:
        free = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "free"]
        bots = sum(seat["kind"] == "bot" for seat in table["seats"])
        host = table["host"] == self.seat
        if not mine["agreed"]:
            self._intend("agree", version=table["version"])
        elif host and free and bots < self._world.bots_at(self.history.table):
            self._intend("bot", seat=free[-1], level=self._world.some_bot())
        elif host and not free and all(seat["agreed"] for seat in table["seats"]):
            self._intend("start")

    def _play(self) -> None:
        offers = self.mirror["offers"]
        if not offers:
            return
        on_turn = self.mirror["round"]["turn"] == self.seat
        if on_turn or self._chance.random() < 0.5:
            plays = [offer for offer in offers if offer not in ("draw", "pass")]
            chosen = self._chance.choice(plays if plays and self._chance.random() < 0.9 else offers)
            self._intend("act", seq=self.seq, action=chosen)


def id_of(client: Client) -> str:
    return f"d{client._world.number_of(client)}"
