"""A game as numbers: tables that ask one seat for one of a fixed number of actions, and observations as integers.

The game itself is an `engine.game.Game`; an encoding only numbers its actions and views. A package may provide one for
its game as the add-on `pioche.games.envs`; `any_game` encodes every other game.
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
    from pioche.envs.exact_chance import ExactChance


class EnvTable(Protocol):
    """A round that asks one seat at a time."""

    @property
    def s(self) -> Any:
        """The underlying round with hidden information: for search and analysis, not for players."""
        ...

    @property
    def asked(self) -> int:
        """The seat that is asked; undefined when the round is over."""
        ...

    def deal(self) -> object:
        """Deal another round."""
        ...

    def exchange(self, s: Any) -> object:
        """Continue from a position that differs only in hidden cards: the question stays."""
        ...

    def set_round(self, s: Any) -> object:
        """Continue from this position; every seat may be asked again."""
        ...

    def copy(self) -> Any:
        """An independent copy."""
        ...

    def legal(self, mask: Bytes) -> int:
        """Set the legal actions to 1 in an array of zeros. Returns how many there are."""
        ...

    def act(self, action: int) -> object:
        """Perform a legal action."""
        ...

    def worth(self, seat: int) -> float:
        """The return of a finished round for a seat."""
        ...


@dataclass(frozen=True, slots=True)
class Feature:
    """A range of places in an observation, and the fields of a seat's view that they encode."""

    name: str
    first: int
    size: int
    shows: tuple[str, ...]
    meaning: str
    private: bool = False  # known only to the observing seat


TableT = TypeVar("TableT", bound=EnvTable)


class Encoding(ABC, Generic[TableT]):
    """How a game is encoded for learning."""

    game: AnyGame
    actions: int
    """How many actions there are."""
    wait: int
    """The action of not acting out of turn."""
    features: tuple[Feature, ...]
    """What the places of an observation mean, in order."""

    # Defined by each encoding

    @abstractmethod
    def new_table(self, rules: Any, players: int, seed: int) -> TableT:
        """A table under valid rules; all that follows is determined by the seed and the actions."""

    @abstractmethod
    def observe(self, table: TableT, seat: int, out: Bytes) -> object:
        """Write the observation of a seat into an array of zeros."""

    @abstractmethod
    def action_name(self, action: int) -> str:
        """An action as text; `+1` is the seat to the left."""

    def veiled(self, table: TableT, action: int) -> tuple[int, str] | None:
        """For a secret action of the asked seat: the only other seat that may know it, and its text for the rest.

        None: everybody may know it once the move is made.
        """
        return None

    def midway(self, table: TableT) -> bool:
        """Whether the asked seat has chosen only a part of its move."""
        return False

    @abstractmethod
    def deal(self, table: TableT) -> list[Any]:
        """Deal another round and return the events."""

    @abstractmethod
    def act(self, table: TableT, action: int) -> list[Any]:
        """Perform an action and return the events."""

    def seen(self, table: TableT, seat: int | None) -> str:
        """What a seat (None: a spectator) sees, as text, including the parts of a move that it has chosen so far.

        Whether it is asked now is left out: a seat on turn that is not asked would learn that another can act.
        """
        return str(self.bot_table(table).view(seat))

    def exact_chance(self, rules: Any, players: int) -> ExactChance:
        """Chance with every outcome listed, for small packs."""
        raise ValueError(f"{self.name} does not list what chance may bring")

    # Derived from the game

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
        """The rules of a table of programs. Refuses invalid rules, and rules that do not allow so many players."""
        return self.game.rules(edition, options or {}, players=players, programs=True)

    def table(self, edition: str, players: int, options: Mapping[str, str] | None, seed: int) -> TableT:
        """A table under these rules; refuses rules that clash."""
        return self.new_table(self.rules(edition, players, options), players, seed)

    def position(self, table: TableT) -> str:
        """The whole position as text, with all hidden cards."""
        return self.bot_table(table).text()

    def told(self, event: Any, seat: int | None) -> Any:
        """An event, redacted for a seat (None: a spectator)."""
        return self.game.redact(event, seat)

    def bot_table(self, table: TableT) -> AnyRound:
        """The same round behind the interface that bots use; it shares the state with the table."""
        return self.game.round_of(table.s)

    def imagined(self, table: TableT, told: Sequence[Any], seat: int, seed: int) -> TableT:
        """A determinization: a random table consistent with all that this seat was told since the deal.

        If `told` is empty, consistent with its view alone. Only for games with the ability `Imagines`.
        """
        if not isinstance(self.game, Imagines):
            raise TypeError(f"{self.name} cannot imagine hidden cards")
        made: TableT = table.copy()
        made.exchange(self.game.imagine(table.s, seat, told, seed))
        return made


AnyEncoding = Encoding[Any]


def size(game: AnyEncoding) -> int:
    """The length of an observation."""
    last = game.features[-1]
    return last.first + last.size
