"""A game as numbers: tables that ask one seat for one of so many actions, and observations as rows of integers.

What a game is stays with `engine.game`; an encoding adds only how its actions and views are numbered. A package may
bring one for its game as the add-on `pioche.games.envs`; every other game is numbered by `any_game`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from pioche.engine.abilities import Imagines
from pioche.engine.game import AnyGame, AnyRound

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


class Table(Protocol):
    """A round that asks one seat at a time."""

    @property
    def s(self) -> Any:
        """The round itself: for search and for whoever looks on, not for players."""
        ...

    @property
    def asked(self) -> int:
        """The seat that is asked, while the round is not over."""
        ...

    def deal(self) -> object:
        """Another round."""
        ...

    def set_round(self, s: Any) -> object:
        """Go on with this position; everybody may be asked."""
        ...

    def copy(self) -> Any:
        """The same position, independent of this one."""
        ...

    def legal(self, mask: Bytes) -> int:
        """Mark the legal actions in an array of zeros; says how many there are."""
        ...

    def act(self, action: int) -> object:
        """Do an action, which must be legal."""
        ...

    def worth(self, seat: int) -> float:
        """What the round was worth for a seat, when it is over."""
        ...


@dataclass(frozen=True, slots=True)
class Feature:
    """Some neighbouring places of an observation, and the fields of a seat's view that they show."""

    name: str
    first: int
    size: int
    shows: tuple[str, ...]
    meaning: str
    private: bool = False  # only for the seat that looks; the others must not know it


TableT = TypeVar("TableT", bound=Table)


class Encoding(ABC, Generic[TableT]):
    """A game that can be learnt."""

    game: AnyGame
    actions: int
    """How many actions there are."""
    wait: int
    """The action of a seat that lets it be."""
    features: tuple[Feature, ...]
    """What the places of an observation mean, in order."""

    # How it is numbered

    @abstractmethod
    def new_table(self, rules: Any, players: int, seed: int) -> TableT:
        """A table by rules that can be played; everything that follows depends on the seed."""

    @abstractmethod
    def observe(self, table: TableT, seat: int, out: Bytes) -> object:
        """Write what a seat sees into an array of zeros."""

    @abstractmethod
    def action_name(self, action: int) -> str:
        """An action as text; `+1` is the seat to the left."""

    def veiled(self, table: TableT, action: int) -> tuple[int, str] | None:
        """Of an action of the seat that is asked: the only other one who may know it, and how it looks to the rest.

        None: everybody may know it, once the move is made.
        """
        return None

    def midway(self, table: TableT) -> bool:
        """Has the seat that is asked chosen only a part of its move?"""
        return False

    @abstractmethod
    def deal(self, table: TableT) -> list[Any]:
        """Deal another round and say what happened."""

    @abstractmethod
    def act(self, table: TableT, action: int) -> list[Any]:
        """Do an action and say what happened."""

    def seen(self, table: TableT, seat: int | None) -> str:
        """What a seat sees, as text, with what it has chosen of a move under way; None: an onlooker.

        Not whether it is asked now: a seat on turn that is not would know that somebody else can act out of turn.
        """
        return str(self.bot_table(table).view(seat))

    # What follows from the game

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def editions(self) -> tuple[str, ...]:
        return self.game.editions()

    @property
    def most_players(self) -> int:
        return self.game.most_players

    def rules(self, edition: str, players: int, options: Mapping[str, str] | None = None) -> Any:
        """The rules of a table of programs; refused when they do not go, or cannot seat so many."""
        return self.game.rules(edition, options or {}, players=players, programs=True)

    def table(self, edition: str, players: int, options: Mapping[str, str] | None, seed: int) -> TableT:
        """A table by rules that are refused if they clash."""
        return self.new_table(self.rules(edition, players, options), players, seed)

    def position(self, table: TableT) -> str:
        """The whole position as text, with what everybody holds."""
        return self.bot_table(table).text()

    def told(self, event: Any, seat: int | None) -> Any:
        """An event as a seat is told it; None: an onlooker."""
        return self.game.redact(event, seat)

    def bot_table(self, table: TableT) -> AnyRound:
        """The same round for a bot of ours: what it does there happens here, too."""
        return self.game.round_of(table.s)

    def imagined(self, table: TableT, told: Sequence[Any], seat: int, seed: int) -> TableT:
        """A table that this seat, told all this since the deal, must think possible; chosen by the seed.

        Told nothing: one that its view alone allows. Only for games with the ability `Imagines`.
        """
        if not isinstance(self.game, Imagines):
            raise TypeError(f"{self.name} cannot imagine hidden cards")
        made: TableT = table.copy()
        made.s = self.game.imagine(table.s, seat, told, seed)  # type: ignore[misc] # every table's can be set
        return made


AnyEncoding = Encoding[Any]


def size(game: AnyEncoding) -> int:
    """The length of an observation."""
    last = game.features[-1]
    return last.first + last.size
