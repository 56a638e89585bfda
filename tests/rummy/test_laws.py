"""The laws of the tile game, over every edition and random mixes of options.

Each example is a whole random game: the number fixes the rules, the players, the deal and every action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.engine import replay as engine_replay
from pioche.engine.refusal import Refused
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Lay, Take, lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.editions import EDITIONS
from pioche.rummy.events import HIDDEN, Drew, Event, RoundOver, Why
from pioche.rummy.game import GAME
from pioche.rummy.machine import Round
from pioche.rummy.match import Match
from pioche.rummy.notation import action_text, parse_action
from pioche.rummy.playout import best_lay, choose, play_out
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.rules import Rules
from pioche.rummy.solver import native, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.state import Phase
from pioche.rummy.tiles import JOKER, PACK, PLAIN_JOKER, counts, kinds
from pioche.rummy.view import View, redact, view
from tests.rummy.mixes import random_rules

GAMES = max(3, settings().max_examples // 14)  # 7; 142 with --long
MOST_ACTIONS = 2_000
PURE = not native.COMPILED
numbers = st.integers(0, 2**64 - 1)


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def game(number: int, log: list[Event] | None = None) -> tuple[Rules, Round, Random, FastShuffler]:
    rng = Random(number)
    rules = EDITIONS[rng.choice(list(EDITIONS))] if rng.random() < 0.3 else random_rules(rng)
    return rules, Round.deal(rules, rng.randint(2, 4), seed_of(number), None, log), rng, FastShuffler(number)


def moments(number: int, share: float) -> Iterator[tuple[Round, Random]]:
    """A random game; yields a share of its positions."""
    _, s, rng, source = game(number)
    made = 0
    while not s.over:
        if rng.random() < share:
            yield s, rng
        s.apply(choose(s, source))
        made += 1
        assert made < MOST_ACTIONS, "law 5"
    yield s, rng


def pack(s: Round) -> Counter[int]:
    tiles = Counter([*s.pool, *s.table.kinds()])
    for rack in s.racks:
        tiles.update(kinds(rack))
    jokers = tiles.pop(PLAIN_JOKER, 0)
    tiles[JOKER] += jokers
    return +tiles


def too_slow(s: Round) -> bool:
    """Listing every play with several free jokers is left to the compiled run."""
    return PURE and s.position(s.turn).spare_jokers() > 1


def every_simple_action(s: Round) -> list[Action]:
    seats = range(-1, s.players + 1)
    found: list[Action] = [kind(seat) for seat in seats for kind in (Draw, Keep, Call, Take)]
    return found + [Catch(seat, target) for seat in seats for target in seats]


@settings(max_examples=GAMES)
@given(numbers)
def test_laws_3_and_5_tiles_are_kept_and_games_end(number: int) -> None:
    for s, _ in moments(number, 0.5):
        assert pack(s) == Counter(PACK)
        assert all(count >= 0 for rack in s.racks for count in rack)
    assert s.over
    assert all(s.legal(seat) == [] and s.plays(seat) == [] for seat in range(s.players))


@settings(max_examples=GAMES)
@given(numbers)
def test_law_2_legal_is_what_check_accepts(number: int) -> None:
    for s, _ in moments(number, 0.3):
        before = position_text(s)
        for action in every_simple_action(s):
            listed = action in s.legal(action.seat)
            assert (s.check(action) is None) == listed
            if not listed:
                with pytest.raises(Refused):
                    s.apply(action)
        assert position_text(s) == before


@settings(max_examples=max(2, GAMES // 2))
@given(numbers)
def test_law_2_every_listed_play_can_be_laid(number: int) -> None:
    for s, rng in moments(number, 0.1):
        if s.over or too_slow(s):
            continue
        listed = s.plays(s.turn)
        assert bool(listed) == s.playable()
        for tiles in rng.sample(listed, min(4, len(listed))):
            made = s.lay_of(s.turn, tiles)
            assert made is not None
            assert s.check(made) is None
            assert Counter(_tiles(made).cells) == Counter(tiles.cells)
            assert _tiles(made).jokers == tiles.jokers


@settings(max_examples=max(2, GAMES // 2))
@given(numbers)
def test_law_2_what_is_accepted_was_listed_and_what_is_refused_changes_nothing(number: int) -> None:
    for s, rng in moments(number, 0.1):
        if s.over or too_slow(s) or not s.playable():
            continue
        listed = set(s.plays(s.turn))
        made = s.lay_of(s.turn, rng.choice(sorted(listed)))
        assert made is not None
        before = position_text(s)
        for _ in range(20):
            other = _disturbed(made, rng)
            if s.check(other) is None:
                assert _tiles(other) in listed
            else:
                with pytest.raises(Refused):
                    s.apply(other)
            assert position_text(s) == before


def _tiles(made: Lay) -> Tiles:
    laid = sorted(made.laid())
    return Tiles(tuple(kind for kind in laid if kind < JOKER), sum(kind >= JOKER for kind in laid))


def _disturbed(made: Lay, rng: Random) -> Lay:
    """A lay with something moved, marked, dropped or added."""
    groups = [list(group) for group in made.table.groups]
    loose = list(made.table.loose)
    for _ in range(rng.randint(1, 2)):
        group = rng.choice(groups)
        index = rng.randrange(len(group))
        match rng.randrange(6):
            case 0:
                rng.choice(groups).append(group.pop(index))
            case 1:
                group[index] ^= 1
            case 2:
                group[index] ^= 4
            case 3:
                group[index] = group[index] & 7 | rng.randrange(48) << 3
            case 4:
                del group[index]
            case _:
                if loose and rng.random() < 0.5:
                    loose.remove(rng.choice(loose))
                else:
                    loose.append(group[index] >> 3)
        groups = [kept for kept in groups if kept]
    return lay(made.seat, [tuple(group) for group in groups], loose, made.effects, uno=made.uno)


def _twin(s: Round, seat: int | None, rng: Random, shown: Counter[int], draws: int) -> Round:
    """The same game with everything that a seat cannot see shuffled.

    What the compared action will reveal to it stays: the tiles that the seat on turn is about to lay (`shown`), and the
    next tiles of the pool if the seat draws some of them itself.
    """
    twin = s.copy()
    others = [other for other in range(s.players) if other != seat]
    held = {other: Counter(kinds(s.racks[other])) for other in others}
    kept = {other: held[other] & shown if other == s.turn else Counter[int]() for other in others}
    for other in others:
        kept[other][PLAIN_JOKER] = held[other][PLAIN_JOKER]  # everybody knows who took one to the rack
    drawable = s.pool[len(s.pool) - draws :]
    hidden = s.pool[: len(s.pool) - draws]
    for other in others:
        hidden += (held[other] - kept[other]).elements()
    rng.shuffle(hidden)
    for other in others:
        size = s.tiles(other) - kept[other].total()
        twin.racks[other] = counts([*kept[other].elements(), *hidden[:size]])
        del hidden[:size]
    twin.pool = hidden + drawable
    if s.phase is Phase.DRAWN and s.turn != seat and not shown:
        twin.drawn = rng.choice(kinds(twin.racks[s.turn]))
    twin._playable = None
    assert pack(twin) == Counter(PACK)
    return twin


@settings(max_examples=max(2, GAMES // 2))
@given(numbers)
def test_law_4_nobody_learns_what_they_should_not(number: int) -> None:
    """Views and legal actions are the same, and so are the events and views after any action, for every seat."""
    for s, rng in moments(number, 0.1):
        if s.over:
            continue
        laid = best_lay(s)
        actions: list[Action] = [action for seat in range(s.players) for action in s.legal(seat)]
        for seat in (*range(s.players), None):
            for action in [*actions, laid]:
                if action is None:
                    continue
                shown = Counter(action.laid()) if isinstance(action, Lay) else Counter[int]()
                drawn = [event for event in _happens(s.copy(), action) if isinstance(event, Drew)]
                own = any(event.seat == seat for event in drawn)
                draws = sum(len(event.tiles) for event in drawn) if own else 0
                twin = _twin(s, seat, rng, shown if s.turn != seat else Counter(), draws)
                assert view(s, seat) == view(twin, seat)
                if seat is not None:
                    assert s.legal(seat) == twin.legal(seat)
                if twin.check(action) is None:  # what another seat may do can depend on what only it sees
                    assert _seen(s.copy(), action, seat) == _seen(twin, action, seat)
                else:
                    assert action.seat != seat


def _seen(s: Round, action: Action, seat: int | None) -> tuple[list[Event], View | None]:
    """The events of an action and the view after it, for a seat; if the round is over, without the racks."""
    told = [redact(event, seat) for event in _happens(s, action) if not isinstance(event, RoundOver)]
    return told, None if s.over else view(s, seat)


def _happens(s: Round, action: Action) -> list[Event]:
    log: list[Event] = []
    s.apply(action, log)
    return log


def test_law_4_events_hide_tiles_from_everybody_else() -> None:
    drew = Drew(1, (3, 5), Why.TURN)
    assert redact(drew, 1) == drew
    for seat in (0, 2, None):
        hidden = redact(drew, seat)
        assert isinstance(hidden, Drew)
        assert hidden.tiles == (HIDDEN, HIDDEN)


@settings(max_examples=max(2, GAMES // 2))
@given(numbers)
def test_law_6_texts_round_trip(number: int) -> None:
    rules, s, _, source = game(number)
    while not s.over:
        text = position_text(s)
        assert position_text(parse_position(text, rules)) == text
        action = choose(s, source)
        assert parse_action(action_text(action)) == action
        s.apply(action)
    assert position_text(parse_position(position_text(s), rules)) == position_text(s)


@settings(max_examples=max(2, GAMES // 4))
@given(numbers)
def test_law_1_a_recorded_match_plays_again_to_the_same_end(number: int) -> None:
    rng = Random(number)
    edition = rng.choice(list(EDITIONS))
    rules = EDITIONS[edition].overlay({"target": "40"})
    match = Match.new(rules, rng.randint(2, 4))
    made = engine_replay.new(GAME, edition, rules, match.players)
    texts = []
    while not match.over:
        seed = rng.randbytes(32)
        s = match.begin(seed).round
        made = made.begun(seed, s.starter)
        source = FastShuffler(number)
        while not s.over:
            action = choose(s, source)
            s.apply(action)
            made = made.played(action_text(action))
            texts.append(position_text(s))
        match = match.with_round(s)
        made = made.scored(match.pad.lines[-1], match.winners())
    steps = engine_replay.verify(engine_replay.write(made), lambda _: GAME)
    assert [step.text for step in steps if step.action is not None] == texts


PLAY = """
from hashlib import sha256
from pioche.rummy.editions import EDITIONS
from pioche.rummy.machine import Round
from pioche.rummy.playout import play_out
from pioche.rummy.positions import position_text
for number in range({games}):
    edition = list(EDITIONS)[number % 3]
    s = Round.fast_deal(EDITIONS[edition], 2 + number % 3, number, number)
    play_out(s, number)
    print(sha256(position_text(s).encode()).hexdigest())
"""


def test_law_1_the_same_compiled_or_not(run_pure: Callable[[str], str]) -> None:
    games = 4
    ours = []
    for number in range(games):
        s = Round.fast_deal(EDITIONS[list(EDITIONS)[number % 3]], 2 + number % 3, number, number)
        play_out(s, number)
        ours.append(sha256(position_text(s).encode()).hexdigest())
    assert run_pure(PLAY.format(games=games)).split() == ours


def test_a_copy_is_independent() -> None:
    s = Round.fast_deal(EDITIONS["rummy/en"], 3, 5)
    before = position_text(s)
    play_out(s.copy(), 1)
    assert position_text(s) == before


def test_a_best_play_sheds_most() -> None:
    s = Round.fast_deal(EDITIONS["rummy/en"], 3, 5)
    position = s.position(0)
    best = plays.best(position)
    assert (0 if best is None else len(best)) == plays.most_tiles(position)
