"""Bots of the tile game play legally under all rules, use no hidden information, and can be recreated at any moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from pioche.bots.bot import AnyBot, Budget, catch_up
from pioche.bots.levels import LEVELS, make, names
from pioche.bots.playing import Playing, play
from pioche.engine.refusal import Refused
from pioche.games import of as game_of
from pioche.rummy.actions import Action, Call, Catch, Draw, Lay
from pioche.rummy.completion import complete
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Caught, Event
from pioche.rummy.game import GAME as RUMMY
from pioche.rummy.game import TileRound
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.machine import Round
from pioche.rummy.notation import parse_action
from pioche.rummy.playout import Style, choose
from pioche.rummy.rules import Rules
from pioche.rummy.solver import plays
from pioche.rummy.tiles import JOKER, parse_tile
from pioche.rummy.view import redact, view
from tests.rummy.mixes import random_rules
from tests.rummy.table import table, whole

FEW = Budget(playouts=4)
SOME = Budget(playouts=60)
ALL = names("rummy")
MASTERS = ("master", "master")


def bots(chosen: Sequence[str]) -> list[AnyBot]:
    return [make("rummy", name, FEW) for name in chosen]


def round_of(rules: Rules, chosen: Sequence[str], number: int) -> Playing:
    log: list[Event] = []
    s = Round.deal(rules, len(chosen), number.to_bytes(32, "big"), number % len(chosen), log)
    return Playing(TileRound(s), bots(chosen)).begin(rules, log, number)


@pytest.mark.parametrize(
    ("edition", "chosen"),
    [
        ("rummy/en", ALL[:4]),
        ("rummy/fr", ALL[4:]),
        ("rummy/de", ("heuristic", "greedy")),
    ],
)
def test_bots_play_editions_to_the_end(edition: str, chosen: tuple[str, ...]) -> None:
    assert game_of(edition) is RUMMY
    played = play(RUMMY, RUMMY.rules(edition, {}, programs=True), bots(chosen), bytes(32), 0, 1)
    assert played.faults == []
    assert len(played.winners) == 1


def test_random_mixes_of_options(scaled: Callable[[int], int]) -> None:
    rng = Random(6)
    for number in range(scaled(5)):
        chosen = rng.choices(ALL, k=rng.randint(2, 4))
        assert round_of(random_rules(rng), chosen, number).to_the_end().faults == []


@pytest.mark.parametrize("name", ["random", "heuristic", "search"])
def test_two_games_that_differ_only_in_what_is_hidden_get_the_same_answer(name: str) -> None:
    rules = RUMMY.rules("rummy/en", {}, programs=True)
    log: list[Event] = []
    s = Round.deal(rules, 2, bytes(32), 0, log)
    told = [redact(event, 0) for event in log]
    other = make("rummy", "greedy", None)
    catch_up(other, rules, 1, 2, 1, [redact(event, 1) for event in log])
    compared = 0
    for _ in range(24):
        if s.over:
            break
        if s.turn == 0:
            knowledge = Knowledge(rules, 0, 2)
            for event in told:
                knowledge.observe(event)
            twin = complete(view(s, 0), knowledge, rules, compared)
            answers = []
            for position in (s, twin):
                bot = make("rummy", name, FEW)
                catch_up(bot, rules, 0, 2, 5, told)
                answers.append(bot.act(view(position, 0), position.legal(0)))
            assert answers[0] == answers[1]
            compared += 1
            action = answers[0]
        else:
            action = other.act(view(s, 1), s.legal(1))
        assert action is not None
        happened: list[Event] = []
        s.apply(action, happened)
        told += [redact(event, 0) for event in happened]
        for event in happened:
            other.see(redact(event, 1))
    assert compared > 3


# Time


class Ticking:
    """A fake clock that advances by a millisecond whenever it is read or the solver is called."""

    def __init__(self) -> None:
        self.now = self.asked = 0

    def look(self) -> float:
        self.now += 1
        return self.now / 1000

    def asking(self, question: Callable[..., object]) -> Callable[..., object]:
        def ask(*given: object, **named: object) -> object:
            self.now += 1
            self.asked += 1
            return question(*given, **named)

        return ask


CROWDED = (
    "R5.Y9.Y9.G10.B12/R10.Y10.R11/G2.B4.B5.B6.Y7.G8.B8.B9.R10.B11.R12.R12.Y12.* ... < turn:2 "
    "| 1:RYGB Y:1.2.3 2:YGB 3:RYG G:3.4.5.6 B:3.4.5 R:5.6.7 Y:5.6.7 6:YGB 7:RGB B:7.8.*9.10 11:YG*B"
)


@pytest.mark.parametrize("budget", [1, 20, 50])
def test_what_comes_to_mind_takes_its_part_of_the_time_and_no_more(
    budget: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Ticking()
    monkeypatch.setattr("pioche.bots.rummy.search.time.perf_counter", clock.look)
    for name in ("some", "best", "can_lay", "most_tiles"):
        monkeypatch.setattr(plays, name, clock.asking(getattr(plays, name)))
    made = answer("search", CROWDED, seat=2, budget=Budget(milliseconds=budget), freed_joker="to_rack")
    assert isinstance(made, Lay)
    assert 0 < clock.asked <= max(8, 0.4 * budget)
    assert clock.now <= budget + 10
    # Without a time limit everything is tried, at any speed.
    unhurried = Ticking()
    for name in ("some", "best", "can_lay", "most_tiles"):
        monkeypatch.setattr(plays, name, unhurried.asking(getattr(plays, name)))
    answer("search", CROWDED, seat=2, budget=FEW, freed_joker="to_rack")
    assert unhurried.asked > 50


# Behaviour


def answer(
    name: str, position: str, seat: int = 0, seed: int = 1, budget: Budget = FEW, **options: str
) -> Action | None:
    """The action of a new bot that has seen no events."""
    s = whole("en", position, **options) if "..." in position else table("en", position, **options)
    bot = make("rummy", name, budget)
    bot.begin(s.rules, seat, s.players, seed)
    found: Action | None = bot.act(view(s, seat), s.legal(seat))
    return found


def test_a_master_always_calls_and_a_beginner_forgets_at_a_human_rate() -> None:
    position = "R6.B1/G1.G2 Y1.Y3.Y4 > turn:0 | R:3.4.5"
    forgot = dict.fromkeys(LEVELS, 0)
    for seed in range(100):
        for level in ("beginner", "casual", "strong"):
            made = answer(level, position, seed=seed)
            assert isinstance(made, Lay)
            forgot[level] += not made.uno
    for seed in range(3):
        made = answer("master", position, seed=seed)
        assert isinstance(made, Lay)
        assert made.uno
    assert 15 <= forgot["beginner"] <= 45
    assert 4 <= forgot["casual"] <= 25
    assert 0 < forgot["strong"] <= 10


def test_they_catch_whoever_forgot_and_call_late() -> None:
    position = "B1/G1.G2/R1 Y1.Y3.Y4 > turn:1 uno_open=0 | R:3.4.5.6"
    assert answer("greedy", position, seat=2) == Catch(2, 0)
    assert answer("greedy", position, seat=0) == Call(0)
    caught = sum(isinstance(answer("beginner", position, seat=2, seed=seed), Catch) for seed in range(100))
    assert 15 <= caught <= 50
    s = table("en", position)
    log: list[Event] = []
    s.apply(Catch(2, 0), log)
    assert log[0] == Caught(2, 0)


def test_reactions_take_a_human_time() -> None:
    for level in LEVELS:
        bot = make("rummy", level, FEW)
        s = table("en", "B1/G1.G2/R1 Y1.Y3.Y4 > turn:1 uno_open=0 | R:3.4.5.6")
        bot.begin(s.rules, 2, 3, 4)
        assert 0.5 <= bot.delay(view(s, 2), Catch(2, 0)) <= 3.5
        bot.begin(s.rules, 1, 3, 4)
        assert 2.5 <= bot.delay(view(s, 1), Draw(1)) <= 12.0


# Judgement


def test_whoever_can_go_out_goes_out() -> None:
    for name in ("greedy", "heuristic", "search"):
        made = answer(name, "R6.R7.G7.R2/G1.G2 Y1.Y3.Y4 > turn:0 | R:3.4.5 7:RYB")
        assert isinstance(made, Lay)
        assert len(made.laid()) == 4


def test_who_was_told_nothing_thinks_what_the_view_tells() -> None:
    """There are several candidates here, and the hidden tiles are sampled."""
    for pool in ("...", "Y1.Y3.Y4"):  # all other tiles of the pack, or only some
        assert isinstance(answer("search", f"R6.R7.Y9.G9.B9.B1/G1.G2 {pool} > turn:0 | R:3.4.5"), Lay)
    # Later events are handled.
    s = whole("en", "R6.R7.Y9.G9.B9.B1/G1.G2 ... > turn:0 | R:3.4.5")
    bot = make("rummy", "search", FEW)
    bot.begin(s.rules, 0, 2, 1)
    while not s.over:
        action = bot.act(view(s, 0), s.legal(0)) if s.turn == 0 else choose(s, FastShuffler(1), Style.SHED)
        assert action is not None
        log: list[Event] = []
        s.apply(action, log)
        for event in log:
            bot.see(redact(event, 0))


@pytest.mark.clause("R-14")
@pytest.mark.parametrize("name", ["search", "strong"])
def test_whoever_is_about_to_go_out_is_made_to_draw(name: str) -> None:
    for seed in range(3):
        made = answer(name, "R2.Y9.G9.B9.R12.B12/B1 ... > turn:0 | R:3.4.5 Y:6.7.8", seed=seed, budget=SOME)
        assert isinstance(made, Lay)
        assert parse_tile("R2") in made.laid()
        made = answer(name, "*.Y9.G9.R12.B12/B1 ... > turn:0 | R:3.4.5 Y:6.7.8", seed=seed, budget=SOME)
        assert isinstance(made, Lay)
        assert JOKER in made.laid()


@pytest.mark.clause("R-15")
@pytest.mark.parametrize("name", ["greedy", "heuristic", "search", "strong"])
def test_whoever_has_one_tile_draws_and_the_other_is_skipped(name: str) -> None:
    position = "R5.*.B9.G12.Y1.Y2/B1/G1.G2.G4.G6.Y4.Y6 ... > turn:0 | R:2.3.4 Y:6.7.8 G:7.8.9"
    made = answer(name, position, budget=SOME)
    assert made is not None
    s = whole("en", position)
    s.apply(made)
    assert (s.turn, s.tiles(1)) == (0, 5)


@pytest.mark.clause("R-14")
@pytest.mark.parametrize("name", ["heuristic", "search", "strong"])
def test_nobody_turns_to_whoever_has_one_tile(name: str) -> None:
    """The sevens could be laid too, but would reverse the direction."""
    position = "G10.R7.B12.G12.R1.B7/B1.B2.B3.B4.B6.G1.G2/Y4 ... > turn:0 | R:4.5.6 G:7.8.9"
    made = answer(name, position, budget=SOME)
    assert isinstance(made, Lay)
    assert not made.effects


@pytest.mark.clause("R-14")
def test_who_is_skipped_threatens_nobody_and_who_comes_after_them_does() -> None:
    fives = "G10.R5.B12.G12.R1.B9"
    others = "B1.B2.B3.B4.B6.G1.G2"
    kept = answer("heuristic", f"{fives}/{others}/Y4 ... > turn:0 | R:2.3.4 G:7.8.9")
    laid = answer("heuristic", f"{fives}/Y4/{others} ... > turn:0 | R:2.3.4 G:7.8.9")
    assert isinstance(kept, Lay)
    assert isinstance(laid, Lay)
    assert (len(kept.effects), len(laid.effects)) == (0, 1)


@pytest.mark.clause("R-23")
@pytest.mark.parametrize("name", ["heuristic", "search", "strong"])
def test_when_the_pool_is_used_up_what_counts_most_goes(name: str) -> None:
    others = "G1.G2.G4.G5.B1.B2.B5.B8.R2.R12/G6.Y4.Y6.G10.G12.B9.B10.B11.Y2.Y3"
    position = f"*.B12.R5.Y12.B4.G4.R11.Y1.R9/{others} - > turn:0 | R:2.3.4 Y:6.7.8 G:7.8.9"
    made = answer(name, position, budget=SOME)
    assert isinstance(made, Lay)
    assert JOKER in made.laid()
    s = table("en", position)
    s.apply(made)
    assert s.winner == 0  # the owed draw ends the round
    # No draw is owed here: laying the twelves beats laying more tiles with fewer points.
    position = f"B12.R12.Y12.B1.G1.Y1.R1.G4/{others.replace('.R12', '').replace('G1.', '').replace('.B1.', '.')} - "
    made = answer(name, f"{position}> turn:0 | R:2.3.4 Y:6.7.8 G:7.8.9", budget=SOME)
    assert isinstance(made, Lay)
    assert [parse_tile(tile) in made.laid() for tile in ("B12", "R12", "Y12")] == [True, True, True]


@pytest.mark.clause("R-14")
@pytest.mark.parametrize("name", ["heuristic", "search"])
def test_a_skip_that_lets_one_go_out_at_once_is_seen(name: str) -> None:
    # Five tiles: laying four passes the turn; laying the 5 skips the opponent, and then the other four go out.
    position = "R5.R9.Y9.G9.B9/G1.G2.G4.G6 Y1.Y3.Y4 > turn:0 | R:2.3.4 Y:6.7.8"
    s = table("en", position)
    bot = make("rummy", name, SOME)
    bot.begin(s.rules, 0, 2, 1)
    while not s.over:
        made = bot.act(view(s, 0), s.legal(0))
        assert isinstance(made, Lay)
        s.apply(made)
        assert s.turn == 0
    assert s.winner == 0


def test_nobody_draws_who_must_play_and_lenient_tables_are_no_reason_to_wait() -> None:
    made = answer("heuristic", "R6.B1/G1.G2 Y1.Y3.Y4 > turn:0 | R:3.4.5", must_play="lenient")
    assert isinstance(made, Lay)


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused):
        make("rummy", "nobody")
    assert RUMMY.read("0:draw") == Draw(0)
    assert RUMMY.write(parse_action("1:catch.0")) == "1:catch.0"
