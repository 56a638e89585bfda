"""The command line: `pioche`."""

from __future__ import annotations

import sys

import cyclopts

from pioche import __version__

app = cyclopts.App(name="pioche", version=__version__, help="Play the UNO family of games by exactly your rules.")


def start(arguments: list[str]) -> int:
    """What `./dev run` starts."""
    app(arguments)
    return 0


def main() -> int:
    return start(sys.argv[1:])
