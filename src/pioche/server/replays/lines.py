"""What if: a line of moves that somebody tries for all seats, from a step of a recorded match on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from pioche.engine import replay
from pioche.engine.abilities import DraftChecked, Drafts, OpenViews
from pioche.engine.refusal import Refusal, refuse
from pioche.server.refusals import Code
from pioche.server.replays.frames import PART, Eyes, ReplayPart, RoundShown, game_of, opened, part, position_at
from pioche.server.replays.recordings import Recording
from pioche.server.table.protocol import SeatNumber

MOST_MOVES: Final = PART - 1  # of a line: it is sent as a whole
MOST_TEXT: Final = 2_000  # of a move
MOST_NAME: Final = 60
Move = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Moves = Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class LineTried(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves from a step on, each with its seat (`2:r5`). `seat`: whose turn is shown; null: whoever is on turn after
    them. `text`: of a file."""

    step: Step
    actions: Moves = ()
    seat: SeatNumber | None = None
    text: str = ""


class LineDrafted(LineTried, frozen=True, forbid_unknown_fields=True):
    """The same with a move of `seat` that is being put together."""

    draft: Move = ""


class LineKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A line to be kept beside the match, under a name."""

    name: Annotated[str, Meta(min_length=1, max_length=2 * MOST_NAME)]
    step: Step
    actions: Annotated[tuple[Move, ...], Meta(min_length=1, max_length=MOST_MOVES)]


class MatchLine(Struct, frozen=True):
    """A line that is kept beside a match. `by`: who keeps it, if their name may be told; `mine`: the caller does."""

    id: str
    name: str
    step: int
    actions: tuple[str, ...]
    by: str
    mine: bool


def _shown(made: Recording, step: int, actions: Sequence[str]) -> Recording:
    """The line as a round that was set up. Refused if the round of the step is still being played."""
    before, start = opened(made), position_at(made, step)
    tried = replay.new(game_of(made), made.replay.edition, before.rules, made.replay.players)
    return Recording("", 1, tried.begun(bytes(32), 0, start).played(*actions), (), made.seats)


def _played(shown: Recording) -> RoundShown:
    """The line at its end."""
    played = RoundShown(shown, 1, Eyes(None))
    for _ in played.steps(0):
        pass
    return played


def line(made: Recording, step: int, actions: Sequence[str], seat: int | None) -> ReplayPart:
    """The steps of a line, seen by a seat or by whoever is on turn after it. Refused with the clause if a move is
    forbidden."""
    shown = _shown(made, step, actions)
    if seat is None:
        seat = _played(shown).turn or 0
    return part(shown, 1, 0, Eyes(seat, isinstance(game_of(made), OpenViews)))


def draft(made: Recording, step: int, actions: Sequence[str], seat: int, text: str) -> DraftChecked | Refusal:
    """Check a move that is being put together after a line."""
    game = game_of(made)
    if not isinstance(game, Drafts):
        raise refuse(Code.NOT_HERE.key)
    found = game.check_draft(_played(_shown(made, step, actions)).core, seat, text)
    return found() if callable(found) else found
