"""What the server needs of a game, and the games that there are.

A `Match` is a match as one table plays it. Actions go in as text with their seat, as the game's notation writes them.
Everything that comes out for a seat has been through the game's own `view` and `redact`; there is no other way out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from msgspec import Struct

from pioche.bots.faults import Fault
from pioche.bots.game import AnyTable
from pioche.engine.match import RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, refuse
from pioche.server.wire import Picture, Values

Happened = Sequence[object]
"""Events as the game makes them: not yet fit for anybody's eyes."""


@dataclass(frozen=True, slots=True)
class About:
    """An option: its mechanic, its values (none: it is a number or a text), the clauses that it carries."""

    name: str
    group: str
    values: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroupFound:
    """A group of a draft, as `protocol.GroupChecked` tells it."""

    refusal: Refusal | None
    readings: tuple[str, ...]
    acting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """What the rules say to a lay that is being put together, as `protocol.DraftChecked` tells it."""

    groups: tuple[GroupFound, ...]
    refusal: Refusal | None
    laid: int
    left: int
    uno_due: bool
    action: str | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Tiles that could be laid now, and one way to do it, without the seat."""

    tiles: tuple[int, ...]
    action: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot is going to do (None: leave it), and how long a person like it would take, in seconds."""

    action: str | None
    delay: float
    fault: Fault | None = None  # why somebody's own bot has no answer


class Match(Protocol):
    """A match at a table: rounds one after another."""

    players: int
    dealer: int

    def begin(self, seed: bytes) -> Happened:
        """Deal the next round."""
        ...

    def check(self, action: str) -> Refusal | None:
        """Why an action is not allowed now."""
        ...

    def written(self, action: str) -> str:
        """The one text that an action has, of all that can be read."""
        ...

    def play(self, action: str) -> Happened:
        """Do an action that has been checked."""
        ...

    def over(self) -> bool:
        """Is the round over?"""
        ...

    def score(self) -> RoundScore:
        """Write the finished round on the pad."""
        ...

    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match; empty while it goes on."""
        ...

    def sides_won(self) -> tuple[int, ...]:
        """The sides that have won the match, as a replay names them."""
        ...

    def sheet(self) -> ScoreSheet: ...

    # What a seat may know (None: a spectator)

    def view(self, seat: int | None) -> Values:
        """The position, as `Game.picture` takes it."""
        ...

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        """What happened."""
        ...

    def offers(self, seat: int) -> list[str]:
        """What the seat may do now, without its number."""
        ...

    def draft(self, seat: int, action: str) -> Drafted | Refusal | Callable[[], Drafted | Refusal]:
        """What the rules say to a lay as it is being put together; work for another process where that takes long."""
        ...

    def hint(self, seat: int, tiles: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        """Work for another process: what could be laid, and a way to lay these tiles, seeing what the seat sees."""
        ...

    # Whom it waits for

    def turn(self) -> int | None:
        """The seat that is asked; None when the round is over."""
        ...

    def context(self) -> tuple[int, ...]:
        """What somebody on turn has decided upon: an older intention counts only if this is still the same."""
        ...

    def contested(self, seat: int) -> list[int]:
        """Other seats that might come first now, as far as everybody can tell: never by what somebody holds."""
        ...

    def catchable(self) -> bool:
        """Has somebody forgotten to call?"""
        ...

    def default(self, seat: int) -> str | None:
        """What is done for a seat whose time is up; None where that takes some thought, so that a bot has to do it."""
        ...

    # Bots

    def asks(self, seat: int) -> bool:
        """Might a seat that is not on turn want to do something?"""
        ...

    def for_bots(self) -> AnyTable:
        """The round as bots see it."""
        ...

    def makeshift(self, seat: int, urge: int) -> str:
        """What is done for a bot on turn that has no answer: something by which the round comes to its end."""
        ...


class Game(Protocol):
    """A game."""

    name: str
    picture: Picture
    events: tuple[type[Struct], ...]
    least: int
    most: int

    def editions(self) -> tuple[str, ...]: ...

    def options(self) -> tuple[About, ...]:
        """Every option, those of one mechanic together."""
        ...

    def tidy(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options that have been checked, with what people wrote in them made fit for others."""
        ...

    def standard(self, edition: str) -> Mapping[str, str]:
        """Every option as an edition has it."""
        ...

    def check(self, edition: str, options: Mapping[str, str], players: int) -> None:
        """Refused when these rules cannot be played by so many."""
        ...

    def open(self, edition: str, options: Mapping[str, str], players: int) -> Match: ...

    def received(self, event: object) -> Iterable[tuple[int, str]]:
        """Seats that got cards or tiles face down from the pack, and which, as text; for `pioche verify`."""
        ...


@dataclass(frozen=True, slots=True)
class Registry:
    """The games by name."""

    games: Mapping[str, Game]

    def of(self, edition: str) -> Game:
        """The game that an edition belongs to."""
        name = edition.partition("/")[0]
        if name not in self.games or edition not in self.games[name].editions():
            known = ", ".join(known for game in self.games.values() for known in game.editions())
            raise refuse("unknown-edition", edition=edition[:40], known=known)
        return self.games[name]


@cache
def registry() -> Registry:
    """The games of this version."""
    from pioche.server.classic_game import CLASSIC
    from pioche.server.rummy_game import RUMMY

    games: Final[tuple[Game, ...]] = (CLASSIC, RUMMY)
    return Registry({game.name: game for game in games})
