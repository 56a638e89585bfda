"""`pioche puzzles`: the same puzzles with any number of processes, and a run that was stopped goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.engine.refusal import Refused
from pioche.puzzles import files
from pioche.puzzles.generating import Collection, batch, generate, wanted
from pioche.puzzles.model import Kind

FEW = (40, 0)  # tile puzzles, card puzzles


class Stopped(Exception):
    pass


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="ascii") for path in folder.iterdir()}


def test_the_same_with_any_number_of_processes_and_after_an_interruption(tmp_path: Path) -> None:
    done: list[int] = []
    found = generate(tmp_path / "one", *FEW, 1, done.append)
    assert sum(done) == sum(found.values()) == sum(sum(each.values()) for each in wanted(*FEW).values())
    generate(tmp_path / "two", *FEW, 2, lambda _: None)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")

    calls = 0

    def stop(_: int) -> None:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise Stopped

    with pytest.raises(Stopped):
        generate(tmp_path / "three", *FEW, 1, stop)
    assert contents(tmp_path / "three") != contents(tmp_path / "one")
    generate(tmp_path / "three", *FEW, 1, lambda _: None)
    assert contents(tmp_path / "three") == contents(tmp_path / "one")


def test_batches_count_in_their_order(tmp_path: Path) -> None:
    rows = {number: batch((Kind.FOUR, number))[1] for number in range(3)}
    assert all(rows.values())
    one, other = (Collection(tmp_path, Kind.FOUR, wanted(2_000, 0)[Kind.FOUR]) for _ in range(2))
    for number in (0, 1, 2):
        one.add(number, rows[number])
    assert [other.add(number, rows[number]) for number in (2, 1)] == [0, 0]
    assert other.add(0, rows[0]) == len(one.rows)
    assert other.rows == one.rows
    assert one.add(3, rows[0]) == 0  # the same positions again


def test_files_that_are_none(tmp_path: Path) -> None:
    file = tmp_path / "four.txt"
    file.write_text("nonsense\n", encoding="ascii")
    with pytest.raises(Refused, match="has no puzzles"):
        files.read(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match="has no puzzles"):
        files.read(file)
    file.write_text(f"{files.HEAD}\n1 R1 | -\nwhat\n", encoding="ascii")
    with pytest.raises(Refused, match="Line 3"):
        files.read(file)


@pytest.mark.parametrize("language", ["en", "fr", "de", "lb"])
def test_the_command(tmp_path: Path, language: str) -> None:
    command = [sys.executable, "-m", "pioche", "puzzles", str(tmp_path), "--cards", "0", "--processes", "1", "--tiles"]
    env = {**os.environ, "PIOCHE_LANGUAGE": language}
    made = subprocess.run([*command, "15"], capture_output=True, text=True, check=False, env=env)
    assert (made.returncode, made.stderr) == (0, "")
    assert len(made.stdout.splitlines()) == len(Kind)
    refused = subprocess.run([*command, "-1"], capture_output=True, text=True, check=False, env=env)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1
