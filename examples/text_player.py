"""A program that plays by text, for `pioche arena --text "python examples/text_player.py" casual`.

It reads prompts from standard input, each ended by a line with `?` alone, and answers with one line. Where a language
model would think, it plays the first card that is listed. Lines before a `.` alone say how a round ended.
"""

from __future__ import annotations

import sys

SIMPLE = ("draw", "pass", "keep", "take", "wait")


def moves_in(prompt: list[str]) -> list[str]:
    """The moves in notation: the lines of the last list, which stands under `Your moves:`."""
    if "Your moves:" not in prompt:
        return []
    first = len(prompt) - prompt[::-1].index("Your moves:")
    return [line[2:].partition("  ")[0].rstrip() for line in prompt[first:] if line.startswith("- ")]


def answer(prompt: list[str]) -> str:
    """A card if one is listed, else whatever there is."""
    moves = moves_in(prompt)
    cards = [move for move in moves if move not in SIMPLE]
    return (cards or moves or ["draw"])[0]


def main() -> None:
    prompt: list[str] = []
    for line in map(str.rstrip, sys.stdin):
        if line == "?":
            print(answer(prompt), flush=True)
        if line in ("?", "."):
            prompt = []
        else:
            prompt.append(line)


if __name__ == "__main__":
    main()
