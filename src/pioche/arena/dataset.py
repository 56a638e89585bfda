"""Rounds between bots as a data set: one row for each decision of each player, in Parquet files with checksums.

The rounds are the games of a contest, so the same contest gives the same rows. A file has the rounds of some deals. The
manifest lists the files that are finished: a run that was stopped goes on after them. Columns that begin with `hidden_`
have what the player did not know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer
from pioche.bots.bot import AnyBot
from pioche.bots.mind_player import MindPlayer
from pioche.bots.playing import Playing
from pioche.engine.game import AnyRound
from pioche.engine.refusal import refuse
from pioche.i18n import ENGLISH, Translator
from pioche.runs.files import appending, lock
from pioche.text.boards import seat_names
from pioche.text.situations import situation_of, situation_text

MANIFEST: Final = "manifest.json"
DEALS_IN_FILE: Final = 50
WAIT: Final = "wait"


class Decision(msgspec.Struct, frozen=True):
    """A row. docs/research.md describes the columns."""

    round: int
    deal: int
    edition: str
    rules: str
    players: int
    moment: int
    seat: int
    player: str
    on_turn: bool
    situation: str
    legal: tuple[str, ...]
    action: str
    made: bool
    values: tuple[float | None, ...] | None
    outcome: float
    hidden_position: str
    hidden_seed: str


class Written(msgspec.Struct, frozen=True):
    """A finished file. `rows_sha256` is of its rows as lines of JSON, which do not depend on how Parquet is written."""

    file: str
    first_round: int
    rounds: int
    rows: int
    bytes: int
    sha256: str
    rows_sha256: str


class Manifest(msgspec.Struct):
    """What determines the rows, and the files that are finished."""

    contest: str
    pioche: str
    edition: str
    options: dict[str, str]
    players: int
    entrants: tuple[str, ...]
    seed: str
    reproducible: bool
    deals_in_file: int
    columns: tuple[str, ...]
    files: list[Written]


class Recording(Playing):
    """A round that keeps every decision."""

    def __init__(self, table: AnyRound, bots: Sequence[AnyBot], edition: str) -> None:
        super().__init__(table, bots)
        self.decisions: list[dict[str, Any]] = []
        self._edition = edition
        self._words = Translator(ENGLISH)
        self._names = seat_names(self._words)
        self._since: list[list[object]] = [[] for _ in bots]
        self._moment = 0
        self._asked_from = 0

    def answered(self, seat: int, legal: Sequence[Any], action: Any | None) -> None:
        game, since = self.table.game, self._since[seat]
        situation = situation_of(self.table, self._edition, seat, since)
        bot = self.bots[seat]
        thought = bot.values() if isinstance(bot, MindPlayer) else {}
        self.decisions.append(
            {
                "moment": self._moment,
                "seat": seat,
                "on_turn": seat == self.table.turn,
                "situation": situation_text(situation, self._words, self._names),
                "legal": tuple(self.table.legal_texts(seat)),
                "action": WAIT if action is None else _text(game.write(action)),
                "made": False,
                "values": tuple(_rounded(thought.get(each)) for each in legal) if thought else None,
                "hidden_position": self.table.text(),
            }
        )
        since.clear()

    def do(self, action: object) -> Sequence[object]:
        made: Any = action
        text = _text(self.table.game.write(made))
        for decision in self.decisions[self._asked_from :]:
            if decision["seat"] == made.seat and decision["action"] in (text, WAIT):
                decision["made"], decision["action"] = True, text  # what is done for a player who does nothing
        self._asked_from = len(self.decisions)
        self._moment += 1
        return super().do(action)

    def _tell(self, happened: Sequence[object]) -> None:
        super()._tell(happened)
        for since in self._since:
            since.extend(happened)


def _text(written: str) -> str:
    """An action without its seat, as `legal_texts` has it."""
    return written.partition(":")[2]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


class Recorder(GamePlayer):
    """Plays the rounds of a contest for a data set."""

    def decisions(self, number: int) -> Iterator[Decision]:
        """The decisions of a round by its number."""
        contest = self._contest
        sitting = contest.sitting(number)
        seed = contest.deal_seed(sitting.deal)
        table, happened = self._game.deal(self._rules, contest.players, seed, sitting.deal % contest.players)
        recording = Recording(table, self.seated(sitting), contest.edition)
        played = recording.begin(self._rules, happened, contest.chance(number)).to_the_end()
        won = len(played.winners)
        lost = -won / (contest.players - won) if 0 < won < contest.players else 0.0
        for row in recording.decisions:
            yield Decision(
                round=number,
                deal=sitting.deal,
                edition=contest.edition,
                rules=",".join(f"{name}={value}" for name, value in contest.options),
                players=contest.players,
                player=contest.entrants[sitting.seats[row["seat"]]].name,
                outcome=float(lost and (1.0 if row["seat"] in played.winners else lost)),
                hidden_seed=seed.hex(),
                **row,
            )


def rows_of(contest: Contest, first: int, count: int) -> list[Decision]:
    """The rows of some rounds."""
    with Recorder(contest) as recorder:
        return [decision for number in range(first, first + count) for decision in recorder.decisions(number)]


def rows_digest(rows: Sequence[Decision]) -> str:
    """The SHA-256 of rows as lines of JSON."""
    made = hashlib.sha256()
    for row in rows:
        made.update(msgspec.json.encode(row) + b"\n")
    return made.hexdigest()


def schema() -> Any:
    """The columns as Arrow has them."""
    import pyarrow as pa

    texts = {name: pa.string() for name in ("edition", "rules", "player", "situation", "action")}
    kinds: Mapping[str, Any] = {
        **texts,
        "round": pa.int64(),
        "deal": pa.int64(),
        "players": pa.int8(),
        "moment": pa.int32(),
        "seat": pa.int8(),
        "on_turn": pa.bool_(),
        "legal": pa.list_(pa.string()),
        "made": pa.bool_(),
        "values": pa.list_(pa.float64()),
        "outcome": pa.float64(),
        "hidden_position": pa.string(),
        "hidden_seed": pa.string(),
    }
    return pa.schema([(name, kinds[name]) for name in Decision.__struct_fields__])


def write_rounds(contest: Contest, folder: Path, part: tuple[int, int]) -> Written:
    """Play some rounds and write their rows to a file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    first, count = part
    rows = rows_of(contest, first, count)
    path = folder / f"rounds-{first:09}.parquet"
    waiting = path.with_suffix(".part")
    table = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], schema=schema())
    pq.write_table(table, waiting, compression="zstd")
    data = waiting.read_bytes()
    waiting.replace(path)
    return Written(path.name, first, count, len(rows), len(data), hashlib.sha256(data).hexdigest(), rows_digest(rows))


def read_rows(path: Path) -> list[Decision]:
    """The rows of a file."""
    import pyarrow.parquet as pq

    return [msgspec.convert(row, Decision) for row in pq.read_table(path).to_pylist()]


def manifest_of(contest: Contest) -> Manifest:
    """The manifest of a data set that is about to be made."""
    return Manifest(
        contest.key(),
        __version__,
        contest.edition,
        dict(contest.options),
        contest.players,
        tuple(entrant.name for entrant in contest.entrants),
        contest.seed.hex(),
        all(entrant.reproducible is True for entrant in contest.entrants),
        DEALS_IN_FILE,
        Decision.__struct_fields__,
        [],
    )


class Folder:
    """The folder of a data set, locked by one process at a time."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder
        self._lock = appending(folder / ".lock")
        try:
            self.manifest = self._resumed(manifest_of(contest))
        except BaseException:
            self._lock.close()
            raise

    def _resumed(self, fresh: Manifest) -> Manifest:
        if not lock(self._lock.fileno()):
            raise refuse("arena-in-use", file=str(self.path))
        path = self.path / MANIFEST
        if not path.exists():
            return fresh
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Manifest)
        except msgspec.DecodeError:
            raise refuse("dataset-other", folder=str(self.path)) from None
        known = found.files
        found.files = []
        if found != fresh:
            raise refuse("dataset-other", folder=str(self.path))
        fresh.files = [written for written in known if self._intact(written)]
        return fresh

    def _intact(self, written: Written) -> bool:
        path = self.path / written.file
        return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == written.sha256

    def left(self, contest: Contest) -> list[tuple[int, int]]:
        """The parts that have no file yet: the first round of each, and how many."""
        size = DEALS_IN_FILE * contest.games // contest.deals
        known = {(written.first_round, written.rounds) for written in self.manifest.files}
        parts = [(first, min(size, contest.games - first)) for first in range(0, contest.games, size)]
        return [part for part in parts if part not in known]

    def add(self, written: Written) -> None:
        """Enter a finished file in the manifest."""
        files = {each.file: each for each in (*self.manifest.files, written)}
        self.manifest.files = [files[name] for name in sorted(files)]
        waiting = self.path / f"{MANIFEST}.part"
        waiting.write_bytes(msgspec.json.format(msgspec.json.encode(self.manifest), indent=2) + b"\n")
        waiting.replace(self.path / MANIFEST)

    def close(self) -> None:
        """Let other processes use the folder."""
        self._lock.close()
