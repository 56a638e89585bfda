"""The command line: `pioche`.

A command is a function named `command` in the module that `COMMANDS` lists, next to the code that it starts. Cyclopts
derives its options from the signature, `cli_help` their help; an int that it returns is the exit status. A module is
imported only when its command is called, and a command whose module does not exist is not offered. An error is printed
as one line to stderr and gives exit status 2; PIOCHE_TRACEBACK=1 shows the traceback.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import cyclopts

from pioche import __version__
from pioche.cli_help import Page, explained, mistake, usage
from pioche.engine.refusal import Refused
from pioche.i18n import Translator, language_of_terminal, why_refused

# The module of each command. To add one, add a line here, and `cli-command-<name>`, `help-<name>` and
# `help-<name>-<option>` to i18n/*.ftl.
COMMANDS: Final[Mapping[str, str]] = {
    "play": "pioche.play.cli",
    "mcp": "pioche.assistant.cli",
    "serve": "pioche.server.cli",
    "sim": "pioche.sim.cli",
    "arena": "pioche.arena.cli",
    "train": "pioche.training.cli",
    "replay": "pioche.review.replaying",
    "review": "pioche.review.cli",
    "puzzles": "pioche.puzzles.cli",
    "verify": "pioche.server.verify",
    "site": "pioche.server.site",
}
FAILED: Final = 2
INTERRUPTED: Final = 130


def translator() -> Translator:
    return Translator(language_of_terminal(os.environ))


def welcome() -> None:
    """Print what `pioche` without arguments shows: a welcome and the list of commands."""
    words = translator()
    print(words.text("cli-welcome", version=__version__))
    print()
    print(words.text("cli-commands"))
    width = max(map(len, COMMANDS))
    for name in COMMANDS:
        print(f"  {name:{width}}  {words.text(f'cli-command-{name}')}")


def make_app(called: str) -> cyclopts.App:
    """The app with all commands. Only the module of `called` is imported; the others just get a line of help."""
    words = translator()
    command = import_module(COMMANDS[called]).command if called in COMMANDS else None
    how = f"pioche {words.text('cli-label-command')}" if command is None else usage(called, command, words)
    app = cyclopts.App(
        name="pioche",
        version=__version__,
        help=words.text("cli-welcome", version=__version__),
        help_format="plaintext",
        help_formatter=Page(words, how),
        default_command=welcome,
        suppress_keyboard_interrupt=False,
    )
    for name, module in COMMANDS.items():
        if name == called and command is not None:
            app.command(explained(name, command, words), name=name)
        else:
            app.command(f"{module}:command", name=name, help=words.text(f"cli-command-{name}"))
    return app


def _explain(words: Translator, error: Exception) -> str:
    if isinstance(error, Refused):
        return why_refused(error, words.language)
    if isinstance(error, cyclopts.CycloptsError):
        return mistake(error, words)
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return words.text("cli-no-space")
    text = " ".join(_said(error).split())
    if isinstance(error, (ValueError, OSError)) and text:
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _said(error: Exception) -> str:
    """What an error says; of a file as other tools do, without the number of the error."""
    if isinstance(error, OSError) and isinstance(error.filename, str | bytes) and error.strerror:
        return f"{os.fsdecode(error.filename)}: {error.strerror}"
    return str(error)


def _alone(error: Exception) -> Exception:
    """The only error in a group: tasks that run together report even one as a group."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def _fail(words: Translator, message: str) -> int:
    print(words.text("cli-error", message=message), file=sys.stderr)
    return FAILED


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit status."""
    words = translator()
    called = arguments[0] if arguments else ""
    if called and not called.startswith("-") and called not in COMMANDS:
        return _fail(words, words.text("cli-no-such-command", name=called))
    try:
        result = make_app(called)(
            list(arguments), exit_on_error=False, print_error=False, help_on_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(words.text("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except Exception as caught:
        error = _alone(caught)
        if isinstance(error, BrokenPipeError):
            # The reader of our output is gone; keep Python from reporting an error when it closes the stream.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        if os.environ.get("PIOCHE_TRACEBACK"):
            raise
        return _fail(words, _explain(words, error))
    return result if isinstance(result, int) and not isinstance(result, bool) else 0


def start(arguments: Sequence[str]) -> int:
    """Entry point of `./dev run`: the named command. Default: `serve`."""
    serving = not (arguments and arguments[0] in COMMANDS)
    return run(["serve", *arguments] if serving else arguments)


def main() -> int:
    if sys.stdout is None:  # closed by the parent process
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (as long as the program runs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # print ? for characters that the terminal cannot encode
            stream.reconfigure(errors="replace")
    return run(sys.argv[1:])
