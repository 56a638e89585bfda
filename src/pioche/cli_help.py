"""Translated help and error messages for the command line; cyclopts itself has only English ones.

The help of a command and its options is in `i18n/*.ftl`, under `help-<command>` and `help-<command>-<option>`; its
examples are in its docstring, on lines that begin with `pioche`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast, get_args

import cyclopts

from pioche.engine.similar import similar
from pioche.i18n import Translator

if TYPE_CHECKING:
    from cyclopts.argument import Argument
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions, RenderableType

Command = Callable[..., Any]

_FLAGS: Final[Mapping[str, str]] = {"--help": "cli-help-flag", "--version": "cli-version-flag"}
_KINDS: Final[Mapping[object, str]] = {int: "cli-kind-whole", float: "cli-kind-number", bool: "cli-kind-flag"}
_LABELS: Final[Mapping[str, str]] = {
    "ENTRANTS": "cli-label-bots",
    "EDITION": "cli-label-edition",
    "FILE": "cli-label-file",
    "TABLE": "cli-label-table",
}
_NOTHING: Final = ("False", "()")  # defaults that are not shown


def explained(name: str, command: Command, words: Translator) -> Command:
    """The command with its translated help as its docstring, where cyclopts looks for it."""
    examples = [line for line in (inspect.getdoc(command) or "").splitlines() if line.startswith("pioche ")]
    lines = [words.text(f"help-{name}"), "", *examples, "", "Parameters", "----------"]
    for parameter in inspect.signature(command).parameters:
        option = parameter.rstrip("_").replace("_", "-")
        lines += [parameter, "    " + words.text(f"help-{name}-{option}")]

    @functools.wraps(command)
    def run(*given: Any, **named: Any) -> Any:
        return command(*given, **named)

    run.__doc__ = "\n".join(lines)
    return run


def usage(name: str, command: Command, words: Translator) -> str:
    """The usage line of a command."""
    parts = ["pioche", name]
    kinds = {parameter.kind for parameter in inspect.signature(command).parameters.values()}
    for parameter in inspect.signature(command).parameters.values():
        if parameter.kind is parameter.POSITIONAL_ONLY:
            name = _named(parameter.name.upper(), words)
            parts.append(name if parameter.default is parameter.empty else f"[{name}]")
        elif parameter.kind is parameter.VAR_POSITIONAL:
            parts += [_named(parameter.name.upper(), words), "..."]
    if inspect.Parameter.KEYWORD_ONLY in kinds:
        parts.append(f"[{words.text('cli-label-option')} ...]")
    return " ".join(parts)


class Page:
    """A cyclopts help formatter: renders a help page with translated titles and labels."""

    def __init__(self, words: Translator, usage: str) -> None:
        self._words = words
        self._usage = usage
        self._first = True

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        _print(console, self._words.text("cli-usage", line=self._usage))

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        if description:
            _print(console, "", description)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Render one group: commands, arguments or options."""
        if not panel.entries:
            return
        from rich.padding import Padding  # only for help: a server that runs for months does without
        from rich.table import Table
        from rich.text import Text

        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column(overflow="fold")
        for entry in panel.entries:
            rows.add_row(Text(self._label(entry)), self._description(entry))
        if panel.format == "command":
            title = "cli-commands-title"
        elif panel.entries[0].positional_label:
            title = "cli-arguments-title"
        else:
            title = "cli-options-title"
        if not self._first:
            console.print()
        self._first = False
        _print(console, self._words.text(title))
        console.print(Padding(rows, (0, 0, 0, 2)))

    def _label(self, entry: HelpEntry) -> str:
        if entry.positional_label:
            return _named(entry.positional_label, self._words)
        return " ".join(entry.display_labels_with_metavar)

    def _description(self, entry: HelpEntry) -> RenderableType:
        from rich.text import Text

        flag = _FLAGS.get("".join(entry.positive_names))
        if flag is not None:
            return Text(self._words.text(flag))
        notes = []
        if entry.choices:
            notes.append(self._words.text("cli-choices", values=", ".join(entry.choices)))
        if entry.default is not None and entry.default not in _NOTHING:
            notes.append(self._words.text("cli-default", value=entry.default))
        described = entry.description
        for note in notes:
            described.append(Text(note))
        return cast("RenderableType", described)


def _print(console: Console, *lines: object) -> None:
    for line in lines:
        console.print(line, highlight=False, markup=False)


def mistake(error: cyclopts.CycloptsError, words: Translator) -> str:
    """A translated message for an error in the command line."""
    match error:
        case cyclopts.UnknownOptionError(token=token, argument_collection=known):
            option = token.keyword or token.value
            names = [name for argument in known if argument.parse for name in argument.names]
            near = similar(option, names, most=1)
            if near:
                return words.text("cli-mistake-similar", option=option, similar=near[0])
            return words.text("cli-mistake-option", option=option)
        case cyclopts.CoercionError(token=cyclopts.Token() as token, argument=argument):
            option = token.keyword or _name(argument, words)
            kind = next(
                (_KINDS[each] for each in (error.target_type, *get_args(error.target_type)) if each in _KINDS), None
            )
            if kind is not None:
                return words.text("cli-mistake-kind", option=option, value=token.value, kind=words.text(kind))
            return words.text("cli-mistake-value", option=option, value=token.value)
        case cyclopts.MissingArgumentError(argument=argument, keyword=str() as option):
            return words.text("cli-mistake-no-value", option=option)
        case cyclopts.MissingArgumentError(argument=argument):
            return words.text("cli-mistake-missing", option=_name(argument, words))
        case cyclopts.RepeatArgumentError(token=token):
            return words.text("cli-mistake-twice", option=token.keyword or token.value)
        case cyclopts.UnusedCliTokensError(unused_tokens=tokens):
            return words.text("cli-mistake-unused", what=" ".join(tokens or ()))
        case _:
            return words.text("cli-mistake", said=" ".join(str(error).split()))


def _name(argument: Argument | None, words: Translator) -> str:
    return "" if argument is None else _named(argument.name, words)


def _named(argument: str, words: Translator) -> str:
    """The translated label of a positional argument; any other name unchanged."""
    return words.text(_LABELS[argument]) if argument in _LABELS else argument
