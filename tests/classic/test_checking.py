"""Moves as numbers: only what is listed is accepted, and a number that no move has is malformed."""

from __future__ import annotations

import random

import pytest

from pioche.classic import codes as c
from pioche.classic.machine import Round
from tests.classic.mixes import random_rules
from tests.classic.table import table

BITS = c.MOVE_LIMIT.bit_length() - 1
PHASES = {
    "turn": 0,
    "drawn": 1,
    "debt": 2,
    "challenge": 3,
    "skipped": 4,
    "colour": 5,
    "rotate": 6,
    "choose": 7,
    "give": 8,
}


def in_phase(phase: int) -> list[Round]:
    """Positions of random games with random house rules in which something of this kind is asked."""
    chance = random.Random(phase)
    found: list[Round] = []
    while len(found) < 3:
        rules, players = random_rules(chance)
        s = Round.deal(rules, players, chance.randbytes(32))
        for _ in range(400):
            if s.phase == phase and len(s.moves()) < 40:
                found.append(s)
                break
            if s.over:
                break
            s.apply(chance.choice(s.moves()))
    return found


def accepted(s: Round, move: int) -> bool:
    return s.check(move) is None


@pytest.mark.parametrize("phase", PHASES)
def test_neighbours_of_legal_moves(phase: str) -> None:
    """A legal move with one or two bits changed, or any other number, is another legal move or refused."""
    chance = random.Random(phase)
    for s in in_phase(PHASES[phase]):
        legal = set(s.moves())
        assert legal
        tried = {chance.randrange(c.MOVE_LIMIT) for _ in range(500)}
        for move in legal:
            for first in range(BITS):
                tried |= {move ^ (1 << first) ^ (1 << second) for second in range(first)} | {move ^ (1 << first)}
        for move in tried:
            assert accepted(s, move) == (move in legal), f"{move:b}"


def code(s: Round, move: int) -> str:
    refusal = s.check(move)
    assert refusal is not None
    return refusal.code


def test_what_is_malformed() -> None:
    """Whatever the position: fields that a kind of move does not use are empty, the others in range."""
    s = table("de", "r5g5WF/b2b3/y7 r1r2r3r4 g9 g > turn:0")
    play, name, give = c.PLAY << c.KIND_AT, c.NAME << c.KIND_AT, c.HAND_OVER << c.KIND_AT
    vote, catch = c.VOTE << c.KIND_AT, c.CATCH << c.KIND_AT
    for move in (
        play | c.FACES << c.FACE_AT,
        play | (c.NO_COLOUR + 1) << c.COLOUR_AT,
        play | c.PLAY_LIMIT,
        name | 1 << c.FACE_AT,
        name | c.NO_COLOUR << c.COLOUR_AT,
        give | 2 << c.FACE_AT | 1 << c.SECOND_AT,
        give | 1 << c.FACE_AT | 2 << c.SECOND_AT | 1 << c.COLOUR_AT,
        give | c.FACES << c.FACE_AT | c.NO_FACE << c.SECOND_AT,
        vote | 2 << c.TARGET_AT,
        vote | 1 << c.FACE_AT,
        catch | 1 << c.FACE_AT | 1 << c.TARGET_AT,
        catch | 1 << c.COLOUR_AT | 1 << c.TARGET_AT,
        catch | 16 << c.TARGET_AT,
        *(kind << c.KIND_AT | 1 << c.FACE_AT for kind in (c.DRAW, c.PASS, c.CALL, c.DOUBT)),
    ):
        assert code(s, move) == "malformed", f"{move:b}"
    for move in (vote | 1 << c.TARGET_AT, catch | 15 << c.TARGET_AT, give | 1 << c.FACE_AT | 1 << c.SECOND_AT):
        assert code(s, move) != "malformed", f"{move:b}"
