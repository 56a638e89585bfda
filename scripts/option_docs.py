"""Generates docs/options.md: every option of both games, its values, its value in each edition, its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pioche.classic.game import GAME as CARDS
from pioche.engine.game import AnyGame
from pioche.engine.option import Option
from pioche.engine.sentences import option_help, option_name, value_name
from pioche.i18n import ENGLISH, Translator
from pioche.rummy.game import GAME as TILES

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "options.md"
HEAD: Final = """\
# All options

Made by `./dev generate` from the declarations of the options; do not edit.

An edition is a value for every option. A table changes some of them: in Python with keyword arguments
(`pioche.deal("classic/fr", jump_in=True, target=200)`; an option whose name is also an argument, such as `dealer`, with
`options={"dealer": "passes_left"}`), on the command line with `--with` (`--with jump_in,target=200`), on the page under
house rules. `on` and `off` are `True` and `False` in Python. Each row has the value that each edition prints.

An option that nobody chose adapts to the number of players and to chosen options that it clashes with; chosen options
that clash are refused. [How house rules interact](interactions.md), [the clauses](rules-matrix.md).
"""


def page() -> str:
    """The whole page."""
    words = Translator(ENGLISH)
    return HEAD + "".join(_section(title, game, words) for title, game in (("card", CARDS), ("tile", TILES)))


def _section(title: str, game: AnyGame, words: Translator) -> str:
    short = [edition.partition("/")[2] for edition in game.editions()]
    heads = ["option", "what it is about", "values", *short, "clauses"]
    rows = [heads, ["---"] * len(heads), *(_row(game, each, words) for each in game.options.all())]
    return f"\n## The {title} game\n\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _row(game: AnyGame, each: Option, words: Translator) -> list[str]:
    about = f"**{option_name(each.name, words)}**. {option_help(each.name, words)}".rstrip()
    printed = [game.printed[edition].as_text()[each.name] for edition in game.editions()]
    values = "<br>".join(_values(game, each, words))
    shown = [f"`{value}`" if value else "-" for value in printed]
    return [f"`{each.name}`", about.replace("|", "\\|"), values, *shown, ", ".join(each.clauses)]


def _values(game: AnyGame, each: Option, words: Translator) -> Iterator[str]:
    """Every value with its name on the page, or the limits of a number."""
    for text in each.choices:
        name = value_name(each.name, text, words)
        yield f"`{text}`" if name == text else f"`{text}`: {name}"
    if each.choices:
        return
    limits = {each.limits(game.printed[edition]) for edition in game.editions()} - {None}
    if each.codec.expected == "int":
        yield from (f"{least} to {most}" for least, most in sorted(filter(None, limits)))
    else:
        yield " ".join(["up to", *(str(most) for _, most in filter(None, limits)), "rules, [as text](replays.md)"])
    if each.off is not None:
        yield f"`{each.codec.text(each.default)}`: {value_name(each.name, 'off', words)}"
