"""The network gives the same answer compiled and in plain Python, whatever the table; its file says what it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.learned import sizes, weights
from pioche.bots.classic.learned.features import Features, row_count
from pioche.bots.classic.learned.mind import MOST_CANDIDATES, LearnedMind
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.learned.policy import Policy
from pioche.bots.classic.learned.record import Record
from pioche.classic import editions
from pioche.classic.machine import Round
from pioche.classic.view import view
from tests.classic.mixes import random_rules
from tests.classic.table import table

ASK = """
from random import Random
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.learned import weights
from pioche.bots.classic.learned.policy import Policy
from pioche.bots.classic.learned.record import Record
from pioche.classic.machine import Round
from tests.classic.mixes import random_rules

rng = Random(7)
policy = Policy(weights.network(), Heuristic(weights.RATING))
for number in range({count}):
    rules, players = random_rules(rng)
    s = Round.fast_deal(rules, players, number)
    record = Record()
    record.begin(players, s.colour)
    policy.heuristic.begin(0)
    for _ in range(40):
        if s.over:
            break
        policy.inform(record)
        policy.candidates(s, s.turn, 0)
        if policy.n > 1:
            best = policy.value(s, s.turn, record)
            print(s.turn, best, sorted(policy.found().items()))
        record.make(s, rng.choice(s.moves()))
"""


@pytest.mark.native
def test_compiled_or_not(
    run_pure: Callable[[str], str], capsys: pytest.CaptureFixture[str], scaled: Callable[[int], int]
) -> None:
    code = ASK.format(count=scaled(12))
    exec(code, {})  # noqa: S102 (the same lines here and there)
    here = capsys.readouterr().out
    assert run_pure(code).splitlines() == here.splitlines()
    assert len(here.splitlines()) > 100


def test_sizes_are_those_of_the_header() -> None:
    header = Path(sizes.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    found = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", header, re.MULTILINE)}
    assert found == {name: value for name, value in vars(sizes).items() if name.isupper()}
    assert row_count() <= sizes.MOST_ROWS
    assert sizes.UNIT * sizes.LAST_UNIT == sizes.ONE


class TestWeights:
    def test_the_file(self) -> None:
        """At most 2 MB, with licence, provenance and recipe."""
        content = weights.FILE.read_bytes()
        assert len(content) <= weights.MOST_BYTES
        parts, notes = weights.unpacked(content)
        assert [len(part) for part in parts] == [
            row_count() * sizes.WIDTH, sizes.WIDTH, sizes.WIDTH * sizes.NARROW, sizes.NARROW, sizes.NARROW, 1
        ]  # fmt: skip
        assert {"licence", "provenance", "recipe", "sha256"} <= notes.keys()

    def test_written_and_read(self) -> None:
        parts, _ = weights.unpacked(weights.FILE.read_bytes())
        again, notes = weights.unpacked(weights.packed(parts, {"licence": "none"}))
        assert again == parts
        assert notes["licence"] == "none"

    @pytest.mark.parametrize("damage", [b"", b"x" * 100, (10**9).to_bytes(8, "little") + b"{}"])
    def test_no_file_of_weights(self, damage: bytes) -> None:
        with pytest.raises(ValueError, match=r"weights|checksum|Expecting"):
            weights.unpacked(damage)

    def test_damaged(self) -> None:
        content = bytearray(weights.FILE.read_bytes())
        content[-5] ^= 1
        with pytest.raises(ValueError, match="checksum"):
            weights.unpacked(bytes(content))

    def test_of_another_network(self) -> None:
        content = weights.FILE.read_bytes()
        length = int.from_bytes(content[:8], "little")
        head = json.loads(content[8 : 8 + length])
        head["first"]["shape"][0] -= 1
        written = json.dumps(head).encode()
        with pytest.raises(ValueError, match="another network"):
            weights.unpacked(len(written).to_bytes(8, "little") + written + content[8 + length :])

    def test_a_network_refuses_other_sizes(self) -> None:
        with pytest.raises(ValueError, match="sizes"):
            Network([[0]] * 6)


def test_bounds_of_the_integers() -> None:
    """No sum can leave 32 bits, however many facts hold."""
    parts, _ = weights.unpacked(weights.FILE.read_bytes())
    first, bias, second, second_bias, last, last_bias = parts
    assert max(map(abs, first)) * 256 + max(map(abs, bias)) < 2**31
    assert sizes.CLIP * max(map(abs, second)) * sizes.WIDTH + max(map(abs, second_bias)) < 2**31
    assert sizes.CLIP * max(map(abs, last)) * sizes.NARROW + abs(last_bias[0]) < 2**31


class TestFeatures:
    def test_colours_are_renamed(self) -> None:
        """The same table with other colours gives the same facts."""
        facts = Features()
        record = Record()
        seen = []
        for position in ("r5r7r9g1g2b3/y1y2 g9 r4 r > turn:0", "b5b7b9y1y2g3/r1r2 y9 b4 b > turn:0"):
            s = table("fr", position, advice_penalty="off")
            record.begin(2, s.colour)
            facts.of_situation(s, 0, record)
            seen.append(sorted(facts.rows()))
        assert seen[0] == seen[1]

    def test_a_record_of_another_table_is_refused(self) -> None:
        s = Round.fast_deal(editions.load("classic/de"), 3, 1)
        record = Record()
        record.begin(2, s.colour)
        facts = Features()
        with pytest.raises(ValueError, match="record"):
            facts.of_situation(s, 0, record)
        with pytest.raises(ValueError, match="record"):
            facts.of_move(s, 0, record, s.moves()[0], 0, 0)
        with pytest.raises(ValueError, match="table"):
            record.make(s, s.moves()[0])

    def test_hidden_cards_make_no_difference(self, scaled: Callable[[int], int]) -> None:
        """Only the seat's own hand counts: the facts are those of a position in which other cards are exchanged."""
        rng = Random(3)
        facts = Features()
        for number in range(scaled(40)):
            rules, players = random_rules(rng)
            s = Round.fast_deal(rules, players, number)
            record = Record()
            record.begin(players, s.colour)
            for _ in range(rng.randrange(30)):
                if s.over:
                    break
                record.make(s, rng.choice(s.moves()))
            if s.over:
                continue
            seat = rng.randrange(players)
            hidden = [list(s.hand(other)) for other in range(players)]
            cards = [face for other in range(players) if other != seat for face in hidden[other]] + list(s.pile_cards())
            before = view(s, seat)
            facts.of_situation(s, seat, record)
            rows = facts.rows()
            rng.shuffle(cards)
            for other in range(players):
                if other != seat:
                    hidden[other] = [cards.pop() for _ in hidden[other]]
            if s.phase == 1 and s.turn != seat:
                continue  # the drawn card has to stay where it is
            s.lay_out(hidden, cards, list(s.discard_cards()))
            assert view(s, seat) == before
            facts.of_situation(s, seat, record)
            assert facts.rows() == rows


def test_of_too_many_candidates_the_best_rated_stay() -> None:
    policy = Policy(weights.network(), Heuristic(weights.RATING))
    for move in range(100):
        policy.put(move, (move * 37) % 101)
    assert policy.n == MOST_CANDIDATES
    found = policy.found()
    assert min((move * 37) % 101 for move in found) > max((move * 37) % 101 for move in set(range(100)) - set(found))


def test_it_takes_a_certain_win() -> None:
    mind = LearnedMind()
    s = table("fr", "r5/b1b2b3 g9g8 r7 r > turn:0", advice_penalty="off")
    mind.begin(s.rules, 0, 2, 1)
    lay, draw = (next(move for move in s.legal(0) if (move >> 4) & 31 == kind) for kind in (0, 1))
    values = mind.values(s, [lay, draw], free=False)
    assert values[0] > values[1]
