"""Deal randomness: platform-independent, unbiased, and reproducible from its description alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from pioche.engine import deal
from pioche.engine.refusal import Refused

SEED = bytes(range(32))


def test_words_are_what_the_description_says() -> None:
    stream = deal.Stream(SEED, "shuffle 0")
    blocks = b"".join(
        hashlib.sha256(b"pioche deal 1\0" + SEED + b"shuffle 0" + b"\0" + counter.to_bytes(8, "big")).digest()
        for counter in range(3)
    )
    words = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]
    assert [stream.word() for _ in words] == words


def test_known_answers() -> None:
    """These values must never change: recorded games depend on them."""
    stream = deal.Stream(SEED, "shuffle 0")
    assert [stream.word() for _ in range(3)] == KNOWN_WORDS
    cards = list(range(10))
    deal.Stream(SEED, "dealer").shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert deal.round_seed(SEED, 0).hex() == KNOWN_ROUND
    assert deal.fast_state(1) == 0x910A2DEC89025CC1  # the first output of splitmix64 from 1


KNOWN_WORDS = [339876698, 4076075115, 2052523739]
KNOWN_SHUFFLE = [0, 4, 7, 5, 8, 3, 2, 6, 1, 9]
KNOWN_ROUND = "11650cd8b45643671aa26c1852e370597c27840e94be7ac6345ff2db6a65e24a"


def test_labels_and_seeds_give_different_streams() -> None:
    first = [deal.Stream(SEED, label).word() for label in ("dealer", "shuffle 0", "shuffle 1", "shuffle 10")]
    assert len(set(first)) == 4
    assert deal.Stream(bytes(32), "dealer").word() not in first


def test_numbers_are_unbiased() -> None:
    """Words that would favour low numbers are rejected."""

    class Fixed(deal.Stream):
        words = iter([2**32 - 1, 2**32 - 2, 7])

        def word(self) -> int:
            return next(self.words)

    assert Fixed(SEED, "").below(3) == (2**32 - 2) % 3  # 2**32 - 1 is a multiple of 3, so it is the first word rejected
    assert Fixed(SEED, "").below(2) == 1


def test_shuffles_are_even() -> None:
    """All 24 orders of four cards are about equally frequent."""
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(4800):
        cards = [0, 1, 2, 3]
        deal.Stream(number.to_bytes(32, "big"), "shuffle 0").shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(4)))
    # chi-squared with 23 degrees of freedom: beyond 49.7 once in a thousand times
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


def test_seed_has_32_bytes() -> None:
    for length in (0, 31, 33):
        with pytest.raises(Refused, match="seed-length"):
            deal.Stream(bytes(length), "dealer")
    with pytest.raises(Refused, match="seed-length"):
        deal.round_seed(b"", 0)


def test_seed_from_text() -> None:
    assert deal.seed_from_text(SEED.hex()) == SEED
    assert deal.seed_from_text(SEED.hex().upper()) == SEED
    assert deal.seed_from_text("my table") == hashlib.sha256(b"my table").digest()
    spaced = " ".join(["ab"] * 21) + " a"
    assert len(spaced) == 64
    assert len(deal.seed_from_text(spaced)) == 32
    assert len(deal.seed_from_text("0" * 63 + "x")) == 32


def test_every_round_of_a_match_has_its_own_seed() -> None:
    assert len({deal.round_seed(SEED, number) for number in range(100)}) == 100


def test_fast_generator_never_starts_at_nothing() -> None:
    assert all(deal.fast_state(number) for number in range(1000))
    # The only integer that splitmix64 maps to 0
    assert deal.fast_state(-0x9E3779B97F4A7C15) == 1
