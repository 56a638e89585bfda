"""The players of a simulation: always legal, sensible if asked to be, the same compiled or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.machine import Round
from pioche.classic.notation import move_text, parse_position, position_text
from pioche.classic.rules import Value
from pioche.sim import classic
from pioche.sim.chance import Chance, last_card
from pioche.sim.job import Job, Style
from tests.classic.mixes import random_rules


def kind(move: int) -> int:
    return (move >> c.KIND_AT) & 31


@given(st.integers(0, 2**32), st.booleans())
@settings(max_examples=40)
def test_only_legal_moves_are_made_and_every_round_ends(number: int, sensible: bool) -> None:
    rules, players = random_rules(Random(number))
    chance = Chance(int(sensible))
    chance.reseed(number)
    s = Round.fast_deal(rules, players, 1)
    chance.deal(s, number % players)
    for _ in range(3000):
        if s.over:
            break
        move = chance.choose(s)
        assert s.check(move) is None, (position_text(s), move_text(move))
        s.apply(move)


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_sensible_players_lay_when_they_can_and_call_when_they_must(number: int) -> None:
    rules, players = random_rules(Random(number))
    chance = Chance(1)
    chance.reseed(number)
    s = Round.fast_deal(rules, players, 1)
    chance.deal(s, 0)
    for _ in range(300):
        if s.over:
            break
        listed = s.moves()
        move = chance.choose(s)
        if any(kind(other) == c.CALL for other in listed):
            assert kind(move) == c.CALL
        elif any(kind(other) == c.PLAY for other in listed):
            assert kind(move) == c.PLAY
        assert move | 1 << c.CALL_AT not in set(listed) - {move}
        s.apply(move)


def chosen(edition: str, position: str, tries: int, **options: Value | str) -> Counter[str]:
    s = parse_position(position, editions.load(f"classic/{edition}", options))
    chance = Chance(1)
    chance.reseed(5)
    return Counter(move_text(chance.choose(s)) for _ in range(tries))


def test_a_wild_is_one_card_among_others() -> None:
    """All cards are equally likely, however many colours may be named."""
    found = chosen("fr", "r5Wg3/b1b2b3/b1b2b3 y1y2y3y4 r9 r > turn:0 started=1", 4000)
    assert 1800 < found["0:r5"] < 2200
    assert 1800 < sum(found[f"0:W={colour}"] for colour in "rygb") < 2200
    assert all(400 < found[f"0:W={colour}"] < 600 for colour in "rygb")
    assert set(found) == {"0:r5", "0:W=r", "0:W=y", "0:W=g", "0:W=b"}


def test_calls_come_with_the_card() -> None:
    found = chosen("de", "r5g3/b1b2b3/b1b2b3 y1y2y3y4 r9 r > turn:0 started=1", 50)
    assert set(found) == {"0:r5!"}


def test_others_jump_in_by_chance() -> None:
    found = chosen("de", "r4g3g4/r5b2b3/b1b2b3 y1y2y3y4 r5 r > turn:0 started=1", 1000, jump_in="on")
    assert 400 < found["1:r5"] < 600
    assert set(found) == {"0:r4", "1:r5"}


def test_last_card_is_the_top_even_when_it_is_looked_through() -> None:
    rules = editions.load("classic/de", {"uno_card_gift": "on"})
    assert last_card(parse_position("r5/r6 y1 g9U g > turn:0", rules)) == c.UNO_CARD
    assert last_card(parse_position("r5/r6 y1 g9 g > turn:0", rules)) == 2 * c.RANKS + 9


def test_same_seed_same_round() -> None:
    ends = set()
    for _ in range(2):
        chance = Chance(1)
        chance.reseed(7)
        s = Round.fast_deal(editions.load("classic/lb"), 4, 1)
        chance.deal(s, 2)
        chance.play(s, 10_000)
        assert s.over
        ends.add(position_text(s))
    assert len(ends) == 1


def played() -> str:
    """A digest of the results of some rounds and matches."""
    lines = []
    for edition, players, options in (
        ("classic/fr", 4, {}),
        ("classic/lb", 3, {"jump_in": "on", "sequences": "on"}),
        ("classic/de", 5, {"uno_card_gift": "on", "zero_rotation": "forced"}),
    ):
        for style in Style:
            for matches in (False, True):
                whole = tuple({**options, "rounds_to_win": "1"}.items())
                tally = classic.play(Job(edition, whole, players, 4, matches, True, style, 1, 2), 0, 4)
                lines.append(repr([sorted(each.items()) for each in (tally.moves, tally.wins, tally.times)]))
    return "\n".join(lines)


def test_compiled_and_pure_players_play_the_same(run_pure: Callable[[str], str]) -> None:
    assert run_pure("from tests.sim.test_chance import played; print(played())") == played() + "\n"
