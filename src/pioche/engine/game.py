"""What a game is: the one interface that every game of this project implements, and the only one that others ask.

A **game** is a value without state (`Game`): it has a name, editions with options, and it deals rounds. A **round** is
one deal under way (`Round`): it knows what may be done and does it. A **match** is rounds until somebody has won
(`engine.match.Match`). The command line, the server, the bots, the arena, the simulator, the environments and the page
know games through these three alone; `pioche.games` finds them by name.

The contract, which `tests/games` checks for every game that is installed:

1. *Deterministic.* The same rules, players, seed and actions give the same round, byte for byte, everywhere. A round
   knows no clock, no network, no files, and no randomness but its seed.
2. *One authority on legality.* `check` says what is wrong with an action, or nothing; `legal` lists what `check`
   accepts (a game whose moves are too many to list says so with `complete_legal = False` and lists the rest);
   `apply` does what `check` accepts and otherwise raises `Refused` and has changed nothing at all.
3. *Out of turn is ordinary.* Several seats may have legal actions at once; the first one applied counts. While a round
   is not over, `turn` is the seat that it waits for, and that seat can do something.
4. *Default-deny visibility.* `view(seat)` and `redact(event, seat)` are all that a seat learns, `None` being a
   spectator. Two rounds that differ only in what a seat may not know give it the same views, events and offers.
5. *Text round-trips.* `read(write(action)) == action`, and `position(rules, round.text()).text() == round.text()`.
6. *Every round ends.* Random legal play comes to `over`, and so does play by `progress_move`.
7. *Refusals explain themselves.* Whatever is wrong with what somebody typed raises `Refused`, with a code that has a
   sentence, never another error.

What only some games can do (drafts, hints, imagining hidden cards) is not here: a game declares it by implementing the
protocols in `engine.abilities`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from pioche.engine.editions import Editions
from pioche.engine.match import Match
from pioche.engine.options import Options
from pioche.engine.refusal import Refusal, refuse
from pioche.engine.sentences import Terms

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from pioche.engine.board import Board
    from pioche.engine.phrases import Phrase

RulesT = TypeVar("RulesT")
ViewT = TypeVar("ViewT", bound="DataclassInstance")
EventT = TypeVar("EventT", bound="DataclassInstance")
ActionT = TypeVar("ActionT")


Clean = Callable[[str, int], "str | None"]
"""What people wrote, made fit for others' eyes and cut to a length; None when nothing is left."""


class Round(ABC, Generic[ViewT, EventT, ActionT]):
    """A round under way. Actions are the game's typed values; each knows its `seat`."""

    __slots__ = ()

    game: ClassVar[AnyGame]

    # How it stands

    @property
    @abstractmethod
    def core(self) -> Any:
        """The game's own object behind this round, for search and simulation; a game without one gives itself."""

    @property
    @abstractmethod
    def rules(self) -> Any: ...

    @property
    @abstractmethod
    def players(self) -> int: ...

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def turn(self) -> int:
        """The seat that the round waits for, while it is not over."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """Who has won the round that is over: one seat, a team, or nobody."""

    @abstractmethod
    def text(self) -> str:
        """The whole position in one line, which `Game.position` reads again."""

    @abstractmethod
    def copy(self) -> Self:
        """The same position, independent of this one."""

    # Verify, can, do

    @abstractmethod
    def check(self, action: ActionT) -> Refusal | None:
        """Why an action is not allowed now; None when it is."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[ActionT]:
        """What a seat may do now; nothing for a seat that does not exist."""

    @abstractmethod
    def apply(self, action: ActionT) -> list[EventT]:
        """Do it and say what happened, unredacted; raises `Refused` and changes nothing when it is not allowed."""

    def legal_texts(self, seat: int) -> list[str]:
        """`legal` as text without the seat, as clients are offered it."""
        return [self.game.write(action).partition(":")[2] for action in self.legal(seat)]

    # What a seat may know

    @abstractmethod
    def view(self, seat: int | None) -> ViewT:
        """The position as a seat may know it, or a spectator (None)."""

    def own(self, seat: int | None) -> tuple[object, ...]:
        """The fields of a view that differ from seat to seat: `Game.own_fields`."""
        return _fields(self.game.own_fields)(self.view(seat))

    def public(self) -> tuple[object, ...]:
        """The other fields of a view, in their order; the same for everybody."""
        return _fields(self.game.public_fields)(self.view(None))

    # Moves that are made for somebody

    @abstractmethod
    def fallback(self, seat: int) -> ActionT:
        """The simplest move of the seat on turn, made where nobody decides: draw, pass, take."""

    def timeout_move(self, seat: int) -> ActionT | None:
        """The same when it costs next to nothing to find; None where it takes thought, so that a bot finds it."""
        return self.fallback(seat)

    def progress_move(self, seat: int, choice: int) -> ActionT:
        """A move for a seat on turn whose bot has no answer: cheap, and such that rounds come to their end.

        `choice` picks among several, so that nothing repeats itself for ever.
        """
        legal = self.legal(seat)
        return legal[choice % len(legal)]

    def progress_work(self, seat: int) -> Callable[[], ActionT | None] | None:
        """Where `progress_move` can take long: the same as work for another process, which may find nothing."""
        return None

    # Several seats at once

    def may_act(self, seat: int) -> bool:
        """Might a seat that is not on turn want to do something? Bots are asked only then."""
        return bool(self.legal(seat))

    def rivals(self, seat: int) -> list[int]:
        """Seats that might act first now, as far as everybody can tell: never by what somebody holds."""
        return []

    def catchable(self) -> bool:
        """Has somebody forgotten to call, so that people should have a moment to notice?"""
        return False

    def decision(self) -> tuple[object, ...]:
        """What somebody on turn decides upon: a move thought out before counts only while this is still the same."""
        return (self.turn, self.text())


class Game(ABC, Generic[RulesT, ViewT, EventT, ActionT]):
    """A game. See the contract at the top of this module."""

    name: ClassVar[str]
    """As in `name/edition`."""
    printed: ClassVar[Editions[Any]]
    """The editions by name, `name/edition`, with all options; the first is the default."""
    terms: ClassVar[Terms]
    """What the game calls the things that its refusals speak of."""
    least_players: ClassVar[int]
    most_players: ClassVar[int]
    players_clause: ClassVar[str] = ""
    """The clause that says how many may play."""
    view_type: ClassVar[type[Any]]
    """The frozen dataclass of a view."""
    own_fields: ClassVar[tuple[str, ...]]
    """The fields of a view that differ from seat to seat; all others are the same for everybody."""
    growing_fields: ClassVar[tuple[str, ...]] = ()
    """Public fields, tuples, that mostly grow at their end: clients are sent what was added."""
    event_types: ClassVar[tuple[type[Any], ...]]
    """The frozen dataclasses of the union of events."""
    typed_wire: ClassVar[bool] = False
    """Do clients have components for this game? Then its views and events go over the wire as they are, as a part of
    the protocol; otherwise `board` and `event_phrase` go."""
    event_prefix: ClassVar[str] = ""
    """Before the names of its events on the wire."""
    complete_legal: ClassVar[bool] = True
    """Does `Round.legal` list every legal action?"""
    program_options: ClassVar[Mapping[str, str]] = {}
    """Options for players who are all programs, unless somebody chose otherwise: rules about what people say."""

    @property
    def public_fields(self) -> tuple[str, ...]:
        """The fields of a view that are the same for everybody, in their order."""
        return tuple(field.name for field in fields(self.view_type) if field.name not in self.own_fields)

    # Rules

    def editions(self) -> tuple[str, ...]:
        """The names of the editions, `classic/fr`; the first is the default."""
        return tuple(self.printed)

    def rules(
        self, edition: str, options: Mapping[str, str] = {}, *, players: int | None = None, programs: bool = False
    ) -> RulesT:
        """The rules of a table: for so many players (refused when they cannot be seated), for people or programs."""
        made: RulesT = self.printed.load(edition, {**self.program_options, **options} if programs else options)
        if players is not None:
            self.check_players(made, players)
        return made

    @property
    def options(self) -> Options[RulesT]:
        """Every option with its values and clauses, and what can be done with them."""
        return self.printed.options

    def tidied(self, options: Mapping[str, str], clean: Clean) -> dict[str, str]:
        """Valid options with what people wrote in them made fit for others' eyes by `clean(text, most)`."""
        return dict(options)

    def check_players(self, rules: RulesT, players: int) -> None:
        """Refuse a number of players that these rules cannot seat."""
        least, most = self.least_players, self.most_players
        if not least <= players <= most:
            raise refuse("players", self.players_clause, players=players, least=least, most=most)
        self.options.check_players(rules, players)

    def clause_in(self, edition: str, clause: str) -> str:
        """The clause that says the same in the book of this edition."""
        return clause

    # Playing

    @abstractmethod
    def deal(
        self, rules: RulesT, players: int, seed: bytes, dealer: int
    ) -> tuple[Round[ViewT, EventT, ActionT], list[EventT]]:
        """A round from a 32-byte seed, and what happened in dealing it. `dealer` deals; in the tile game: begins."""

    @abstractmethod
    def match(self, rules: RulesT, players: int, seed: bytes | None = None) -> Match[RulesT, Any]:
        """A match of which nothing has been played; its rounds become `Round`s by `round_of`."""

    def round_of(self, core: Any) -> Round[ViewT, EventT, ActionT]:
        """The round behind which this object of the game's own is (`Round.core`)."""
        assert isinstance(core, Round)
        return core

    @abstractmethod
    def redact(self, event: EventT, seat: int | None) -> EventT:
        """An event as a seat may know it; the very same object where nothing is hidden."""

    def face_down(self, event: EventT) -> Iterable[tuple[int, str]]:
        """Seats that got cards face down from the pack, and which, as text: what `pioche verify` compares."""
        return ()

    # Text

    @abstractmethod
    def write(self, action: ActionT) -> str:
        """An action as text with its seat, `2:r5!`."""

    @abstractmethod
    def read(self, text: str) -> ActionT:
        """The action from its text; refused when it is none."""

    @abstractmethod
    def position(self, rules: RulesT, text: str) -> Round[ViewT, EventT, ActionT]:
        """A round from the text of its position; refused when it is none."""

    # Words

    @abstractmethod
    def event_phrase(self, event: EventT, rules: RulesT) -> Phrase | None:
        """What happened, in a sentence; None for what nobody needs to be told."""

    @abstractmethod
    def action_phrase(self, action: ActionT, rules: RulesT) -> Phrase:
        """What a move does, in a few words: the label of a button."""

    @abstractmethod
    def board(self, view: ViewT, rules: RulesT) -> Board:
        """A view as seats, cards and facts, for clients that know nothing about this game."""

    def messages(self, language: str) -> str:
        """The Fluent messages that a game from another package brings along; ours are in `i18n/`."""
        return ""


AnyGame = Game[Any, Any, Any, Any]
AnyRound = Round[Any, Any, Any]


def read_exactly(game: AnyGame, text: str) -> Any:
    """The action with this text; refused when the text is not the one that `write` gives it."""
    action = game.read(text)
    if game.write(action) != text:
        raise refuse("bad-action", text=text)
    return action


@lru_cache(maxsize=64)
def _fields(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    getter = attrgetter(*names)
    return getter if len(names) > 1 else lambda value: (getter(value),)
