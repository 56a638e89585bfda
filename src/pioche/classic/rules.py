"""Rules: a frozen value with one small group of options per mechanic.

An edition is such a value; a house rule is an overlay by option name. Combinations that cannot be played are
refused here with the names of both options, never in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.classic.book import Book
from pioche.classic.cards import PRINTED, PackOptions, pack_counts
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.mechanics.advice import AdviceOptions
from pioche.classic.mechanics.blank import BlankOptions
from pioche.classic.mechanics.challenge import Challenge, ChallengeOptions
from pioche.classic.mechanics.debt import DebtOptions, Draw2Parry, answer_table
from pioche.classic.mechanics.drawing import DrawingOptions
from pioche.classic.mechanics.finishing import FinishingOptions
from pioche.classic.mechanics.hands import Exchange, HandsOptions
from pioche.classic.mechanics.jump_in import JumpInOptions
from pioche.classic.mechanics.matching import MatchingOptions, Wild4If, colour_cards, cover_table
from pioche.classic.mechanics.multiples import MultiplesOptions
from pioche.classic.mechanics.scoring import ScoringOptions, points_table
from pioche.classic.mechanics.sequences import SequenceOptions
from pioche.classic.mechanics.skipping import SkippingOptions
from pioche.classic.mechanics.start import StartOptions
from pioche.classic.mechanics.uno_call import UnoCallOptions
from pioche.engine.match import Scoring
from pioche.engine.options import GameRules, Options, PlayersClash, clash
from pioche.engine.refusal import refuse

Value = bool | int | Enum | tuple[Program, ...]
LEAST_PLAYERS: Final = 2  # FR-1
MOST_PLAYERS: Final = c.SEATS


@dataclass(frozen=True, slots=True)
class Rules(GameRules):
    """The rules of a table: the edition whose book its players read, and the options of all mechanics."""

    edition: str = "classic/fr"
    """Play does not depend on it: it decides which clauses refusals name."""
    pack: PackOptions = PackOptions()
    start: StartOptions = StartOptions()
    matching: MatchingOptions = MatchingOptions()
    drawing: DrawingOptions = DrawingOptions()
    debt: DebtOptions = DebtOptions()
    challenge: ChallengeOptions = ChallengeOptions()
    uno_call: UnoCallOptions = UnoCallOptions()
    finishing: FinishingOptions = FinishingOptions()
    jump_in: JumpInOptions = JumpInOptions()
    sequences: SequenceOptions = SequenceOptions()
    skipping: SkippingOptions = SkippingOptions()
    hands: HandsOptions = HandsOptions()
    multiples: MultiplesOptions = MultiplesOptions()
    advice: AdviceOptions = AdviceOptions()
    blank: BlankOptions = BlankOptions()
    scoring: ScoringOptions = ScoringOptions()
    book: Book = field(init=False, repr=False, compare=False)
    cited: dict[tuple[str, ...], str] = field(init=False, repr=False, compare=False, default_factory=dict)
    """A cache of `cited`: of several clauses, the one to name."""

    def __post_init__(self) -> None:
        GameRules.__post_init__(self)
        object.__setattr__(self, "book", open_book(self))

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # immutable

    def __reduce__(self) -> tuple[object, ...]:
        return rules_restored, (self.options(), self.edition, self.pack.cards)

    def cards(self) -> int:
        """The number of cards in the pack."""
        return sum(_pack(self))

    def check_players(self, players: int) -> None:
        """Refuse a number of players that these rules cannot seat (FR-1, LB-3, FR-21, BB-7)."""
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise refuse("players", "FR-1", players=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        OPTIONS.check_players(self, players)


def _named(rules: Rules, clauses: tuple[str, ...]) -> str:
    """Of clauses that say the same, the one in the book of the table."""
    from pioche.classic.cited import in_book  # it needs the editions, which are rules

    return in_book(rules, clauses)


OPTIONS: Final = Options(
    Rules,
    named=_named,
    clashes=(
        clash(
            "DE-5a",
            draw2_finish_defence=True,
            draw2_parry=Draw2Parry.OFF,
            instead={"draw2_finish_defence": False, "draw2_parry": Draw2Parry.DRAW2},
        ),
        clash(
            "FR-22",
            challenge=Challenge.TAKE_BACK,
            wild4_if=Wild4If.ALWAYS,
            instead={"challenge": Challenge.OFF, "wild4_if": Wild4If.NOTHING_PLAYABLE},
        ),
        clash(
            "LB-9",
            challenge=Challenge.CARD_STAYS,
            wild4_if=Wild4If.ALWAYS,
            instead={"challenge": Challenge.OFF, "wild4_if": Wild4If.NO_COLOUR},
        ),
        clash(
            "FR-20",
            rounds_to_win=bool,
            scoring=Scoring.LOWEST_WINS,
            instead={"scoring": Scoring.WINNER_TAKES, "rounds_to_win": 0},
        ),
    ),
    players_clashes=(
        PlayersClash(
            "LB-3",
            "hand_size",
            lambda rules, players: players * rules.start.hand_size + 1 > rules.cards(),
            instead=lambda rules, players: (rules.cards() - 1) // players,
        ),
        PlayersClash(
            "FR-21",
            "advice_penalty",
            lambda rules, players: rules.advice.advice_penalty and players == 2,
            instead=lambda _rules, _players: False,
        ),
        PlayersClash(
            "BB-7",
            "teams",
            lambda rules, players: not _even_teams(rules.scoring.teams, players),
            instead=lambda _rules, _players: 0,
        ),
    ),
)


def rules_restored(options: Mapping[str, Value], edition: str = "classic/fr", cards: str = PRINTED) -> Rules:
    """Rules from a pickle: the values of all options, and what older pickles do not have, the edition and its pack."""
    made = Rules(edition).overlay(options)
    return made if cards == PRINTED else replace(made, pack=replace(made.pack, cards=cards))


def _even_teams(teams: int, players: int) -> bool:
    """BB-7: can the players form this many teams of equal size, each of at least two?"""
    return not teams or (players % teams == 0 and players > teams)


def program_of(rules: Rules, face: int) -> tuple[Effect, ...]:
    """The effects of a card: the built-in cards use the same language as the Blanks (LB-10)."""
    if face >= c.BLANK:
        number = face - c.BLANK
        return rules.blank.blanks[number].effects if number < len(rules.blank.blanks) else ()
    if face == c.UNO_CARD:
        gift = (Effect(Op.GIVE, 2, At.CHOSEN, optional=True),) if rules.hands.uno_card_gift else ()  # DE-8b
        return gift + ((Effect(Op.DEBT, 4),) if rules.debt.uno_card_draw4 else ())  # DE-8a; gift first
    if face == c.WILD4:
        return (Effect(Op.COLOUR), Effect(Op.DEBT, 4))  # FR-16, LB-9, DE-10
    if face == c.WILD:
        return (Effect(Op.COLOUR),)  # FR-15, LB-8, DE-9
    rank = face % c.RANKS
    if rank == c.DRAW2:
        return (Effect(Op.DEBT, 2),)  # FR-12, DE-5
    if rank == c.SKIP:
        return (Effect(Op.SKIP),)  # FR-14, DE-3
    if rank == c.REVERSE:
        return (Effect(Op.TURN),)  # FR-13, DE-4
    if rank == 0 and rules.hands.zero_rotation is not Exchange.OFF:
        return (Effect(Op.PASS_HANDS, optional=rules.hands.zero_rotation is Exchange.OPTIONAL),)  # DE-13a
    if rank == 7 and rules.hands.seven_swap is not Exchange.OFF:
        return (Effect(Op.SWAP, at=At.CHOSEN, optional=rules.hands.seven_swap is Exchange.OPTIONAL),)  # BB-2
    return ()


def _pack(rules: Rules) -> list[int]:
    """The pack by face; DE-8: without the UnoCards unless a house rule uses them."""
    uno_cards = rules.debt.uno_card_draw4 or rules.hands.uno_card_gift
    return pack_counts(rules.pack.cards, uno_cards, len(rules.blank.blanks))


def _number(value: bool | int | Enum) -> int:
    """An option value as a number for the machine: an enum member becomes its index."""
    return list(type(value)).index(value) if isinstance(value, Enum) else int(value)


def open_book(rules: Rules) -> Book:
    """The rules as flat numbers for the machine."""
    numbers = {name: _number(value) for name, value in rules.options().items() if not isinstance(value, tuple)}
    programs = [
        [
            (int(step.op), int(step.at), step.count, int(step.optional), int(step.condition), step.limit)
            for step in program_of(rules, face)
        ]
        for face in range(c.FACES)
    ]
    return Book(
        numbers,
        cover_table(rules.matching.reverse_on_anything),
        answer_table(rules.debt),
        [colour_cards(colour) for colour in range(4)] + [0],
        points_table(rules.scoring.wild4_points),
        _pack(rules),
        programs,
    )
