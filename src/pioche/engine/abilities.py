"""Optional abilities of a game. A game has one by implementing its protocol; callers test with `isinstance`.

No stubs are needed: a feature whose ability is missing is not offered for that game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pioche.engine.board import BoardCard
from pioche.engine.refusal import Argument, Refusal
from pioche.engine.setup import Setup

if TYPE_CHECKING:
    from pioche.engine.lessons import Lesson


@dataclass(frozen=True, slots=True)
class GroupChecked:
    """One group of a draft: why it is not a meld yet, how it can be read, and which of its word tiles could act."""

    refusal: Refusal | None
    readings: tuple[str, ...]
    acting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a move would do to another seat; `seat` None: the direction of play would turn."""

    seat: int | None
    draws: int = 0
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class DraftChecked:
    """The result of checking a draft, a move that is still being put together."""

    groups: tuple[GroupChecked, ...]
    refusal: Refusal | None
    laid: int
    left: int
    uno_due: bool
    action: str | None  # the move as text without the seat, once it is allowed
    foreseen: tuple[Foreseen, ...] = ()  # what that move would do to the others


@runtime_checkable
class Drafts(Protocol):
    """For games whose moves are put together step by step: checks an unfinished move and says what is missing."""

    def check_draft(
        self, core: Any, seat: int, text: str
    ) -> DraftChecked | Refusal | Callable[[], DraftChecked | Refusal]:
        """Check a draft of this seat. If the check is slow, return a callable that another process can run."""
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is suggested; `hint-<code>` is the key of the sentence."""

    code: str
    args: tuple[tuple[str, Argument], ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """Which of a seat's pieces can be played now, and one move that does so, as text without the seat."""

    pieces: tuple[int, ...]
    action: str | None
    reasons: tuple[Reason, ...] = ()
    refusal: Refusal | None = None  # why the pieces that were named cannot be played


@runtime_checkable
class Hints(Protocol):
    """Can suggest a move to a seat, using only what the seat sees."""

    def hint(self, core: Any, seat: int, pieces: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        """A callable that computes a hint for these pieces (none given: for any), for another process to run."""
        ...


@dataclass(frozen=True, slots=True)
class DraftPiece:
    """A piece that can be moved about in a draft: its text there, what it looks like, and where it came from."""

    text: str
    card: BoardCard
    from_hand: bool


@dataclass(frozen=True, slots=True)
class DraftGroup:
    """A group of a draft. `text` is its notation as long as nobody has touched it; a changed group has none.

    `single`: a piece that lies on the table by itself and is no group of `DraftChecked.groups`.
    """

    text: str
    pieces: tuple[DraftPiece, ...]
    single: bool = False


@runtime_checkable
class Pieces(Protocol):
    """For clients that let people move pieces about: names the pieces of a view, and writes what was put together."""

    def draft_groups(self, view: Any) -> tuple[DraftGroup, ...]:
        """What lies on the table, as groups of pieces that a client may move about."""
        ...

    def draft_hand(self, view: Any) -> tuple[DraftPiece, ...]:
        """The pieces of the seat itself, in the order of its hand on a `Board`."""
        ...

    def draft_text(self, groups: Sequence[DraftGroup], *, call: bool) -> str:
        """The groups as text for `check_draft`; `call`: saying that one piece is left."""
        ...

    def read_pieces(self, text: str) -> tuple[int, ...]:
        """Parse pieces for `hint` (`R5 R6 *`); refused if the text is invalid."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Says why a move is good. For a game without `Hints` a bot finds the move, and the game explains it."""

    def reasons(self, rules: Any, view: Any, action: Any) -> tuple[Reason, ...]:
        """What speaks for an action of the viewing seat, the most important first, as far as the seat can see."""
        ...


@runtime_checkable
class Compares(Protocol):
    """Says why one action was better than another, for reviews of finished games."""

    def comparison(self, core: Any, seat: int, played: Any | None, better: Any | None) -> Reason:
        """What tells the better action of a seat from the one that was played, as far as the seat could see.

        None is to do nothing out of turn. `review-why-<code>` is the key of the sentence.
        """
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


@runtime_checkable
class NamesPieces(Protocol):
    """Can give the cards or tiles in what a bot is given their names."""

    def named(self, value: Any) -> Any:
        """A view, an event or an action in which cards or tiles are an `engine.named.Piece`."""
        ...


@runtime_checkable
class WritesFields(Protocol):
    """Can write single fields of its views, events and actions as text, where they are numbers."""

    def field_text(self, value: Any, name: str) -> Any:
        """A field by its name, with cards, tiles and colours as text; any other field as it is."""
        ...


@runtime_checkable
class SetsUp(Protocol):
    """Can deal given hands and a given first card (or starting tiles)."""

    def deal_set_up(self, rules: Any, players: int, seed: bytes, dealer: int, setup: Setup) -> tuple[Any, list[Any]]:
        """Like `Game.deal`, with what `setup` gives in its place; refused if that is impossible."""
        ...


@runtime_checkable
class Solves(Protocol):
    """Answers exactly which pieces a seat can lay in one turn, where listing every move would be too much."""

    def best_lay(self, core: Any, seat: int) -> Any | None:
        """An action that lays as many pieces as possible; None if the seat can lay nothing."""
        ...

    def every_play(self, core: Any, seat: int) -> list[str]:
        """Every set of pieces that the seat can lay, as text, the fewest pieces first."""
        ...

    def lay_exactly(self, core: Any, seat: int, pieces: str) -> Any | None:
        """An action that lays exactly these pieces; None if there is none. Refused if the text is invalid."""
        ...

    def laid_of_most(self, core: Any, action: Any) -> tuple[int, int] | None:
        """How many pieces an action lays, and how many its seat could lay at most; None if it is no turn's action."""
        ...


@dataclass(frozen=True, slots=True)
class Highlight:
    """A moment of a round that people look for afterwards; `highlight-<kind>` is the key of its sentence.

    `amount`: how many cards or tiles. `lists`: worth a mark on a timeline; the others only count in figures.
    """

    kind: str
    seat: int
    amount: int = 0
    lists: bool = True


@runtime_checkable
class Highlights(Protocol):
    """Says what mattered in a round, from its events: calls, challenges, penalties, large plays."""

    def highlights(self, event: Any) -> Iterable[Highlight]:
        """What mattered in an event; uses only what everybody was told."""
        ...


@runtime_checkable
class OpenViews(Protocol):
    """Can show a position with all hands open, for replays of finished rounds. Never use it while a round is played."""

    def open_view(self, core: Any, seat: int | None) -> Any:
        """The view of a seat in which all hands are open, as at the end of a round."""
        ...


@runtime_checkable
class Teaches(Protocol):
    """Has lessons for people who have never played it (`engine.lessons`)."""

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons, the first one for beginners first."""
        ...


class Changes(Protocol):
    """A round, and the position of it that its table was sent last. Everything is JSON, to be put into messages."""

    def shared(self) -> bytes:
        """What has changed of the public fields of a view: `,"turn":2,"pile":40`, or nothing."""
        ...

    def own(self, seat: int | None) -> bytes:
        """What has changed of the fields that only this seat sees."""
        ...

    def offers(self, seat: int, most: int) -> bytes:
        """The first `most` of `Round.legal_texts` as a list."""
        ...

    def settle(self, seats: Sequence[int | None] = ()) -> None:
        """Everybody has been sent the position as it is now: what has changed, or in these seats all of it."""
        ...


@runtime_checkable
class WritesChanges(Protocol):
    """Finds what has changed of a position faster than by comparing views, which is how it is done for other games."""

    def changes(self, core: Any) -> Changes:
        """For a round that everybody has been sent as it is now."""
        ...
