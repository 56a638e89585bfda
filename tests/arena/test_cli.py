"""`pioche arena` from the user's point of view."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from pioche import cli
from pioche.arena import game_player
from pioche.arena.cli import AT_FAULT, _play
from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer
from pioche.arena.outcome import Outcome
from pioche.arena.results import Results
from pioche.arena.worker_pool import play_here
from pioche.bots.hosted_bot import Limits
from pioche.engine.refusal import Refused, refuse
from pioche.i18n import LANGUAGES, Translator
from pioche.runs import pictures
from tests.arena.setups import contest
from tests.clear import one_clear_line

PNG = b"\x89PNG\r\n\x1a\n"
SHORT = ["--game", "classic/de", "--with", "hand_size=2"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    monkeypatch.delenv("PIOCHE_TRACEBACK", raising=False)
    monkeypatch.setenv("COLUMNS", "140")


def arena(*arguments: str) -> int:
    return cli.run(["arena", *arguments])


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena(*arguments, *SHORT, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    found.pop("speed")
    for row in found["standings"]:
        row.pop("milliseconds")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert arena("random", "greedy", "heuristic", "--deals", "1", *SHORT) == 0
    said = capsys.readouterr()
    words = Translator(language)
    assert said.err == ""
    for key in ("arena-entrant", "arena-rating", "arena-thinking", "arena-duels", "arena-others", "sim-interval"):
        assert words.text(key) in said.out
    assert words.text("arena-title", edition="classic/de", players=2, games=6, deals=1) in said.out
    assert words.text("sim-with", options="hand_size=2") in said.out


def test_the_same_seed_gives_the_same_standings(capsys: pytest.CaptureFixture[str]) -> None:
    several = ["random", "casual", "--deals", "8"]
    first = timeless(data(capsys, *several, "--processes", "1"))
    assert timeless(data(capsys, *several, "--processes", "2")) == first
    assert timeless(data(capsys, *several, "--seed", "another")) != first
    assert first["games"] == 16
    assert first["contest"]["reproducible"] is True
    assert first["par"] == 0.5


def test_gauntlet_with_more_players(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "greedy", "random", "casual", "--gauntlet", "--players", "3", "--deals", "1")
    assert [(duel["entrant"], duel["others"], duel["games"]) for duel in found["duels"]] == [
        ("greedy", "random", 3),
        ("greedy", "casual", 3),
    ]


def test_resuming(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    whole = timeless(data(capsys, "random", "greedy", "--deals", "6"))
    data(capsys, "random", "greedy", "--deals", "2", "--results", str(file))
    assert len(file.read_text().splitlines()) == 1 + 4
    file.write_bytes(file.read_bytes()[:-7])
    resumed = data(capsys, "random", "greedy", "--deals", "6", "--results", str(file))
    assert resumed["speed"]["games"] == 12 - 3
    assert timeless(resumed) == whole
    again = data(capsys, "random", "greedy", "--deals", "6", "--results", str(file))
    assert again["speed"]["games"] == 0
    fewer = data(capsys, "random", "greedy", "--deals", "1", "--results", str(file))
    assert fewer["games"] == 2
    assert arena("greedy", "random", "--deals", "6", "--results", str(file), *SHORT) == cli.FAILED
    assert "another contest" in capsys.readouterr().err


def test_house_rules_in_another_order_are_the_same_contest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    data(capsys, "random", "greedy", "--deals", "1", "--results", file, "--with", "jump_in", "--with", "sequences")
    swapped = ["--with", "sequences", "--with", "jump_in=on", "--with", "sequences"]
    assert data(capsys, "random", "greedy", "--deals", "1", "--results", file, *swapped)["speed"]["games"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_with_two_values_is_refused(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert arena("random", "greedy", "--deals", "1", "--with", "jump_in", "--with", "jump_in=off") == cli.FAILED
    said = capsys.readouterr()
    assert said.out == ""
    assert Translator(language).text("refusal-option-twice", option="jump_in", one="on", other="off") in said.err


def test_csv_and_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    table, picture = tmp_path / "standings.csv", tmp_path / "standings.png"
    assert arena("random", "greedy", "--deals", "3", *SHORT, "--csv", str(table), "--plot", str(picture)) == 0
    assert str(picture) in capsys.readouterr().out.replace("\n", "")
    assert picture.read_bytes().startswith(PNG)
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert {row["entrant"] for row in rows} == {"random", "greedy"}
    assert all(float(row["low"]) <= float(row["share"]) <= float(row["high"]) for row in rows)
    assert sum(int(row["won"]) for row in rows) <= 6


def test_who_thinks_by_the_clock_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("search@1ms", "random", "--deals", "1", *SHORT) == 0
    assert "by the clock" in capsys.readouterr().out


GOOD = "def act(view, legal):\n    return legal[0]\n"
BAD = {
    "crashes": ("def act(view, legal):\n    raise KeyError('oh')\n", "crashed", "oh"),
    "ends": ("import os\ndef act(view, legal):\n    os._exit(7)\n", "crashed", "7"),
    "cheats": ("def act(view, legal):\n    return 'r5'\n", "did something illegal", "'r5' is no action of its seat"),
    "hangs": ("import time\ndef act(view, legal):\n    time.sleep(600)\n", "did not answer in time", "0.3 s"),
}


def test_a_persons_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(GOOD)
    found = data(capsys, str(file), "random", "--deals", "2", "--processes", "1")
    assert {row["entrant"] for row in found["standings"]} == {"mine.py", "random"}
    assert not any(row["troubles"] for row in found["standings"])


@pytest.mark.parametrize("kind", BAD)
def test_a_bot_that_fails_is_counted_and_the_games_go_on(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, words, example = BAD[kind]
    file = tmp_path / "bad.py"
    file.write_text(source)
    limit = ["--limit", "0.3"] if kind == "hangs" else []
    assert arena(str(file), "random", "--deals", "1", "--processes", "1", *SHORT, *limit) == AT_FAULT
    out = " ".join(capsys.readouterr().out.split())
    assert f"Trouble with bad.py: {words}" in out
    assert example in out


def test_a_file_that_is_no_bot_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.py"
    for source in ("x = 1\n", "import nothing_like_this\n", "def act(:\n", ""):
        file.write_text(source)
        assert arena(str(file), "random", *SHORT) == cli.FAILED
        said = capsys.readouterr()
        assert said.out == ""
        assert "“bad.py” is not a bot" in said.err


NO_ACT = {
    "en": "“bad.py” is not a bot: bad.py has neither a class Bot nor a function act(view, legal).",
    "fr": "«\u00a0bad.py\u00a0» n’est pas un robot\u00a0: bad.py n’a ni classe Bot ni fonction act(view, legal).",
    "de": "„bad.py“ ist kein Bot: bad.py hat weder eine Klasse Bot noch eine Funktion act(view, legal).",
    "lb": "„bad.py“ ass kee Bot: bad.py huet weder eng Klass Bot nach eng Funktioun act(view, legal).",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_is_no_bot_is_told_in_the_reader_s_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    file = tmp_path / "bad.py"
    file.write_text("x = 1\n")
    assert arena(str(file), "random", *SHORT) == cli.FAILED
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("pioche")
    assert said.err.endswith(f": {NO_ACT[language]}\n")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("edition", "clause"), [("classic/de", "DE-10"), ("classic/fr", "FR-22")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_allowed_is_told_as_the_table_says_it(
    edition: str,
    clause: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    file = tmp_path / "bad.py"
    file.write_text("from pioche.classic.actions import Doubt\ndef act(view, legal):\n    return Doubt(view.seat)\n")
    assert arena(str(file), "random", "--deals", "1", "--game", edition, "--with", "hand_size=2") == AT_FAULT
    out = " ".join(capsys.readouterr().out.split())
    wanted = Translator(language).text("refusal-nothing-to-doubt").removesuffix(".")
    assert f"Doubt(seat=0) – {wanted} ({clause})." in out


def test_a_file_that_does_not_load_in_time_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_player, "Limits", lambda move: Limits(start=0.5, move=move))
    file = tmp_path / "bad.py"
    file.write_text("import time\ntime.sleep(600)\n")
    assert arena(str(file), "random", *SHORT) == cli.FAILED
    assert one_clear_line(capsys) == "pioche: “bad.py” is not a bot: it was not loaded within 0.5 s.\n"


@pytest.mark.parametrize("lost", [False, True])
def test_a_file_goes_by_its_own_name(lost: bool, tmp_path: Path) -> None:
    """Also an empty file, and one of which another machine has only a copy."""
    file = tmp_path / "mine.py"
    file.write_text("")
    played = contest(str(file), "random")
    if lost:
        file.unlink()
    with GamePlayer(played) as its, pytest.raises(Refused, match=r"mine\.py has neither"):
        its.check_files()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["random"],
        ["random", "random"],
        ["random", "deep-blue"],
        ["random", "no_such_file.py"],
        ["random", "search@0"],
        ["random", "greedy@100ms"],
        ["random", "greedy", "--game", "classic/xx"],
        ["random", "greedy", "--game", "chess/fide"],
        ["random", "greedy", "--game", "classic"],
        ["random", "greedy", "--game", "tarot"],
        ["random", "greedy", "--csv", "."],
        ["random", "greedy", "--results", "."],
        ["random", "greedy", "--results", os.devnull],
        ["random", "greedy", "--csv", os.devnull],
        ["random", "greedy", "--players", "1"],
        ["random", "greedy", "--players", "11"],
        ["random", "greedy", "--deals", "0"],
        ["random", "greedy", "--deals", "-2"],
        ["random", "greedy", "--processes", "0"],
        ["random", "greedy", "--with", "nonsense"],
        ["random", "greedy", "--with", "teams=3", "--players", "4"],
        ["random", "greedy", "--with", "teams=many", "--players", "4"],
        ["random", "greedy", "--limit", "0"],
        ["random", "greedy", "--sprt", "10:0"],
        ["random", "greedy", "--sprt", "much"],
        ["random", "greedy", "casual", "--sprt", "0:10"],
        ["random", "--text", "cat", "--sprt", "0:10"],
        ["random", "greedy", "--plot", "picture.txt"],
        ["random", "greedy", "--plot", "no/such/folder/picture.png"],
        ["random", "greedy", "--csv", "no/such/folder/table.csv"],
        ["random", "greedy", "--results", "no/such/folder/games.jsonl"],
    ],
)
@pytest.mark.parametrize("language", ["en", "lb"])
def test_bad_input_is_one_clear_line(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert arena(*arguments) == cli.FAILED
    one_clear_line(capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_deals_and_too_many(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    words = Translator(language)
    three, most = ["random", "greedy", "casual"], (1 << 53) // 6  # three pairs in two seats each
    assert arena(*three, "--deals", "0") == cli.FAILED
    assert words.text("refusal-arena-deals", deals=0) in capsys.readouterr().err
    for deals in (most + 1, 99999999999999999999):
        assert arena(*three, "--deals", str(deals)) == cli.FAILED
        assert words.text("refusal-arena-many-deals", deals=deals, most=most) in capsys.readouterr().err


@pytest.mark.parametrize(("workers", "dask"), [(1, None), (2, None), (2, "tcp://127.0.0.1:9")])
def test_games_are_counted_out_one_by_one(workers: int, dask: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: a full list would not fit into memory."""
    asked: list[int] = []

    class Kept(dict[int, Outcome]):
        def __contains__(self, number: object) -> bool:
            assert isinstance(number, int)
            assert number < 10
            asked.append(number)
            return super().__contains__(number)

    def play_three(*given: object) -> list[int]:
        numbers = next(each for each in given if isinstance(each, Iterator))
        return list(islice(numbers, 3))

    for place in ("cli.play_here", "cli.play_in_processes", "cluster.play_on_cluster"):
        monkeypatch.setattr(f"pioche.arena.{place}", play_three)
    played = contest(deals=1 << 50)
    with Results(played, None) as kept:
        kept.outcomes = Kept({1: Outcome(1, (), 0, (0, 0), (0, 0))})
        found: object = _play(played, kept, workers, dask, lambda: None)
    assert found == [0, 2, 3]
    assert asked == [0, 1, 2, 3]


def test_all_editions_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("tarot", "classic", "classic/xx"):
        assert arena("random", "greedy", "--game", game) == cli.FAILED
        assert "classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de" in one_clear_line(capsys)


@pytest.fixture
def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("pioche.arena.game_player.GamePlayer.play", play)


@pytest.mark.usefixtures("nothing_is_played")
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    folder, full, shut = tmp_path / "folder.png", tmp_path / "full.png", tmp_path / "shut.png"
    folder.mkdir()
    files = [folder, Path(f"{tmp_path}/{'x' * 300}.png")]
    if Path("/dev/full").exists():
        full.symlink_to("/dev/full")
        files.append(full)
    shut.touch(0o400)
    if not os.access(shut, os.W_OK):  # root can write anywhere
        files.append(shut)
    for file in files:
        for what in ("--csv", "--plot"):
            assert arena("random", "greedy", "--deals", "1", what, str(file)) == cli.FAILED
            assert "cannot be written" in one_clear_line(capsys)
    assert len(list(tmp_path.iterdir())) == len({folder, shut, *files}) - 1  # the write check leaves no files behind


WAYS = ("as it is", "round about", "link", "second name", "not there")


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("way", WAYS)
def test_a_file_is_not_written_over_another_that_is_asked_for(
    way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = tmp_path / "x.png"
    round_about = tmp_path / ".." / tmp_path.name / first.name
    second = {"round about": round_about, "link": tmp_path / "y.png", "second name": tmp_path / "y.png"}.get(way, first)
    if way != "not there":
        first.write_text("kept")
    if way == "link":
        second.symlink_to(first)
    elif way == "second name":
        second.hardlink_to(first)
    for one, other in (("--results", "--csv"), ("--csv", "--plot"), ("--results", "--plot")):
        assert arena("random", "greedy", "--deals", "1", one, str(first), other, str(second)) == cli.FAILED
        assert f"“{second}” is both {one} and {other}" in one_clear_line(capsys)
        assert first.exists() is (way != "not there")
        assert not first.exists() or first.read_text() == "kept"


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_not_written_over_a_bot(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    bot = tmp_path / "bot.py"
    bot.write_text(GOOD)
    for what in ("--results", "--csv", "--plot"):
        assert arena("random", str(bot), "--deals", "1", what, str(bot)) == cli.FAILED
        wanted = Translator(language).text("refusal-arena-over-bot", file=str(bot), other=what)
        assert capsys.readouterr().err == Translator(language).text("cli-error", message=wanted) + "\n"
        assert bot.read_text() == GOOD


@pytest.mark.parametrize("kind", ["csv", "plot"])
def test_if_writing_fails_in_the_end_the_tables_are_shown(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("PIOCHE_LANGUAGE", "de")
    monkeypatch.setattr("pioche.arena.plot.draw" if kind == "plot" else "pathlib.Path.write_text", full)
    file = tmp_path / "standings.png"
    assert arena("random", "greedy", "--deals", "1", *SHORT, f"--{kind}", str(file)) == cli.FAILED
    said = capsys.readouterr()
    assert "Wertung" in said.out
    assert said.err == f"pioche: In „{file}“ kann nicht geschrieben werden.\n"


def test_if_a_game_is_given_up_the_others_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_but_the_last(played: Contest, numbers: Iterable[int]) -> Generator[Outcome]:
        yield from play_here(played, list(numbers)[:-1])
        raise refuse("arena-worker-died", count=1, games="7", times=3, status=9)

    monkeypatch.setattr("pioche.arena.cli.play_here", all_but_the_last)
    assert arena("random", "greedy", "--deals", "4", *SHORT, "--json") == cli.FAILED
    said = capsys.readouterr()
    assert {row["sides"] for row in json.loads(said.out)["standings"]} == {7}
    assert "Game 7 has ended its process 3 times" in said.err


def test_whoever_stops_it_sees_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def some(played: Contest, numbers: Iterable[int]) -> Generator[Outcome]:
        yield from play_here(played, list(numbers)[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("pioche.arena.cli.play_here", some)
    assert arena("random", "greedy", "--deals", "4", *SHORT, "--json") == cli.INTERRUPTED
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert (found["games"], found["deals"], found["contest"]["deals"]) == (3, 2, 4)
    assert said.err == Translator("en").text("cli-interrupted") + "\n"
    assert arena("random", "greedy", "--deals", "4", *SHORT) == cli.INTERRUPTED
    assert Translator("en").text("arena-title", edition="classic/de", players=2, games=3, deals=2) in (
        capsys.readouterr().out
    )


def test_no_more_processes_than_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[int] = []

    def few(played: Contest, numbers: Iterable[int], processes: int) -> Generator[Outcome]:
        asked.append(processes)
        yield from play_here(played, numbers)

    monkeypatch.setattr("pioche.arena.cli.play_in_processes", few)
    assert arena("random", "greedy", "--deals", "6", "--processes", "500", *SHORT, "--json") == 0
    assert asked == [12]


def test_nobody_knows_whether_a_persons_bot_repeats_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(GOOD)
    assert data(capsys, str(bot), "random", "--deals", "1")["contest"]["reproducible"] is None
    assert data(capsys, str(bot), "search@1ms", "--deals", "1")["contest"]["reproducible"] is False
    assert arena(str(bot), "random", "--deals", "1", *SHORT) == 0
    assert Translator("en").text("arena-own-files") in " ".join(capsys.readouterr().out.split())


def test_a_sequential_test_decides_the_same_with_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["greedy", "random", "--sprt", "0:60", "--players", "3", "--results", str(file)]
    found = timeless(data(capsys, *asked, "--processes", "2"))
    test = found["sprt"]
    assert test["decision"] == "accepted"
    assert (test["low"], test["high"], test["error"]) == (0, 60, 0.05)
    assert test["ratio"] >= test["bound"] > 2.9
    assert found["games"] == 3 * test["deals"]
    assert len(file.read_text().splitlines()) > found["games"], "games that were under way are kept, not counted"
    assert found["contest"]["gauntlet"] is True
    again = data(capsys, *asked)
    assert again["speed"]["games"] == 0
    assert timeless(again) == found
    assert timeless(data(capsys, *asked[:-2], "--processes", "1")) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("entrants", "tested", "decision"),
    [
        (("greedy", "random"), "0:60", "accepted"),
        (("random", "greedy"), "0:60", "rejected"),
        (("random", "greedy"), "0:1", "undecided"),
    ],
)
def test_the_report_says_what_a_sequential_test_has_decided(
    entrants: tuple[str, str],
    tested: str,
    decision: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    limit = ["--deals", "3"] if decision == "undecided" else []
    assert arena(*entrants, "--sprt", tested, "--processes", "1", *SHORT, *limit) == 0
    out = " ".join(capsys.readouterr().out.split())
    low, high = tested.split(":")
    said = Translator(language).text(
        f"arena-sprt-{decision}", entrant=entrants[0], deals=3, ratio=1.0, bound=2.944, low=int(low), high=int(high)
    )
    assert " ".join(said.split())[-8:] in out  # the bounds
    for word in said.split(entrants[0])[1].split("(")[0].split():
        assert word in out


def test_without_matplotlib_a_clear_word(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda _name: None)
    assert arena("random", "greedy", "--plot", "picture.png") == cli.FAILED
    assert "pip install 'pioche[plots]'" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="signals to a group")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupt_ends_all_processes_and_keeps_what_was_played(number: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C goes to every process of the terminal, including custom bots; SIGTERM to the command alone."""
    bot, file = tmp_path / "mine.py", tmp_path / "games.jsonl"
    bot.write_text(GOOD)
    code = (
        "import sys; from pioche import cli; from pioche.arena.results import Results\n"
        "told = Results.add\n"
        "def add(self, outcome):\n    told(self, outcome)\n    print('playing', flush=True)\n"
        "Results.add = add\n"
        "if __name__ == '__main__':\n"
        f"    sys.exit(cli.run(['arena', {str(bot)!r}, 'random', '--deals', '1000000', '--processes', '2',"
        f" '--results', {str(file)!r}]))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        if number is signal.SIGINT:
            os.killpg(program.pid, number)
        else:
            os.kill(program.pid, number)
        # Returns when no process holds the streams any more, so the workers and the bots are gone too.
        shown, complaints = program.communicate(timeout=300)
    assert "95% interval" in shown, "the standings so far"
    assert program.returncode == cli.INTERRUPTED
    assert complaints.splitlines()[-1] == "pioche: stopped"
    assert len(file.read_text().splitlines()) >= 2
