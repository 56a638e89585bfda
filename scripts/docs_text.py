"""Docstrings as reStructuredText. Ours are plain English with `code` in single backticks, lists and indented examples;
anything else that reStructuredText would treat as markup is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_CODE = re.compile(r"(``[^`]+``|`[^`]+`)")
_SPECIAL = re.compile(r"([*_|\\<>:`])")
_BULLET = re.compile(r"[-*] ")


def _inline(text: str) -> str:
    parts = _CODE.split(text)
    # Escaped blanks around code: inline markup needs a separator.
    return "".join(
        "\\ ``" + part.strip("`").replace("\\", "\\\\").strip() + "``\\ " if _CODE.fullmatch(part) else _plain(part)
        for part in parts
    )


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    block: list[str] = []
    for line in lines:
        # In a docstring, a list needs no empty line before it.
        if not line.strip() or (_BULLET.match(line) and block):
            if block:
                yield block
            block = []
        if line.strip():
            block.append(line.rstrip())
    if block:
        yield block


def restructured(lines: Sequence[str]) -> list[str]:
    """The text for Sphinx."""
    made: list[str] = []
    for block in _blocks(lines):
        if block[0].startswith("    ") or block[0].startswith(">>>"):
            made += ["::", "", *(f"    {line}" for line in block), ""]
            continue
        text = _inline(" ".join(line.strip() for line in block))
        bullet = _BULLET.match(block[0])
        made += [f"- {_inline(' '.join(line.strip() for line in block)[2:])}" if bullet else f"\\ {text}", ""]
    return made
