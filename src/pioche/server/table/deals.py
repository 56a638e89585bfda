"""Deals that nobody can manipulate, not even the server (docs/deals.md has the argument).

Before a round the server publishes a commitment to a fresh secret of 32 bytes:

    commitment = SHA-256("pioche commitment 1" || 0x00 || secret)

Then every seated device may seal a salt of 32 bytes: it commits to it before anybody's salt is known.

    seal = SHA-256("pioche seal 1" || 0x00 || commitment || seat || salt)

with the seat as one byte. When no more seals are accepted, the devices reveal their salts; one that stays silent delays
the table for a moment only, and its salt is left out. The deal seed is

    seed = SHA-256("pioche deal seed 1" || 0x00 || secret || table || 0x00 || match || round || salts)

with match and round (1, 2, ...) as 4 bytes, big-endian, and each salt, in the order of the seats, as one byte for the
seat and its 32 bytes. Everything that is shuffled or drawn in the round follows from the seed (docs/deals.md). When
the round is over the secret is revealed.

An exported game is a replay followed by the deal data; `verify` recomputes all of it. Version 1 of that data, of games
before version 0.2.0, has no seals: there, whoever sent the last salt could choose it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from pioche import games
from pioche.engine import replay
from pioche.engine.refusal import Refusal, Refused, refuse

SECRET_BYTES: Final = 32
NEWEST: Final = 2
HEAD: Final = "pioche deals "  # and the version: 2 if anything is sealed


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> bytes:
    return hashlib.sha256(b"pioche commitment 1\0" + secret).digest()


def seal_of(commitment: bytes, seat: int, salt: bytes) -> bytes:
    """What a device publishes before it reveals its salt. It holds for one deal and one seat, so nobody can copy it."""
    return hashlib.sha256(b"pioche seal 1\0" + commitment + bytes([seat]) + salt).digest()


def deal_seed(secret: bytes, table: str, match: int, number: int, salts: Mapping[int, bytes]) -> bytes:
    """The seed of a deal."""
    parts = [
        b"pioche deal seed 1\0",
        secret,
        table.encode(),
        b"\0",
        match.to_bytes(4, "big"),
        number.to_bytes(4, "big"),
    ]
    parts += [bytes([seat]) + salts[seat] for seat in sorted(salts)]
    return hashlib.sha256(b"".join(parts)).digest()


@dataclass(frozen=True, slots=True)
class RoundDeal:
    """What is known of one deal. `seen`: the cards that each seat got from the pack, as shown to it, in order."""

    commitment: bytes
    secret: bytes | None = None  # None: the round is still being played
    salts: Mapping[int, bytes] = field(default_factory=dict)
    seen: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    seals: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Export:
    """A game with everything needed to verify its deals."""

    table: str
    match: int
    replay: replay.Replay
    deals: tuple[RoundDeal, ...]


# Writing and reading


def write(export: Export) -> str:
    """The replay, then a block with the deals, ending with a checksum."""
    body = "".join(f"{line}\n" for line in _lines(export))
    return f"{replay.write(export.replay)}{body}end {_sum(body)}\n"


def _lines(export: Export) -> Iterator[str]:
    yield f"{HEAD}{2 if any(deal.seals for deal in export.deals) else 1}"
    yield f"table {export.table}"
    yield f"match {export.match}"
    for number, deal in enumerate(export.deals, 1):
        secret = "-" if deal.secret is None else deal.secret.hex()
        yield f"round {number} commitment {deal.commitment.hex()} secret {secret}"
        for seat, seal in sorted(deal.seals.items()):
            yield f"seal {seat} {seal.hex()}"
        for seat, salt in sorted(deal.salts.items()):
            yield f"salt {seat} {salt.hex()}"
        for seat, cards in sorted(deal.seen.items()):
            yield f"seen {seat} {' '.join(cards) or '-'}"


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


_TABLE: Final = re.compile(r"table ([0-9A-Za-z]{1,16})")
_MATCH: Final = re.compile(r"match ([1-9][0-9]{0,5})")
_ROUND: Final = re.compile(r"round ([1-9][0-9]{0,5}) commitment ([0-9a-f]{64}) secret (-|[0-9a-f]{64})")
_BLOCK: Final = re.compile(rf"^{HEAD}([1-9][0-9]{{0,8}})$", re.MULTILINE)
_SEAL: Final = re.compile(r"seal ([0-9]) ([0-9a-f]{64})")
_SALT: Final = re.compile(r"salt ([0-9]) ([0-9a-f]{64})")
_SEEN: Final = re.compile(r"seen ([0-9]) ([!-~](?:[ -~]{0,20000}[!-~])?)")
_END: Final = re.compile(r"end ([0-9a-f]{16})")


def _bad(line: int) -> Refused:
    return refuse("deals-line", line=line)


def has_deals(text: str) -> bool:
    """Is the data about the deals in a file, besides the replay?"""
    return _BLOCK.search(text.replace("\r\n", "\n")) is not None


def read(text: str) -> Export:
    """Read an exported game; refused when it is malformed. Whether it is honest is checked by `verify`."""
    text = text.replace("\r\n", "\n")
    head = _BLOCK.search(text)
    if head is None:
        raise refuse("deals-missing")
    if int(head[1]) > NEWEST:
        raise refuse("deals-newer", version=int(head[1]), known=NEWEST)
    game, block = text[: head.start()], text[head.end() + 1 :]
    made = replay.read(game)
    lines = block.removesuffix("\n").split("\n")
    before = game.count("\n") + 2
    end = _END.fullmatch(lines[-1])
    body = f"{head[0]}\n" + "".join(f"{line}\n" for line in lines[:-1])
    if not end or end[1] != _sum(body):
        raise refuse("deals-sum")
    table = _TABLE.fullmatch(lines[0])
    match = _MATCH.fullmatch(lines[1]) if len(lines) > 1 else None
    if not table or not match:
        raise _bad(before)
    deals = _read_deals(lines[2:-1], before + 2, sealed=head[1] != "1")
    return Export(table[1], int(match[1]), made, tuple(deals))


def _read_deals(lines: list[str], first: int, *, sealed: bool) -> list[RoundDeal]:
    deals: list[RoundDeal] = []
    seals: dict[int, bytes] = {}
    salts: dict[int, bytes] = {}
    seen: dict[int, tuple[str, ...]] = {}
    for place, line in enumerate(lines, first):
        if found := _ROUND.fullmatch(line):
            if int(found[1]) != len(deals) + 1:
                raise _bad(place)
            seals, salts, seen = {}, {}, {}
            secret = None if found[3] == "-" else bytes.fromhex(found[3])
            deals.append(RoundDeal(bytes.fromhex(found[2]), secret, salts, seen, seals))
        elif sealed and deals and (found := _SEAL.fullmatch(line)) and int(found[1]) not in seals:
            seals[int(found[1])] = bytes.fromhex(found[2])
        elif deals and (found := _SALT.fullmatch(line)) and int(found[1]) not in salts:
            salts[int(found[1])] = bytes.fromhex(found[2])
        elif deals and (found := _SEEN.fullmatch(line)) and int(found[1]) not in seen:
            seen[int(found[1])] = () if found[2] == "-" else tuple(found[2].split(" "))
        else:
            raise _bad(place)
    return deals


# Verifying


@dataclass(frozen=True, slots=True)
class Honest:
    """Every deal and every draw in the file follows from the secrets, salts and commitments in the file.

    Whether these are the ones that were shown before the deal only those who were there can tell.
    """

    rounds: int
    draws: int
    unsalted: Mapping[int, tuple[int, ...]]  # by round: the seats without a salt of their own; bots never have one
    withheld: Mapping[int, tuple[int, ...]]  # by round: the seats that have sealed a salt which is not in the deal
    unsealed: Mapping[int, tuple[int, ...]]  # by round: the seats whose salt was never sealed


@dataclass(frozen=True, slots=True)
class Dishonest:
    """Something does not follow; `why` says what, and in which round."""

    why: Refusal


Verdict = Honest | Dishonest


def verify(text: str) -> Verdict:
    """Recompute every deal and every draw of an exported game; refused when it is malformed."""
    export = read(text)
    try:
        steps = replay.verify(replay.write(export.replay), games.of)
    except replay.BadReplay as error:
        return Dishonest(error.refusal)
    if len(export.deals) < len(export.replay.rounds):
        return Dishonest(Refusal("deal-unpublished", args=(("round", len(export.deals) + 1),)))
    draws = 0
    for number, played in enumerate(export.replay.rounds, 1):
        if played.start:
            return Dishonest(Refusal("deal-set-up", args=(("round", number),)))
        deal = export.deals[number - 1]
        events = [event for step in steps if step.round == number for event in step.events]
        got = received(export.replay.edition, export.replay.players, events)
        wrong = _wrong(export, number, played.seed, got)
        if wrong is not None:
            return Dishonest(wrong)
        draws += sum(len(deal.seen.get(seat, ())) for seat in got)
    seats = set(range(export.replay.players))
    return Honest(
        len(export.replay.rounds),
        draws,
        _by_round(export, lambda deal: seats - deal.salts.keys() - deal.seals.keys()),
        _by_round(export, lambda deal: deal.seals.keys() - deal.salts.keys()),
        _by_round(export, lambda deal: deal.salts.keys() - deal.seals.keys()),
    )


def _by_round(export: Export, which: Callable[[RoundDeal], AbstractSet[int]]) -> dict[int, tuple[int, ...]]:
    """The seats that are found in each round; rounds without any are left out."""
    rounds = enumerate(export.deals[: len(export.replay.rounds)], 1)
    return {number: tuple(sorted(found)) for number, deal in rounds if (found := which(deal))}


def _wrong(export: Export, number: int, seed: bytes, got: Mapping[int, tuple[str, ...]]) -> Refusal | None:
    """What is wrong with a deal; None if nothing is."""
    deal = export.deals[number - 1]
    where = (("round", number),)
    if deal.secret is None:
        return Refusal("deal-secret-kept", args=where)
    if commitment_to(deal.secret) != deal.commitment:
        return Refusal("deal-secret-changed", args=where)
    for seat, seal in deal.seals.items():
        if seat in deal.salts and seal_of(deal.commitment, seat, deal.salts[seat]) != seal:
            return Refusal("deal-salt-changed", args=(*where, ("seat", seat + 1)))
    if deal_seed(deal.secret, export.table, export.match, number, deal.salts) != seed:
        return Refusal("deal-seed-wrong", args=where)
    if any(got.get(seat) != cards for seat, cards in deal.seen.items()):
        return Refusal("deal-card-changed", args=where)
    return None


def received(edition: str, players: int, events: list[object]) -> dict[int, tuple[str, ...]]:
    """The cards that each seat got from the pack, according to the events of a round."""
    game = games.of(edition)
    found: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for event in events:
        for seat, text in game.face_down(event):
            found[seat].append(text)
    return {seat: tuple(texts) for seat, texts in found.items()}
