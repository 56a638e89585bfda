"""The worked example in docs/deals.md, recomputed from the page's description with only SHA-256."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from pioche.classic import editions
from pioche.classic.cards import NAMES, cards_text
from pioche.classic.match import Match
from pioche.engine.deal import seed_from_text

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "deals.md").read_text(encoding="utf-8")
SEED = hashlib.sha256(b"a worked example 5").digest()
SEATS = 3
HAND = 7


def example() -> dict[str, list[str]]:
    """The lines of the example by their names."""
    block = PAGE.split("## A worked example")[1].split("```")[1].strip("\n")
    lines: dict[str, list[str]] = {}
    for line in block.splitlines():
        lines.setdefault(line[:10].strip(), []).append(line[11:])
    return lines


def words(label: str) -> Iterator[int]:
    counter = 0
    while True:
        key = b"pioche deal 1" + b"\0" + SEED + label.encode() + b"\0" + counter.to_bytes(8, "big")
        block = hashlib.sha256(key).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))
        counter += 1


def below(stream: Iterator[int], bound: int) -> int:
    return next(word for word in stream if word < 2**32 // bound * bound) % bound


def shuffled(stream: Iterator[int], cards: list[str]) -> list[str]:
    cards = cards.copy()
    for place in range(len(cards) - 1, 0, -1):
        other = below(stream, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def pack() -> list[str]:
    coloured = [colour + rank for colour in "rygb" for rank in "0123456789DSR" for _ in range(1 if rank == "0" else 2)]
    return [*coloured, *["W"] * 4, *["F"] * 4]


def number(card: str) -> int:
    return int(card[1]) if card[1:].isdigit() else 0


def test_recomputed_from_its_description() -> None:
    page = example()
    assert page["seed"] == [SEED.hex()]
    stream = words("shuffle 0")
    assert page["words"] == [" ".join(f"{next(stream):08x}" for _ in range(8))]

    draw = words("dealer")
    seats = list(range(SEATS))
    goes = []
    while len(seats) > 1:
        cards = shuffled(draw, pack())
        drawn = {seat: cards.pop() for seat in seats}
        goes.append(" ".join(f"{seat}:{card}" for seat, card in drawn.items()))
        seats = [seat for seat in seats if number(drawn[seat]) == max(map(number, drawn.values()))]
    assert page["drawn"] == goes
    assert page["dealer"] == [str(seats[0])]

    pile = shuffled(words("shuffle 0"), pack())
    hands: list[list[str]] = [[] for _ in range(SEATS)]
    for turn in range(SEATS * HAND):
        hands[(seats[0] + 1 + turn) % SEATS].append(pile.pop())
    for seat in range(SEATS):
        assert page[f"hand {seat}"] == ["".join(sorted(hands[seat], key=NAMES.index))]
    assert page["first card"] == [pile.pop()]
    assert page["pile"] == ["".join(pile)]


def test_as_the_engine_deals_it() -> None:
    page = example()
    match = Match.new(editions.load("classic/fr"), SEATS)
    begun = match.begin(seed_from_text("a worked example 5"))
    assert begun.seed == SEED
    assert page["dealer"] == [str(begun.dealer)]
    assert page["drawn"] == [
        " ".join(f"{seat}:{NAMES[face]}" for seat, face in zip(go.seats, go.faces, strict=True))
        for go in match.dealer_of(begun.seed).goes
    ]
    for seat in range(SEATS):
        assert page[f"hand {seat}"] == [cards_text(begun.round.hand(seat))]
    assert page["first card"] == [NAMES[begun.round.top]]
    assert page["pile"] == [cards_text(begun.round.pile_cards())]


def test_the_first_exchange_is_told_right() -> None:
    chosen = below(words("shuffle 0"), 108)
    assert (0xBC780943, 0xBC780943 % 108, chosen) == (3_161_983_299, 15, 15)
    assert f"{0xBC780943:,} mod\n  108 = 15" in PAGE
    assert (pack()[107], pack()[14], pack()[15]) == ("F", "r7", "r8")
