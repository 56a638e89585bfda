"""Checks the settings of a table, and lists everything that is wrong with them."""

from __future__ import annotations

from typing import Final

from pioche import games
from pioche.engine import lessons
from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refusal, Refused
from pioche.server.refusals import Code
from pioche.server.sanitize import clean
from pioche.server.table.log_actions import Settings

MOST_TITLE: Final = 40
MOST_OPTIONS: Final = 100
MOST_OPTION: Final = 2_000
MOST_DELAY: Final = 600


def checked_settings(settings: Settings) -> Settings | Refusal:
    """The settings with sanitized texts, or the first refusal."""
    if _too_much(settings):
        return Code.BAD_SETTINGS.refusal()
    try:
        game = games.offered(settings.edition)
        game.rules(settings.edition, settings.options, players=settings.players)
        options = game.tidied(settings.options, clean)
        if settings.lesson:
            return _lesson_settings(game, settings)
    except Refused as error:
        return error.refusal
    title = clean(settings.title, MOST_TITLE) or ""
    return Settings(
        settings.edition,
        options,
        settings.players,
        settings.clock,
        settings.watch,
        settings.delay,
        settings.public,
        title,
        settings.pace,
        settings.late,
    )


def _lesson_settings(game: AnyGame, settings: Settings) -> Settings | Refusal:
    """The settings of a lesson's table: its own rules and players, for one person, in no list."""
    lesson = lessons.named(game, settings.lesson)
    if settings.edition not in lesson.editions:
        return Code.BAD_SETTINGS.refusal()
    return Settings(
        settings.edition,
        dict(lesson.options),
        lesson.players,
        watch=False,
        title=clean(settings.title, MOST_TITLE) or "",
        pace=settings.pace,
        late=False,
        lesson=lesson.name,
    )


def adapted_options(settings: Settings) -> dict[str, str]:
    """The options that nobody chose and that differ from the edition; none if the settings cannot be played."""
    try:
        return games.of(settings.edition).adapted(settings.edition, settings.options, settings.players)
    except Refused:
        return {}


def _too_much(settings: Settings) -> bool:
    return (
        not 0 <= settings.delay <= MOST_DELAY
        or len(settings.options) > MOST_OPTIONS
        or any(len(name) > 40 or len(value) > MOST_OPTION for name, value in settings.options.items())
    )


def problems(settings: Settings) -> list[Refusal]:
    """Everything that is wrong with the settings, not just the first problem; empty when they can be played.

    Rules are refused at their first problem. So the option that a refusal names is reset to the edition's value, and
    the rules are checked again, until nothing is refused.
    """
    if _too_much(settings):
        return [Code.BAD_SETTINGS.refusal()]
    try:
        game = games.offered(settings.edition)
    except Refused as error:
        return [error.refusal]
    options = dict(settings.options)
    found: list[Refusal] = []
    while True:
        wrong = _first_problem(game, settings, options)
        if wrong is None:
            return found
        if wrong not in found:  # the edition's value may cause the same refusal
            found.append(wrong)
        named = [name for name in _named(wrong) if name in options]
        if not named:
            return found  # the problem is the edition itself, or the number of players
        del options[named[-1]]


def _first_problem(game: AnyGame, settings: Settings, options: dict[str, str]) -> Refusal | None:
    try:
        game.rules(settings.edition, options, players=settings.players)
    except Refused as error:
        return error.refusal
    return None


def _named(refusal: Refusal) -> list[str]:
    """The options that a refusal names."""
    args = dict(refusal.args)
    if "option" in args:
        return [str(args["option"])]
    named = [str(args[place]).partition("=")[0] for place in ("first", "second") if place in args]
    return named or (["blanks"] if refusal.clause == "LB-10" else [])
