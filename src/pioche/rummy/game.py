"""The tile game behind the common interface `engine.game.Game`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Final, assert_never, get_args

from pioche.engine.abilities import (
    DraftChecked,
    DraftGroup,
    DraftPiece,
    Foreseen,
    GroupChecked,
    Highlight,
    Hint,
    Reason,
)
from pioche.engine.core_game import CoreGame, CoreRound, Phrases
from pioche.engine.editions import Editions
from pioche.engine.lessons import Lesson
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import Terms
from pioche.engine.setup import Setup
from pioche.rummy import comparing, draft_pieces, editions, phrases
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Lay, Take
from pioche.rummy.completion import complete
from pioche.rummy.dealing import read_tiles
from pioche.rummy.draft import TooManyWays, diagnose, parse_draft
from pioche.rummy.events import Dealt, Drew, Event, Skipped, Turned
from pioche.rummy.highlights import highlights as found_highlights
from pioche.rummy.hints import place, playable, suggest, turn_of, why_not
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.laying import Turn
from pioche.rummy.lessons import LESSONS
from pioche.rummy.machine import LEAST_PLAYERS, MOST_PLAYERS, Round
from pioche.rummy.match import Match
from pioche.rummy.named_tiles import field_text, named
from pioche.rummy.notation import MOST_TEXT, action_text, bad, group_text, parse_action, parse_tiles, tiles_text
from pioche.rummy.playout import best_lay
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.refusals import Code
from pioche.rummy.rules import Rules
from pioche.rummy.sentences import TERMS
from pioche.rummy.solver import lays, plays
from pioche.rummy.state import NO_SEAT, Phase
from pioche.rummy.tiles import JOKER, KINDS, PLAIN_JOKER, kinds, points_of
from pioche.rummy.view import View, redact, view

MOST_STARS: Final = 12  # `*` signs in a draft (jokers and their effects); there are four jokers
MOST_TRIALS: Final = 8  # readings of a draft that are checked synchronously: a few milliseconds
MOST_PIECES: Final = 4  # tiles that can be laid in a turn


def _bare(action: Action) -> str:
    """The text of an action without its seat."""
    return action_text(action).partition(":")[2]


class TileRound(CoreRound[Round, View, Event, Action]):
    """A round of the tile game; `core` is the `machine.Round` that it wraps."""

    __slots__ = ()

    def winners(self) -> tuple[int, ...]:
        return () if self._core.winner == NO_SEAT else (self._core.winner,)

    def left_points(self) -> tuple[tuple[int, ...], ...]:
        if self.rules.end.rounds_to_win:
            return ()
        return tuple(tuple(map(points_of, rack)) for rack in self.view(None).racks or ())

    def text(self) -> str:
        return position_text(self._core)

    def check(self, action: Action) -> Refusal | None:
        return self._core.check(action)

    def legal(self, seat: int) -> list[Action]:
        """Every legal action except lays: there are too many to list, so clients build them."""
        return self._core.legal(seat)

    def apply(self, action: Action) -> list[Event]:
        log: list[Event] = []
        self._core.apply(action, log)
        self._public = None
        return log

    def view(self, seat: int | None) -> View:
        return view(self._core, seat)

    def fallback(self, seat: int) -> Action:
        """Keep the drawn tile, or draw; if the seat has to lay something, the largest play."""
        cheap = self.timeout_move(seat)
        if cheap is not None:
            return cheap
        laid = best_lay(self._core)
        assert laid is not None  # drawing is refused only when a play exists
        return laid

    def timeout_move(self, seat: int) -> Action | None:
        """Keep or draw. None if the seat has to lay something (R-8): finding a play is left to a bot."""
        for action in (Keep(seat), Draw(seat)):
            if self._core.check(action) is None:
                return action
        return None

    def same_turn(self, action: Action) -> bool:
        """A drawn tile belongs to the turn; taking the turn, calls and catches do not end it."""
        return self._core.phase is Phase.DRAWN or isinstance(action, Take | Call | Catch)

    def progress_move(self, seat: int, choice: int) -> Action:
        """The fewest tiles that can be laid, else draw or keep."""
        work = self.progress_work(seat)
        laid = None if work is None else work()
        return laid or self.timeout_move(seat) or Draw(seat)

    def progress_work(self, seat: int) -> Callable[[], Action | None] | None:
        """Which tiles can be laid takes the solver seconds at times."""
        return partial(find_lay, self._core.turn_of(seat), seat) if self._core.playable() else None

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat] if self.catchable() else []

    def catchable(self) -> bool:
        return not self.over and self._core.uno_open != NO_SEAT

    def decision(self) -> tuple[object, ...]:
        """What a player's draft depends on. Calls and catches that do not affect that seat leave it unchanged."""
        s = self._core
        return (s.turn, s.tiles(s.turn), s.direction, len(s.pool), sum(map(len, s.table.groups)))


def find_lay(turn: Turn, seat: int) -> Action | None:
    """A lay of as few tiles as possible: the most would take much longer to find."""
    position = lays.position_of(turn)
    found = plays.counts(position, freeing=False) or plays.counts(position)
    tiles = plays.some(position, (found & -found).bit_length() - 1, range(JOKER + 1)) if found else None
    return None if tiles is None else lays.lay_of(turn, position, seat, tiles)


def find_hint(rules: Rules, seen: View, pieces: tuple[int, ...]) -> Hint:
    """Which tiles can be laid, and a lay of `pieces`, or the suggested action if `pieces` is empty."""
    turn = turn_of(rules, seen)
    found = tuple(playable(turn))
    if seen.seat is None or seen.seat != seen.turn:
        return Hint(found, None)
    action = place(turn, seen.seat, pieces) if pieces else suggest(rules, seen)
    if action is None and pieces:
        return Hint(found, None, refusal=why_not(turn, pieces))
    return Hint(found, None if action is None else _bare(action))


def judge_draft(turn: Turn, seat: int, on_turn: int, text: str, most: int | None = None) -> DraftChecked | Refusal:
    """Check a draft. That it is not the seat's turn is reported only if nothing else is wrong.

    Raises `TooManyWays` if the draft has more readings than `most`.
    """
    try:
        found = diagnose(turn, seat, parse_draft(text), most)
    except Refused as error:
        return error.refusal
    refusal = found.refusal
    if refusal is None and seat != on_turn:
        refusal = Code.NOT_YOUR_TURN.refusal(seat=on_turn)
    groups = tuple(
        GroupChecked(each.refusal, tuple(map(group_text, each.readings)), each.acting) for each in found.groups
    )
    action = None if refusal is not None or found.action is None else _bare(found.action)
    return DraftChecked(groups, refusal, found.laid, found.room, found.uno_due, action)


def foreseen(core: Round, seat: int, found: DraftChecked | Refusal) -> DraftChecked | Refusal:
    """A checked draft with what it would do to the others (R-14), by trying it; never which tiles they would draw."""
    if isinstance(found, Refusal) or found.action is None:
        return found
    log: list[Event] = []
    core.copy().apply(parse_action(f"{seat}:{found.action}"), log)
    draws: dict[int, int] = {}
    skipped: set[int] = set()
    turned = False
    for event in log:
        match event:
            case Drew(seat=other, tiles=tiles):
                draws[other] = draws.get(other, 0) + len(tiles)
            case Skipped(seat=other):
                skipped.add(other)
            case Turned():
                turned = not turned
            case _:
                pass
    hit = dict.fromkeys(event.seat for event in log if isinstance(event, Drew | Skipped))
    made = [Foreseen(each, draws.get(each, 0), each in skipped) for each in hit]
    return replace(found, foreseen=(*made, *((Foreseen(None),) if turned else ())))


def judge_and_foresee(core: Round, seat: int, work: Callable[[], DraftChecked | Refusal]) -> DraftChecked | Refusal:
    """The same for a draft that is checked in another process."""
    return foreseen(core, seat, work())


class TileGame(CoreGame[Rules, View, Event, Action]):
    """The tile game in three editions."""

    name: ClassVar[str] = "rummy"
    printed: ClassVar[Editions[Rules]] = editions.EDITIONS
    round_type: ClassVar[type[TileRound]] = TileRound
    match_type: ClassVar[type[Match]] = Match
    terms: ClassVar[Terms] = TERMS
    phrases: ClassVar[Phrases] = phrases
    players_clause: ClassVar[str] = "R-1"
    least_players: ClassVar[int] = LEAST_PLAYERS
    most_players: ClassVar[int] = MOST_PLAYERS
    view_type: ClassVar[type[View]] = View
    own_fields: ClassVar[tuple[str, ...]] = ("seat", "rack", "drawn")
    event_types: ClassVar[tuple[type[Event], ...]] = get_args(Event)
    typed_wire: ClassVar[bool] = True
    event_prefix: ClassVar[str] = "tile"
    complete_legal: ClassVar[bool] = False
    lessons: ClassVar[Sequence[Lesson]] = LESSONS

    def deal(self, rules: Rules, players: int, seed: bytes, dealer: int) -> tuple[TileRound, list[Event]]:
        log: list[Event] = []
        return TileRound(Round.deal(rules, players, seed, dealer, log)), log

    def named(self, value: Any) -> Any:
        return named(value)

    def field_text(self, value: Any, name: str) -> Any:
        return field_text(value, name)

    def redact(self, event: Event, seat: int | None) -> Event:
        return redact(event, seat)

    def face_down(self, event: Event) -> Iterable[tuple[int, str]]:
        match event:
            case Dealt(racks=racks):
                return enumerate(map(tiles_text, racks))
            case Drew(seat=seat, tiles=tiles) if tiles:
                return ((seat, tiles_text(tiles)),)
            case _:
                return ()

    def write(self, action: Action) -> str:
        return action_text(action)

    def read(self, text: str) -> Action:
        return parse_action(text)

    def position(self, rules: Rules, text: str) -> TileRound:
        return TileRound(parse_position(text, rules))

    # abilities.SetsUp, Solves, Compares, Drafts, Hints, Pieces, Imagines, Highlights, OpenViews
    # (and Teaches: `lessons`)

    def deal_set_up(
        self, rules: Rules, players: int, seed: bytes, dealer: int, setup: Setup
    ) -> tuple[TileRound, list[Event]]:
        log: list[Event] = []
        return TileRound(Round.deal(rules, players, seed, dealer, log, setup)), log

    def highlights(self, event: Event) -> Iterable[Highlight]:
        return found_highlights(event)

    def open_view(self, core: Round, seat: int | None) -> View:
        return replace(view(core, seat), racks=tuple(tuple(kinds(rack)) for rack in core.racks))

    def best_lay(self, core: Round, seat: int) -> Action | None:
        turn = core.turn_of(seat)
        position = lays.position_of(turn)
        tiles = plays.best(position)
        return None if tiles is None else lays.lay_of(turn, position, seat, tiles)

    def every_play(self, core: Round, seat: int) -> list[str]:
        found = plays.every(core.position(seat))
        return [
            tiles_text((*each.cells, *(JOKER,) * each.jokers))
            for each in sorted(found, key=lambda one: (len(one), one))
        ]

    def lay_exactly(self, core: Round, seat: int, pieces: str) -> Action | None:
        """`*` is any joker of the rack."""
        kinds = read_tiles(" ".join(pieces.split()))
        fresh = core.racks[seat][JOKER]
        jokers = kinds.count(JOKER)
        named = [kind for kind in kinds if kind != JOKER]
        named += [JOKER] * min(jokers, fresh) + [PLAIN_JOKER] * max(jokers - fresh, 0)
        return place(core.turn_of(seat), seat, named)

    def laid_of_most(self, core: Round, action: Action) -> tuple[int, int] | None:
        match action:
            case Lay():
                return len(action.laid()), plays.most_tiles(core.position(action.seat))
            case Draw() | Keep():
                return 0, plays.most_tiles(core.position(action.seat))
            case Take() | Call() | Catch():
                return None
            case _:
                assert_never(action)

    def comparison(self, core: Round, seat: int, played: Action | None, better: Action | None) -> Reason:
        return comparing.comparison(core, seat, played, better)

    def draft_groups(self, view: View) -> tuple[DraftGroup, ...]:
        return draft_pieces.groups_on_table(view)

    def draft_hand(self, view: View) -> tuple[DraftPiece, ...]:
        return draft_pieces.pieces_in_hand(view)

    def draft_text(self, groups: Sequence[DraftGroup], *, call: bool) -> str:
        return draft_pieces.draft_text(groups, call=call)

    def read_pieces(self, text: str) -> tuple[int, ...]:
        pieces = parse_tiles(".".join(text.split()))
        if not pieces:
            raise bad(text)
        return tuple(pieces)

    def check_draft(
        self, core: Round, seat: int, text: str
    ) -> DraftChecked | Refusal | Callable[[], DraftChecked | Refusal]:
        if len(text) > MOST_TEXT or text.count("*") > MOST_STARS or not text.startswith("lay "):
            return bad(text).refusal
        if core.over:
            return core.over_refusal()
        work = partial(judge_draft, core.turn_of(seat), seat, core.turn, text.removeprefix("lay "))
        try:
            return foreseen(core, seat, work(most=MOST_TRIALS))
        except TooManyWays:
            return partial(judge_and_foresee, core.copy(), seat, work)

    def hint(self, core: Round, seat: int, pieces: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        if core.over:
            return core.over_refusal()
        if len(pieces) > MOST_PIECES or not all(0 <= kind < KINDS for kind in pieces):
            return Code.NOTATION.refusal(text=str(list(pieces))[:40])
        return partial(find_hint, core.rules, view(core, seat), pieces)

    def imagine(self, core: Round, seat: int, told: Sequence[Event], seed: int) -> Round:
        """Determinization: deal the hidden tiles at random, consistent with what the seat was told."""
        knowledge = Knowledge(core.rules, seat, core.players) if told else None  # None: use the view alone
        for event in told:
            assert knowledge is not None
            knowledge.observe(event)
        return complete(view(core, seat), knowledge, core.rules, seed)


GAME: Final = TileGame()
TileRound.game = GAME
