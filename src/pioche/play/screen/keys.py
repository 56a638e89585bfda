"""The keys of the full-screen program, and the line and the page that list them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.text import Text

from pioche.client.table_client import TableClient
from pioche.engine.sentences import Words

KEYS: Final = (
    ("left", "step(-1, 0)"),
    ("right", "step(1, 0)"),
    ("up", "step(0, -1)"),
    ("down", "step(0, 1)"),
    ("enter,space", "go"),
    ("m", "moves"),
    ("i", "hint"),
    ("s", "sort"),
    ("n", "draft('new')"),
    ("backspace,delete", "draft('back')"),
    ("z", "draft('undo')"),
    ("Z", "draft('reset')"),
    ("e", "draft('end')"),
    ("t", "talk"),
    ("h", "manage"),
    ("w", "table('want')"),
    ("P", "table('pause')"),
    ("v", "table('vote')"),
    ("r", "page('book')"),
    ("o", "page('score')"),
    ("l", "page('log')"),
    ("question_mark,f1", "page('keys')"),
    ("q", "leave"),
)
MOVES: Final[Mapping[str, tuple[str, ...]]] = {
    "d": ("draw",),
    "p": ("pass", "keep", "take"),
    "u": ("uno",),
    "c": ("catch",),
    "x": ("doubt",),
    "j": (),  # any card out of turn
}
"""The words of the notation that each key stands for; every game may use them, or is played by the menu."""
_LISTED: Final = (
    *("arrows", "enter", "d", "p", "u", "c", "x", "j", "m", "i", "s", "n", "back", "z", "e"),
    *("h", "w", "pause", "v"),
)
_PAGES: Final = (("t", "web-chat"), ("r", "web-rules"), ("o", "web-score"), ("l", "web-log"))


def footer(client: TableClient, drafting: bool, width: int) -> Text:
    """What can be done now, each with its key."""
    words = client.words
    parts: list[tuple[str, str, str]] = []
    for key, beginnings in MOVES.items():
        found = [choice for choice in client.choices if choice.text.partition(".")[0] in beginnings]
        if found:
            parts.append((key, found[0].phrase.said(words, client.names, client.seat), "bold"))
    if drafting and client.on_turn:
        parts += [("n", words.text("web-tiles-new-group"), ""), ("z", words.text("web-tiles-undo"), "")]
        parts += [("e", words.text("web-tiles-end"), ""), ("i", words.text("web-tiles-hint"), "")]
    if client.status in ("open", "over"):
        parts.append(("h", words.text("play-key-h"), "bold"))
    if client.choices:
        parts.append(("m", words.text("play-key-moves"), ""))
    parts += [("?", words.text("play-key-keys"), ""), ("q", words.text("play-key-quit"), "")]
    parts += [(key, words.text(name), "") for key, name in _PAGES]
    if client.status not in ("open", "over"):
        parts.append(("h", words.text("play-key-h"), ""))
    made = Text(no_wrap=True)
    for key, said, style in parts:
        made.append(f" {key} ", "reverse").append(f" {said} ", style)
    made.truncate(width, overflow="ellipsis")
    return made


def key_lines(words: Words) -> Iterator[str]:
    """Every key and what it does."""
    for name in _LISTED:
        key = {"arrows": "← ↑ → ↓", "enter": "Enter", "back": "Backspace", "pause": "P"}.get(name, name)
        yield f"{key:10} {words.text(f'play-key-{name}')}"
    for key, name in _PAGES:
        yield f"{key:10} {words.text(name)}"
    yield f"{'q':10} {words.text('play-key-quit')}"
