"""Values of a game together with the words for them: actions, events, views and refusals as a table hands them out.

Each wraps the game's own typed value (`value`), whose attributes can be read directly: `action.face`, `view.hand`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche import games
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.refusal import Argument, Refusal, Refused, refuse
from pioche.engine.sentences import sentence
from pioche.i18n import ENGLISH, LANGUAGES, Translator
from pioche.tables.inputs import seat_of, shown, text_of
from pioche.text.boards import board_text, capital, seat_names


def words_in(language: object) -> Translator:
    """The messages in a language; refused if there are none."""
    wanted = text_of(language, "a language")
    if wanted not in LANGUAGES:
        raise refuse("unknown-language", text=wanted, known=", ".join(LANGUAGES))
    return Translator(wanted)


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
        """The game's own value, a frozen dataclass."""
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

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # not the own slots of an object that is being copied or unpickled
            raise AttributeError(name)
        return getattr(self._value, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *(name for name in dir(self._value) if not name.startswith("_"))})


class Action(Spoken):
    """Something that a seat can do. `str` gives its notation (`2:r5!`), `say` a sentence.

    `pioche.Action("2:r5!")` makes one without a table, from its notation with the seat.
    """

    __slots__ = ("_at", "_typed")

    def __init__(self, value: Any, game: AnyGame | None = None, rules: Any = None, at: AnyRound | None = None) -> None:
        """`at`: the position, if it is known: the last card may need other words (DE-12)."""
        self._typed = game is None
        if game is None:
            text = text_of(value, "an action").strip()
            value, game = read_anywhere(text)
            rules = game.rules(game.editions()[0])
        super().__init__(value, game, rules)
        self._at = at

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

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def read_anywhere(text: str) -> tuple[Any, AnyGame]:
    """An action from its notation, and the first installed game that can read it."""
    for game in games.every():
        try:
            return game.read(text), game
        except Refused:
            continue
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
    """The table as one seat, or a spectator, sees it. `str` shows it; the fields are those of the game's own view."""

    __slots__ = ()

    @property
    def hand(self) -> tuple[str, ...]:
        """What the seat holds, in notation like `Table.hand`; empty for a spectator. `value` has the numbers."""
        return tuple(card.text for card in self._game.board(self._value, self._rules).hand)

    def __repr__(self) -> str:
        return f"<View: {self._value!r}>"

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The view as lines of text."""
        words = words_in(language)
        board = self._game.board(self._value, self._rules)
        hands = {} if board.seat is None else {board.seat: board.hand}
        return board_text(board, hands, words, called(names, words))


class Reason(Spoken):
    """Why something is not allowed: a code, the clause that forbids it, and a sentence (`str`)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        """The kind of refusal, for programs: `not-your-turn`."""
        return self._refusal.code

    @property
    def clause(self) -> str:
        """The clause of the rule book of this table; empty if none forbids it."""
        return self._refusal.clause

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments of the sentence."""
        return dict(self._refusal.args)

    @property
    def _refusal(self) -> Refusal:
        found: Refusal = self._value
        return found

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The sentence, with its clause."""
        words = words_in(language)
        return sentence(self._refusal, words, self._game.terms, self._rules, called(names, words))


def spoken_refusal(refusal: Refusal, game: AnyGame, rules: Any) -> Refused:
    """A refusal to raise, with the words of its table."""
    reason = Reason(refusal, game, rules)
    made = Refused(reason.value)
    made.reason = reason
    return made
