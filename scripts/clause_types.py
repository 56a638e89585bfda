"""Generate the page's data on clause tables and white cards: `python scripts/clause_types.py`.

Which clauses apply at a table follows from `editions`, `when` and `any` in rulebooks/*.toml alone; the texts are in
i18n/*.ftl. The possible targets of a white card's effects come from `pioche.classic.effects`. `--check` writes nothing
and fails if a file is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from clause_tables import read_tables
from pioche.engine.refusal import Refused

ROOT: Final = Path(__file__).resolve().parents[1]
LIB: Final = ROOT / "web" / "src" / "lib"
CLAUSES_HEAD: Final = """\
// Made by scripts/clause_types.py from rulebooks/*.toml; do not edit.

export interface Clause {
  readonly id: string
  readonly game: string
  readonly part: string
  readonly editions: readonly string[]
  /** In force only while all of these options have one of these values; `!none`: any but that. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  /** The same, while at least one of them has. */
  readonly any?: Readonly<Record<string, readonly string[]>>
  /** Cards or tiles that it is about. */
  readonly pictures?: readonly string[]
  readonly example?: Example
}

/** What fits (on a card, if one is given) and what does not: cards, or groups of tiles. */
export interface Example {
  readonly on?: string
  readonly fits: readonly string[]
  readonly fails: readonly string[]
}

/** A row of the table of points: so many for each of these, or as an option says, or what is printed on them. */
export interface PointsRow {
  readonly game: string
  readonly pieces: readonly string[]
  readonly points?: number
  readonly option?: string
  readonly face?: boolean
}

export const CLAUSES: readonly Clause[] = [
"""

POINTS_HEAD: Final = "\nexport const POINTS: readonly PointsRow[] = [\n"

EFFECTS_HEAD: Final = """\
// Made by scripts/clause_types.py from pioche.classic.effects; do not edit.

"""


def clauses() -> str:
    tables = read_tables(ROOT / "rulebooks")
    lines = []
    for table in tables:
        for clause in table.clauses:
            entry: dict[str, object] = {"id": clause.id, "game": table.game, "part": clause.part}
            entry["editions"] = [f"{table.game}/{edition}" for edition in clause.editions]
            entry |= {name: values for name, values in (("when", clause.when), ("any", clause.any)) if values}
            entry |= {"pictures": clause.pictures} if clause.pictures else {}
            entry |= {"example": clause.example} if clause.example else {}
            lines.append(f"  {json.dumps(entry)},\n")
    rows = [f"  {json.dumps({'game': table.game, **row})},\n" for table in tables for row in table.points]
    return f"{CLAUSES_HEAD}{''.join(lines)}]\n{POINTS_HEAD}{''.join(rows)}]\n"


def _playable(**effect: Any) -> bool:
    from pioche.classic.effects import Effect, Program

    try:
        Program((Effect(**effect),))
    except Refused:
        return False
    return True


def effects() -> str:
    """For each effect: counts, targets, whether it can be optional, whether it can depend on its target."""
    from pioche.classic.effects import MOST_CARDS, MOST_EFFECTS, MOST_TEXT, At, If, Op

    def names(members: Iterable[IntEnum]) -> str:
        return " | ".join(f"'{member.name.lower()}'" for member in members)

    lines = []
    for op in Op:
        targets = [at for at in At if _playable(op=op, at=at)]
        entry = {
            "targets": [at.name.lower() for at in targets],
            "most": max(count for count in range(1, MOST_CARDS + 1) if _playable(op=op, count=count, at=targets[0])),
            "optional": [at.name.lower() for at in targets if _playable(op=op, at=at, optional=True)],
            "aboutTarget": _playable(op=op, at=targets[0], condition=If.TARGET_AT_MOST, limit=1),
        }
        lines.append(f"  {op.name.lower()}: {json.dumps(entry)},\n")
    return (
        f"{EFFECTS_HEAD}export type Op = {names(Op)}\nexport type Target = {names(At)}\n"
        f"export type Condition = {names(If)}\n\n"
        f"export const MOST_EFFECTS = {MOST_EFFECTS}\nexport const MOST_TEXT = {MOST_TEXT}\n"
        f"export const CONDITIONS: readonly Condition[] = {json.dumps([each.name.lower() for each in If])}\n\n"
        "export interface Bounds {\n  readonly targets: readonly Target[]\n  readonly most: number\n"
        "  /** Aimed at these it can be optional. */\n  readonly optional: readonly Target[]\n"
        "  /** It can depend on how many cards the target holds. */\n  readonly aboutTarget: boolean\n}\n\n"
        f"export const EFFECTS: Readonly<Record<Op, Bounds>> = {{\n{''.join(lines)}}}\n"
    )


def made() -> dict[Path, str]:
    return {LIB / "rules" / "clauses.ts": clauses(), LIB / "games" / "cards" / "effects.ts": effects()}


def stale() -> list[str]:
    """The files that are out of date."""
    return [path.name for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        wrong = stale()
        print(
            f"stale, run scripts/clause_types.py: {', '.join(wrong)}"
            if wrong
            else "the clauses of the page are current"
        )
        return 1 if wrong else 0
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
