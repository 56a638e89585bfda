"""`pioche arena --text`: a deterministic fake model in a process of its own plays whole rounds."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from pioche.arena.text_program import TextProgram
from pioche.cli import run
from pioche.engine.refusal import Refused
from tests.conftest import ROOT

EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "text_player.py")])


def program(path: Path, source: str) -> str:
    path.write_text(source, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


@pytest.mark.parametrize("mixed", [[], ["--mixed"]])
def test_whole_rounds(mixed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "casual", "random", "--text", EXAMPLE, "--deals", "2", "--players", "3", "--json", *mixed]
    assert run(arguments) == 0
    first = json.loads(capsys.readouterr().out)
    assert set(first["against"]) == {"casual", "random"}
    for each in first["against"].values():
        assert each["rounds"] == 6
        assert each["illegal_rate"] == 0
        assert each["win_rate_95"][0] <= each["win_rate"] <= each["win_rate_95"][1]
        assert each["decisions"] > 20
        assert 0 <= each["regret"] < 0.5
    assert run(arguments) == 0
    assert json.loads(capsys.readouterr().out) == first, "deterministic"


def test_tiles_and_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "random", "--text", EXAMPLE, "--game", "rummy/en", "--deals", "1"]) == 0
    said = capsys.readouterr().out
    assert "rummy/en" in said
    assert "random" in said


def test_the_line_protocol(tmp_path: Path) -> None:
    """A prompt ends with ?, the end of a round with a full stop."""
    echo = program(
        tmp_path / "echo.py",
        "import sys\nseen = []\nfor line in sys.stdin:\n    seen.append(line.rstrip())\n"
        "    if line == '?\\n':\n        print('|'.join(seen), flush=True)\n        seen = []\n",
    )
    with TextProgram(echo, 60) as running:
        assert running.ask("one\ntwo") == "one|two|?"
        running.tell("over")
        assert running.ask("three") == "over|.|three|?"


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "arena-text-ended"),
        ("import sys; sys.exit(3)", "arena-text-ended"),
        ("import time; time.sleep(600)", "arena-text-silent"),
    ],
)
def test_programs_that_do_not_answer(source: str, code: str, tmp_path: Path) -> None:
    with (
        TextProgram(program(tmp_path / "bad.py", source), 60 if "ended" in code else 0.2) as running,
        pytest.raises(Refused) as refused,
    ):
        running.ask("?")
    assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    "wrong",
    [
        ["random", "--text", "/no/such/program"],
        ["random", "--text", ""],
        ["random", "--text", "'"],
        ["--text", EXAMPLE],
        ["genius", "--text", EXAMPLE],
        ["random", "--text", EXAMPLE, "--deals", "0"],
        ["random", "--text", EXAMPLE, "--limit", "0"],
        ["random", "--text", EXAMPLE, "--players", "99"],
        ["random", "greedy", "--mixed"],
    ],
)
def test_what_cannot_be_played(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *wrong]) == 2
    said = capsys.readouterr().err
    assert said.startswith("pioche: ")
    assert said.count("\n") == 1
