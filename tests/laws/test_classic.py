"""Invariants ("laws") of the card game, for every edition and random mixes of house rules.

Each example is a whole random game: its number determines the rules, the players, the deal and every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.classic import codes as c
from pioche.classic import editions, moves
from pioche.classic.events import Drew, Event
from pioche.classic.game import CardRound
from pioche.classic.machine import Round
from pioche.classic.notation import move_text, parse_move, parse_position, position_text
from pioche.classic.rules import Rules
from pioche.classic.view import redact, view
from pioche.engine.refusal import Refused
from tests.classic.mixes import random_rules

GAMES = 5 * settings().max_examples  # 500; 10,000 with --long; fewer in pure Python
MOST_MOVES = 60_000
numbers = st.integers(0, 2**64 - 1)


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def game(number: int, log: list[Event] | None = None) -> tuple[Rules, Round, Random]:
    """A new round: half of them with the rules of an edition, half with random house rules."""
    rng = Random(number)
    if rng.random() < 0.25:
        rules, players = editions.EDITIONS[rng.choice(list(editions.EDITIONS))], rng.randrange(3, 11)
    else:
        rules, players = random_rules(rng)
    return rules, Round.deal(rules, players, seed_of(number), rng.randrange(players), log), rng


def choose(s: Round, rng: Random) -> int:
    """A random legal move. Laying is preferred to drawing, so that games reach their end."""
    found = s.moves()
    assert found, position_text(s)
    laying = [move for move in found if (move >> c.KIND_AT) & 31 == c.PLAY]
    return rng.choice(laying) if laying and rng.random() < 0.7 else rng.choice(found)


def moments(number: int, share: float) -> Iterator[tuple[Round, Random]]:
    """Some positions of a random game; `share` is the probability of each."""
    _, s, rng = game(number)
    made = 0
    while not s.over:
        if rng.random() < share:
            yield s, rng
        s.apply(choose(s, rng))
        made += 1
        assert made < MOST_MOVES, "law 5"
    yield s, rng


def pack(s: Round) -> Counter[int]:
    cards = Counter(s.pile_cards()) + Counter(s.discard_cards())
    for seat in range(s.players):
        cards += Counter(s.hand(seat))
    return cards


@settings(max_examples=GAMES)
@given(numbers)
def test_law_5_every_game_of_random_legal_moves_ends(number: int) -> None:
    for s, _ in moments(number, 0):
        assert s.over
        assert s.moves() == []


@given(numbers)
def test_law_3_no_card_is_made_or_lost(number: int) -> None:
    rules, _, _ = game(number)
    whole = Counter({face: rules.book.copies_of(face) for face in range(c.FACES) if rules.book.copies_of(face)})
    for s, _ in moments(number, 0.2):
        assert pack(s) == whole
        for seat in range(s.players):
            assert s.cards(seat) == len(s.hand(seat))


@given(numbers)
def test_law_6_text_forms_round_trip(number: int) -> None:
    rules, _, _ = game(number)
    for s, _ in moments(number, 0.1):
        text = position_text(s)
        again = parse_position(text, rules)
        assert position_text(again) == text
        assert again.moves() == s.moves()
        for move in s.moves()[:200]:
            assert parse_move(move_text(move)) == move


def universe(s: Round, rng: Random) -> Iterator[int]:
    """Moves of every kind, mostly illegal: all plays, all simple and aimed moves, some gifts and groups."""
    seats = (*range(s.players), rng.randrange(s.players, 16))
    for seat in seats:
        for face in range(c.FACES):
            for colour in range(6):
                yield moves.play(seat, face, colour, 0, 0)
                yield moves.play(seat, face, colour, 1, 0)
        for kind in range(c.KINDS + 1):
            yield moves.simple(seat, kind)
            for target in range(16):
                yield moves.aimed(seat, kind, target)
        for colour in range(8):
            yield moves.simple(seat, c.NAME) | colour << c.COLOUR_AT
        for _ in range(60):
            hand = s.hand(seat) if seat < s.players else ()
            first, second = (rng.choice(hand) if hand else rng.randrange(64) for _ in range(2))
            second = c.NO_FACE if rng.random() < 0.2 else second
            yield moves.hand_over(seat, rng.choice(seats), first, second, rng.randrange(2))
            yield moves.play(seat, first, rng.choice((4, rng.randrange(8))), rng.randrange(2), rng.randrange(256))
    for _ in range(100):
        yield rng.randrange(1 << 30)
    yield from (-1, c.MOVE_LIMIT, c.MOVE_LIMIT * 2 + 16)


@given(numbers)
def test_law_2_legal_is_what_check_accepts_and_a_refusal_changes_nothing(number: int) -> None:
    for s, rng in moments(number, 0.01):
        listed = s.moves()
        legal = set(listed)
        assert len(listed) == len(legal)
        assert legal == {move for seat in range(s.players) for move in s.legal(seat)}
        assert all(s.check(move) is None for move in listed)
        before = position_text(s)
        for move in universe(s, rng):
            refusal = s.check(move)
            assert (refusal is None) == (move in legal), (move, before)
            if refusal is not None and rng.random() < 0.02:
                with pytest.raises(Refused):
                    s.apply(move, [])
        assert position_text(s) == before


@given(numbers)
def test_law_1_same_rules_deal_and_moves_give_the_same_state(number: int) -> None:
    told: list[Event] = []
    _, s, rng = game(number, told)
    _, other, _ = game(number)
    log: list[Event] = []
    while not s.over:
        move = choose(s, rng)
        copied = other.copy()
        s.apply(move, log)  # with and without a log, on the original and on a copy
        other.apply(move)
        copied.apply(move)
        if rng.random() < 0.05:
            assert position_text(s) == position_text(other) == position_text(copied)
    assert position_text(s) == position_text(other)


def digests(games: int) -> list[str]:
    """Digests of all positions of random games."""
    found = []
    for number in range(games):
        digest = sha256()
        _, s, rng = game(number)
        for _ in range(400):
            if s.over:
                break
            s.apply(choose(s, rng))
            digest.update(position_text(s).encode())
        found.append(digest.hexdigest())
    return found


@pytest.mark.native
def test_law_1_compiled_and_pure_give_the_same_states_byte_for_byte(
    run_pure: Callable[[str], str], scaled: Callable[[int], int]
) -> None:
    games = scaled(40)
    pure = run_pure(f"from tests.laws.test_classic import digests; print(*digests({games}))")
    assert digests(games) == pure.split()


def hidden_swap(s: Round, seat: int, rng: Random) -> Round:
    """The same position with the cards that the seat cannot see (other hands, the pile) dealt differently."""
    others = [other for other in range(s.players) if other != seat]
    cards = [face for other in others for face in s.hand(other)] + list(s.pile_cards())
    rng.shuffle(cards)
    hands = [list(s.hand(seat)) if other == seat else [] for other in range(s.players)]
    for other in others:
        hands[other] = [cards.pop() for _ in range(s.cards(other))]
    made = s.copy()
    made.lay_out(hands, cards, list(s.discard_cards()))
    drawn, must_lay = s.drawn, s.must_lay
    if s.turn != seat:
        must_lay = 0
        if drawn != c.NO_FACE:
            drawn = hands[s.turn][0]
    made.set_hidden(drawn, must_lay, rng.randrange(2), s.fast)
    return made


@given(numbers)
def test_law_4_nobody_learns_what_they_should_not(number: int) -> None:
    for s, rng in moments(number, 0.05):
        if s.over:
            continue
        for seat in range(s.players):
            other = hidden_swap(s, seat, rng)
            assert view(other, seat) == view(s, seat)
            assert other.legal(seat) == s.legal(seat)
            assert CardRound(other).doubtful(seat) == CardRound(s).doubtful(seat)
        nobody = view(s, None)
        assert (nobody.hand, nobody.drawn, nobody.hands) == ((), None, None)


@given(numbers)
def test_law_4_events_tell_a_seat_only_what_it_may_see(number: int) -> None:
    """The hidden order of the pile does not change the events or views of seats that did not move or draw."""
    for s, rng in moments(number, 0.05):
        if s.over:
            continue
        move = choose(s, rng)
        mover = move & 15
        one, two = s.copy(), s.copy()
        # Shuffle the pile, whose order nobody knows.
        pile = list(s.pile_cards())
        rng.shuffle(pile)
        two.lay_out([list(s.hand(seat)) for seat in range(s.players)], pile, list(s.discard_cards()))
        first: list[Event] = []
        second: list[Event] = []
        one.apply(move, first)
        two.apply(move, second)
        if one.over or two.over:
            continue
        drew = {event.seat for event in (*first, *second) if isinstance(event, Drew)}
        stranger = [seat for seat in range(s.players) if seat != mover and seat not in drew]
        same_course = [redact(event, None) for event in first] == [redact(event, None) for event in second]
        if s.rules.drawing.draw_until_playable:
            continue  # the number of cards drawn is public and may differ
        assert same_course, (position_text(s), move_text(move))
        for seat in stranger:
            assert [redact(event, seat) for event in first] == [redact(event, seat) for event in second]
            assert view(one, seat) == view(two, seat)
