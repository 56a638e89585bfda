"""Both games as every adapter sees them: tables that ask one seat for one of so many actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pioche.engine.refusal import refuse

if TYPE_CHECKING:
    from pioche.engine.game import AnyRound
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


class EnvGame(Protocol[TableT]):
    """A game that can be learnt."""

    @property
    def name(self) -> str: ...

    @property
    def actions(self) -> int:
        """How many actions there are."""
        ...

    @property
    def wait(self) -> int:
        """The action of a seat that lets it be."""
        ...

    @property
    def features(self) -> tuple[Feature, ...]:
        """What the places of an observation mean, in order."""
        ...

    @property
    def editions(self) -> tuple[str, ...]: ...

    @property
    def most_players(self) -> int: ...

    def table(self, edition: str, players: int, options: Mapping[str, str] | None, seed: int) -> TableT:
        """A table by rules that are refused if they clash; everything that follows depends on the seed."""
        ...

    def observe(self, table: TableT, seat: int, out: Bytes) -> object:
        """Write what a seat sees into an array of zeros."""
        ...

    def action_name(self, action: int) -> str:
        """An action as text; `+1` is the seat to the left."""
        ...

    def veiled(self, table: TableT, action: int) -> tuple[int, str] | None:
        """Of an action of the seat that is asked: the only other one who may know it, and how it looks to the rest.

        None: everybody may know it, once the move is made.
        """
        ...

    def midway(self, table: TableT) -> bool:
        """Has the seat that is asked chosen only a part of its move?"""
        ...

    def position(self, table: TableT) -> str:
        """The whole position as text, with what everybody holds."""
        ...

    def deal(self, table: TableT) -> list[Any]:
        """Deal another round and say what happened."""
        ...

    def act(self, table: TableT, action: int) -> list[Any]:
        """Do an action and say what happened."""
        ...

    def told(self, event: Any, seat: int | None) -> Any:
        """An event as a seat is told it; None: an onlooker."""
        ...

    def seen(self, table: TableT, seat: int | None) -> str:
        """What a seat sees, as text, with what it has chosen of a move under way; None: an onlooker.

        Not whether it is asked now: a seat on turn that is not would know that somebody else can act out of turn.
        """
        ...

    def bot_table(self, table: TableT) -> AnyRound:
        """The same round for a bot of ours: what it does there happens here, too."""
        ...

    def imagined(self, table: TableT, told: Sequence[Any], seat: int, seed: int) -> TableT:
        """A table that this seat, told all this since the deal, must think possible; chosen by the seed.

        Told nothing: one that its view alone allows.
        """
        ...


AnyEnvGame = EnvGame[Any]


def size(game: AnyEnvGame) -> int:
    """The length of an observation."""
    last = game.features[-1]
    return last.first + last.size


def game_of(edition: str) -> AnyEnvGame:
    """The game of an edition; refused when there is none."""
    from pioche.envs.classic_game import CLASSIC
    from pioche.envs.rummy_game import RUMMY

    games: tuple[AnyEnvGame, ...] = (CLASSIC, RUMMY)
    for game in games:
        if edition in game.editions:
            return game
    known = ", ".join(name for game in games for name in game.editions)
    raise refuse("unknown-edition", edition=edition[:40], known=known)
