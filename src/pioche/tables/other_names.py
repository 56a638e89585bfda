"""Names that people try who know python-chess, and what they are called here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.engine.similar import similar

HERE: Final[Mapping[str, str]] = {
    "legal_moves": "table.legal()",
    "pseudo_legal_moves": "table.legal()",
    "generate_legal_moves": "table.legal()",
    "is_game_over": "table.over",
    "outcome": "table.winner, table.winners and table.points",
    "result": "table.winner, table.winners and table.points",
    "move_stack": "table.actions",
    "ply": "len(table.actions)",
    "fen": "table.text",
    "board_fen": "table.text",
    "epd": "table.text",
    "set_fen": "pioche.position(edition, text)",
    "push_san": "table.push(text)",
    "push_uci": "table.push(text)",
    "parse_san": "table.action(text)",
    "parse_uci": "table.action(text)",
    "san": "table.say(move)",
    "uci": "str(action)",
    "reset": "pioche.deal(edition, players)",
    "play": "table.bot(name).action()",
}


def no_such_name(made: object, name: str) -> AttributeError:
    """The error for a name that is not there, with the one that was meant."""
    meant = HERE.get(name)
    if meant is None:
        alike = similar(name, (each for each in dir(type(made)) if not each.startswith("_")), 1)
        hint = f"; did you mean {alike[0]!r}?" if alike and not name.startswith("_") else ""
    else:
        hint = f"; here it is {meant}"
    return AttributeError(f"{type(made).__name__!r} object has no attribute {name!r}{hint}")
