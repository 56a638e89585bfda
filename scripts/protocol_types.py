"""Generate the TypeScript types of the web client from the server's messages: `python scripts/protocol_types.py`.

The WebSocket's two unions and the HTTP bodies become interfaces, through msgspec's JSON schema. `--check` writes
nothing and fails if a file is stale.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "src" / "lib" / "protocol"
HEAD: Final = "// Made by scripts/protocol_types.py from the server's Python; do not edit.\n"

Schema = dict[str, Any]


def short(name: str) -> str:
    """Types that both games have get a prefix: `pioche.rummy.state.Phase` is `RummyPhase`."""
    found = re.fullmatch(r"pioche\.(\w+)(?:\.\w+)*\.(\w+)", name)
    return name if found is None else found[1].capitalize() + found[2]


def union_name(members: list[Schema], unions: dict[frozenset[str], str]) -> str | None:
    """The name of a named union, by its members."""
    names = frozenset(str(member.get("$ref", "")).rpartition("/")[2] for member in members)
    return unions.get(names)


def type_of(schema: Schema, unions: dict[frozenset[str], str]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return short(str(schema["$ref"]).rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "anyOf" in schema:
        members: list[Schema] = schema["anyOf"]
        return union_name(members, unions) or " | ".join(dict.fromkeys(type_of(each, unions) for each in members))
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(type_of(each, unions) for each in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema["items"], unions) if isinstance(schema.get("items"), dict) else "unknown"
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case "object" if "additionalProperties" in schema:
            return f"Readonly<Record<string, {type_of(schema['additionalProperties'], unions)}>>"
        case _:
            raise ValueError(f"no TypeScript for {schema}")


def comment(schema: Schema, indent: str = "") -> str:
    text = " ".join(str(schema.get("description", "")).split())
    return f"{indent}/** {text} */\n" if text else ""


def declaration(name: str, schema: Schema, unions: dict[frozenset[str], str]) -> str:
    """One component as an interface or an alias."""
    if "properties" not in schema:
        return f"{comment(schema)}export type {name} = {type_of(schema, unions)}\n"
    required = set(schema.get("required", ()))
    lines = []
    for field, inner in schema["properties"].items():
        key = field if re.fullmatch(r"[A-Za-z_]\w*", field) else json.dumps(field)
        lines.append(f"  readonly {key}{'' if field in required else '?'}: {type_of(inner, unions)}\n")
    return f"{comment(schema)}export interface {name} {{\n{''.join(lines)}}}\n"


def messages() -> str:
    """The types of all messages."""
    from pioche.server import bodies as http
    from pioche.server import my_games
    from pioche.server.puzzles import bodies as puzzles
    from pioche.server.replays import frames, lines, overviews, reviewed
    from pioche.server.table import protocol
    from pioche.server.table.log_actions import Settings

    wire: dict[str, Any] = {
        "FromClient": protocol.FromClient,
        "FromServer": protocol.FromServer,
        "News": protocol.News,
        "RoundView": protocol.RoundView,
        "RoundChange": protocol.RoundChange,
    }
    bodies = (
        protocol.Problem,
        http.Me,
        http.Visitor,
        http.Made,
        http.Listed,
        http.MyTable,
        http.GameInfo,
        http.Checked,
        http.Statistics,
        http.Result,
        http.MyResult,
        http.Standing,
        http.Invitation,
        my_games.MyGames,
        my_games.Figures,
        overviews.ReplayView,
        frames.ReplayPart,
        lines.MatchLine,
        reviewed.ReviewState,
        puzzles.PuzzleList,
        puzzles.OnePuzzle,
        puzzles.PuzzleAnswer,
        puzzles.HintAnswer,
        puzzles.SolutionAnswer,
        Settings,
    )
    schemas, components = msgspec.json.schema_components([*wire.values(), *bodies])
    found: dict[frozenset[str], str] = {}
    aliases = []
    for name, schema in zip(wire, schemas, strict=False):
        members: list[Schema] = schema.get("anyOf", [schema])
        if len(members) > 1:
            found[frozenset(str(member["$ref"]).rpartition("/")[2] for member in members)] = name
        listed = "".join(f"\n  | {type_of(member, found)}" for member in members)
        aliases.append(f"export type {name} ={listed}\n")
    parts = [f"export const VERSION = {protocol.VERSION}\n"]
    parts += [f"export const REACTIONS = {json.dumps(protocol.REACTIONS, ensure_ascii=False)} as const\n"]
    parts += aliases
    parts += [declaration(short(name), components[name], found) for name in sorted(components, key=short)]
    return HEAD + "\n" + "\n".join(parts)


def made() -> dict[Path, str]:
    return {FOLDER / "messages.ts": messages()}


def stale() -> list[str]:
    """The files that are out of date."""
    return [path.name for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        wrong = stale()
        print(f"stale, run scripts/protocol_types.py: {', '.join(wrong)}" if wrong else "protocol types are current")
        return 1 if wrong else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
