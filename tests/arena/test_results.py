"""The results file of a contest: used by one process at a time, and impossible results are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche import __version__
from pioche.arena.outcome import Outcome, Trouble
from pioche.arena.results import KINDS, Results
from pioche.arena.worker_pool import play_here
from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator
from tests.arena.setups import SHORT, contest

SOUND = Outcome(0, (1,), 21, (0.1, 0.2), (11, 10), (Trouble(1, "hung", 2, "2 s"),))


def written(file: Path, *outcomes: Outcome) -> bytes:
    with Results(contest(), file) as kept:
        for outcome in outcomes:
            kept.add(outcome)
    return file.read_bytes()


def test_only_one_contest_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    outcomes = list(play_here(contest(), range(4)))
    with Results(contest(), file) as kept:
        kept.add(outcomes[0])
        with pytest.raises(Refused, match="arena-in-use"):
            Results(contest(), file)
        kept.add(outcomes[1])
    with Results(contest(), file) as kept:
        assert sorted(kept.outcomes) == [0, 1]
    with Results(contest(), file):  # unlocked again, also after a refusal
        pass


def test_what_others_have_written_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    """Even on file systems without locks."""
    file = tmp_path / "games.jsonl"
    with Results(contest(), file) as kept:
        with file.open("ab") as other:
            other.write(b"other\n")
        kept.add(SOUND)
    assert [line[:7] for line in file.read_bytes().splitlines()] == [b'{"conte', b"other", b'{"game"']


def test_games_of_another_version_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    other = written(file, SOUND).replace(f'"pioche":"{__version__}"'.encode(), b'"pioche":"0.0.9"')
    assert b"0.0.9" in other
    file.write_bytes(other)
    with pytest.raises(Refused, match=r"arena-other-version.*theirs=0\.0\.9"):
        Results(contest(), file)
    assert file.read_bytes() == other


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": -1},
        {"game": 1 << 60},
        {"winners": (2,)},
        {"winners": (-1,)},
        {"winners": (1, 1)},
        {"winners": (0, 1)},
        {"actions": -1},
        {"asked": ()},
        {"asked": (1, -1)},
        {"asked": (1, 2, 3)},
        {"thinking": (0.1, 1e300)},
        {"thinking": (0.1, -0.1)},
        {"thinking": (0.1,)},
        {"troubles": (Trouble(2, "hung", 1, ""),)},
        {"troubles": (Trouble(0, "bored", 1, ""),)},
        {"troubles": (Trouble(0, "hung", 0, ""),)},
    ],
    ids=str,
)
def test_what_cannot_have_been_played_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = written(file, SOUND) + msgspec.json.encode(msgspec.structs.replace(SOUND, **{"game": 1, **wrong})) + b"\n"
    file.write_bytes(whole)
    with pytest.raises(Refused, match=r"arena-no-results.*line=3"):
        Results(contest(), file)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("winners", [(), (0, 2), (3, 1), (0,), (0, 1), (0, 2, 1), (0, 1, 2, 3), (0, 2, 4)], ids=str)
def test_partners_win_together_and_nobody_with_them(winners: tuple[int, ...], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = contest(players=4, options=(("teams", "2"),))
    with Results(played, file) as kept:
        kept.add(Outcome(0, winners, 21, (0.1,) * 4, (5,) * 4))
    if sorted(winners) in ([], [0, 2], [1, 3]):
        with Results(played, file) as kept:
            assert kept.outcomes[0].winners == winners
    else:
        with pytest.raises(Refused, match=r"arena-no-results.*line=2"):
            Results(played, file)


def test_what_partners_have_played_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = contest(players=4, options=(*SHORT, ("teams", "2")), deals=2)
    outcomes = list(play_here(played, range(played.games)))
    with Results(played, file) as kept:
        for outcome in outcomes:
            kept.add(outcome)
    with Results(played, file) as kept:
        assert list(kept.outcomes.values()) == outcomes


def test_games_beyond_the_deals_asked_for_are_sound(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, msgspec.structs.replace(SOUND, game=1000))
    with Results(contest(), file) as kept:
        assert list(kept.outcomes) == [1000]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_a_name(language: str) -> None:
    for kind in KINDS:
        assert Translator(language).text(f"arena-trouble-{kind}", times=2)


@pytest.mark.parametrize("length", [1, 8, 40, -1])
def test_a_first_line_that_was_cut_short_is_begun_anew(length: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    header = written(file)
    file.write_bytes(header[:length])
    assert written(file, SOUND).startswith(header)


@pytest.mark.parametrize(
    "text", ['{"contest":"important data without newline", "x": 1}', '{"contest":"0', "[", "important"]
)
def test_what_others_have_begun_is_not_ours(text: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(Refused, match=r"arena-no-results.*line=1"):
        Results(contest(), file)
    assert file.read_text() == text


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    devices = [path for path in map(Path, ("/dev/full", "/dev/null")) if path.exists()]
    for path in (tmp_path, *devices):
        with pytest.raises(Refused, match="file-unwritable"):
            Results(contest(), path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full")
def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    with Results(contest(), tmp_path / "games.jsonl") as kept:
        assert kept._file is not None
        kept._file.close()
        kept._file = Path("/dev/full").open("ab", buffering=0)  # noqa: SIM115 (closed by the results)
        with pytest.raises(Refused, match="file-unwritable"):
            kept.add(SOUND)
        assert kept.outcomes == {}  # a game that could not be written does not count
