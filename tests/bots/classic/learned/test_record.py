"""The record kept from events says what the record kept by making moves says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pioche.bots.classic.learned import watching
from pioche.bots.classic.learned.record import Record
from pioche.classic import codes as c
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.view import redact
from tests.classic.mixes import random_rules


def test_from_events_and_from_moves(scaled: Callable[[int], int]) -> None:
    """Under random rules: what each seat may use of the record is the same in both."""
    rng = Random(20)
    compared = told = 0
    for number in range(scaled(60)):
        rules, players = random_rules(rng)
        log: list[Event] = []
        s = Round.deal(rules, players, number.to_bytes(32, "big"), number % players, log)
        seen = [Record() for _ in range(players)]
        for seat, record in enumerate(seen):
            record.begin(players, c.NO_COLOUR)
            for event in log:
                watching.see(record, seat, redact(event, seat))
        made = Record()
        made.begin(players, c.NO_COLOUR)
        for event in log:
            watching.see(made, None, event)
        for _ in range(150):
            legal = s.moves()
            if s.over or not legal:
                break
            move = rng.choice(legal)
            other = s.copy()
            log = []
            s.apply(move, log)
            for seat, record in enumerate(seen):
                for event in log:
                    watching.see(record, seat, redact(event, seat))
            made.make(other, move)
            s = other
            if s.over:
                break
            for seat, record in enumerate(seen):
                assert made.contents(seat) == record.contents(seat), (move, log)
                compared += 1
                told += record.contents(seat)[5] != [0] * (players - 1)
    assert compared > told > 100
