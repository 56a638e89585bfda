"""Replays: a match as readable lines of text that can be played again to the same result (docs/replays.md).

`follow` plays a replay again and refuses the first line that is wrong; `verify` does so for a text, with its checksum.
The format is in `engine.replay_text`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pioche.engine.game import AnyGame, AnyRound, read_exactly
from pioche.engine.progress import MatchInProgress
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.replay_text import (
    SUFFIX,
    VERSION,
    BadReplay,
    RecordedRound,
    Replay,
    bad,
    check_sum,
    commas,
    parse,
    read,
    write,
)

__all__ = [
    "SUFFIX",
    "VERSION",
    "BadReplay",
    "RecordedRound",
    "Replay",
    "Step",
    "follow",
    "new",
    "read",
    "verify",
    "write",
]

Find = Callable[[str], AnyGame]
"""Finds the game that an edition belongs to, or raises `Refused`: `pioche.games.of`."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the action, its unredacted events, and the position after it."""

    line: int  # in the file, from 1
    round: int  # from 1
    action: str | None  # None: the deal
    events: tuple[Any, ...]
    position: AnyRound
    text: str  # of the position


def new(game: AnyGame, edition: str, rules: Any, players: int) -> Replay:
    """An empty replay of a match with these rules, for recording."""
    return Replay(edition, players, tuple(game.printed.differences(edition, rules).items()))


def follow(made: Replay, game: AnyGame) -> Iterator[Step]:
    """Play a replay again, step by step; raises `BadReplay` at the first wrong line.

    A generator: only the steps that are consumed are verified.
    """
    table = _open(made, game)
    line = len(made.options) + len(made.earlier) + 5  # of the first round, as `write` writes it
    for number, played in enumerate(made.rounds, 1):
        text = f"round {number} dealer {played.dealer}"
        events: Sequence[Any] = ()
        try:
            if played.start:
                table.start_from(played.start)
            else:
                events = table.begin_given(played.seed, played.dealer if played.chosen else None, played.setup)
        except Refused as error:
            blamed = played.beginning()
            raise _refused(line + len(blamed), blamed[-1] if blamed else text, error) from error
        if table.dealer != played.dealer:
            raise bad(refuse("replay-differs", line=line, text=text, found=table.dealer))
        line += len(played.beginning())
        yield Step(line, number, None, tuple(events), table.round.copy(), table.round.text())
        line += 1
        for action in played.actions:
            try:
                happened = table.apply(read_exactly(game, action))
            except Refused as error:
                raise _refused(line, action, error) from error
            yield Step(line, number, action, tuple(happened), table.round.copy(), table.round.text())
            line += 1
        line += _compare_score(played, table, line)
    winners = table.sides_won()
    if winners != made.winners:
        raise bad(
            refuse(
                "replay-differs", line=line, text=f"match {commas(made.winners) or '-'}", found=commas(winners) or "-"
            )
        )


def _open(made: Replay, game: AnyGame) -> MatchInProgress:
    try:
        # A replay lists every option that differs from its edition, so none of them adapts.
        rules = game.printed.load(made.edition, dict(made.options))
        game.check_players(rules, made.players)
        return MatchInProgress(game, made.edition, rules, made.players, made.earlier)
    except Refused as error:
        if error.refusal.code == "score-sides":
            text = f"earlier {made.earlier[0].text()}"
            raise _refused(len(made.options) + 5, text, error) from error
        line, text = _blamed(made, error.refusal)
        raise _refused(line, text, error) from error


def _blamed(made: Replay, refusal: Refusal) -> tuple[int, str]:
    """The header line that a refusal of the rules is about: the option that it names, the players, or the edition."""
    named = [str(value).partition("=")[0] for name, value in refusal.args if name in ("option", "first", "second")]
    for place, (name, value) in enumerate(made.options):
        if name in named:
            return place + 3, f"option {name} {value}"
    if "players" in named or any(name == "players" for name, _ in refusal.args):
        return len(made.options) + 3, f"players {made.players}"
    return 2, f"edition {made.edition}"


def _compare_score(played: RecordedRound, table: MatchInProgress, line: int) -> int:
    """Verify the recorded score, or that the round is not over if there is none; returns how many lines it takes."""
    if played.score is None:
        if table.over():
            raise bad(refuse("replay-unscored", line=line))
        return 0
    if not table.over():
        raise bad(refuse("replay-not-over", line=line))
    score = table.score()
    if score != played.score:
        raise bad(refuse("replay-differs", line=line, text=f"score {played.score.text()}", found=score.text()))
    return 1


def _refused(line: int, text: str, error: Refused) -> BadReplay:
    return bad(refuse("replay-refused", line=line, text=text, reason=str(error.refusal)), error.refusal)


def verify(text: str, find: Find) -> list[Step]:
    """Verify a replay (format, rules, deals, actions, results, checksum) and return all its steps."""
    made, reader = parse(text)
    try:
        game = find(made.edition)
    except Refused as error:
        raise _refused(2, f"edition {made.edition}", error) from error
    steps = list(follow(made, game))
    check_sum(reader)
    return steps
