"""`pioche sim` as a user meets it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from pioche import cli
from pioche.i18n import LANGUAGES, Translator
from pioche.runs import pictures
from tests.clear import one_clear_line

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    monkeypatch.delenv("PIOCHE_TRACEBACK", raising=False)
    monkeypatch.setenv("COLUMNS", "120")


def sim(*arguments: str) -> int:
    return cli.run(["sim", *arguments])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert (
        sim("classic/de", "--games", "30", "--players", "3", "--with", "jump_in", "--with", "zero_rotation=forced") == 0
    )
    said = capsys.readouterr()
    words = Translator(language)
    assert said.err == ""
    for key in ("sim-moves-per-round", "sim-wins-rounds", "sim-place-dealer", "sim-endings", "sim-happened-jump-in"):
        assert words.text(key) in said.out
    assert words.text("sim-with", options="jump_in, zero_rotation=forced") in said.out
    assert "DE-1a" in said.out
    assert "DE-13a" in said.out


def test_matches(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "5", "--players", "4", "--matches", "--with", "teams=2", "--with", "rounds_to_win=1"]
    assert sim("classic/de", *arguments, "--processes", "1") == 0
    out = capsys.readouterr().out
    assert "classic/de, 4 players, 5 matches" in out
    assert "Rounds per match" in out
    assert "players 1, 3" in out


def test_json_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    data = []
    for seed in ("one", "one", "two"):
        assert sim("classic/lb", "--games", "20", "--json", "--seed", seed, "--with", "hand_size=5") == 0
        found = json.loads(capsys.readouterr().out)
        assert found.pop("speed")["seconds"] > 0
        data.append(found)
    assert data[0] == data[1] != data[2]
    assert data[0]["job"]["options"] == {"hand_size": "5"}
    assert data[0]["job"]["style"] == "sensible"
    assert data[0]["rounds"] == 20
    assert data[0]["sampled"] == 20


def test_style(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("classic/de", "--games", "3", "--style", "random", "--json") == 0
    assert json.loads(capsys.readouterr().out)["job"]["style"] == "random"


def test_blanks_can_be_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("classic/lb", "--games", "20", "--with", 'blanks=draw*2@others "and sing" | skip', "--json") == 0
    assert "blank" in [row["key"] for row in json.loads(capsys.readouterr().out)["happened"]]


@pytest.mark.parametrize(
    "arguments",
    [
        ["classic/xx"],
        ["chess/fide"],
        ["classic"],
        ["classic/fr", "--with", "nonsense"],
        ["classic/fr", "--with", "jump_in", "--with", "jump_in=off"],
        ["classic/fr", "--with", "zero_rotation"],
        ["classic/fr", "--with", "zero_rotation=perhaps"],
        ["classic/fr", "--with", "draw2_finish_defence", "--with", "draw2_parry=off"],
        ["classic/fr", "--with", "advice_penalty=on", "--players", "2"],
        ["classic/fr", "--with", "blanks=dance"],
        ["classic/fr", "--with", "teams=3", "--players", "4"],
        ["classic/fr", "--players", "11"],
        ["classic/fr", "--players", "1"],
        ["classic/fr", "--players", "many"],
        ["classic/fr", "--players", "2", "--advice"],
        ["classic/fr", "--players", "10", "--with", "hand_size=12"],
        ["classic/fr", "--games", "0"],
        ["classic/fr", "--games", "-3"],
        ["classic/fr", "--processes", "0"],
        ["classic/fr", "--plot", "picture.txt"],
        ["classic/fr", "--plot", "no/such/folder/picture.png"],
        ["classic/fr", "--style", "cunning"],
        [],
    ],
)
@pytest.mark.parametrize("language", ["en", "lb"])
def test_bad_input_is_one_clear_line(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert sim(*arguments) == cli.FAILED
    one_clear_line(capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["classic/gr"], "Did you mean classic/fr"),
        (["classic/fr", "--with", "jumpin"], "There is no option “jumpin”. Did you mean jump_in?"),
        (["classic/fr", "--with", "jump_in=yes"], "possible: off | on. Did you mean on?"),
        (["classic/fr", "--with", "teams=2", "--players", "5"], "Try “Teams: no teams” (BB-7)."),
    ],
)
def test_bad_input_comes_with_what_may_be_meant(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sim(*arguments) == cli.FAILED
    assert said in capsys.readouterr().err


def test_options_that_nobody_chose_adapt(capsys: pytest.CaptureFixture[str]) -> None:
    two = ["classic/fr", "--players", "2", "--games", "10", "--processes", "1"]
    assert sim(*two) == sim(*two, "--with", "draw2_finish_defence") == 0
    assert capsys.readouterr().err == ""


def test_without_matplotlib_a_clear_word(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda _name: None)
    assert sim("classic/fr", "--plot", "picture.png") == cli.FAILED
    assert capsys.readouterr().err == "pioche: To draw, matplotlib is needed: pip install 'pioche[plots]'.\n"


@pytest.mark.parametrize("more", [[], ["--matches", "--with", "target=100"]])
def test_plot(more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "picture.png"
    assert sim("classic/de", "--games", "20", "--players", "3", "--processes", "1", "--plot", str(file), *more) == 0
    assert file.read_bytes().startswith(PNG)
    assert str(file) in capsys.readouterr().out.replace("\n", "")


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")

    def play(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("pioche.sim.cli.play", play)
    folder = tmp_path / "folder.png"
    folder.mkdir()
    for file in (folder, Path(f"{tmp_path}/{'x' * 300}.png")):
        assert sim("classic/de", "--games", "20", "--plot", str(file)) == cli.FAILED
        assert "cannot be written" in one_clear_line(capsys)


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_if_drawing_fails_in_the_end_the_tables_are_shown(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("PIOCHE_LANGUAGE", "de")
    monkeypatch.setattr("matplotlib.figure.Figure.savefig", full)
    file = tmp_path / "picture.png"
    arguments = ("classic/de", "--games", "20", "--processes", "1", "--plot", str(file), *more)
    assert sim(*arguments) == cli.FAILED
    said = capsys.readouterr()
    if more:
        assert json.loads(said.out)["job"]["games"] == 20
    else:
        assert Translator("de").text("sim-moves-per-round") in said.out
        assert str(file) not in said.out.replace("\n", "")
    assert said.err == f"pioche: In „{file}“ kann nicht geschrieben werden.\n"


@pytest.mark.skipif(os.name == "nt", reason="signals to a group")
def test_interrupt_ends_all_processes_cleanly() -> None:
    """Ctrl-C goes to every process of the terminal."""
    code = (
        "import sys; from pioche.sim import run; from pioche import cli\n"
        "told = run.Tally.add\n"
        "def add(self, other):\n    print('playing', flush=True)\n    told(self, other)\n"
        "run.Tally.add = add\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(cli.run(['sim', 'classic/de', '--games', '100000000', '--processes', '2']))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        os.killpg(program.pid, signal.SIGINT)
        # Returns only when no process holds the streams any more, so the workers have ended too.
        try:
            _, complaints = program.communicate(timeout=300)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)  # a program that hangs must not hang the tests
    assert program.returncode == cli.INTERRUPTED
    assert complaints == "pioche: stopped\n"
