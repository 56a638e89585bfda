"""Data sets of rounds: the same contest gives the same rows, and the sample in the repository is one."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.arena.cli import contest_of
from pioche.arena.contest import Contest
from pioche.arena.dataset import (
    DEALS_IN_FILE,
    MANIFEST,
    Decision,
    Folder,
    Manifest,
    Written,
    read_rows,
    rows_digest,
    rows_of,
    write_rounds,
)
from pioche.arena.dataset_cli import command
from pioche.bots.hosted_bot import LIMIT
from pioche.engine.refusal import Refused
from tests.conftest import PURE, ROOT

SAMPLE = ROOT / "examples" / "dataset"


def contest(*entrants: str, game: str = "classic/mini", deals: int = 2, seed: str = "test") -> Contest:
    return contest_of(entrants, game, 2, deals, (), False, LIMIT, seed)


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    return msgspec.json.decode((SAMPLE / MANIFEST).read_bytes(), type=Manifest)


@pytest.fixture(scope="module")
def rows() -> list[Decision]:
    made = contest("heuristic", "learned", game="classic/de", deals=3)
    return rows_of(made, 0, made.games)


@pytest.mark.skipif(PURE, reason="a search takes long uncompiled")
def test_the_sample_can_be_made_again(manifest: Manifest) -> None:
    """If players or sentences have changed: `pioche dataset`, as docs/research.md says, makes a new sample."""
    made = contest(*manifest.entrants, game=manifest.edition, seed="sample")
    (written,) = manifest.files
    assert (manifest.contest, manifest.reproducible) == (made.key(), True)
    found = rows_of(made, written.first_round, written.rounds)
    assert len(found) == written.rows
    assert rows_digest(found) == written.rows_sha256


def test_the_sample_is_intact_and_small(manifest: Manifest) -> None:
    (written,) = manifest.files
    data = (SAMPLE / written.file).read_bytes()
    assert hashlib.sha256(data).hexdigest() == written.sha256
    assert len(data) == written.bytes < 200_000


def test_the_file_of_the_sample_has_its_rows(manifest: Manifest) -> None:
    pytest.importorskip("pyarrow")
    (written,) = manifest.files
    assert rows_digest(read_rows(SAMPLE / written.file)) == written.rows_sha256


def test_every_column_is_described() -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    table = text.partition("| column |")[2].partition("\n\n")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == Decision.__struct_fields__


def test_rows_make_sense(rows: list[Decision]) -> None:
    assert {row.player for row in rows} == {"heuristic", "learned"}
    assert {row.round for row in rows} == set(range(6))
    for row in rows:
        assert row.action in row.legal or (row.action == "wait" and not row.made)
        assert abs(row.outcome) == 1
        assert f"> seat {row.seat}" in row.situation or not row.on_turn
    for number in range(6):
        moments = [row.moment for row in rows if row.round == number and row.made]
        assert len(moments) == len({*moments})
        assert {row.outcome for row in rows if row.round == number} == {1.0, -1.0}


def test_values_belong_to_legal_actions(rows: list[Decision]) -> None:
    valued = [row for row in rows if row.values is not None]
    assert {row.player for row in valued} == {"learned"}
    assert len(valued) > 20
    for row in valued:
        assert row.values is not None
        known = dict(zip(row.legal, row.values, strict=True))
        best = max(value for value in row.values if value is not None)
        assert known[row.action] == best
        assert all(value is None or 0 <= value <= 1 for value in row.values)


def test_only_hidden_columns_tell_hidden_cards(rows: list[Decision]) -> None:
    """The situation names as many cards as the seat holds, and only counts those of the others."""
    for row in rows:
        others = [line for line in row.situation.split("\n") if re.match(r"[> ] seat \d:", line)]
        assert [("face down" in line) for line in others] == [seat != row.seat for seat in range(row.players)]
        assert "seed=" not in row.situation
        assert "seed=" in row.hidden_position


def fake(folder: Path, part: tuple[int, int]) -> Written:
    data = repr(part).encode()
    (folder / f"{part[0]}.parquet").write_bytes(data)
    digest = hashlib.sha256(data).hexdigest()
    return Written(f"{part[0]}.parquet", part[0], part[1], 1, len(data), digest, "")


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    made = contest("random", "greedy", deals=2 * DEALS_IN_FILE + 1)
    folder = Folder(tmp_path, made)
    parts = folder.left(made)
    assert parts == [(0, 100), (100, 100), (200, 2)]
    folder.add(fake(tmp_path, parts[1]))
    folder.add(fake(tmp_path, parts[0]))
    with pytest.raises(Refused, match="arena-in-use"):
        Folder(tmp_path, made)
    folder.close()
    (tmp_path / "100.parquet").write_bytes(b"damaged")
    again = Folder(tmp_path, made)
    assert again.left(made) == [(100, 100), (200, 2)]
    again.close()
    for other in (contest("random", "greedy", seed="other"), contest("random", "heuristic")):
        with pytest.raises(Refused, match="dataset-other"):
            Folder(tmp_path, other)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    given: dict[str, Any] = {"game": "classic/de", "deals": 2, "processes": 1}
    assert command(tmp_path / "games", "random", "heuristic", **given) == 0
    found = msgspec.json.decode((tmp_path / "games" / MANIFEST).read_bytes(), type=Manifest)
    rows = [row for written in found.files for row in read_rows(tmp_path / "games" / written.file)]
    assert f"{len(rows):,} decisions" in capsys.readouterr().out
    assert rows == rows_of(contest("random", "heuristic", game="classic/de", seed="pioche"), 0, 4)
    before = (tmp_path / "games" / found.files[0].file).stat().st_mtime_ns
    assert command(tmp_path / "games", "random", "heuristic", **given) == 0
    assert (tmp_path / "games" / found.files[0].file).stat().st_mtime_ns == before


def test_files_do_not_depend_on_the_run(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    made = contest("random", "greedy")
    one, other = (write_rounds(made, tmp_path, (0, 4)) for _ in range(2))
    assert one == other


def test_without_pyarrow_the_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.arena.dataset_cli.find_spec", lambda _: None)
    with pytest.raises(Refused, match="dataset-library"):
        command(tmp_path, "random", "greedy")
