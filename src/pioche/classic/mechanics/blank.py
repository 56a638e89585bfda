"""Blanks: cards on which the table writes a rule (LB-10). Language: `effects.py`; interpreter: `acting.py`."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic.effects import Program
from pioche.classic.programs import ProgramsCodec
from pioche.engine.options import option

MOST_BLANKS = 3


@dataclass(frozen=True, slots=True)
class BlankOptions:
    """LB-10: the rules written on the Blanks in use, one each; none: no Blanks in the pack."""

    blanks: tuple[Program, ...] = option((), "LB-10", codec=ProgramsCodec(), least=0, most=MOST_BLANKS, off=0)
