"""The rules on Blanks (LB-10) as text, for options that are given as text (docs/replays.md).

Rules are separated by `|`. Each is its effects and then, in quotes, the text for what the engine cannot enforce:
`draw*2@others colour "and sing" | swap@chosen? | skip*2[self_at_most=3]`; `-` is a rule without effects, `none` means
no Blanks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from pioche.classic.cards import COLOURS
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.engine.refusal import refuse

NO_BLANKS: Final = "none"
EXAMPLE: Final = "draw*2@others colour"

_EFFECT: Final = re.compile(r"([a-z_]+)(?:\*([0-9]{1,3}))?(?:@([a-z]+))?(\?)?(?:\[([a-z_]+)=([0-9]{1,3}|[rygb])\])?")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\||[^\s"|]+')


class ProgramsCodec:
    """The codec for the option `blanks`: `engine.codecs.Codec`."""

    choices: tuple[str, ...] = ()
    expected = f"{NO_BLANKS} | {EXAMPLE}"

    def accepts(self, value: object) -> bool:
        return isinstance(value, tuple) and all(isinstance(entry, Program) for entry in value)

    def parse(self, text: str) -> tuple[Program, ...]:
        return parse_programs(text)

    def text(self, value: tuple[Program, ...]) -> str:
        return programs_text(value)

    def size(self, value: tuple[Program, ...]) -> int:
        return len(value)


def programs_text(programs: tuple[Program, ...]) -> str:
    """The rules on all Blanks as text."""
    return " | ".join(map(program_text, programs)) or NO_BLANKS


def program_text(program: Program) -> str:
    """The rule on one Blank as text."""
    parts = [_effect_text(effect) for effect in program.effects]
    if program.text:
        parts.append(json.dumps(program.text))
    return " ".join(parts) or "-"


def _effect_text(effect: Effect) -> str:
    text = effect.op.name.lower()
    if effect.count != 1:
        text += f"*{effect.count}"
    if effect.at is not At.NEXT:
        text += f"@{effect.at.name.lower()}"
    if effect.optional:
        text += "?"
    if effect.condition is If.COLOUR:
        text += f"[colour={COLOURS[effect.limit]}]"
    elif effect.condition is not If.ALWAYS or effect.limit:
        text += f"[{effect.condition.name.lower()}={effect.limit}]"
    return text


def parse_programs(text: str) -> tuple[Program, ...]:
    """Parse the rules on all Blanks; raises `Refused` if the text is invalid or a rule is unplayable."""
    if text == NO_BLANKS:
        return ()
    if _TOKEN.sub("", text).strip():
        raise refuse("bad-blanks", "LB-10", text=text)
    return tuple(_program(part, text) for part in _split(_TOKEN.findall(text)))


def _split(tokens: list[str]) -> Iterator[list[str]]:
    """Split the tokens into those of each rule."""
    part: list[str] = []
    for word in tokens:
        if word == "|":
            yield part
            part = []
        else:
            part.append(word)
    yield part


def _program(tokens: list[str], whole: str) -> Program:
    *effects, last = tokens or [""]
    words = ""
    if last.startswith('"'):
        try:
            words = str(json.loads(last))
        except ValueError as error:
            raise refuse("bad-blanks", "LB-10", text=whole) from error
    elif tokens != ["-"]:
        effects.append(last)
    return Program(tuple(_effect(effect, whole) for effect in effects), words)


def _effect(text: str, whole: str) -> Effect:
    found = _EFFECT.fullmatch(text)
    if not found:
        raise refuse("bad-blanks", "LB-10", text=whole)
    op, count, at, optional, condition, limit = found.groups()
    try:
        made = Effect(
            op=Op[op.upper()],
            count=int(count or "1"),
            at=At[(at or "next").upper()],
            optional=bool(optional),
            condition=If[(condition or "always").upper()],
            limit=COLOURS.index(limit) if limit in tuple(COLOURS) else int(limit or "0"),
        )
    except KeyError as error:
        raise refuse("bad-blanks", "LB-10", text=whole) from error
    if (made.condition is If.COLOUR) != (limit in tuple(COLOURS)):
        raise refuse("bad-blanks", "LB-10", text=whole)
    return made
