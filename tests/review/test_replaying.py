"""`pioche replay` as a user meets it: piped, at one move, through one seat's eyes, and in a terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import games
from pioche.engine import replay
from tests.conftest import ROOT
from tests.review.test_tiles import played

GAME = ROOT / "tests" / "replays" / "fr-4.pioche"
COMMAND = [sys.executable, "-m", "pioche", "replay"]


def pioche_replay(*arguments: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PIOCHE_LANGUAGE": language}
    return subprocess.run(
        [*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False, env=env, stdin=subprocess.DEVNULL
    )


@pytest.mark.parametrize("language", ["en", "fr", "de", "lb"])
def test_all_moves_are_printed(language: str) -> None:
    shown = pioche_replay(GAME, language=language)
    assert (shown.returncode, shown.stderr) == (0, "")
    steps = replay.verify(GAME.read_text(encoding="ascii"), games.of)
    moves = [line for line in shown.stdout.splitlines() if line.partition(".")[0].isdecimal()]
    assert len(moves) == sum(step.action is not None for step in steps)
    assert steps[-1].text in shown.stdout


def test_one_move_with_open_hands() -> None:
    steps = replay.verify(GAME.read_text(encoding="ascii"), games.of)
    shown = pioche_replay(GAME, "--move", "2").stdout.splitlines()
    assert shown[0].startswith("2. Player 1 plays")
    assert shown[-1] == steps[2].text
    assert "face down" not in "".join(line for line in shown if "player" in line)


def test_through_the_eyes_of_a_seat() -> None:
    """Nobody else's hand is shown, nor what others draw, nor the notation, which holds everything."""
    steps = replay.verify(GAME.read_text(encoding="ascii"), games.of)
    shown = pioche_replay(GAME, "--move", "2", "--seat", "2").stdout
    hands = [line for line in shown.splitlines() if line[2:].lower().startswith("player ")]
    assert ["face down" in line for line in hands] == [True, False, True, True]
    assert steps[2].text not in shown
    assert "seed" not in pioche_replay(GAME, "--seat", "2").stdout


def test_any_game(tmp_path: Path) -> None:
    file = tmp_path / "tiles.pioche"
    file.write_text(played(5, 2), encoding="ascii")
    assert "Meld 1" in pioche_replay(file, "--move", "5").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((GAME, "--move", "100000"), "There is no move"),
        ((GAME, "--move", "-1"), "There is no move"),
        ((GAME, "--seat", "5"), "they are 1 to 4"),
        ((GAME, "--seat", "0"), "they are 1 to 4"),
        ((ROOT / "README.md",), "not a recorded game"),
        ((ROOT / "missing.pioche",), "No such file"),
    ],
)
def test_bad_input_gets_one_line(arguments: tuple[str | Path, ...], words: str) -> None:
    refused = pioche_replay(*arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert len(refused.stderr.strip().splitlines()) == 1
    assert words in refused.stderr


def test_stepping_in_a_terminal() -> None:
    """Next, next, back, a move that does not exist, a move, the end."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "PIOCHE_LANGUAGE": "en"}
    with subprocess.Popen([*COMMAND, str(GAME)], stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        heads = []
        for typed in ("", "", "b", "99999", "3", "q"):
            said = ""
            while "q: end." not in said:
                said += os.read(ours, 65_536).decode()
            heads.append([line for line in said.splitlines() if line.startswith(("Round", "1.", "2.", "3.", "There"))])
            os.write(ours, f"{typed}\n".encode())
        assert process.wait() == 0
    os.close(ours)
    assert [each[0].split(" ")[0] for each in heads] == ["Round", "1.", "2.", "1.", "There", "3."]


def test_a_round_that_began_at_a_position_is_reviewed() -> None:
    """Nobody has seen its deal: the view alone says what a seat knew."""
    from pioche import games
    from pioche.engine import replay
    from pioche.engine.progress import MatchInProgress
    from pioche.review.analysis import Effort
    from pioche.review.run import review

    game = games.of("classic/fr")
    start = "r5r6b1/g1g2g3 y1y2y3y4y5y6y7y8y9 r9 r > turn:0"
    rules = game.rules("classic/fr", {"target": "1"}, players=2)
    table = MatchInProgress(game, "classic/fr", rules, 2)
    table.start_from(start)
    made = replay.new(game, "classic/fr", rules, 2).begun(bytes(32), 0, start)
    while not table.round.over:
        action = table.round.legal(table.round.turn)[0]
        table.round.apply(action)
        made = made.played(game.write(action))
    text = replay.write(made.scored(table.score(), table.winners()))
    found = review(text, Effort(40), 1, lambda _: None)
    assert found.rounds[0].decisions
