"""A game that the page has no components for, at a table simulated by the test.

The page itself comes from the real server; its WebSocket and its requests about the game are answered here.
"""

from __future__ import annotations

import json
import time
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from pioche.server.table.protocol import VERSION

CODE: Final = "000000000000"
TEXTS: Final = {
    "en": """
# The texts of a game from outside.
edition-plain = Trio
edition-plain-about = Three suits, five ranks
option-long-game = Long game
option-long-game-help = The match goes to 200 points.
refusal-trio-wrong-suit = { $card } does not match.
card = { $rank } of { $suit }
card-7h = The 7 of hearts
suit-h = hearts
suit-s = spades
pile-draw = Draw pile
pile-discard = Discard pile
fact-suit = Wished for: { $suit }
note-last = last card!
move-play = Play { $card }
move-draw = Draw a card
move-wish = Play the Jack and wish for { $suit }
event-played = { $seat } plays { $card }.
event-swapped = { $seat } swaps hands with { $other }.
""",
    "de": """
edition-plain = Trio
option-long-game = Langes Spiel
option-long-game-help = Gespielt wird bis 200 Punkte.
refusal-trio-wrong-suit = { $card } passt nicht.
card = { $suit }-{ $rank }
suit-h = Herz
suit-s = Pik
pile-draw = Nachziehstapel
pile-discard = Ablagestapel
fact-suit = Gewünscht: { $suit }
note-last = letzte Karte!
move-play = { $card } spielen
move-draw = Eine Karte ziehen
move-wish = Den Buben spielen und { $suit } wünschen
event-played = { $seat } spielt { $card }.
event-swapped = { $seat } tauscht mit { $other } die Karten.
""",
}

Json = dict[str, Any]


def phrase(key: str, **args: object) -> Json:
    return {"key": key, "args": args}


def card(text: str) -> Json:
    """`7h`: a rank and a suit."""
    name = phrase("card", rank=text[:-1], suit=phrase(f"suit-{text[-1]}"))
    return {"text": text, "name": name, "colour": "red" if text.endswith("h") else "black"}


def move(action: str, key: str, **args: object) -> Json:
    return {"action": action, "name": phrase(key, **args)}


class PlainTable:
    """Three seats: the reader's, a bot with one card, a bot with many."""

    def __init__(self, page: Page, hand: list[str], *, held: int = 4) -> None:
        self.acted: list[str] = []
        self.said: list[Json] = []
        self.asked: list[str] = []
        self.withheld: Route | None = None
        self.withhold = False
        self.answers: list[Json] = []
        self._socket: WebSocketRoute | None = None
        self.seq = 7
        self.table: Json = {
            "table": CODE,
            "settings": {"edition": "trio/plain", "options": {"long_game": "on"}, "players": 3, "title": ""},
            "version": 1,
            "host": 0,
            "status": "playing",
            "match": 1,
            "round": 1,
            "paused": False,
            "commitment": None,
            "salts": {},
            "secret": None,
            "winners": [],
            "seats": [self._seat("person", "Anna"), self._seat("bot", ""), self._seat("bot", "Deep Blue")],
            "sheet": {
                "sides": [[0], [1], [2]],
                "goal": {"target": 200, "scoring": 0, "rounds_to_win": 0},
                "rows": [],
                "totals": [0, 0, 0],
                "wins": [0, 0, 0],
                "winners": [],
            },
        }
        self.round: Json = {
            "game": "any",
            "seat": 0,
            "turn": 0,
            "over": False,
            "hand": [card(each) for each in hand],
            "moves": [
                *(move(each, "move-play", card=card(each)["name"]) for each in hand if each.startswith("7")),
                move("draw", "move-draw"),
                *(move(f"Jh={suit}", "move-wish", suit=phrase(f"suit-{suit}")) for suit in "hs" if "Jh" in hand),
            ],
            "seats": [
                {"held": len(hand), "notes": []},
                {"held": 1, "notes": [phrase("note-last")]},
                {"held": held, "notes": []},
            ],
            "areas": [
                {"name": phrase("pile-draw"), "cards": [], "hidden": 17},
                {"name": phrase("pile-discard"), "cards": [card("9s"), card("8s"), card("7s")], "hidden": 0},
            ],
            "facts": [phrase("fact-suit", suit=phrase("suit-s"))],
        }
        page.route("**/api/games/trio/texts/*", self._texts)
        page.route_web_socket("**/ws/*", self._serve)

    @staticmethod
    def _seat(kind: str, name: str) -> Json:
        return {
            "kind": kind,
            "name": name,
            "level": "greedy" if kind == "bot" else "",
            "presence": "here",
            "agreed": True,
            "wants": False,
            "asks_pause": False,
        }

    def _texts(self, route: Route) -> None:
        self.asked.append(route.request.url.rpartition("/texts/")[2])
        if self.withhold:
            self.withheld = route
        else:
            self.tell_texts(route)

    def tell_texts(self, route: Route) -> None:
        language = route.request.url.rpartition("/")[2]
        route.fulfill(json={"ftl": TEXTS.get(language, TEXTS["en"])})

    def _serve(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        self.said.append(said)
        if said["do"] == "hello":
            self._send({"is": "welcome", "protocol": VERSION, "name": "Anna", "seat": 0})
            self.send_state()
        elif said["do"] == "act":
            self.acted.append(said["action"])
            if self.answers:
                self._send({**self.answers.pop(0), "key": said["key"]})

    def _send(self, message: Json) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def send_state(self) -> None:
        now = round(time.time() * 1000)
        self._send(
            {
                "is": "state",
                "seq": self.seq,
                "at": now,
                "seat": 0,
                "table": self.table,
                "round": self.round,
                "offers": [],
                "deadline": None,
                "missed": None,
            }
        )

    def update(self, *news: Json, table: Json | None = None, **change: object) -> None:
        """Send an update; `change` is the delta of the round."""
        self.seq += 1
        message: Json = {"is": "update", "seq": self.seq, "at": round(time.time() * 1000), "news": list(news)}
        if table is not None:
            message["table"] = table
        if change:
            message["round"] = {"game": "any", **change}
        self._send(message)


def told(key: str, seat: int, **args: object) -> Json:
    return {"is": "told", "seat": seat, "phrase": phrase(key, seat=seat, **args)}
