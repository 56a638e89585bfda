"""What a game gives to bots and to whoever lets them play; both games have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from pioche.bots.bot import AnyBot, Budget
from pioche.engine.refusal import Refusal, refuse

RulesT = TypeVar("RulesT")
View_co = TypeVar("View_co", covariant=True)
EventT = TypeVar("EventT")
ActionT = TypeVar("ActionT")


class Table(Protocol[View_co, EventT, ActionT]):
    """A round that bots play. Only `view`, `told` and `legal` of its own seat reach a bot."""

    @property
    def players(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        ...

    def view(self, seat: int) -> View_co: ...

    def legal(self, seat: int) -> Sequence[ActionT]:
        """What a seat may do now, as its bot gets it."""
        ...

    def check(self, action: ActionT) -> Refusal | None:
        """Why an action is not allowed now."""
        ...

    def apply(self, action: ActionT) -> list[EventT]:
        """Do it. Says what happened, not yet fit for any seat's eyes."""
        ...

    def told(self, event: EventT, seat: int) -> EventT:
        """An event as a seat is told it."""
        ...

    def fallback(self, seat: int) -> ActionT:
        """The simplest move of the seat on turn, made for a bot that has none."""
        ...

    def winners(self) -> tuple[int, ...]:
        """Who has won the round that is over: one seat, a team, or nobody."""
        ...


class Game(Protocol[RulesT, View_co, EventT, ActionT]):
    """A game as bots see it."""

    @property
    def name(self) -> str: ...

    def editions(self) -> tuple[str, ...]: ...

    def rules(self, edition: str, options: Mapping[str, str]) -> RulesT:
        """An edition with options given as text; refused when they do not go."""
        ...

    def written(self, rules: RulesT) -> tuple[str, dict[str, str]]:
        """An edition and options that `rules` makes these rules of: rules as they travel between processes."""
        ...

    def among_bots(self, edition: str, options: Mapping[str, str]) -> RulesT:
        """The same for bots among themselves: rules about what people say to each other are off unless asked for."""
        ...

    def check_players(self, rules: RulesT, players: int) -> None:
        """Refused when these rules cannot seat so many."""
        ...

    def deal(
        self, rules: RulesT, players: int, seed: bytes, first: int
    ) -> tuple[Table[View_co, EventT, ActionT], list[EventT]]:
        """A round from a 32-byte seed, and what happened in dealing it. `first` deals cards, or begins with tiles."""
        ...

    def bots(self) -> tuple[str, ...]:
        """The names of the bots that play it, the simplest first, without the levels."""
        ...

    def bot(self, name: str, budget: Budget | None) -> AnyBot:
        """A bot by one of these names or by a level; without a budget it thinks as long as it usually does."""
        ...

    def write(self, action: ActionT) -> str:
        """An action as text, with its seat."""
        ...

    def read(self, text: str) -> ActionT:
        """The action from its text; refused when it is none."""
        ...


AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any]
GAMES = ("classic", "rummy")


def game(name: str) -> AnyGame:
    """A game by its name."""
    match name:
        case "classic":
            from pioche.bots.classic.game import CLASSIC

            return CLASSIC
        case "rummy":
            from pioche.bots.rummy.game import RUMMY

            return RUMMY
        case _:
            raise refuse("unknown-edition", edition=name[:40], known=", ".join(GAMES))


def game_of(edition: str) -> AnyGame:
    """The game that an edition belongs to."""
    found = game(edition.partition("/")[0])
    if edition not in found.editions():
        raise refuse("unknown-edition", edition=edition[:40], known=", ".join(found.editions()))
    return found
