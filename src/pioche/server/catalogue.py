"""What can be played: games, editions, options, bots and lessons."""

from __future__ import annotations

from collections.abc import Mapping

from pioche import games
from pioche.bots.levels import LEVELS
from pioche.engine.lessons import lessons_of
from pioche.server.bodies import EditionInfo, GameInfo, LessonInfo, OptionInfo
from pioche.server.table.own_bots import OwnBot


def catalogue(bots: Mapping[str, OwnBot]) -> list[GameInfo]:
    """All games: their editions with the value of every option, their options with clauses, their bots."""
    return [
        GameInfo(
            game.name,
            game.least_players,
            game.most_players,
            [EditionInfo(edition, game.options.texts(game.rules(edition))) for edition in game.editions()],
            {each.name: list(each.choices) for each in game.options.all()},
            [OptionInfo(each.name, each.group, list(each.choices), list(each.clauses)) for each in game.options.all()],
            list(LEVELS),
            [name for name, bot in bots.items() if game.name in bot.games],
            [LessonInfo(each.name, list(each.editions), each.players) for each in lessons_of(game)],
        )
        for game in games.every()
    ]
