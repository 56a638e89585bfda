"""Generate docs/protocol.md and docs/protocol.schema.json from the server's messages:
`python scripts/protocol_docs.py`.

With --check nothing is written; the exit status tells whether both are up to date.
"""

from __future__ import annotations

import json
import re
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Final, get_args

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
INTRO: Final = """# The protocol of a table

*Made by `scripts/protocol_docs.py` from `src/pioche/server/table/protocol`; do not edit.
`docs/protocol.schema.json` has the same as JSON Schema.*

This is version {version}. A client comes as a guest (`POST /api/guest`, which sets a cookie), makes a table
(`POST /api/tables`) or knows the code of one, and opens the WebSocket `/ws/CODE`. All messages are JSON objects in text
frames; a message from a client may have at most {most} bytes. A program may show the value of the cookie as
`Authorization: Bearer` instead ([remote-bots.md](remote-bots.md)). The HTTP part is described by `/schema/openapi.json`
of a running server; "Beside the table" below names what there is.

## How a conversation goes

1. The client says `hello` with the version that it speaks and the last `seq` that it has (or null).
2. The server answers `welcome`, then `state`: everything that this seat may know, at this `seq`. If the client was away
   only briefly, `missed` holds what happened since; otherwise it is null and the state alone has to do.
3. Every accepted action makes the table's `seq` grow by one, and everybody gets an `update` with what happened (`news`)
   and what has changed. A client lays it over what it has: each field of `table` and `round` replaces the old one,
   `x_added` is appended to the list `x` or laid over the object `x` in the same way, and `x_changed` is an object with
   what is new of items of the list `x` by their number: laid over objects in the same way, replacing anything else.
   Where most has changed (a deal, a new match, another seat) a `state` comes instead.
4. A client that finds a gap in the `seq` sends `resync` with the last one that it has and gets a `state`.
5. To do something the client sends an intention with a `key` of its own. The answer is exactly one of: an `update` or
   `state` with that key as `yours`; `done`, when this intention was carried out before; `refused`, with the reason. A
   client that got no answer sends the same intention with the same key again, also after a reconnect or a restart of
   the server: it is never carried out twice.
6. A move (`act`) names the `seq` at which it was decided upon. If the position has changed since under somebody who is
   on turn, it is refused as `intention-stale`. Moves out of turn (jump-in, calling, catching) are races and are
   judged by the rules at the moment when they are taken (docs/server.md, "Races").
7. Before each deal the table's `commitment` is published. Each seated client answers with `seal`, which commits it to 32
   random bytes, its salt (docs/deals.md). As soon as `sealed` is true it reveals them with `salt`. Whoever does neither is
   waited for only a moment, and has no part in the deal.
8. The server sends `ping` now and then; the client answers `pong` with the same number at once.
9. `bye` comes before the server closes the connection. Close codes: 1012 the server restarts or heard nothing for too
   long, 1013 the client does not read fast enough, 4400 no valid `hello`, 4404 no such table, 4429 too many messages.
10. Questions (`draft`, `hint`) change nothing and are answered to the asker alone, with the question's key. The turn of
    the tile game is a draft on the client: it sends the lay as it lies there (docs/rummy-notation.md; groups in any
    order, whole or not, jokers in a group that begins with `?` need not be named) and is told for each group what it
    lacks or how it can be read, why the turn could not be ended with it, how many tiles may still leave the rack, and,
    if nothing is wrong, the `action` to send with `act`. A draft is nowhere kept: when the time is up it is gone.
    Questions are limited to `draft_rate` and `hint_rate`; more are refused as `too-fast`.

Cards on the wire are the numbers of `pioche.classic.codes` (colour * 13 + rank; 52 Wild, 53 Wild4, 54 UnoCard, 55-57
Blanks); 63 is a card that one may not see. `offers` are the legal moves of one's own seat in the notation of
docs/notation.md without the seat; of very many only the first 120.

Tiles on the wire are the numbers of `pioche.rummy.tiles`: a cell is 4 * (number - 1) + colour (red, yellow, green, blue),
48 a joker, 49 a joker that has acted; a piece on the table is 8 * cell + 4 if it is a joker.

A game that a client has no components for comes as an `any` view and `told` news: everything in it is a card with its
notation, a count, or a `Phrase`, whose message is in the game's own texts (`GET /api/games/GAME/texts/LANGUAGE`).

## Beside the table

| request | what for |
|---|---|
| `POST /api/guest`, `GET` `PATCH` `DELETE /api/me` | come as a guest; who am I (strangers too), be called otherwise, be forgotten |
| `PUT /api/me/face` | be shown with one of the faces that clients draw, at every table; null: the one that goes with the name |
| `GET /api/games` | games, editions, options with their mechanic and clauses, levels of bots, and of the host's own bots those that play the game |
| `GET /api/games/GAME/texts/LANGUAGE` | the game's own Fluent messages as `{{"ftl"}}`: `edition-…`, `option-…`, `value-…`, `refusal-…`, and what its phrases name |
| `POST /api/check` | can these `Settings` (below) be played? Everything that is wrong with them; no table is made |
| `POST /api/tables`, `GET /api/tables` | make a table of `Settings`, of which every field may be left out, and get its code as `table`; the lobby |
| `GET /api/find?code=` | the table whose code or link somebody has typed |
| `GET /api/tables/CODE` and below: `/invitation`, `/qr.svg`, `/export`, `/results`, `/statistics` | what lists show of it, its link, its QR code, its match as a file, its results |
| `POST /api/tables/CODE/join`, `/leave` | take a seat, give it up |
| `GET /api/me/tables`, `/results`, `/statistics`, `/presets` | my tables, my matches, my tallies, my presets (`PUT` and `DELETE /api/me/presets/NAME`) |
| `GET`, `POST`, `DELETE /api/replays/CODE/review` | how far the review of a finished match is, and its result; begin it; stop it; only for its players ([review](review.md#on-the-page)) |
| `GET /api/puzzles`, `/puzzles/NAME` | the puzzle of the day, all kinds and grades, my progress; one puzzle as the steps of a recorded round ([puzzles](puzzles.md#on-the-page)) |
| `POST /api/puzzles/NAME/try`, `/hint`, `/solution`, `/draft` | all moves so far; a hint; the solution; a lay that is being put together |
| `GET /api/me/games`, `/figures`, `PUT /api/me/naming` | my finished matches with their links, figures over them, whether strangers see my name ([replays](replays.md#on-the-page)) |
| `GET /api/replays/CODE` and below: `/rounds/N` | a recorded match by its link or, for its players, by the code of its table; steps of a round as `state` and `update`s |
| `POST /api/replays`, `/replays/rounds/N` | the same for the text of a file, which is not kept |
| `POST /api/replays/CODE/branch`, `/replays/branch` | a new table that plays on from a step of a match or of a file, against bots |
| `POST /api/replays/CODE/line`, `/replays/line`, both `/draft` | what if: the steps of a line of moves for all seats from a step on; a lay that is being put together after it |
| `GET`, `POST /api/replays/CODE/lines`, `DELETE /api/replays/lines/ID` | the lines that its players keep beside a match, with names; keep one, remove one's own |

Refusals have one shape everywhere, `{{"code", "clause", "args"}}`: the sentence is `refusal-CODE` in `i18n/*.ftl`.
A body that cannot be read is `message-unreadable`, or `field-unreadable` where one `field` is to blame.

Versions: messages and fields may be added within a version, and clients ignore what they do not know. Whatever else
changes gets a new version, and a server says `protocol-version` to a client that speaks another one.
"""


def type_text(schema: dict[str, object]) -> str:
    """A schema as a short text."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        parts = schema["anyOf"]
        assert isinstance(parts, list)
        return " or ".join(dict.fromkeys(type_text(part) for part in parts))
    if "enum" in schema:
        values = schema["enum"]
        assert isinstance(values, list)
        return " ".join(f"`{json.dumps(value, ensure_ascii=False)}`" for value in values)
    if schema.get("type") == "array":
        items = schema.get("items")
        return f"list of {type_text(items)}" if isinstance(items, dict) else "list"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    return str(schema.get("type", "anything"))


def section(name: str, schema: dict[str, object], tag: str) -> list[str]:
    properties = schema["properties"]
    assert isinstance(properties, dict)
    kind = properties.get(tag, {}).get("enum", [None])[0]
    lines = [f"### `{kind}`" if kind else f"### {name}", ""]
    words = re.sub(r"\s+", " ", str(schema.get("description", "")))
    if words:
        lines += [words, ""]
    required = schema.get("required", [])
    assert isinstance(required, list)
    rest = {field: about for field, about in properties.items() if not (kind and field == tag)}
    if rest:
        lines += ["| field | type | |", "|---|---|---|"]
        for field, about in rest.items():
            lines.append(f"| `{field}` | {type_text(about)} | {'' if field in required else _missing(about)} |")
        lines.append("")
    return lines


def _missing(about: dict[str, object]) -> str:
    """The default of a field that is left out; null is not worth mentioning."""
    default = about.get("default")
    return "may be missing" if default is None else f"may be missing: `{json.dumps(default, ensure_ascii=False)}`"


def made() -> dict[Path, str]:
    sys.path.insert(0, str(ROOT / "src"))
    from pioche.server.table import protocol

    unions = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
    _, components = msgspec.json.schema_components(list(unions.values()), ref_template="#/$defs/{name}")
    for component in components.values():
        if "description" in component:  # only Python 3.13 and newer strip the indentation of docstrings
            component["description"] = cleandoc(component["description"])
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Pioche protocol {protocol.VERSION}",
        "$defs": dict(sorted(components.items())),
        **{
            name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
            for name, union in unions.items()
        },
    }
    text = INTRO.format(version=protocol.VERSION, most=protocol.MOST_BYTES).split("\n")
    named: set[str] = set()
    for title, union, tag in (
        ("What a client sends (`do`)", protocol.FromClient, "do"),
        ("What a client gets (`is`)", protocol.FromServer, "is"),
        ("News (`is`)", protocol.News, "is"),
    ):
        text += [f"## {title}", ""]
        for kind in get_args(union):
            named.add(kind.__name__)
            text += section(kind.__name__, components[kind.__name__], tag)
    text += ["## Parts of messages", ""]
    for name, schema in sorted(components.items()):
        if name not in named and "properties" in schema:
            text += section(name, schema, "game")
    return {
        ROOT / "docs" / "protocol.md": "\n".join(text).rstrip("\n") + "\n",
        ROOT / "docs" / "protocol.schema.json": json.dumps(whole, indent=1, ensure_ascii=False) + "\n",
    }


def main() -> int:
    stale = [path for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.name} is not up to date: run python scripts/protocol_docs.py")
        return 1 if stale else 0
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
