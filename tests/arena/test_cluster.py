"""A real Dask cluster on this machine: the same games, even if a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

from pioche import cli
from pioche.arena import cluster, give_up
from pioche.arena.contest import Contest
from pioche.arena.outcome import Outcome
from pioche.arena.worker_pool import play_here
from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator
from tests.arena.setups import contest
from tests.arena.test_run import by_number

pytestmark = pytest.mark.services


class Running:
    """A scheduler and workers, each in its own process."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder = folder
        self._stack = stack
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        self.workers: list[subprocess.Popen[bytes]] = []

    def work(self, *more: str) -> subprocess.Popen[bytes]:
        options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(self._folder)]
        return self._start("worker", self.address, *options, *more)

    def _start(self, what: str, *arguments: str) -> subprocess.Popen[bytes]:
        log = self._stack.enter_context((self._folder / "log").open("ab"))
        program = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_" + what, *arguments], stdout=log, stderr=log
        )

        def end() -> None:
            program.kill()
            program.wait()

        self._stack.callback(end)
        return program


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long timeouts, because processes start slowly on a busy machine."""
    monkeypatch.setattr(cluster, "_PATIENCE", 120)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A scheduler without workers, until a test uses `running`."""
    with ExitStack() as stack:
        yield Running(tmp_path_factory.mktemp("dask"), stack)


@pytest.fixture(scope="module")
def running(alone: Running) -> Running:
    alone.workers += [alone.work(), alone.work()]
    return alone


def test_a_cluster_without_workers(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Must be the first test in this file, before there are any workers."""
    assert not alone.workers
    with cluster._client(alone.address) as client:
        monkeypatch.setattr(cluster, "_PATIENCE", 0.5)
        with pytest.raises(Refused, match="arena-dask-workers"):
            cluster._check_versions(client)


def play(played: Contest, running: Running) -> list[Outcome]:
    return list(cluster.play_on_cluster(running.address, played, range(played.games)))


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_cluster_plays_the_same_games_and_survives_a_killed_worker(running: Running) -> None:
    played = contest("random", "heuristic", deals=25, options=())
    expected = by_number(list(play_here(played, range(played.games))))
    seen: list[Outcome] = []
    deserted: list[int] = []  # never called: another worker is there
    for outcome in cluster.play_on_cluster(
        running.address, played, range(played.games), lambda: deserted.append(len(seen))
    ):
        seen.append(outcome)
        if len(seen) == 10:
            running.workers.append(running.work())
            running.workers.pop(0).send_signal(signal.SIGKILL)
    assert by_number(seen) == expected  # none lost, none twice
    assert deserted == []


# Preloaded by a worker: it records each finished game, and kills itself when a game of `deadly` would begin, in the
# middle of a batch, as long as there are files called `death*` to delete.
MORTAL = """
import os, signal
from pathlib import Path
from pioche.arena.game_player import GamePlayer

folder = Path({folder!r})
(folder / f"began{{os.getpid()}}").touch()
play = getattr(GamePlayer, "unwatched", GamePlayer.play)  # Dask reads this twice
GamePlayer.unwatched = play

def watched(self, number):
    if number in {deadly}:
        for death in sorted(folder.glob("death*")):
            death.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
    outcome = play(self, number)
    with (folder / "finished").open("a") as file:
        file.write(f"{{number}}\\n")
    return outcome

GamePlayer.play = watched
"""
DEADLY = 13  # the sixth of the second eight


def mortal(folder: Path, deaths: int, workers: int, deadly: tuple[int, ...] = (DEADLY,)) -> tuple[Running, ExitStack]:
    script = folder / "mortal.py"
    script.write_text(MORTAL.format(folder=str(folder), deadly=deadly))
    for number in range(deaths):
        (folder / f"death{number}").touch()
    stack = ExitStack()
    running = Running(folder, stack)
    running.workers += [running.work("--preload", str(script)) for _ in range(workers)]
    return running, stack


def finished(folder: Path) -> list[int]:
    """The games that workers of `mortal` have finished."""
    return list(map(int, (folder / "finished").read_text().split()))


def wait_until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 240
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_what_a_killed_worker_had_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_FIRST", 8)
    monkeypatch.setattr(cluster._Run, "_measure", lambda _self, _seconds: None)  # all batches have eight games
    played = contest("random", "heuristic", deals=20)
    running, stack = mortal(tmp_path, deaths=1, workers=2)
    with stack:
        seen = play(played, running)
        ended = [worker.poll() for worker in running.workers]
    assert -signal.SIGKILL in ended
    assert None in ended
    assert not list(tmp_path.glob("death*"))
    assert by_number(seen) == by_number(list(play_here(played, range(played.games))))
    assert sorted(finished(tmp_path)) == list(range(played.games))  # each once, also those of the dead worker


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_worker_that_dies_after_its_batch_ended_takes_nothing_along(tmp_path: Path) -> None:
    """Dask runs the tasks of the dead worker again, although they are over, and they take other batches."""
    played = contest("random", "heuristic", deals=20)
    running, stack = mortal(tmp_path, deaths=0, workers=1)
    seen: list[Outcome] = []
    with stack:
        for outcome in cluster.play_on_cluster(running.address, played, range(played.games)):
            seen.append(outcome)
            if len(seen) == 1:
                wait_until(lambda: len(finished(tmp_path)) == cluster._AHEAD)  # everything submitted so far
                time.sleep(1)  # until Dask knows that the tasks are over
                running.workers[0].send_signal(signal.SIGKILL)
                running.workers.append(running.work("--preload", str(tmp_path / "mortal.py")))
                wait_until(lambda: len(list(tmp_path.glob("began*"))) == 2)
                time.sleep(1)  # until it runs them again and they wait for batches
    assert by_number(seen) == by_number(list(play_here(played, range(played.games))))
    assert sorted(finished(tmp_path)) == list(range(played.games))


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_game_that_ends_several_workers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_FIRST", 8)
    played = contest("random", "heuristic", deals=10)
    running, stack = mortal(tmp_path, deaths=9, workers=4)
    seen: list[Outcome] = []
    with stack, pytest.raises(Refused, match=rf"arena-dask-killed.*count=1, games={DEADLY}, times=3"):
        seen.extend(cluster.play_on_cluster(running.address, played, range(played.games)))
    assert len(list(tmp_path.glob("death*"))) == 9 - 3
    others = [number for number in range(played.games) if number != DEADLY]
    assert sorted(outcome.game for outcome in seen) == others
    assert sorted(finished(tmp_path)) == others


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_workers_that_always_die_are_not_tried_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(give_up, "_GIVEN_UP", 1)
    monkeypatch.setattr(give_up, "_HOPELESS", 2)
    played = contest("random", "heuristic", deals=1000)
    running, stack = mortal(tmp_path, deaths=9, workers=3, deadly=(DEADLY, DEADLY + 5))
    with stack, pytest.raises(Refused, match=rf"arena-dask-stopped.*games={DEADLY}, {DEADLY + 5}, times=1"):
        play(played, running)
    assert len(list(tmp_path.glob("death*"))) == 9 - 2


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_when_all_workers_have_gone_it_is_said_once_and_the_games_go_on_when_one_comes(tmp_path: Path) -> None:
    played = contest("random", "heuristic", deals=10)
    running, stack = mortal(tmp_path, deaths=2, workers=1)
    deserted: list[float] = []

    def wait_and_come() -> None:
        deserted.append(time.monotonic())

        def come() -> None:
            running.workers.append(running.work("--preload", str(tmp_path / "mortal.py")))

        timer = threading.Timer(3, come)  # long enough for a second call, if there were one
        stack.callback(timer.join)
        timer.start()

    with stack:
        seen = list(cluster.play_on_cluster(running.address, played, range(played.games), wait_and_come))
        assert [worker.poll() for worker in running.workers] == [-signal.SIGKILL, -signal.SIGKILL, None]
    assert len(deserted) == 2  # once each time
    assert by_number(seen) == by_number(list(play_here(played, range(played.games))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_workers_are_waited_for_is_said_on_the_terminal(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_alone(
        _: str, played: Contest, numbers: Iterator[int], deserted: Callable[[], None], _language: str
    ) -> Iterator[Outcome]:
        yield from play_here(played, islice(numbers, 2))
        deserted()
        yield from play_here(played, numbers)

    monkeypatch.setattr(cluster, "play_on_cluster", play_alone)
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "40")
    assert cli.run(["arena", "random", "greedy", "--deals", "2", "--json", "--dask", "tcp://127.0.0.1:9"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 4
    assert said.err == Translator(language).text("arena-dask-waiting") + "\n"


def test_mistakes_of_ours_are_told(running: Running) -> None:
    with pytest.raises(OverflowError):
        list(cluster.play_on_cluster(running.address, contest(), [-1]))


def test_a_worker_without_pioche_is_refused(tmp_path: Path) -> None:
    (tmp_path / "without.py").write_text("import sys\nsys.modules['pioche'] = None\n")
    with ExitStack() as stack:
        running = Running(tmp_path, stack)
        running.workers.append(running.work("--preload", str(tmp_path / "without.py")))
        with pytest.raises(Refused, match=r"arena-dask-no-pioche \(worker=tcp://"):
            play(contest(deals=1), running)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_frozen_worker_does_not_keep_the_others_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = contest("random", "greedy", deals=3)
    running, stack = mortal(tmp_path, deaths=0, workers=2)
    with stack:
        play(played, running)
        wait_until(lambda: len(list(tmp_path.glob("began*"))) == 2)
        monkeypatch.setattr(cluster, "_PATIENCE", 5)
        running.workers[0].send_signal(signal.SIGSTOP)
        try:
            outcomes = cluster.play_on_cluster(running.address, played, range(played.games))
            assert next(outcomes).game < played.games
            outcomes.close()
        finally:
            running.workers[0].send_signal(signal.SIGCONT)


GREEDY = """
def act(view, legal):
    open({mark!r}, "a").write(str(__import__("os").getpid()) + "\\n")
    return legal[0]
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_bots_of_persons_do_not_stay_on_the_workers(running: Running, tmp_path: Path) -> None:
    file, mark = tmp_path / "mine.py", tmp_path / "processes"
    file.write_text(GREEDY.format(mark=str(mark)))
    play(contest(str(file), "random", deals=2), running)
    processes = {int(line) for line in mark.read_text().split()}
    assert processes
    wait_until(lambda: not any(alive(process) for process in processes))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_wrong_is_told_in_the_language_of_who_asked(language: str, running: Running, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import os\ndef act(view, legal):\n    os._exit(3)\n")
    played = contest(str(file), "random", deals=1)
    for outcome in cluster.play_on_cluster(running.address, played, [0], language=language):
        assert outcome.troubles[0].reason == Translator(language).text("bot-reason-ended", status="3")


def test_a_persons_bot_travels_along(running: Running, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def act(view, legal):\n    return legal[0]\n")
    played = contest(str(file), "random", deals=1)
    expected = by_number(list(play_here(played, range(played.games))))
    file.unlink()  # as if the workers were on other machines
    assert by_number(play(played, running)) == expected


def test_from_the_command_line(
    running: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    file = tmp_path / "games.jsonl"
    arguments = ["arena", "random", "greedy", "--deals", "5", "--results", str(file), "--json"]
    assert cli.run([*arguments, "--dask", running.address]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["games"] == 10
    assert len(file.read_text().splitlines()) == 11
    assert cli.run([*arguments, "--dask", "tcp://127.0.0.1:9"]) == 0  # nothing is left to play
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)
    assert cli.run([*arguments, "--dask", running.address]) == cli.FAILED
    assert "pip install 'pioche[cluster]'" in capsys.readouterr().err


def test_a_scheduler_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_PATIENCE", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x", "nonsense", "http://127.0.0.1:80", "tcp://x:y", ""):
        with pytest.raises(Refused, match="arena-dask-address"):
            list(cluster.play_on_cluster(address, contest(), [0]))


def test_a_wrong_address_is_one_clear_line() -> None:
    """In its own process, because Dask objects that are left over log errors at exit."""
    code = "import sys; from pioche import cli; sys.exit(cli.main())"
    said = subprocess.run(
        [sys.executable, "-c", code, "arena", "random", "greedy", "--deals", "1", "--dask", "nonsense"],
        env={**os.environ, "PIOCHE_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (said.returncode, said.stdout) == (cli.FAILED, "")
    assert said.stderr == "pioche: No Dask scheduler answers at “nonsense”.\n"


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_scheduler_that_goes_away_is_told_in_one_line(tmp_path: Path) -> None:
    running, stack = mortal(tmp_path, deaths=0, workers=1)
    results = tmp_path / "games.jsonl"
    code = "import sys; from pioche import cli; sys.exit(cli.main())"
    arguments = ["random", "heuristic", "--deals", "100000", "--results", str(results), "--dask", running.address]
    with stack:
        program = subprocess.Popen(
            [sys.executable, "-c", code, "arena", *arguments],
            env={**os.environ, "PIOCHE_LANGUAGE": "en"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        stack.callback(program.kill)
        wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") > 10)
        running.scheduler.kill()
        out, err = program.communicate(timeout=300)
    assert program.returncode == cli.FAILED
    assert err == f"pioche: No Dask scheduler answers at “{running.address}”.\n"
    kept = results.read_bytes().count(b"\n") - 1
    assert f"{kept:,} games on " in out


def test_workers_of_another_version_are_refused(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(Refused, match="arena-dask-version"):
        list(cluster.play_on_cluster(running.address, contest(), [0]))
