"""The contract of `engine.game`, tested for every game; a new game is included automatically."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

import pytest

from pioche import games
from pioche.engine import replay
from pioche.engine.game import AnyGame, AnyRound, read_exactly
from pioche.engine.progress import MatchInProgress
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import sentence
from pioche.i18n import LANGUAGES, MissingText, Translator

MOST_MOVES = 3_000


def some_rounds(game: AnyGame, count: int) -> Iterator[tuple[random.Random, AnyRound, list[object]]]:
    """Fresh deals of all editions, with their events."""
    for number in range(count):
        chance = random.Random(number)
        edition = chance.choice(game.editions())
        players = chance.randint(game.least_players, min(game.most_players, 5))
        rules = game.rules(edition, players=players, programs=True)
        dealt, events = game.deal(rules, players, chance.randbytes(32), chance.randrange(players))
        yield chance, dealt, events


def choose(found: AnyRound, chance: random.Random) -> object:
    """A random legal move of any seat; for a game that lists only some moves, often a progress move."""
    legal = [action for seat in range(found.players) for action in found.legal(seat)]
    if not found.game.complete_legal and (not legal or chance.random() < 0.7):
        return found.progress_move(found.turn, chance.randrange(100))
    return chance.choice(legal)


def test_it_says_what_it_is(game: AnyGame) -> None:
    assert game.editions()
    assert all(games.name_of(edition) == game.name for edition in game.editions())
    assert all(games.of(edition) is game for edition in game.editions())
    assert 2 <= game.least_players <= game.most_players <= 10
    assert is_dataclass(game.view_type)
    assert set(game.own_fields) | set(game.public_fields) == {field.name for field in fields(game.view_type)}
    assert set(game.growing_fields) <= set(game.public_fields)
    assert set(game.program_options) <= set(game.options)
    for edition in game.editions():
        rules = game.rules(edition)
        assert game.rules(edition, game.options.texts(rules)) == rules
        assert game.printed.differences(edition, rules) == {}


def test_1_the_same_seed_and_actions_give_the_same_round(game: AnyGame, scaled: Callable[[int], int]) -> None:
    for chance, one, events in some_rounds(game, scaled(10)):
        seed, dealer = chance.randbytes(32), chance.randrange(one.players)
        one, events = game.deal(one.rules, one.players, seed, dealer)
        two, again = game.deal(one.rules, one.players, seed, dealer)
        for _ in range(60):
            assert events == again
            assert one.text() == two.text()
            if one.over:
                break
            action = choose(one, chance)
            events, again = one.apply(action), two.apply(action)


def test_2_legal_is_what_check_accepts_and_a_refusal_changes_nothing(
    game: AnyGame, scaled: Callable[[int], int]
) -> None:
    for chance, found, _ in some_rounds(game, scaled(10)):
        kept: list[object] = []
        for _ in range(60):
            if found.over:
                break
            for seat in range(found.players):
                assert all(found.check(action) is None for action in found.legal(seat))
                assert found.legal_texts(seat) == [game.write(a).partition(":")[2] for a in found.legal(seat)]
                assert set(found.doubtful(seat)) <= set(found.legal_texts(seat))
            for action in kept:
                wrong = found.check(action)
                if wrong is not None:
                    before = found.text()
                    with pytest.raises(Refused) as caught:
                        found.apply(action)
                    assert caught.value.refusal == wrong
                    assert found.text() == before
                elif game.complete_legal:
                    assert action in found.legal(action.seat)  # type: ignore[attr-defined]
            action = choose(found, chance)
            kept = [*kept[-5:], action]
            found.apply(action)
        assert found.legal(-1) == found.legal(found.players) == []


def test_3_the_seat_on_turn_can_do_something(game: AnyGame, scaled: Callable[[int], int]) -> None:
    for chance, found, _ in some_rounds(game, scaled(10)):
        for _ in range(60):
            if found.over:
                break
            assert 0 <= found.turn < found.players
            assert found.check(found.fallback(found.turn)) is None
            assert found.check(found.progress_move(found.turn, chance.randrange(100))) is None
            quick = found.timeout_move(found.turn)
            assert quick is None or found.check(quick) is None
            assert found.legal(found.turn) or not game.complete_legal
            found.apply(choose(found, chance))


def test_4_views_and_events_say_whose_they_are(game: AnyGame, scaled: Callable[[int], int]) -> None:
    """Only the consistency of views and events; each game's own tests check what a seat may not know."""
    for chance, found, events in some_rounds(game, scaled(10)):
        for _ in range(40):
            for seat in (None, *range(found.players)):
                seen = found.view(seat)
                assert isinstance(seen, game.view_type)
                assert tuple(getattr(seen, name) for name in game.own_fields) == found.own(seat)
                assert tuple(getattr(seen, name) for name in game.public_fields) == found.public()
                for event in events:
                    told = game.redact(event, seat)
                    assert isinstance(told, game.event_types)
                    assert game.redact(told, seat) == told
            if found.over:
                break
            events = found.apply(choose(found, chance))


def test_5_text_round_trips(game: AnyGame, scaled: Callable[[int], int]) -> None:
    for chance, found, _ in some_rounds(game, scaled(10)):
        for _ in range(60):
            text = found.text()
            assert "\n" not in text
            assert game.position(found.rules, text).text() == text
            if found.over:
                break
            action = choose(found, chance)
            assert read_exactly(game, game.write(action)) == action
            found.apply(action)


@pytest.mark.parametrize("text", ["", "0", "0:", "9:draw", "x:y", "0:draw ", "0:dräw", "\n", "0:" + "z" * 5000])
def test_5_what_is_no_action_is_refused(game: AnyGame, text: str) -> None:
    rules = game.rules(game.editions()[0], players=3, programs=True)
    found, _ = game.deal(rules, 3, bytes(32), 0)
    try:
        action = game.read(text)
    except Refused:
        return
    assert found.check(action) is not None


@pytest.mark.parametrize("text", ["", "-", "x y z", "\n", "r1/r2 - r3 r > turn:9", "z" * 5000])
def test_5_what_is_no_position_is_refused(game: AnyGame, text: str) -> None:
    with pytest.raises(Refused) as caught:
        game.position(game.rules(game.editions()[0], programs=True), text)
    assert str(caught.value)  # a sentence; one without all of its arguments warns


@pytest.mark.parametrize("how", ["random", "progress"])
def test_6_every_round_ends(game: AnyGame, how: str, scaled: Callable[[int], int]) -> None:
    for chance, found, _ in some_rounds(game, scaled(4)):
        for _ in range(MOST_MOVES * 10):
            if found.over:
                break
            found.apply(
                choose(found, chance) if how == "random" else found.progress_move(found.turn, chance.randrange(99))
            )
        assert found.over
        assert set(found.winners()) <= set(range(found.players))


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_everything_has_words(game: AnyGame, language: str, scaled: Callable[[int], int]) -> None:
    words, names = Translator(language), ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"]
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingText)
        for chance, found, events in some_rounds(game, scaled(3)):
            for _ in range(60):
                for event in events:
                    said = game.event_phrase(game.redact(event, None), found.rules)
                    assert said is None or said.said(words, names)
                board = game.board(found.view(chance.randrange(found.players)), found.rules)
                for phrase in (*board.facts, *(area.name for area in board.areas), *(card.name for card in board.hand)):
                    assert phrase.said(words, names)
                if found.over:
                    break
                action = choose(found, chance)
                assert game.action_phrase(action, found.rules).said(words, names)
                for seat in range(found.players):
                    wrong = found.check(action.__class__(**{**_fields(action), "seat": seat}))
                    assert wrong is None or _explained(game, wrong, found, words)
                events = found.apply(action)
        for option in game.options.all():
            assert words.has(f"option-{option.name.replace('_', '-')}"), option.name


def _fields(action: object) -> dict[str, object]:
    assert is_dataclass(action)
    return {field.name: getattr(action, field.name) for field in fields(action)}


def _explained(game: AnyGame, wrong: Refusal, found: AnyRound, words: Translator) -> str:
    return sentence(wrong, words, game.terms, found.rules)


def test_a_copy_is_independent(game: AnyGame, scaled: Callable[[int], int]) -> None:
    for chance, found, _ in some_rounds(game, scaled(6)):
        for _ in range(20):
            if found.over:
                break
            before, other = found.text(), found.copy()
            other.apply(choose(other, chance))
            assert found.text() == before
            found.apply(choose(found, chance))


def test_a_match_is_played_recorded_and_verified(game: AnyGame, scaled: Callable[[int], int]) -> None:
    for number in range(scaled(2)):
        chance = random.Random(number)
        edition = game.editions()[number % len(game.editions())]
        rules = game.rules(edition, players=3, programs=True)
        table = MatchInProgress(game, edition, rules, 3)
        made = replay.new(game, edition, rules, 3)
        while not table.winners() and len(made.rounds) < 4:
            seed = chance.randbytes(32)
            table.begin(seed)
            made = made.begun(seed, table.dealer)
            while not table.over():
                text = game.write(choose(table.round, chance))
                assert table.check(text) is None
                table.play(text)
                made = made.played(text)
            made = made.scored(table.score(), table.sides_won())
        steps = replay.verify(replay.write(made), games.of)
        assert steps[-1].text == table.round.text()
        assert table.sheet().totals == made.totals()


def test_too_few_and_too_many_are_refused(game: AnyGame) -> None:
    for players in (game.least_players - 1, game.most_players + 1):
        with pytest.raises(Refused, match="players"):
            game.rules(game.editions()[0], players=players, programs=True)


def test_unknown_options_are_refused(game: AnyGame) -> None:
    with pytest.raises(Refused, match="unknown-option"):
        game.rules(game.editions()[0], {"no_such_option": "on"})
