"""Rules: a frozen value made of one small options group per mechanic.

An edition is such a value; a house rule is an overlay by option name. Combinations that cannot be played are
refused here, naming both options, never in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.classic.book import Book
from pioche.classic.cards import PackOptions, pack_counts
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.mechanics.advice import AdviceOptions
from pioche.classic.mechanics.blank import MOST_BLANKS, BlankOptions
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
from pioche.classic.programs import EXAMPLE, NO_BLANKS, parse_programs
from pioche.engine.match import Scoring
from pioche.engine.refusal import refuse

Value = bool | int | Enum | tuple[Program, ...]
LEAST_PLAYERS: Final = 2  # FR-1
MOST_PLAYERS: Final = c.SEATS
LEAST_HAND: Final = 2  # LB-3


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table has agreed on."""

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

    def __post_init__(self) -> None:
        _check_values(self)
        _check_clashes(self)
        object.__setattr__(self, "book", open_book(self))

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # nothing can change it

    def __reduce__(self) -> tuple[object, ...]:
        from pioche.classic.pickling import rules_restored  # it knows rules

        return rules_restored, (self.options(),)

    def options(self) -> dict[str, Value]:
        """Every option by name."""
        return {name: getattr(getattr(self, group), name) for group, name in OPTIONS.items_by_group()}

    def overlay(self, changes: Mapping[str, Value]) -> Rules:
        """These rules with some options changed; refused when a name is unknown, a value wrong, or two clash."""
        by_group: dict[str, dict[str, Value]] = {}
        for name, value in changes.items():
            by_group.setdefault(OPTIONS.group_of(name), {})[name] = OPTIONS.checked(name, value)
        groups = {group: replace(getattr(self, group), **values) for group, values in by_group.items()}
        return replace(self, **groups)

    def cards(self) -> int:
        """How many cards the pack holds."""
        return sum(_pack(self))

    def check_players(self, players: int) -> None:
        """Refuse a number of players that these rules cannot seat (FR-1, LB-3, FR-21, BB-7)."""
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise refuse("players", "FR-1", players=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        if players * self.start.hand_size + 1 > self.cards():
            size = self.start.hand_size
            raise refuse("options-clash", "LB-3", first=f"hand_size={size}", second=f"players={players}")
        if players == 2 and self.advice.advice_penalty:
            raise refuse("options-clash", "FR-21", first="advice_penalty=on", second="players=2")
        if self.scoring.teams and (players % self.scoring.teams or players == self.scoring.teams):
            raise refuse("options-clash", "BB-7", first=f"teams={self.scoring.teams}", second=f"players={players}")


class _OptionIndex:
    """Where each option lives, and how its values are written."""

    def __init__(self) -> None:
        self._group: dict[str, str] = {}
        self._default: dict[str, Value] = {}
        self._clauses: dict[str, tuple[str, ...]] = {}
        for group in fields(Rules):
            options = group.default
            if not is_dataclass(options):
                continue  # the book
            for entry in fields(options):
                self._group[entry.name] = group.name
                self._default[entry.name] = entry.default
                self._clauses[entry.name] = entry.metadata["clauses"]

    def items_by_group(self) -> Iterator[tuple[str, str]]:
        """Pairs of group and option name."""
        return ((group, name) for name, group in self._group.items())

    def names(self) -> tuple[str, ...]:
        """All option names."""
        return tuple(self._group)

    def clauses(self, name: str) -> tuple[str, ...]:
        """The clauses that an option carries."""
        self.group_of(name)
        return self._clauses[name]

    def values(self, name: str) -> tuple[str, ...]:
        """How the values of an option are written; empty for numbers and programs."""
        self.group_of(name)
        default = self._default[name]
        if isinstance(default, bool):
            return ("off", "on")
        return tuple(member.value for member in type(default)) if isinstance(default, Enum) else ()

    def group_of(self, name: str) -> str:
        """The group that an option belongs to; refused when there is no such option."""
        if name not in self._group:
            raise refuse("unknown-option", option=name)
        return self._group[name]

    def checked(self, name: str, value: Value | str) -> Value:
        """A value of the right type; text is parsed (`on`, `forced`, `500`, rules on Blanks as in `programs.py`)."""
        self.group_of(name)
        default = self._default[name]
        if isinstance(value, tuple):
            if isinstance(default, tuple) and all(isinstance(entry, Program) for entry in value):
                return value
        elif type(value) is type(default):
            return value
        if isinstance(value, str):
            if isinstance(default, bool) and value in ("on", "off"):
                return value == "on"
            if isinstance(default, Enum):
                for member in type(default):
                    if member.value == value:
                        return member
            if type(default) is int and value.isascii() and value.isdigit() and len(value) < 6:
                return int(value)
            if isinstance(default, tuple):
                return parse_programs(value)
        written = (NO_BLANKS, EXAMPLE) if isinstance(default, tuple) else self.values(name)
        choices = " | ".join(written) or type(default).__name__
        raise refuse("option-value", option=name, value=str(value), choices=choices)


OPTIONS: Final = _OptionIndex()


def _check_values(rules: Rules) -> None:
    """Numbers in their ranges."""
    most = (rules.cards() - 1) // LEAST_PLAYERS
    ranges = (
        ("hand_size", "LB-3", rules.start.hand_size, LEAST_HAND, most),
        ("target", "FR-3", rules.scoring.target, 1, 99999),
        ("rounds_to_win", "DE-0", rules.scoring.rounds_to_win, 0, 99),
        ("wild4_points", "DE-0", rules.scoring.wild4_points, 0, 999),
        ("blanks", "LB-10", len(rules.blank.blanks), 0, MOST_BLANKS),
    )
    for name, clause, value, least, greatest in ranges:
        if not least <= value <= greatest:
            raise refuse("option-range", clause, option=name, value=value, least=least, most=greatest)
    if rules.scoring.teams not in (0, 2, 3, 4, 5):
        raise refuse("option-range", "BB-7", option="teams", value=rules.scoring.teams, least=2, most=5)


def _check_clashes(rules: Rules) -> None:
    """Pairs that cannot be played together; each refusal names both."""
    challenge = rules.challenge.challenge
    clashes = (
        (
            rules.finishing.draw2_finish_defence and rules.debt.draw2_parry is Draw2Parry.OFF,
            "DE-5a",
            "draw2_finish_defence=on",
            "draw2_parry=off",
        ),
        (
            challenge is not Challenge.OFF and rules.matching.wild4_if is Wild4If.ALWAYS,
            "LB-9" if challenge is Challenge.CARD_STAYS else "FR-22",
            f"challenge={challenge.value}",
            "wild4_if=always",
        ),
        (
            rules.scoring.rounds_to_win > 0 and rules.scoring.scoring is Scoring.LOWEST_WINS,
            "FR-20",
            f"rounds_to_win={rules.scoring.rounds_to_win}",
            "scoring=lowest_wins",
        ),
    )
    for clash, clause, first, second in clashes:
        if clash:
            raise refuse("options-clash", clause, first=first, second=second)


def program_of(rules: Rules, face: int) -> tuple[Effect, ...]:
    """What a card does: the built-in cards in the same language as the Blanks (LB-10)."""
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
    """DE-8: the UnoCards are taken out unless a house rule gives them a meaning."""
    return pack_counts(rules.debt.uno_card_draw4 or rules.hands.uno_card_gift, len(rules.blank.blanks))


def _number(value: bool | int | Enum) -> int:
    """An option as the machine reads it: choices by their place in the enum."""
    return list(type(value)).index(value) if isinstance(value, Enum) else int(value)


def open_book(rules: Rules) -> Book:
    """The rules as the flat numbers that the machine reads."""
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
