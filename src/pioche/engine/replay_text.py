"""The text of a replay: its lines written and read (docs/replays.md). `engine.replay` plays it again.

The format is the same for every game. Any error in it raises `BadReplay`, which names the line. This module works on
strings; reading and writing files is up to the caller.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NoReturn

from pioche.engine import deal
from pioche.engine.match import RoundScore, parse_score
from pioche.engine.refusal import Argument, Refusal, Refused, refuse
from pioche.engine.setup import FREE, Setup

VERSION: Final = 2
"""The newest version; version 1 has neither `earlier` lines nor rounds that begin at a position or a deal set up."""
SUFFIX: Final = ".pioche"
_SHOWN: Final = 80  # most characters of a line that a refusal quotes


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round: its deal, its actions as text, and its score (None while it is being played)."""

    seed: bytes
    dealer: int
    actions: tuple[str, ...] = ()
    score: RoundScore | None = None
    start: str = ""  # the position that it began with, if it was not dealt
    setup: Setup = FREE  # what was given about the deal
    chosen: bool = False  # was the dealer given, instead of found by the rules?

    def beginning(self) -> list[str]:
        """The lines after the first that say how it began, if not by its seed alone."""
        lines = [f"from {self.start}"] if self.start else []
        lines += ["given dealer"] if self.chosen else []
        lines += [f"given {seat} {hand}" for seat, hand in enumerate(self.setup.hands) if hand is not None]
        return lines + ([] if self.setup.first is None else [f"given first {self.setup.first}"])


@dataclass(frozen=True, slots=True)
class Replay:
    """A recorded match, finished or not."""

    edition: str
    players: int
    options: tuple[tuple[str, str], ...] = ()  # those that differ from the edition
    rounds: tuple[RecordedRound, ...] = ()
    winners: tuple[int, ...] = ()  # sides; empty while the match goes on
    earlier: tuple[RoundScore, ...] = ()  # scores of rounds before the first one that is recorded

    @property
    def version(self) -> int:
        """The oldest version of the format that can say this."""
        return 2 if self.earlier or any(played.beginning() for played in self.rounds) else 1

    @property
    def game(self) -> str:
        """The name of the game: `classic` of `classic/fr`."""
        return self.edition.partition("/")[0]

    def totals(self) -> tuple[int, ...]:
        """The points of each side so far; empty before the first round is over."""
        lines = [line.points for line in self.earlier]
        lines += [played.score.points for played in self.rounds if played.score is not None]
        return tuple(map(sum, zip(*lines, strict=True)))

    # Recording: each method returns a new replay

    def begun(self, seed: bytes, dealer: int, start: str = "") -> Replay:
        """This replay with one more round; `start`: it begins at this position instead of a deal."""
        return replace(self, rounds=(*self.rounds, RecordedRound(seed, dealer, start=start)))

    def played(self, *actions: str) -> Replay:
        """This replay with more actions in the last round."""
        *before, last = self.rounds
        return replace(self, rounds=(*before, replace(last, actions=(*last.actions, *actions))))

    def scored(self, score: RoundScore, winners: tuple[int, ...] = ()) -> Replay:
        """This replay with the score of the last round and the sides that have now won the match."""
        *before, last = self.rounds
        return replace(self, rounds=(*before, replace(last, score=score)), winners=winners)


class BadReplay(Refused):
    """A replay is invalid, first at this line. `why` is the refusal of the game, if there is one."""

    def __init__(self, refusal: Refusal, why: Refusal | None = None) -> None:
        super().__init__(refusal)
        self.line = int(dict(refusal.args)["line"])
        self.why = why


def bad(found: Refused, why: Refusal | None = None) -> BadReplay:
    """A `BadReplay` from a refusal: long arguments are truncated, the clause is that of `why`."""
    refusal = found.refusal
    args = tuple((name, _shown(value)) for name, value in refusal.args)
    return BadReplay(replace(refusal, clause=why.clause if why else "", args=args), why)


def _shown(value: Argument) -> Argument:
    return value[: _SHOWN - 1] + "…" if isinstance(value, str) and len(value) > _SHOWN else value


# Writing


def write(made: Replay) -> str:
    """The replay as text; raises `ValueError` if `read` would not give the same replay back."""
    body = "".join(f"{line}\n" for line in _lines(made))
    text = f"{body}sum {_sum(body)}\n"
    try:
        same = read(text) == made
    except Refused as error:
        raise ValueError(f"this replay cannot be written: {error}") from error
    if not same:
        raise ValueError("this replay cannot be written")
    return text


def _lines(made: Replay) -> Iterator[str]:
    yield f"pioche replay {made.version}"
    yield f"edition {made.edition}"
    for name, value in made.options:
        yield f"option {name} {value}"
    yield f"players {made.players}"
    yield f"deal {deal.VERSION}"
    for line in made.earlier:
        yield f"earlier {line.text()}"
    for number, played in enumerate(made.rounds, 1):
        seed = f" seed {played.seed.hex()}" if played.seed else ""
        yield f"round {number} dealer {played.dealer}{seed}"
        yield from played.beginning()
        yield from played.actions
        if played.score is not None:
            yield f"score {played.score.text()}"
    yield " ".join(["match", commas(made.winners) or "-", commas(made.totals())]).rstrip()


def commas(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


# Reading

_VERSION: Final = re.compile(r"pioche replay ([0-9]{1,9})")
_EDITION: Final = re.compile(r"edition ([a-z]{1,20}/[a-z0-9_-]{1,40})")
_OPTION: Final = re.compile(r"option ([a-z][a-z0-9_]{0,39}) ([!-~](?:[ -~]{0,8000}[!-~])?)")
_PLAYERS: Final = re.compile(r"players ([1-9][0-9]?)")
_DEAL: Final = re.compile(r"deal ([0-9]{1,9})")
_EARLIER: Final = re.compile(r"earlier (.{1,200})")
_ROUND: Final = re.compile(r"round ([1-9][0-9]{0,5}) dealer ([0-9])(?: seed ([0-9a-f]{64}))?")
_FROM: Final = re.compile(r"from ([!-~](?:[ -~]{0,8000}[!-~])?)")
_GIVEN: Final = re.compile(r"given (?:(dealer)|(first|[0-9]) ([!-~](?:[ -~]{0,8000}[!-~])?))")
_ACTION: Final = re.compile(r"[0-9][!-~](?:[ -~]{0,8000}[!-~])?")
_SCORE: Final = re.compile(r"score (.{1,200})")
_MATCH: Final = re.compile(r"match (-|[0-9](?:,[0-9])*)(?: ([0-9]{1,9}(?:,[0-9]{1,9})*))?")
_SUM: Final = re.compile(r"sum ([0-9a-f]{16})")


class Reader:
    """Reads a text line by line and refuses unexpected lines."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.number = 1  # of the next line

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Consume the next line if it matches; None otherwise."""
        if self.number > len(self.lines):
            return None
        found = pattern.fullmatch(self.lines[self.number - 1])
        self.number += found is not None
        return found

    def meets(self, pattern: re.Pattern[str]) -> bool:
        """Does the next line match?"""
        return self.number <= len(self.lines) and pattern.fullmatch(self.lines[self.number - 1]) is not None

    def need(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        """Consume the next line; refused unless it matches."""
        return self.take(pattern) or self.wrong(wanted)

    def wrong(self, wanted: str) -> NoReturn:
        """Refuse the next line: unexpected, or missing."""
        if self.number > len(self.lines):
            raise bad(refuse("replay-short", line=self.number, wanted=wanted))
        raise bad(refuse("replay-line", line=self.number, text=self.lines[self.number - 1], wanted=wanted))


def read(text: str) -> Replay:
    """Parse a replay and verify its checksum. `follow` verifies the deals, actions and results."""
    made, reader = parse(text)
    check_sum(reader)
    return made


def parse(text: str) -> tuple[Replay, Reader]:
    """Parse all lines except the checksum, which the reader returned is at."""
    reader = Reader(text)
    found = reader.take(_VERSION)
    if not found:
        raise bad(refuse("replay-not-one", line=1))
    made_by = int(found[1])
    if not 1 <= made_by <= VERSION:
        raise bad(refuse("replay-version", line=1, version=made_by, known=VERSION))
    edition = reader.need(_EDITION, "edition GAME/NAME")[1]
    options: dict[str, str] = {}
    while found := reader.take(_OPTION):
        if found[1] in options:
            raise bad(refuse("replay-twice", line=reader.number - 1, text=found[0]))
        options[found[1]] = found[2]
    players = int(reader.need(_PLAYERS, "players NUMBER")[1])
    version = int(reader.need(_DEAL, "deal VERSION")[1])
    if version != deal.VERSION:
        raise bad(refuse("replay-deal", line=reader.number - 1, version=version, known=deal.VERSION))
    earlier: list[RoundScore] = []
    while made_by > 1 and (found := reader.take(_EARLIER)):
        earlier.append(_parse_score(reader, found, "earlier"))
    rounds: list[RecordedRound] = []
    while not rounds or rounds[-1].score is not None:
        if not (found := reader.take(_ROUND)):
            break
        if int(found[1]) != len(rounds) + 1:
            raise bad(refuse("replay-line", line=reader.number - 1, text=found[0], wanted=f"round {len(rounds) + 1}"))
        start = reader.take(_FROM) if made_by > 1 else None
        if start is None and found[3] is None:
            if made_by > 1 and not any(map(reader.meets, (_ACTION, _GIVEN, _SCORE, _MATCH))):
                reader.wrong("from POSITION")
            raise bad(refuse("replay-line", line=reader.number - 1, text=found[0], wanted="round … seed"))
        begun = RecordedRound(bytes.fromhex(found[3] or ""), int(found[2]), start="" if start is None else start[1])
        if made_by > 1 and start is None:
            begun = _parse_given(reader, begun)
        rounds.append(_parse_round(reader, begun))
    made = Replay(edition, players, tuple(options.items()), tuple(rounds), earlier=tuple(earlier))
    if made.version != made_by:
        raise bad(refuse("replay-version", line=1, version=made_by, known=made.version))
    return _parse_match(reader, made), reader


def _parse_given(reader: Reader, begun: RecordedRound) -> RecordedRound:
    """What was given about a deal: the dealer, hands by seat, what lies open, in this order."""
    chosen = False
    hands: list[str | None] = []
    first: str | None = None
    while found := reader.take(_GIVEN):
        late = chosen or bool(hands) if found[1] else found[2] != "first" and int(found[2]) < len(hands)
        if late or first is not None:
            raise bad(refuse("replay-twice", line=reader.number - 1, text=found[0]))
        if found[1]:
            chosen = True
        elif found[2] == "first":
            first = found[3]
        else:
            hands += [None] * (int(found[2]) - len(hands)) + [found[3]]
    return replace(begun, setup=Setup(tuple(hands), first), chosen=chosen)


def _parse_round(reader: Reader, begun: RecordedRound) -> RecordedRound:
    actions: list[str] = []
    while action := reader.take(_ACTION):
        actions.append(action[0])
    found = reader.take(_SCORE)
    score = None if found is None else _parse_score(reader, found, "score")
    return replace(begun, actions=tuple(actions), score=score)


def _parse_score(reader: Reader, found: re.Match[str], wanted: str) -> RoundScore:
    """The score in the line that was just read."""
    try:
        return parse_score(found[1])
    except Refused as error:
        raise bad(refuse("replay-line", line=reader.number - 1, text=found[0], wanted=wanted), error.refusal) from error


def _parse_match(reader: Reader, made: Replay) -> Replay:
    last = made.rounds[-1].score if made.rounds else None
    wanted = "round | match" if last is not None or not made.rounds else "SEAT:ACTION | score | match"
    found = reader.need(_MATCH, wanted)
    sides = {len(played.score.points) for played in made.rounds if played.score is not None}
    sides |= {len(line.points) for line in made.earlier}
    if len(sides) > 1:
        raise bad(refuse("replay-sides", line=reader.number - 1))
    totals = commas(made.totals())
    if (found[2] or "") != totals:
        raise bad(refuse("replay-differs", line=reader.number - 1, text=found[0], found=totals or "-"))
    winners = () if found[1] == "-" else tuple(map(int, found[1].split(",")))
    return replace(made, winners=winners)


def check_sum(reader: Reader) -> None:
    """Verify the checksum of all lines before it; nothing may come after."""
    found = reader.need(_SUM, "sum")
    if reader.number <= len(reader.lines):
        raise bad(refuse("replay-line", line=reader.number, text=reader.lines[reader.number - 1], wanted="-"))
    body = "".join(f"{line}\n" for line in reader.lines[: reader.number - 2])
    if found[1] != _sum(body):
        raise bad(refuse("replay-sum", line=reader.number - 1))
