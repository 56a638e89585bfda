"""Whole contests: the same games, whichever worker plays them; nothing is lost when a worker dies."""

from __future__ import annotations

import functools
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

from pioche.arena import give_up, worker_pool
from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer, troubles
from pioche.arena.outcome import Outcome, Trouble
from pioche.arena.results import Results
from pioche.arena.standings import standings
from pioche.arena.worker_pool import WorkerPool, play_here, play_in_processes, work
from pioche.bots.faults import Crashed, Fault, Hung, Illegal
from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator
from tests.arena.setups import contest


def timeless(outcome: Outcome) -> Outcome:
    return msgspec.structs.replace(outcome, thinking=())


def by_number(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(map(timeless, outcomes), key=lambda outcome: outcome.game)


def play_all(played: Contest) -> list[Outcome]:
    return list(play_here(played, range(played.games)))


def test_processes_play_the_same_games() -> None:
    played = contest("random", "heuristic", "casual", deals=3)
    alone = by_number(play_all(played))
    together = by_number(list(play_in_processes(played, range(played.games), 2)))
    assert alone == together
    assert len(alone) == played.games


def test_games_do_not_depend_on_those_before() -> None:
    played = contest("beginner", "search@20", deals=2)
    alone = by_number(play_all(played))
    with GamePlayer(played) as player:
        backwards = [player.play(number) for number in reversed(range(played.games))]
    assert by_number(backwards) == alone


def test_tiles() -> None:
    played = contest("random", "greedy", edition="rummy/en", options=(), deals=1)
    outcomes = play_all(played)
    assert [outcome.game for outcome in outcomes] == [0, 1]
    assert all(len(outcome.winners) == 1 for outcome in outcomes)
    with GamePlayer(played) as player:
        assert timeless(player.play(1)) == timeless(outcomes[1])


def test_the_same_cards_in_every_seat() -> None:
    """Every game has one winner at most, and the wins of both entrants add up over all seats."""
    played = contest("greedy", "heuristic", deals=6)
    for outcome in play_all(played):
        assert len(outcome.asked) == len(outcome.thinking) == 2
        assert len(outcome.winners) <= 1
    found = standings(played, play_all(played))
    assert found.games == 12
    assert sum(row.won.count for row in found.standings) + found.undecided == 12


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_worker_that_is_killed_loses_nothing() -> None:
    played = contest("random", "heuristic", deals=40, options=())
    hired = WorkerPool(played, range(played.games))
    seen: list[Outcome] = []
    try:
        hired.add_worker()
        hired.add_worker()
        first = [worker.process.pid for worker in hired.workers]
        for outcome in hired.outcomes():
            seen.append(outcome)
            if len(seen) in (5, 25):
                victim = hired.workers[0].process.pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
        assert len(hired.workers) == 2
        assert first[0] not in [worker.process.pid for worker in hired.workers]
    finally:
        hired.close()
    assert [outcome.game for outcome in by_number(seen)] == list(range(played.games))
    assert by_number(seen) == by_number(play_all(played))
    assert not any(worker.process.is_alive() for worker in hired.workers)


def fatal(contest: Contest, numbers: Connection, tell: Connection, deadly: tuple[int, ...]) -> None:
    """A worker process that exits when it is given one of the `deadly` games."""

    class Deadly(GamePlayer):
        def play(self, number: int) -> Outcome:
            if number in deadly:
                os._exit(7)
            return super().play(number)

    vars(worker_pool)["GamePlayer"] = Deadly
    work(contest, numbers, tell)


def test_a_game_that_ends_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no other game with it."""
    played = contest("random", "greedy", deals=8)
    monkeypatch.setattr(give_up, "_GIVEN_UP", 2)
    monkeypatch.setattr(worker_pool, "work", functools.partial(fatal, deadly=(3, 11)))
    seen: list[int] = []
    outcomes = play_in_processes(played, range(played.games), 2)

    def take_all() -> None:
        for outcome in outcomes:
            seen.append(outcome.game)  # noqa: PERF401 (what came before the end counts)

    with pytest.raises(Refused, match=r"arena-worker-died \(count=2, games=3, 11, times=2, status=7\)"):
        take_all()
    assert sorted(seen) == [number for number in range(played.games) if number not in (3, 11)]


def test_workers_that_always_die_are_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    played = contest("random", "greedy", deals=1000)
    monkeypatch.setattr(give_up, "_GIVEN_UP", 1)
    monkeypatch.setattr(worker_pool, "work", functools.partial(fatal, deadly=tuple(range(2000))))
    with pytest.raises(Refused, match=r"arena-workers-die \(games=0, 1, 2, times=1, status=7\)"):
        list(play_in_processes(played, range(played.games), 1))


def test_when_all_others_are_played_nothing_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played = contest("random", "greedy", deals=2)
    monkeypatch.setattr(give_up, "_GIVEN_UP", 1)
    monkeypatch.setattr(worker_pool, "work", functools.partial(fatal, deadly=(1, 2, 3)))
    with pytest.raises(Refused, match=r"arena-worker-died \(count=3, games=1, 2, 3, times=1, status=7\)"):
        list(play_in_processes(played, range(played.games), 1))


SAID = {
    "en": ("Game 7 has ended its process 3 times", "Games 3, 7 have each ended their process 3 times"),
    "fr": ("La partie 7 a mis fin 3 fois à son", "Les parties 3, 7 ont chacune mis fin 3 fois à leur"),
    "de": ("Partie 7 hat ihren Prozess 3-mal beendet", "Die Partien 3, 7 haben ihren Prozess je 3-mal beendet"),
    "lb": ("D’Partie 7 huet hire Prozess 3-mol", "D’Partien Nummer 3, 7 hunn all hire Prozess 3-mol"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_given_up_or_several(language: str) -> None:
    words = Translator(language)
    for count, games, said in zip((1, 2), ("7", "3, 7"), SAID[language], strict=True):
        assert words.text("refusal-arena-worker-died", count=count, games=games, times=3, status=9).startswith(said)
        on_dask = said.replace("process 3", "worker 3").replace("Prozess", "Worker")
        killed = words.text("refusal-arena-dask-killed", count=count, games=games, times=3, worker="tcp://x")
        assert killed.startswith(on_dask)


def test_mistakes_of_ours_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    played = contest(deals=10)
    wrong = range(played.games, played.games + 20)
    assert len(list(play_here(played, wrong))) == 20  # higher numbers are further deals
    with pytest.raises(RuntimeError, match="game -1: OverflowError"):
        list(play_in_processes(played, [-1], 1))


def test_results_are_kept_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    played = contest(deals=4)
    outcomes = play_all(played)
    with Results(played, file) as kept:
        for outcome in outcomes[:5]:
            kept.add(outcome)
        kept.add(outcomes[0])
    assert len(file.read_text().splitlines()) == 6
    with Results(played, file) as kept:
        assert sorted(kept.outcomes) == [outcome.game for outcome in outcomes[:5]]
        for outcome in outcomes:
            kept.add(outcome)
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + played.games
    with Results(played, file) as kept:
        assert by_number(list(kept.outcomes.values())) == by_number(outcomes)


@pytest.mark.parametrize("tail", [b'{"game":3,"winn', b'{"game":3}\n', b"\x00\x00\x00", b"{"])
def test_a_last_line_that_was_cut_short_is_dropped(tail: bytes, tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    played = contest(deals=2)
    outcomes = play_all(played)
    with Results(played, file) as kept:
        for outcome in outcomes[:3]:
            kept.add(outcome)
    whole = file.read_bytes()
    file.write_bytes(whole + tail)
    with Results(played, file) as kept:
        assert len(kept.outcomes) == 3
        kept.add(outcomes[3])
    assert file.read_bytes().startswith(whole)
    with Results(played, file) as kept:
        assert len(kept.outcomes) == 4


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    played = contest(deals=2)
    for text, code in (("hello\n", "arena-no-results"), ("hello", "arena-no-results"), ("[1]\n{}\n", "arena-no")):
        file.write_text(text)
        with pytest.raises(Refused, match=code):
            Results(played, file)
        assert file.read_text() == text
    file.unlink()
    with Results(played, file) as kept:
        kept.add(play_all(played)[0])
    before = file.read_bytes()
    with pytest.raises(Refused, match="arena-other-contest"):
        Results(contest("random", "heuristic", deals=2), file)
    damaged = before.replace(b'"winners"', b'"losers"') + before.splitlines(keepends=True)[1]
    file.write_bytes(damaged)
    with pytest.raises(Refused, match=r"arena-no-results.*line=2"):
        Results(played, file)
    assert file.read_bytes() == damaged
    with pytest.raises(Refused, match="arena-folder"):
        Results(played, tmp_path / "no" / "such.jsonl")


def test_troubles_are_counted_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    faults: list[tuple[int, Fault]] = [
        (1, Crashed("first")),
        (1, Crashed("second")),
        (0, Hung(2.0)),
        (1, Illegal("x", None)),
    ]
    played = contest("random", "greedy", deals=1)
    with GamePlayer(played) as player:
        kept = troubles(faults, player.told)
    assert kept == (
        Trouble(1, "crashed", 2, "first"),
        Trouble(0, "hung", 1, "2 s"),
        Trouble(1, "illegal", 1, "x is no action of its seat"),
    )
    found = standings(played, [Outcome(0, (0,), 1, (0, 0), (1, 1), kept)])
    rows = {row.entrant: row for row in found.standings}
    assert rows["greedy"].troubles == {"crashed": 2, "illegal": 1}
    assert (rows["greedy"].example, rows["random"].example) == ("first", "2 s")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seconds_are_written_in_the_reader_s_way(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    point = "." if language == "en" else ","
    with GamePlayer(contest()) as player:
        for seconds, said in (
            (0.2, f"0{point}2 s"),
            (0.01, f"0{point}01 s"),
            (1.125, f"1{point}125 s"),
            (600.0, "600 s"),
        ):
            assert player.told(Hung(seconds)) == ("hung", said)


def test_standings_of_known_outcomes() -> None:
    played = contest("random", "greedy", players=4, deals=1)
    outcomes = [
        Outcome(0, (0,), 10, (0.1, 0, 0, 0), (10, 5, 5, 5)),  # random alone in seat 0 wins
        Outcome(1, (0,), 10, (0, 0.1, 0, 0), (5, 10, 5, 5)),  # random alone in seat 1, greedy wins
        Outcome(2, (), 10, (0, 0, 0.1, 0), (5, 5, 10, 5)),  # nobody
    ]
    found = standings(played, outcomes)
    rows = {row.entrant: row for row in found.standings}
    assert (rows["random"].sides, rows["random"].won.count) == (3, 1)
    assert (rows["greedy"].sides, rows["greedy"].won.count) == (9, 1)
    assert rows["random"].milliseconds == pytest.approx(10)
    assert rows["greedy"].moves == 45
    assert (found.games, found.undecided, found.par) == (3, 1, 0.25)
    assert [(duel.entrant, duel.others, duel.games, duel.won.count) for duel in found.duels] == [
        ("random", "greedy", 3, 1),
        ("greedy", "random", 0, 0),
    ]
    assert found.as_csv().splitlines()[0].startswith("entrant,sides,won,share")
