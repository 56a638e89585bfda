"""What only some games can do. A game declares an ability by implementing its protocol; others ask with `isinstance`.

Nobody has to answer for what a game cannot do: where an ability is missing, it is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from pioche.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class GroupChecked:
    """A group of a draft: why it is no meld yet, how it can be read, and which of its word tiles could act."""

    refusal: Refusal | None
    readings: tuple[str, ...]
    acting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DraftChecked:
    """What the rules say to a move that is being put together."""

    groups: tuple[GroupChecked, ...]
    refusal: Refusal | None
    laid: int
    left: int
    uno_due: bool
    action: str | None  # the move as text without the seat, once it is allowed


@runtime_checkable
class Drafts(Protocol):
    """Moves are put together step by step, and the rules say at each step what is still missing."""

    def check_draft(
        self, core: Any, seat: int, text: str
    ) -> DraftChecked | Refusal | Callable[[], DraftChecked | Refusal]:
        """What the rules say to a draft of this seat; where that takes long, work that another process can do."""
        ...


@dataclass(frozen=True, slots=True)
class Hint:
    """Which of one's pieces could be played now, and one way to do it, as text without the seat."""

    pieces: tuple[int, ...]
    action: str | None


@runtime_checkable
class Hints(Protocol):
    """Can say what a seat could do, from what the seat sees."""

    def hint(self, core: Any, seat: int, pieces: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        """Work that can be done in another process: a hint, for these pieces or for any."""
        ...


@runtime_checkable
class Imagines(Protocol):
    """Knowledge of a seat, and the completion of its view to a whole round that it must think possible."""

    def imagine(self, core: Any, seat: int, told: Sequence[Any], seed: int) -> Any:
        """The core of a round that this seat, told all this since the deal, must think possible, chosen by the seed.

        Told nothing: one that its view alone allows.
        """
        ...


@runtime_checkable
class Rates(Protocol):
    """Can say how good a move looks at first sight, so that a greedy bot plays the game."""

    def rate(self, view: Any, action: Any) -> float:
        """The more, the better; compared only among the moves of one moment."""
        ...
