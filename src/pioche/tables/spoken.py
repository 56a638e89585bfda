"""Values of a game together with the words for them: actions, events and views as a table hands them out.

Each wraps the game's own typed value (`value`), whose fields can be read directly, with cards, tiles and colours as
text: `action.face` is `r5`, `view.colour` is `r`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Self

from pioche import games
from pioche.engine.abilities import WritesFields
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.refusal import Refused, refuse, shown
from pioche.i18n import ENGLISH, Translator, words_in
from pioche.tables.inputs import seat_of, text_of
from pioche.text.boards import board_text, capital, seat_names


def called(names: object, words: Translator) -> list[str]:
    """The names of the players by seat; `seat 0` and so on for those that are not given."""
    if names is None:
        return seat_names(words)
    if not isinstance(names, list | tuple):
        raise TypeError(f"names must be a list with the name of each seat, not {shown(names)}")
    given = [text_of(name, "a name") for name in names]
    return given + seat_names(words)[len(given) :]


class Spoken:
    """A value of a game, and what is needed to put it into words."""

    __slots__ = ("_game", "_rules", "_value")

    def __init__(self, value: Any, game: AnyGame, rules: Any) -> None:
        self._value = value
        self._game = game
        self._rules = rules

    @property
    def value(self) -> Any:
        """The game's own value, a frozen dataclass, with cards and tiles as the game has them: numbers, in ours."""
        return self._value

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """This in words: in `en`, `fr`, `de` or `lb`, with the names of the players if given."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"

    def __eq__(self, other: object) -> bool:
        return bool(self._value == (other._value if isinstance(other, Spoken) else other))

    def __hash__(self) -> int:
        return hash(self._value)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __getattr__(self, name: str) -> Any:
        """A field of the game's own value, with cards, tiles and colours as text."""
        if name.startswith("_"):  # not the own slots of an object that is being copied or unpickled
            raise AttributeError(name)
        try:
            held = getattr(self._value, name)
        except AttributeError:
            what = f"{type(self).__name__} object ({type(self._value).__name__})"
            raise AttributeError(f"{what} has no attribute {name!r}", name=name, obj=self) from None
        return self._game.field_text(self._value, name) if isinstance(self._game, WritesFields) else held

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *(name for name in dir(self._value) if not name.startswith("_"))})


class Action(Spoken):
    """Something that a seat can do. `str` gives its notation (`2:r5!`), `say` a sentence.

    `pioche.Action("2:r5!")` makes one without a table, from its notation with the seat. The other fields are those of
    the game's own action (`value`), with cards and colours as text: `action.face`, `action.colour`.
    """

    __slots__ = ("_at", "_typed")

    def __init__(self, text: str) -> None:
        """`text`: the notation with the seat."""
        notation = text_of(text, "an action").strip()
        value, game = read_anywhere(notation)
        super().__init__(value, game, game.rules(game.editions()[0]))
        self._typed = True
        self._at: AnyRound | None = None

    @classmethod
    def of(cls, value: Any, game: AnyGame, rules: Any, at: AnyRound | None = None) -> Self:
        """A game's own action; `at`: the position, if it is known: the last card may need other words (DE-12)."""
        made = cls.__new__(cls)
        Spoken.__init__(made, value, game, rules)
        made._typed, made._at = False, at  # noqa: SLF001 (its own)
        return made

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return int(self._value.seat)

    @property
    def game(self) -> AnyGame | None:
        """The game whose action it is; None if it was made from text, which several games may know."""
        return None if self._typed else self._game

    @property
    def text(self) -> str:
        """The notation without the seat: `r5!`."""
        return str(self).partition(":")[2]

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """What it does, as on a button: `Play the red 5, saying “UNO”`."""
        words = words_in(language)
        phrase = self._game.action_phrase(self._value, self._rules)
        if self._at is not None and self.seat in range(self._at.players):
            board = self._game.board(self._at.view(self.seat), self._rules)
            phrase = self._game.action_phrase_of(self._value, self._rules, board.seats[self.seat].held)
        return capital(phrase.said(words, called(names, words)))

    def __str__(self) -> str:
        return self._game.write(self._value)

    def __eq__(self, other: object) -> bool:
        """The same notation; the game's own value is equal too."""
        return str(self) == str(other) if isinstance(other, Action) else super().__eq__(other)

    def __hash__(self) -> int:
        return hash(self._value)

    def __lt__(self, other: object) -> bool:
        """Actions are sorted by their notation."""
        return str(self) < str(other) if isinstance(other, Action) else NotImplemented

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def read_anywhere(text: str) -> tuple[Any, AnyGame]:
    """An action from its notation, and the first installed game that can read it."""
    for game in games.every():
        try:
            return game.read(text), game
        except Refused:
            continue
    if text and not text[:2].endswith(":"):
        for game in games.every():
            try:
                game.read(f"0:{text}")
            except Refused:
                continue
            raise refuse("action-seat", text=text, example=f"0:{text}")
    raise refuse("bad-action", text=text)


class Event(Spoken):
    """Something that happened, with everything that was hidden in it; `seen_by` hides it."""

    __slots__ = ("_players",)

    def __init__(self, value: Any, game: AnyGame, rules: Any, players: int) -> None:
        super().__init__(value, game, rules)
        self._players = players

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator (None), may see it."""
        if seat is not None:
            seat_of(seat, self._players, "seat")
        return Event(self._game.redact(self._value, seat), self._game, self._rules, self._players)

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """A sentence; empty if a game from another package has none for it."""
        words = words_in(language)
        phrase = self._game.event_phrase(self._value, self._rules)
        said = "" if phrase is None else phrase.said(words, called(names, words))
        return capital(said)

    def __str__(self) -> str:
        return self.say() or repr(self._value)


class View(Spoken):
    """The table as one seat, or a spectator, sees it. `str` shows it.

    Its fields are those of the game's own view (`value`), with cards, tiles and colours as text: `view.top`.
    """

    __slots__ = ()

    @property
    def seat(self) -> int | None:
        """The seat that looks; None: a spectator."""
        found: int | None = self._value.seat
        return found

    @property
    def hand(self) -> tuple[str, ...]:
        """What the seat holds, in notation like `Table.hand`; empty for a spectator. `value` has the numbers."""
        return tuple(card.text for card in self._game.board(self._value, self._rules).hand)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards or tiles each seat holds."""
        return tuple(seat.held for seat in self._game.board(self._value, self._rules).seats)

    def __repr__(self) -> str:
        names = (field.name for field in fields(self._value))
        return f"<View: View({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})>"

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The view as lines of text."""
        words = words_in(language)
        board = self._game.board(self._value, self._rules)
        hands = {} if board.seat is None else {board.seat: board.hand}
        return board_text(board, hands, words, called(names, words))
