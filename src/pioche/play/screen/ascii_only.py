"""For terminals that show nothing but ASCII: every other character becomes one that is as wide."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_SIGNS: Final[Mapping[str, str]] = {
    **dict.fromkeys("╭╮╰╯┌┐└┘", "+"),
    **dict.fromkeys("─━▁▔", "-"),
    **dict.fromkeys("│┃▏▕", "|"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—", "-"),
    **dict(zip("…·•←→↑↓×−ß", "..*<>^vx-s", strict=True)),
    **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "),
}
_BLOCKS: Final = ("▀", "▟")  # what scroll bars are drawn with


@lru_cache(maxsize=2_000)
def ascii_text(text: str) -> str:
    """A text in ASCII, as wide as it was: letters lose their accents, signs become similar ones."""
    return text if text.isascii() else "".join(map(_ascii, text))


def _ascii(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in _SIGNS:
        return _SIGNS[sign]
    if _BLOCKS[0] <= sign <= _BLOCKS[1]:
        return "#"
    plain = unicodedata.normalize("NFKD", sign)[0]
    return plain if plain.isascii() else "?" * cell_len(sign)


class AsciiOnly(LineFilter):
    """Changes every line of the screen, whatever wrote it."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(ascii_text(text), style, control) for text, style, control in segments]
