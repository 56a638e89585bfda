"""A table: one round being played, move by move, and the match that it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

from pioche.engine.deal import round_seed, seed_from_text
from pioche.engine.game import AnyRound
from pioche.engine.match import Match, RoundScore
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.replay import RecordedRound, Replay, Step
from pioche.i18n import ENGLISH
from pioche.tables.dealing import dealt
from pioche.tables.inputs import Hands, Seed, seed_of, setup_of
from pioche.tables.moves import Move, has_seat, value_of
from pioche.tables.other_names import no_such_name
from pioche.tables.readable import ReadableTable
from pioche.tables.reasons import Reason, refused_for, spoken_refusal
from pioche.tables.spoken import Action, Event
from pioche.text.hints import meant_seats

if TYPE_CHECKING:
    from pioche.tables.bots import SeatedBot


class Table(ReadableTable):
    """A round of any game: print it, list what is legal, push actions and pop them again.

    Made by `pioche.deal`, `pioche.position` and `pioche.replay.load`. Whoever holds a table sees every hand; `view`
    gives what one seat may see.
    """

    __slots__ = ("_actions", "_happened", "_origin", "_positions")

    def __init__(
        self,
        edition: str,
        match: Match[Any, Any],
        found: AnyRound,
        origin: RecordedRound,
        events: Sequence[Any] = (),
        earlier: Sequence[RoundScore] = (),
    ) -> None:
        """Use `pioche.deal` or `pioche.position` instead."""
        super().__init__(edition, match, found, earlier)
        self._origin = origin  # how this round began
        self._actions: list[Action] = []  # of this round
        self._positions: list[AnyRound] = []  # before each action
        self._happened: list[tuple[Any, ...]] = [tuple(events)]  # the game's own events: in the deal, in each action

    # What happened

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the last action, or in the deal; nothing is hidden (`Event.seen_by`)."""
        return self._spoken_events(self._happened[-1])

    @property
    def history(self) -> tuple[Event, ...]:
        """What happened in the whole round, from the deal (or from the position that was set up) on."""
        return self._spoken_events(chain.from_iterable(self._happened))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of this round so far, oldest first."""
        return tuple(self._actions)

    # Actions

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat may do now; without a seat, what anybody may do, the seat on turn first.

        Where a game has too many actions to list (the tile game), one lay of the seat on turn is among them, if there
        is any; `pioche.solve` finds the others.
        """
        if self._round.over:
            return []
        turn = self._round.turn
        seats = [turn, *(other for other in range(self.players) if other != turn)]
        if seat is not None:
            seats = [self._seat(seat)]
        found = [action for each in seats for action in self._round.legal(each)]
        if not self.game.complete_legal and turn in seats:
            some = self._round.progress_move(turn, 0)
            if some not in found and self._round.check(some) is None:
                found.insert(0, some)
        return [self._spoken(action) for action in found]

    def is_legal(self, move: Move) -> bool:
        """May this be done now?"""
        try:
            return self._round.check(value_of(self._round, move)) is None
        except Refused:
            return False

    def why(self, move: Move) -> Reason | None:
        """Why this may not be done now: the clause and a sentence; None if it may."""
        try:
            value = value_of(self._round, move)
        except Refused as error:
            return self._reason(error.refusal)
        wrong = self._round.check(value)
        return None if wrong is None else self._reason(wrong, self._meant(move, value))

    def push(self, move: Move) -> tuple[Event, ...]:
        """Do this and return what happened; raises `Refused`, and changes nothing, if it is not allowed."""
        value = self._value(move)
        after = self._round.copy()
        try:
            events = after.apply(value)
        except Refused as error:
            raise refused_for(self._reason(error.refusal, self._meant(move, value))) from None
        self._actions.append(self._spoken(value))
        self._positions.append(self._round)
        self._happened.append(tuple(events))
        self._round = after
        return self.events

    def pop(self) -> Action:
        """Take the last action of this round back and return it; raises `IndexError` if there is none."""
        last = self.peek()
        self._round = self._positions.pop()
        self._actions.pop()
        self._happened.pop()
        return last

    def peek(self) -> Action:
        """The last action of this round; raises `IndexError` if there is none."""
        if not self._actions:
            raise IndexError("nothing to take back: this is the beginning of the round")
        return self._actions[-1]

    def action(self, move: Move) -> Action:
        """An action from its notation, legal or not; raises `Refused` if the text is not an action."""
        return self._spoken(self._value(move))

    def bot(self, name: str, seat: int | None = None, *, seed: Seed | None = None) -> SeatedBot:
        """A bot in a seat, default: the one on turn; `table.bot("strong").action()` is what it would do now.

        `name`: a level or a player, with its budget if it takes one: `master@200ms`, `search@500` (rollouts).
        `pioche.bots.names` lists them. `seed`: the same one, at a table with the same history, gives the same answers
        (unless the budget is in milliseconds). Default: a random one.
        """
        from pioche.tables.bots import SeatedBot  # with all bots, which few tables need

        return SeatedBot(self, name, self._round.turn if seat is None else self._seat(seat), seed_of(seed))

    def say(self, move: Move, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """An action in words, in `en`, `fr`, `de` or `lb`."""
        return self.action(move).say(language, names)

    # The match

    def next_round(
        self,
        *,
        seed: Seed | None = None,
        dealer: int | None = None,
        hands: Hands | None = None,
        first: str | None = None,
    ) -> tuple[Event, ...]:
        """Deal the next round of the match at this table; the arguments are those of `pioche.deal`.

        Default seed: derived from that of the first round, or from the position that it began with. Refused during a
        round, and when the match is over.
        """
        if not self._round.over:
            raise self._refused(Refusal("round-not-over"))
        match = self._scored()
        played = (*self._played, self._record())
        if seed is None:
            seed = round_seed(played[0].seed or seed_from_text(played[0].start), len(played))
        try:
            setup = setup_of(hands, first, self.players)
            found, origin, events = dealt(self.game, match, seed_of(seed), dealer, setup)
        except Refused as error:
            raise self._refused(error.refusal) from None
        self._match, self._round, self._origin, self._played = match, found, origin, played
        self._actions, self._positions, self._happened = [], [], [tuple(events)]
        return self.events

    def replay(self) -> Replay:
        """The match up to now, as `pioche.replay.save` writes it."""
        rounds = (*self._played, self._record())
        winners = self._scored().pad.winners()
        return Replay(self.edition, self.players, tuple(self.options.items()), rounds, winners, self._earlier)

    @classmethod
    def from_replay(cls, made: Replay, steps: Sequence[Step]) -> Table:
        """The table at the end of a replay, from its verified steps."""
        last = [step for step in steps if step.round == len(made.rounds)]
        if not last:
            raise refuse("round-not-begun")
        found = last[-1].position
        match = found.game.match(found.rules, made.players).with_lines(made.earlier)
        for played in made.rounds[:-1]:
            assert played.score is not None  # verified
            match = replace(match.with_lines([played.score]), dealers=(*match.dealers, played.dealer))
        origin = replace(made.rounds[-1], actions=(), score=None)
        table = cls(made.edition, match, found, origin, last[0].events, made.earlier)
        table._played = made.rounds[:-1]
        for before, after in pairwise(last):
            table._actions.append(table._spoken(found.game.read(after.action or ""), before.position))
            table._positions.append(before.position)
            table._happened.append(after.events)
        return table

    def _record(self) -> RecordedRound:
        """This round as a replay records it."""
        actions = tuple(map(str, self._actions))
        score = self._match.line(self._round.core) if self._round.over else None
        return replace(self._origin, actions=actions, score=score)

    def _told(self) -> tuple[Sequence[Sequence[Any]], Sequence[AnyRound]]:
        """The game's own events of the deal and of each action of this round, and the positions after them."""
        return self._happened, [*self._positions, self._round]

    # Values

    def copy(self) -> Table:
        """An independent copy, with everything that can be taken back."""
        made = Table(self.edition, self._match, self._round, self._origin, (), self._earlier)
        # What is in these lists is never changed, so both can use it.
        made._actions, made._positions, made._happened = self._actions[:], self._positions[:], self._happened[:]
        made._played = self._played
        return made

    __copy__ = copy

    def _spoken(self, action: Any, at: AnyRound | None = None) -> Action:
        """An action with its words, in this position or in another one of the round."""
        return Action.of(action, self.game, self.rules, at or self._round)

    def _spoken_events(self, events: Iterable[Any]) -> tuple[Event, ...]:
        game, rules, players = self.game, self.rules, self.players
        return tuple([Event(event, game, rules, players) for event in events])

    # What is typed in

    def _value(self, move: object) -> Any:
        """The game's own action, from anything that `push` takes."""
        try:
            return value_of(self._round, move)
        except Refused as error:
            raise refused_for(self._reason(error.refusal)) from None

    def _meant(self, move: object, value: Any) -> str:
        """The same by seats that may do what the seat on turn may not, if no seat was typed in."""
        if not isinstance(move, str) or has_seat(move):
            return ""
        return meant_seats(self._round, self.game.write(value).partition(":")[2])

    def _reason(self, refusal: Refusal, meant: str = "") -> Reason:
        """Why a move is refused."""
        return Reason(refusal, self.game, self.rules, meant, move=True)

    if not TYPE_CHECKING:  # type checkers know which names there are

        def __getattr__(self, name: str) -> Any:
            raise no_such_name(self, name)


def check_not_over(table: Table) -> None:
    """Refuse what only makes sense while a round goes on, by the clause that a move would name."""
    if table.over:
        why = table.why("draw")
        raise refuse("round-over") if why is None else spoken_refusal(why.value, table.game, table.rules)
