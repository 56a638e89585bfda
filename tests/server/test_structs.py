"""Law 4 on the wire: two games that differ only in what a seat cannot see send that seat the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace

from pioche.classic import codes as c
from pioche.classic.editions import load as rules_of
from pioche.classic.events import HIDDEN
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.notation import move_text
from pioche.classic.view import OWN, own, redact, view
from pioche.server.config import Config
from pioche.server.live.broadcast import Members
from pioche.server.live.sessions import Push, Session
from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.match import Happened, TableMatch, events_of
from pioche.server.table.state import TableState
from pioche.store.entry import Entry
from tests.classic.mixes import random_rules

PLAYERS = 3
OPTIONS = {"jump_in": "on", "advice_penalty": "off", "seven_swap": "optional", "draw2_parry": "draw2_or_wild4"}


class Wire:
    """A table that records the bytes sent to each member."""

    def __init__(self, seed: int) -> None:
        self.state = TableState("0123456789ab")
        self.bytes: dict[str, list[str]] = {}
        settings = Settings("classic/fr", OPTIONS, PLAYERS, clock=30)
        self._enter(log_actions.Made(settings, "p0", "P0"))
        self.members = Members(self.state, Config())
        for number in range(1, PLAYERS):
            self.enter(log_actions.Sat(number, f"p{number}", f"P{number}"))
        for person in [*(f"p{number}" for number in range(PLAYERS)), "watcher"]:
            self.bytes[person] = []
            self.members.add(Session(person, person, self._push(person), 10), None)
        self.enter(log_actions.Started())
        self.enter(log_actions.Committed(bytes([seed]).hex() * 32))
        self.enter(log_actions.DealtOut())

    def _push(self, person: str) -> Push:
        def push(message: bytes) -> bool:
            self.bytes[person].append(message.decode())
            return True

        return push

    def _enter(self, action: LogAction | str, seat: int | None = None) -> tuple[LogAction | str, object]:
        text = action if isinstance(action, str) else log_actions.text_of(action)
        seq = self.state.seq + 1
        return self.state.apply(Entry(self.state.table, seq, 1_000 + seq, seat, text))

    def enter(self, action: LogAction | str, seat: int | None = None) -> None:
        done, happened = self._enter(action, seat)
        self.members.broadcast(done, happened)  # type: ignore[arg-type]

    @property
    def round(self) -> Round:
        match = self.state.match
        assert match is not None
        found: Round = match.round.core
        return found


def hide(s: Round, seat: int, chance: random.Random) -> None:
    """Reshuffle what the seat cannot see: the others' hands and the pile."""
    unseen = [face for other in range(PLAYERS) if other != seat for face in s.hand(other)] + list(s.pile_cards())
    chance.shuffle(unseen)
    hands = []
    for other in range(PLAYERS):
        if other == seat:
            hands.append(list(s.hand(seat)))
        else:
            hands.append([unseen.pop() for _ in range(s.cards(other))])
    s.lay_out(hands, unseen, list(s.discard_cards()))


def test_same_bytes() -> None:
    """Play as long as the same moves are legal in both games and show the seat the same cards."""

    async def body(seed: int) -> int:
        chance = random.Random(seed)
        one, two = Wire(seed), Wire(seed)
        seat = seed % PLAYERS
        hide(two.round, seat, chance)
        assert two.state.match is not None
        two.state.match.go_on_with(GAME.round_of(two.round))  # drops what was cached before
        two.state.match.changes()  # from here on
        person = f"p{seat}"
        moves = 0
        for _ in range(60):
            if one.round.over:
                break
            both = [move for move in one.round.moves() if two.round.check(move) is None]
            # Moves of others that show a card must show the same one: those are legal in both. The seat sees its own
            # draws, so they are left out.
            fair = [
                move
                for move in both
                if not (move & 15 == seat and (move >> c.KIND_AT) & 31 == c.DRAW) and not _shows(one.round, move, seat)
            ]
            if not fair:
                break
            move = chance.choice(fair)
            text = move_text(move)
            one.enter(text, move & 15)
            two.enter(text, move & 15)
            if one.round.hand(seat) != two.round.hand(seat) or one.round.over != two.round.over:
                return moves  # the seat has seen a difference
            assert one.bytes[person] == two.bytes[person]
            assert one.bytes["watcher"] == two.bytes["watcher"]
            moves += 1
        assert one.round.hand((seat + 1) % PLAYERS) != two.round.hand((seat + 1) % PLAYERS)
        return moves

    compared = [asyncio.run(body(seed)) for seed in range(40)]
    assert sum(compared) > 200


def _shows(s: Round, move: int, seat: int) -> bool:
    """Does the move show this seat hidden cards, or make it draw?"""
    kind = (move >> c.KIND_AT) & 31
    target = (move >> c.TARGET_AT) & 15
    return kind in (c.DOUBT, c.PICK, c.TURN_HANDS, c.HAND_OVER) or (kind == c.CATCH and target == seat)


def test_nobody_gets_another_hand() -> None:
    """Before the round is over no message contains a card that its seat may not know."""

    async def body() -> None:
        wire = Wire(5)
        chance = random.Random(5)
        while not wire.round.over:
            move = chance.choice(wire.round.legal(wire.round.turn))
            wire.enter(move_text(move), move & 15)
            if wire.round.over:
                break
            for number in range(PLAYERS):
                message = json.loads(wire.bytes[f"p{number}"][-1])
                assert tuple(message["round"].get("hand", wire.round.hand(number))) == wire.round.hand(number)
                assert "hands" not in message["round"]
                for event in message["news"]:
                    if event["is"] == "drew" and event["seat"] != number:
                        assert set(event["cards"]) <= {HIDDEN}
            message = json.loads(wire.bytes["watcher"][-1])
            assert not message["round"].keys() & {"hand", "hands", "drawn"}
            assert "offers" not in message
            for event in message["news"]:
                for name in ("cards", "hand"):
                    if isinstance(event.get(name), list):
                        assert set(event[name]) <= {HIDDEN}

    asyncio.run(body())


def test_what_is_kept_is_what_is_so() -> None:
    """Cached hands and news encoded once for everybody equal fresh ones, over random mixes of rules."""
    chance = random.Random(12)
    for number in range(40):
        rules, players = random_rules(chance)
        match = TableMatch(GAME, "classic/fr", rules, players)
        happened: Happened = match.begin(bytes([number]) * 32)
        for _ in range(120):
            for seat in (None, *range(players)):
                assert match.view(seat)[0] == own(match.round.core, seat)
                told = [events_of(GAME).of(redact(event, seat)) for event in happened]
                assert match.told(happened, seat) == told
                assert b"[%b]" % match.json(happened, seat) == p.encode(told)
                assert match.json_for_all(happened) in (None, match.json(happened, seat))
            if match.over():
                break
            happened = match.play(move_text(chance.choice(match.round.core.moves())))


def test_a_view_is_what_is_public_and_what_is_own() -> None:
    """The fields that differ from seat to seat are exactly those that are sent to one seat only."""
    chance = random.Random(8)
    for seed in range(4):
        s = Round.deal(rules_of("classic/fr", {}), PLAYERS, bytes([seed]) * 32)
        while not s.over:
            public = view(s, None)
            for seat in range(PLAYERS):
                number, hand, drawn, must_lay = own(s, seat)
                assert OWN == ("seat", "hand", "drawn", "must_lay")
                assert view(s, seat) == replace(public, seat=number, hand=hand, drawn=drawn, must_lay=must_lay)
            s.apply(chance.choice(s.moves()))
