"""Pioche: the table where people play the UNO family of games with exactly the rules that they agreed on.

    >>> import pioche
    >>> table = pioche.deal("classic/de", players=3, seed=7, jump_in=True)
    >>> print(table)                      # the position in readable text
    >>> table.legal()                     # what may be done now
    >>> table.push("b4")                  # do it; table.pop() takes it back
    >>> table.bot("strong").action()      # what a bot would do now
    >>> table.why("g4")                   # why not: the clause and a sentence
    >>> pioche.replay.save(table, "game.pioche")

docs/python.md is a tour. Everything here is imported when it is first used.

With PIOCHE_PURE=1 in the environment the Python sources are used even where compiled modules lie beside them.
"""

from __future__ import annotations

import os as _os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pioche import bots, puzzles, replay
    from pioche.engine.refusal import Refused
    from pioche.tables.bots import SeatedBot
    from pioche.tables.inputs import Hands, House, Seed
    from pioche.tables.making import deal, editions, position
    from pioche.tables.moves import Move
    from pioche.tables.options import EditionOption, options
    from pioche.tables.reasons import Reason
    from pioche.tables.solving import Solution, solve
    from pioche.tables.spoken import Action, Event, View
    from pioche.tables.table import Table

__version__ = "0.2.0.dev0"

if _os.environ.get("PIOCHE_PURE"):
    from pioche import _pure

    _pure.install()

_HOMES = {
    "deal": "pioche.tables.making",
    "position": "pioche.tables.making",
    "solve": "pioche.tables.solving",
    "editions": "pioche.tables.making",
    "options": "pioche.tables.options",
    "replay": "pioche.replay",
    "puzzles": "pioche.puzzles",
    "bots": "pioche.bots",
    "Table": "pioche.tables.table",
    "Action": "pioche.tables.spoken",
    "Event": "pioche.tables.spoken",
    "View": "pioche.tables.spoken",
    "Reason": "pioche.tables.reasons",
    "Solution": "pioche.tables.solving",
    "SeatedBot": "pioche.tables.bots",
    "EditionOption": "pioche.tables.options",
    "Refused": "pioche.engine.refusal",
    "Move": "pioche.tables.moves",
    "Hands": "pioche.tables.inputs",
    "House": "pioche.tables.inputs",
    "Seed": "pioche.tables.inputs",
}

__all__ = [  # noqa: RUF022 (the order of the reference)
    "deal",
    "position",
    "solve",
    "editions",
    "options",
    "replay",
    "puzzles",
    "bots",
    "Table",
    "Action",
    "Event",
    "View",
    "Reason",
    "Solution",
    "SeatedBot",
    "EditionOption",
    "Refused",
    "Move",
    "Hands",
    "House",
    "Seed",
]


if not TYPE_CHECKING:  # type checkers know the names above, and no others

    def __getattr__(name: str) -> object:
        """Import a name of the interface when it is first used."""
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module 'pioche' has no attribute {name!r}")
        from importlib import import_module

        module = import_module(home)
        found: object = module if home == f"pioche.{name}" else getattr(module, name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """What is meant to be used; the other modules are imported by their names."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
