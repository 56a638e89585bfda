"""A bot that joins a table (docs/remote-bots.md): python remote_bot.py http://127.0.0.1:8674 CODE [NAME]."""

import hashlib
import json
import os
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

Json = dict[str, Any]
KEY = os.urandom(32)


def choose(offers: list[str], view: Json) -> Json | None:
    """The move to make, given the view of the seat and the moves on offer; None: nothing."""
    if quick := [offer for offer in offers if offer in ("uno", "nay") or offer.startswith("catch.")]:
        return {"do": "act", "action": quick[0]}
    if view["turn"] != view["seat"] or view["game"] == "rummy":
        return {"do": "hint"} if view["turn"] == view["seat"] else None  # there are too many tile moves to list
    cards = [offer for offer in offers if offer not in ("draw", "pass") and not offer.startswith(("accuse", "doubt"))]
    return {"do": "act", "action": random.choice(cards or [offer for offer in offers if offer in ("draw", "pass")])}


def share(commitment: str, seat: int, *, reveal: bool) -> Json:
    """Our part in the next deal: first the seal of a salt, then, when all seals are there, the salt itself."""
    salt = hashlib.sha256(KEY + bytes.fromhex(commitment)).digest()  # nobody can guess it, and it need not be kept
    if reveal:
        return {"do": "salt", "commitment": commitment, "salt": salt.hex()}
    seal = hashlib.sha256(b"pioche seal 1\0" + bytes.fromhex(commitment) + bytes([seat]) + salt)
    return {"do": "seal", "commitment": commitment, "seal": seal.hexdigest()}


def wish(state: Json) -> Json | None:
    """The message to send now: take a seat, agree to the rules, add to the deal, go on, or play."""
    table, seat, status = state["table"], state["seat"], state["table"]["status"]
    if seat is None:
        return {"do": "sit"} if status == "open" else None
    if status == "open" and not table["seats"][seat]["agreed"]:
        return {"do": "agree", "version": table["version"]}
    if status == "dealing" and table["commitment"] and not table["secret"]:
        return share(table["commitment"], seat, reveal=table["sealed"])
    if status in ("between", "over") and not table["seats"][seat]["wants"]:
        return {"do": "want"}
    return choose(state["offers"], state["round"]) if status == "playing" and not table["paused"] else None


def guest(address: str, name: str) -> dict[str, str]:
    """Register as a guest. Keep the token: it gives access to the same seats later."""
    url, kind = f"{address}/api/guest", {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps({"name": name}).encode(), kind)) as answer:
        return {"Authorization": "Bearer " + str(answer.headers["Set-Cookie"]).partition("=")[2].partition(";")[0]}


def main(address: str, code: str, name: str = "Robo") -> None:
    with connect(f"{address.replace('http', 'ws', 1)}/ws/{code}", additional_headers=guest(address, name)) as socket:
        state: Json = {"wished": None}
        socket.send(json.dumps({"do": "hello", "protocol": 2}))
        for number, text in enumerate(socket):
            message, wanted = json.loads(text), None
            if message["is"] == "ping":
                socket.send(json.dumps({"do": "pong", "n": message["n"]}))
            elif message["is"] == "hint":
                wanted = {"do": "act", "action": message["action"]} if message["action"] else None
            elif message["is"] == "bye":
                raise OSError(message["code"])  # no-such-table, server-draining...
            elif message["is"] == "refused" and message["code"] == "too-fast":
                time.sleep(1)  # hints are rate limited: ask again
                state["wished"], wanted = None, wish(state)
            elif message["is"] in ("state", "update"):
                state |= {part: message[part] for part in ("seq", "seat", "offers") if part in message}
                state |= {part: {**(state.get(part) or {}), **(message.get(part) or {})} for part in ("table", "round")}
                wanted = wish(state)
            if wanted and state["wished"] != (state["seq"], wanted):
                state["wished"] = (state["seq"], wanted)
                seq = {"seq": state["seq"]} if wanted["do"] == "act" else {}
                socket.send(json.dumps({"key": f"k{number}", **seq, **wanted}))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    try:
        main(sys.argv[1].rstrip("/"), *sys.argv[2:])
    except (OSError, ValueError, WebSocketException, KeyboardInterrupt) as error:
        sys.exit(f"{sys.argv[1]}: {str(error) or 'ended'}")
