"""The game interface: every game implements it, and the rest of the project uses games only through it.

A **game** (`Game`) is stateless: it has a name and editions with options, and it deals rounds. A **round** (`Round`) is
one deal being played: it checks, lists and applies actions. A **match** (`engine.match.Match`) is a series of rounds
until somebody has won. The command line, the server, the bots, the arena, the simulator, the environments and the page
depend on these three interfaces only; `pioche.games` finds games by name.

The contract, which `tests/games` checks for every installed game:

1. *Deterministic.* The same rules, players, seed and actions give the same round, byte for byte, on every platform. A
   round uses no clock, no network, no files, and no randomness except its seed.
2. *One authority on legality.* `check` returns what is wrong with an action, or None; `legal` lists what `check`
   accepts (a game with too many moves to list sets `complete_legal = False` and lists some of them); `apply` applies
   what `check` accepts and otherwise raises `Refused` and leaves the round unchanged.
3. *Actions out of turn are normal.* Several seats may have legal actions at once; the first one applied counts. While
   a round is not over, `turn` is the seat that has to act, and that seat has a legal action.
4. *Default-deny visibility.* `view(seat)` and `redact(event, seat)` are all that a seat learns; `None` is a spectator.
   Two rounds that differ only in what a seat may not know give it the same views, events and legal actions.
5. *Text round-trips.* `read(write(action)) == action`, and `position(rules, round.text()).text() == round.text()`.
6. *Every round ends.* Random legal play reaches `over`, and so does play by `progress_move`.
7. *Refusals explain themselves.* Invalid input raises `Refused`, with a code that has a translated message, and never
   another exception.

Optional abilities (drafts, hints, determinization, rating moves) are separate protocols in `engine.abilities`.
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
"""Sanitizes text that a user typed and cuts it to a length; None if nothing is left."""


class Round(ABC, Generic[ViewT, EventT, ActionT]):
    """A round being played. Actions are typed values of the game; each has a `seat`."""

    __slots__ = ()

    game: ClassVar[AnyGame]

    # State

    @property
    @abstractmethod
    def core(self) -> Any:
        """The game's own object behind this round, for search and simulation; a game without one returns `self`."""

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
        """The seat that has to act, while the round is not over."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that have won a finished round: one seat, a team, or none."""

    def left_points(self) -> tuple[tuple[int, ...], ...]:
        """By seat, what each card or tile that is left in a finished round counts, in the order of its view.

        Empty where none counts, or if the game does not say.
        """
        return ()

    @abstractmethod
    def text(self) -> str:
        """The whole position in one line, which `Game.position` parses."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy of this position."""

    # Actions

    @abstractmethod
    def check(self, action: ActionT) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[ActionT]:
        """The legal actions of a seat now; empty for a seat that does not exist."""

    @abstractmethod
    def apply(self, action: ActionT) -> list[EventT]:
        """Apply an action and return its unredacted events; an illegal one raises `Refused` and changes nothing."""

    def legal_texts(self, seat: int) -> list[str]:
        """`legal` as text without the seat, as sent to clients."""
        return [self.game.write(action).partition(":")[2] for action in self.legal(seat)]

    # Visibility

    @abstractmethod
    def view(self, seat: int | None) -> ViewT:
        """The position as a seat, or a spectator (None), may see it."""

    def own(self, seat: int | None) -> tuple[object, ...]:
        """The values of a view's `Game.own_fields`, which differ from seat to seat."""
        return _fields(self.game.own_fields)(self.view(seat))

    def public(self) -> tuple[object, ...]:
        """The values of a view's `Game.public_fields`, which are the same for everybody."""
        return _fields(self.game.public_fields)(self.view(None))

    # Moves made on behalf of a seat

    @abstractmethod
    def fallback(self, seat: int) -> ActionT:
        """The simplest move of the seat on turn, for when nobody decides: draw, pass, take."""

    def timeout_move(self, seat: int) -> ActionT | None:
        """The move on a timeout, if it is cheap to compute; None if a bot has to find it."""
        return self.fallback(seat)

    def progress_move(self, seat: int, choice: int) -> ActionT:
        """A cheap move for a seat on turn whose bot has no answer; rounds played with it must end.

        `choice` picks among several moves, so that play does not cycle.
        """
        legal = self.legal(seat)
        return legal[choice % len(legal)]

    def progress_work(self, seat: int) -> Callable[[], ActionT | None] | None:
        """Where `progress_move` can take long: the same as work for another process, which may find nothing."""
        return None

    def same_turn(self, action: ActionT) -> bool:
        """After an action by the seat on turn that left the turn with it: does the same turn go on?

        If so, its clock goes on too. Default: no, so that every such action begins a new turn.
        """
        return False

    def doubtful(self, seat: int) -> Sequence[str]:
        """Those of `legal_texts` that others could challenge with success; only the seat itself is told."""
        return ()

    # Several seats at once

    def may_act(self, seat: int) -> bool:
        """Might a seat that is not on turn want to act? Bots are asked only if so."""
        return bool(self.legal(seat))

    def rivals(self, seat: int) -> list[int]:
        """Other seats that might act first now, judged by public information only, never by hands."""
        return []

    def catchable(self) -> bool:
        """Has somebody forgotten to call, so that people should get a moment to notice?"""
        return False

    def decision(self) -> tuple[object, ...]:
        """What the decision of the seat on turn depends on: a move chosen earlier is stale once this value differs."""
        return (self.turn, self.text())


class Game(ABC, Generic[RulesT, ViewT, EventT, ActionT]):
    """A game; see the contract at the top of this module."""

    name: ClassVar[str]
    """As in `name/edition`."""
    printed: ClassVar[Editions[Any]]
    """The editions by name, `name/edition`, with all options; the first is the default."""
    terms: ClassVar[Terms]
    """The game's names for the arguments of its refusals."""
    least_players: ClassVar[int]
    most_players: ClassVar[int]
    players_clause: ClassVar[str] = ""
    """The clause that limits the number of players."""
    view_type: ClassVar[type[Any]]
    """The frozen dataclass of views."""
    own_fields: ClassVar[tuple[str, ...]]
    """The fields of a view that differ from seat to seat; all others are public."""
    growing_fields: ClassVar[tuple[str, ...]] = ()
    """Public tuple fields that are mostly appended to: clients are sent only the new items."""
    event_types: ClassVar[tuple[type[Any], ...]]
    """The frozen dataclasses in the union of events."""
    typed_wire: ClassVar[bool] = False
    """Do clients have components for this game? If so its views and events are part of the protocol and sent as they
    are; otherwise `board` and `event_phrase` are sent."""
    event_prefix: ClassVar[str] = ""
    """Prefix of the names of its events on the wire."""
    complete_legal: ClassVar[bool] = True
    """Does `Round.legal` list every legal action?"""
    program_options: ClassVar[Mapping[str, str]] = {}
    """Option values for tables where all players are programs, for rules about what people say; overridable."""

    @property
    def public_fields(self) -> tuple[str, ...]:
        """The fields of a view that are the same for everybody, in the order of the view."""
        return tuple(field.name for field in fields(self.view_type) if field.name not in self.own_fields)

    # Rules

    def editions(self) -> tuple[str, ...]:
        """The names of the editions, `classic/fr`; the first is the default."""
        return tuple(self.printed)

    def research_editions(self) -> tuple[str, ...]:
        """The names of the editions for research: they can be played by name, but no list offers them."""
        return tuple(self.printed.research)

    def edition_of(self, rules: RulesT) -> str:
        """The edition that rules were made from; a game whose rules do not say it names the first."""
        return self.editions()[0]

    def rules(
        self, edition: str, options: Mapping[str, str] = {}, *, players: int | None = None, programs: bool = False
    ) -> RulesT:
        """The rules of a table: an edition with the options that somebody chose, refused if `players` cannot be seated.

        Options that nobody chose adapt to those and to the number of players (`Options.settle`). `programs`: all
        players are programs, so `program_options` are the defaults.
        """
        return self._settled(edition, options, players, programs)[0]

    def adapted(self, edition: str, options: Mapping[str, str], players: int | None = None) -> dict[str, str]:
        """The options that nobody chose and that differ from the edition, because of chosen ones or of the players."""
        return self._settled(edition, options, players, False)[1]

    def _settled(
        self, edition: str, options: Mapping[str, str], players: int | None, programs: bool
    ) -> tuple[RulesT, dict[str, str]]:
        standard: RulesT = self.printed.load(edition, self.program_options if programs else {})

        def check(made: RulesT) -> None:
            if players is not None:
                self.check_players(made, players)

        return self.options.settle(standard, options, check)

    @property
    def options(self) -> Options[RulesT]:
        """The options with their values and clauses, and the operations on them."""
        return self.printed.options

    def tidied(self, options: Mapping[str, str], clean: Clean) -> dict[str, str]:
        """Valid options with any free text in them sanitized by `clean(text, most)`."""
        return dict(options)

    def check_players(self, rules: RulesT, players: int) -> None:
        """Raise `Refused` if these rules cannot seat so many players."""
        least, most = self.least_players, self.most_players
        if not least <= players <= most:
            raise refuse("players", self.players_clause, players=players, least=least, most=most)
        self.options.check_players(rules, players)

    # Playing

    @abstractmethod
    def deal(
        self, rules: RulesT, players: int, seed: bytes, dealer: int
    ) -> tuple[Round[ViewT, EventT, ActionT], list[EventT]]:
        """A round dealt from a 32-byte seed, and the events of the deal. `dealer` deals (in the tile game: begins)."""

    @abstractmethod
    def match(self, rules: RulesT, players: int, seed: bytes | None = None) -> Match[RulesT, Any]:
        """A new match; `round_of` wraps its rounds as `Round`."""

    def round_of(self, core: Any) -> Round[ViewT, EventT, ActionT]:
        """The `Round` for a core object; the inverse of `Round.core`."""
        assert isinstance(core, Round)
        return core

    @abstractmethod
    def redact(self, event: EventT, seat: int | None) -> EventT:
        """An event as a seat may see it; the same object if nothing in it is hidden."""

    def face_down(self, event: EventT) -> Iterable[tuple[int, str]]:
        """The seats that an event gave face-down cards from the pack, and those cards as text, for `pioche verify`."""
        return ()

    def outdated(self, position: Round[ViewT, EventT, ActionT], action: ActionT) -> bool:
        """Is it an action that older versions asked for and recorded here, and that changes nothing any more?

        Replays and logs that contain it remain valid: it is passed over. Asked only for an action that is refused.
        """
        return False

    # Text

    @abstractmethod
    def write(self, action: ActionT) -> str:
        """An action as text with its seat, `2:r5!`."""

    @abstractmethod
    def read(self, text: str) -> ActionT:
        """Parse an action; raises `Refused` if the text is invalid."""

    @abstractmethod
    def position(self, rules: RulesT, text: str) -> Round[ViewT, EventT, ActionT]:
        """Parse a position; raises `Refused` if the text is invalid."""

    def players_in(self, text: str) -> int | None:
        """The number of players in the text of a position, before it is parsed; None if it cannot be told.

        Default: the first field has their hands, with `/` between them.
        """
        found = text.partition(" ")[0].count("/") + 1
        return found if self.least_players <= found <= self.most_players else None

    # Words

    @abstractmethod
    def event_phrase(self, event: EventT, rules: RulesT) -> Phrase | None:
        """A sentence that describes an event; None if it needs no mention."""

    @abstractmethod
    def action_phrase(self, action: ActionT, rules: RulesT) -> Phrase:
        """A short label for an action, as for a button."""

    def action_phrase_of(self, action: ActionT, rules: RulesT, held: int) -> Phrase:
        """The label of an action of a seat that holds so many pieces, where that makes a difference."""
        return self.action_phrase(action, rules)

    @abstractmethod
    def board(self, view: ViewT, rules: RulesT) -> Board:
        """A view as seats, cards and facts, for clients without components for this game."""

    def messages(self, language: str) -> str:
        """Fluent messages of a game from another package; the built-in games have theirs in `i18n/`."""
        return ""


AnyGame = Game[Any, Any, Any, Any]
AnyRound = Round[Any, Any, Any]


def read_exactly(game: AnyGame, text: str) -> Any:
    """Parse an action; refused unless the text is in the canonical form that `write` gives."""
    action = game.read(text)
    if game.write(action) != text:
        raise refuse("bad-action", text=text)
    return action


@lru_cache(maxsize=64)
def _fields(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    getter = attrgetter(*names)
    return getter if len(names) > 1 else lambda value: (getter(value),)
