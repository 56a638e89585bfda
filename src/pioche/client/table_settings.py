"""The settings of a table as rows that a host can change one by one, before everybody agrees to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from pioche import games
from pioche.client.connection import Json
from pioche.client.refusals import Code
from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import Words, option_help, option_name, value_name
from pioche.server.table.log_actions import Clock, Pace

MOST_LISTED: Final = 60  # numbers of a range that are listed; of more it is typed
_SWITCHES: Final[Mapping[str, str]] = {"late": "web-late", "watch": "web-watch", "public": "web-public"}
_ON: Final = {True: "on", False: "off"}


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: its value as text, the values that it can have (empty: any text), and how all of them are said."""

    name: str
    title: str
    value: str
    values: tuple[str, ...]
    said: tuple[str, ...]  # of each of the values
    help: str = ""
    changed: bool = False  # it differs from print

    @property
    def shown(self) -> str:
        return self.said[self.values.index(self.value)] if self.value in self.values else self.value


@dataclass(frozen=True, slots=True)
class Draft:
    """Settings that are being changed."""

    settings: Json

    @property
    def game(self) -> AnyGame | None:
        try:
            return games.of(self.settings["edition"])
        except Refused:
            return None

    def rows(self, words: Words) -> list[Row]:
        """The settings of the table, then the house rules of its game if that is installed here."""
        settings, game = self.settings, self.game
        rows = [_row("edition", words.text("play-edition"), settings["edition"], _editions(settings["edition"]))]
        if game is not None:
            seats = tuple(str(number) for number in range(game.least_players, game.most_players + 1))
            rows.append(_row("players", words.text("web-players"), str(settings["players"]), seats))
        clocks = tuple(map(str, get_args(Clock)))
        times = tuple(
            words.text("web-seconds", seconds=int(each)) if int(each) else words.text("web-no-clock") for each in clocks
        )
        rows.append(Row("clock", words.text("web-clock"), str(settings["clock"]), clocks, times))
        paces = get_args(Pace)
        said = tuple(words.text(f"web-pace-{each}") for each in paces)
        rows.append(Row("pace", words.text("web-table-pace"), settings["pace"], paces, said))
        yes_no = tuple(words.text(f"value-{each}") for each in ("on", "off"))
        rows += [
            Row(name, words.text(key), _ON[settings[name]], ("on", "off"), yes_no) for name, key in _SWITCHES.items()
        ]
        return rows if game is None else [*rows, *self._options(game, words)]

    def _options(self, game: AnyGame, words: Words) -> list[Row]:
        edition, chosen = self.settings["edition"], self.settings["options"]
        printed = game.rules(edition)
        texts = game.options.texts(printed)
        rows = []
        for option in game.options.all():
            value = chosen.get(option.name, texts[option.name])
            values = option.choices or _range(option.limits(printed), option.off)
            said = tuple(value_name(option.name, each, words) for each in values)
            title, about = option_name(option.name, words), option_help(option.name, words)
            rows.append(Row(option.name, title, value, values, said, about, value != texts[option.name]))
        return rows

    def with_value(self, name: str, value: str) -> Draft | Refusal:
        """With one setting changed; refused if the game cannot be played so."""
        settings = dict(self.settings)
        if name == "edition":
            settings |= {"edition": value, "options": {}}
            game = replace(self, settings=settings).game
            if game is not None:
                settings["players"] = min(max(settings["players"], game.least_players), game.most_players)
        elif name in ("players", "clock"):
            if not value.isascii() or not value.isdigit():
                return Code.SETTING.refusal(name=name, value=value[:40])
            settings[name] = int(value)
        elif name in _SWITCHES:
            settings[name] = value == "on"
        elif name == "pace":
            settings[name] = value
        else:
            settings["options"] = self._with_option(name, value)
        return _problem(settings) or replace(self, settings=settings)

    def _with_option(self, name: str, value: str) -> dict[str, str]:
        """The chosen options; one that has its printed value again is not among them."""
        options = {**self.settings["options"], name: value}
        game = self.game
        if game is not None and name in game.options:
            printed = game.options.texts(game.rules(self.settings["edition"]))
            if printed[name] == value:
                del options[name]
        return options


def _problem(settings: Json) -> Refusal | None:
    if settings["clock"] not in get_args(Clock):
        return Code.SETTING.refusal(name="clock", value=str(settings["clock"]))
    if settings["pace"] not in get_args(Pace):
        return Code.SETTING.refusal(name="pace", value=str(settings["pace"])[:40])
    try:
        games.of(settings["edition"]).rules(settings["edition"], settings["options"], players=settings["players"])
    except Refused as error:
        return error.refusal
    return None


def draft_of(table: Mapping[str, Any]) -> Draft:
    """The settings that a table has now."""
    return Draft(dict(table["settings"]))


def _row(name: str, title: str, value: str, values: tuple[str, ...]) -> Row:
    return Row(name, title, value, values, values)


def _editions(now: str) -> tuple[str, ...]:
    known = tuple(edition for game in games.every() for edition in game.editions())
    return known if now in known else (now, *known)


def _range(limits: tuple[int, int] | None, off: int | None) -> tuple[str, ...]:
    if limits is None or limits[1] - limits[0] > MOST_LISTED:
        return ()
    numbers = [*([] if off is None else [off]), *range(limits[0], limits[1] + 1)]
    return tuple(map(str, numbers))
