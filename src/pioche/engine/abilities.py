"""Optional abilities of a game. A game has one by implementing its protocol; callers test with `isinstance`.

No stubs are needed: a feature whose ability is missing is not offered for that game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from pioche.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class GroupChecked:
    """One group of a draft: why it is not a meld yet, how it can be read, and which of its word tiles could act."""

    refusal: Refusal | None
    readings: tuple[str, ...]
    acting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DraftChecked:
    """The result of checking a draft, a move that is still being put together."""

    groups: tuple[GroupChecked, ...]
    refusal: Refusal | None
    laid: int
    left: int
    uno_due: bool
    action: str | None  # the move as text without the seat, once it is allowed


@runtime_checkable
class Drafts(Protocol):
    """For games whose moves are put together step by step: checks an unfinished move and says what is missing."""

    def check_draft(
        self, core: Any, seat: int, text: str
    ) -> DraftChecked | Refusal | Callable[[], DraftChecked | Refusal]:
        """Check a draft of this seat. If the check is slow, return a callable that another process can run."""
        ...


@dataclass(frozen=True, slots=True)
class Hint:
    """Which of a seat's pieces can be played now, and one move that does so, as text without the seat."""

    pieces: tuple[int, ...]
    action: str | None


@runtime_checkable
class Hints(Protocol):
    """Can suggest a move to a seat, using only what the seat sees."""

    def hint(self, core: Any, seat: int, pieces: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        """A callable that computes a hint for these pieces (none given: for any), for another process to run."""
        ...


@runtime_checkable
class Imagines(Protocol):
    """Determinization: completes the view of a seat to a full round that is consistent with what the seat knows."""

    def imagine(self, core: Any, seat: int, told: Sequence[Any], seed: int) -> Any:
        """The core of a random round, chosen by the seed, that is consistent with the view and the events in `told`.

        `told` are the seat's redacted events since the deal; if empty, only the view counts.
        """
        ...


@runtime_checkable
class Rates(Protocol):
    """Has a heuristic value for moves, which the greedy bot plays by."""

    def rate(self, view: Any, action: Any) -> float:
        """Higher is better; values are comparable only among the moves of one position."""
        ...
