"""The card game as an `engine.game.Game`, the interface that the rest of the project uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Final, get_args

from pioche.classic import codes as c
from pioche.classic import comparing, editions, phrases
from pioche.classic import reasons as explained
from pioche.classic.actions import Action, Pass, decode, encode
from pioche.classic.cards import cards_text, rank_of
from pioche.classic.changes import ChangeWriter
from pioche.classic.completion import complete
from pioche.classic.effects import MOST_TEXT
from pioche.classic.events import Dealt, Drew, Event
from pioche.classic.highlights import highlights as found_highlights
from pioche.classic.knowledge import Knowledge
from pioche.classic.lessons import LESSONS
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.mechanics.scoring import points_table
from pioche.classic.named_cards import field_text, named
from pioche.classic.notation import action_text, move_text, parse_action, parse_position, position_text
from pioche.classic.programs import parse_programs, programs_text
from pioche.classic.rules import LEAST_PLAYERS, MOST_PLAYERS, Rules
from pioche.classic.sentences import TERMS
from pioche.classic.view import OWN, View, own, public, redact, view
from pioche.engine import game
from pioche.engine.abilities import Highlight, Reason
from pioche.engine.core_game import CoreGame, CoreRound, Phrases
from pioche.engine.editions import Editions
from pioche.engine.game import Clean
from pioche.engine.lessons import Lesson
from pioche.engine.phrases import Phrase
from pioche.engine.refusal import Refusal
from pioche.engine.sentences import Terms
from pioche.engine.setup import Setup

BLANKS: Final = "blanks"
_ASIDES: Final = frozenset({c.CALL, c.CATCH, c.ACCUSE, c.VOTE})
# Caches: the same few thousand moves recur.
decoded: Final = lru_cache(65_536)(decode)
encoded: Final = lru_cache(65_536)(encode)
_written: Final = lru_cache(65_536)(action_text)
_read: Final = lru_cache(65_536)(parse_action)


@lru_cache(65_536)
def _offer(move: int) -> str:
    return move_text(move)[2:]


def _kind(move: int) -> int:
    return (move >> c.KIND_AT) & 31


class CardRound(CoreRound[Round, View, Event, Action]):
    """A round of the card game with typed actions; its `core` is the fast one, with moves as integers."""

    __slots__ = ()

    def winners(self) -> tuple[int, ...]:
        winner = self._core.winner
        if winner == c.NO_SEAT:
            return ()
        sides = self.rules.scoring.teams or self.players
        return tuple(range(winner % sides, self.players, sides))

    def left_points(self) -> tuple[tuple[int, ...], ...]:
        if self.rules.scoring.rounds_to_win:
            return ()
        points = points_table(self.rules.scoring.wild4_points)
        return tuple(tuple(points[face] for face in hand) for hand in self.view(None).hands or ())

    def text(self) -> str:
        return position_text(self._core)

    def check(self, action: Action) -> Refusal | None:
        return self._core.check(encoded(action))

    def legal(self, seat: int) -> list[Action]:
        return [decoded(move) for move in self._core.legal(seat)]

    def legal_texts(self, seat: int) -> list[str]:
        return [_offer(move) for move in self._core.legal(seat)]

    def apply(self, action: Action) -> list[Event]:
        log: list[Event] = []
        self._core.apply(encoded(action), log)
        self._public = None
        return log

    def view(self, seat: int | None) -> View:
        return view(self._core, seat)

    def read_public(self) -> tuple[object, ...]:
        return public(self._core)

    def own(self, seat: int | None) -> tuple[object, ...]:
        return own(self._core, seat)

    def doubtful(self, seat: int) -> list[str]:
        """Every way to lay a Wild4 that would be a bluff (FR-16, LB-9), where it can be challenged (FR-22)."""
        s = self._core
        if seat != s.turn or not s.count(seat, c.WILD4):
            return []
        moves = [move for move in s.legal(seat) if _kind(move) == c.PLAY and (move >> c.FACE_AT) & 63 == c.WILD4]
        if not moves:
            return []
        tried = s.copy()
        tried.apply(moves[0])  # the colour and the call make no difference
        return [_offer(move) for move in moves] if tried.phase == c.CHALLENGE and tried.bluff else []

    def fallback(self, seat: int) -> Action:
        """Draw, take the debt or pass; if something has to be chosen or laid, the first legal move."""
        legal = self._core.legal(seat)
        for kind in (c.DRAW, c.PASS):
            for move in legal:
                if _kind(move) == kind:
                    return decoded(move)
        return decoded(legal[0])

    def progress_move(self, seat: int, choice: int) -> Action:
        """Lay any card that fits, else `fallback`: rounds end only if cards are laid."""
        plays = [move for move in self._core.legal(seat) if _kind(move) == c.PLAY]
        return decoded(plays[choice % len(plays)]) if plays else self.fallback(seat)

    def same_turn(self, action: Action) -> bool:
        """A drawn card and the choices for a laid one belong to the turn; calls, catches and votes do not end it."""
        phase = self._core.phase
        return phase == c.DRAWN or phase > c.SKIPPED or _kind(encoded(action)) in _ASIDES

    def may_act(self, seat: int) -> bool:
        """Accusations of giving advice (FR-21) do not count: bots hear no advice."""
        return any(_kind(move) != c.ACCUSE for move in self._core.legal(seat))

    def rivals(self, seat: int) -> list[int]:
        s = self._core
        if s.phase == c.CHALLENGE or s.phase > c.SKIPPED or not (s.owing or s.book.jump_in or s.follow != c.NO_SEAT):
            return []
        return [other for other in range(s.players) if other != seat]

    def catchable(self) -> bool:
        return bool(self._core.owing)

    def decision(self) -> tuple[object, ...]:
        s = self._core
        return (s.turn, s.phase, s.top, s.colour, s.debt, s.direction, s.discard_n, s.at, s.cards(s.turn))


class CardGame(CoreGame[Rules, View, Event, Action]):
    """The card game in three editions, with every house rule of their books."""

    name: ClassVar[str] = "classic"
    printed: ClassVar[Editions[Rules]] = editions.EDITIONS
    round_type: ClassVar[type[CardRound]] = CardRound
    match_type: ClassVar[type[Match]] = Match
    terms: ClassVar[Terms] = TERMS
    phrases: ClassVar[Phrases] = phrases
    least_players: ClassVar[int] = LEAST_PLAYERS
    most_players: ClassVar[int] = MOST_PLAYERS
    view_type: ClassVar[type[View]] = View
    own_fields: ClassVar[tuple[str, ...]] = OWN
    growing_fields: ClassVar[tuple[str, ...]] = ("discards",)
    event_types: ClassVar[tuple[type[Event], ...]] = get_args(Event)
    typed_wire: ClassVar[bool] = True
    # FR-21: programs neither give advice nor accuse anybody of it, and with this rule two could not play.
    program_options: ClassVar[Mapping[str, str]] = {"advice_penalty": "off"}
    lessons: ClassVar[Sequence[Lesson]] = LESSONS

    def tidied(self, options: Mapping[str, str], clean: Clean) -> dict[str, str]:
        """Sanitize the texts on Blanks (LB-10), which everybody at the table reads."""
        made = dict(options)
        if BLANKS in options:
            programs = parse_programs(options[BLANKS])
            made[BLANKS] = programs_text(
                tuple(replace(program, text=clean(program.text, MOST_TEXT) or "") for program in programs)
            )
        return made

    def edition_of(self, rules: Rules) -> str:
        return rules.edition

    def check_players(self, rules: Rules, players: int) -> None:
        rules.check_players(players)

    def deal(self, rules: Rules, players: int, seed: bytes, dealer: int) -> tuple[CardRound, list[Event]]:
        log: list[Event] = []
        return CardRound(Round.deal(rules, players, seed, dealer, log)), log

    def named(self, value: Any) -> Any:
        return named(value)

    def field_text(self, value: Any, name: str) -> Any:
        return field_text(value, name)

    def redact(self, event: Event, seat: int | None) -> Event:
        return redact(event, seat)

    def outdated(self, position: game.Round[View, Event, Action], action: Action) -> bool:
        """A pass of a skipped seat that could not parry, because both Skips of the colour lay there (DE-3a).

        It was asked up to version 0.1; now the turn is already that of the seat after it.
        """
        s: Round = position.core
        return (
            isinstance(action, Pass)
            and s.phase == c.TURN
            and s.rules.skipping.skip_parry
            and rank_of(s.top) == c.SKIP
            and s.discard_cards().count(s.top) == s.book.copies_of(s.top)
            and action.seat == (s.layer + s.direction) % s.players
            and s.turn == (action.seat + s.direction) % s.players
        )

    def face_down(self, event: Event) -> Iterable[tuple[int, str]]:
        match event:
            case Dealt(hands=hands):
                return enumerate(map(cards_text, hands))
            case Drew(seat=seat, cards=cards) if cards:
                return ((seat, cards_text(cards)),)
            case _:
                return ()

    def write(self, action: Action) -> str:
        return _written(action)

    def read(self, text: str) -> Action:
        return _read(text)

    def action_phrase_of(self, action: Action, rules: Rules, held: int) -> Phrase:
        return phrases.action_phrase(action, rules, held)

    def position(self, rules: Rules, text: str) -> CardRound:
        return CardRound(parse_position(text, rules))

    # abilities.WritesChanges, SetsUp, Imagines, Explains, Compares, Highlights, OpenViews (and Teaches: `lessons`)

    def changes(self, core: Round) -> ChangeWriter:
        return ChangeWriter(core)

    def reasons(self, rules: Rules, view: View, action: Action) -> tuple[Reason, ...]:
        return explained.reasons(rules, view, action)

    def comparison(self, core: Round, seat: int, played: Action | None, better: Action | None) -> Reason:
        return comparing.comparison(core.rules, view(core, seat), played, better)

    def highlights(self, event: Event) -> Iterable[Highlight]:
        return found_highlights(event)

    def open_view(self, core: Round, seat: int | None) -> View:
        return replace(view(core, seat), hands=tuple(core.hand(each) for each in range(core.players)))

    def deal_set_up(
        self, rules: Rules, players: int, seed: bytes, dealer: int, setup: Setup
    ) -> tuple[CardRound, list[Event]]:
        log: list[Event] = []
        return CardRound(Round.deal_set_up(rules, players, seed, dealer, setup, log)), log

    def imagine(self, core: Round, seat: int, told: Sequence[Event], seed: int) -> Round:
        seen = view(core, seat)
        knowledge = Knowledge(core.rules, seat, core.players) if told else Knowledge.of_view(core.rules, seen)
        for event in told:
            knowledge.observe(event)
        return complete(seen, knowledge, core.rules, seed)


GAME: Final = CardGame()
CardRound.game = GAME
