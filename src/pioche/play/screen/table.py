"""A table as rows of text: the heading, the seats, what lies on the table, the score. Nothing here reacts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from pioche.client.results import match_result, round_result
from pioche.client.table_client import TableClient
from pioche.engine.abilities import DraftGroup
from pioche.engine.board import Area, Board
from pioche.engine.sentences import setting_text
from pioche.play.screen.drawing import LARGE, SMALL, Look, back_lines, beside, card_lines, chip
from pioche.text.rules import difference_lines, differences, part_title, rule_book
from pioche.text.scores import goal_text, score_table

ROOMY: Final = 34  # rows of a terminal that has room for large cards
SEAT_WIDTH: Final = 26
CHIP: Final = (4, 1)  # columns and rows of a tile on the table; where there is room it is as large as a small card


def heading(client: TableClient, look: Look) -> Text:
    """What is played, which round it is, and how much time is left."""
    words = client.words
    made = Text(" Pioche", "bold")
    if not client.table:
        return made.append(f"  {words.text('web-connecting')}")
    made.append(f"  {client.edition}", "bold")
    if client.table["round"]:
        made.append(f"  {words.text('web-round')} {client.table['round']}")
    if not client.connected:
        made.append(f"  {words.text('web-lost')}", "bold reverse")
    elif client.table["paused"]:
        made.append(f"  {words.text('web-paused')}", "bold reverse")
    game = client.game
    if game is not None and client.rules is not None:
        changed = differences(game, client.edition, client.rules)
        made.append("".join(f"  {setting_text(name, value, words)}" for name, value in changed.items()), "dim")
    return made


def clock(client: TableClient) -> str:
    """The seconds that are left; empty without a clock."""
    left = client.seconds_left
    return "" if left is None else client.words.text("web-seconds", seconds=left)


def seats(client: TableClient, board: Board | None, look: Look, width: int) -> list[Text]:
    """Everybody at the table, with what they hold, in columns."""
    sheet = client.sheet
    points = {}
    if sheet is not None:
        totals = sheet.wins if sheet.goal.rounds_to_win else sheet.totals
        points = {seat: totals[side] for side, members in enumerate(sheet.sides) for seat in members}
    blocks = []
    for number, (name, seat) in enumerate(zip(client.names, client.table.get("seats", ()), strict=True)):
        on_turn = board is not None and client.status == "playing" and board.turn == number
        made = Text(f"{look.turn if on_turn else ' '} ", "bold")
        made.append(name, "bold reverse" if on_turn else "bold" if number == client.seat else "")
        if seat["assistant"]:
            made.append(f" {client.words.text('web-assistant')}", "italic")
        if board is not None and number < len(board.seats):
            held = board.seats[number]
            made.append(f" {held.held}", "bold")
            made.append(" " + ("#" if look.ascii_only else "▮") * min(held.held, 8), "dim")
            for note in held.notes:
                made.append(f" {note.said(client.words, client.names, client.seat)}", "bold reverse")
        elif seat["kind"] == "free":
            made.append(f" {client.words.text('web-free-seat')}", "dim")
        elif seat["kind"] == "bot":
            made.append(f" {_level(seat['level'], client)}", "dim")
        else:
            made.append(f" {client.words.text('web-agreed' if seat['agreed'] else 'web-not-agreed')}", "dim")
        if client.table["host"] == number and client.status in ("open", "over"):
            made.append(f" {client.words.text('web-host')}", "dim")
        if points.get(number):
            made.append(f" ({points[number]})", "dim")
        if seat["kind"] == "person" and seat["presence"] != "here":
            made.append(f" {client.words.text('web-presence-' + seat['presence'])}", "dim")
        blocks.append(made)
    columns = max(1, min(len(blocks), width // SEAT_WIDTH)) if blocks else 1
    room = width // columns
    rows = []
    for start in range(0, len(blocks), columns):
        row = Text()
        for block in blocks[start : start + columns]:
            block.truncate(room - 1, overflow="ellipsis")
            block.pad_right(room - block.cell_len)
            row.append_text(block)
        rows.append(row)
    return rows


def _level(level: str, client: TableClient) -> str:
    key = f"web-level-{level}"
    return client.words.text(key) if client.words.has(key) else level


@dataclass(slots=True)
class Placed:
    """Drawn groups, and where each piece is: first row, first column, group, place."""

    rows: list[Text] = field(default_factory=list)
    pieces: list[tuple[int, int, int, int]] = field(default_factory=list)
    size: tuple[int, int] = CHIP

    def at(self, x: int, y: int) -> tuple[int, int] | None:
        """The group and the place of the piece that is drawn there."""
        width, height = self.size
        found = (
            (group, place)
            for row, column, group, place in self.pieces
            if row <= y < row + height and column <= x < column + width
        )
        return next(found, None)


def table_rows(client: TableClient, board: Board, look: Look, height: int, *, groups: bool = True) -> list[Text]:
    """Piles as cards side by side, what holds now, and with `groups` what lies spread out."""
    size = LARGE if height >= ROOMY else SMALL
    piles = [area for area in board.areas if not area.spread]
    spread = [area for area in board.areas if area.spread]
    facts = [Text(fact.said(client.words, client.names, client.seat)) for fact in board.facts]
    blocks = [_pile(area, client, look, SMALL if spread else size) for area in piles]
    rows = beside([*blocks, facts], "   ")
    for area in spread if groups else ():
        row = Text(f"{_title(area, client)} ", "dim")
        for card in area.cards:
            row.append_text(chip(card, look))
        rows.append(row)
    return rows


def _title(area: Area, client: TableClient) -> str:
    said = area.name.said(client.words, client.names, client.seat)
    return said.partition(":")[0].rstrip() if any(name == "text" for name, _ in area.name.args) else said


def _pile(area: Area, client: TableClient, look: Look, size: tuple[int, int]) -> list[Text]:
    title = Text(_title(area, client), "dim")
    if area.cards:
        return [title, *card_lines(area.cards[-1], look, size)]
    return [title, *back_lines(area.hidden, look, size)]


def draft_rows(
    groups: Sequence[DraftGroup],
    notes: Sequence[str],
    cursor: tuple[int, int] | None,
    look: Look,
    width: int,
    most_rows: int,
) -> Placed:
    """Groups of tiles in as many columns as fit, as cards if these fit into the rows; a note tells what one lacks."""
    large = _placed(groups, notes, cursor, look, width, SMALL)
    return large if len(large.rows) <= most_rows else _placed(groups, notes, cursor, look, width, CHIP)


def _placed(
    groups: Sequence[DraftGroup],
    notes: Sequence[str],
    cursor: tuple[int, int] | None,
    look: Look,
    width: int,
    size: tuple[int, int],
) -> Placed:
    made = Placed(size=size)
    wide, high = size
    lines = [Text() for _ in range(high)]
    made.rows += lines
    counted = column = 0
    for number, group in enumerate(groups):
        counted += not group.single
        label = "  " if group.single else f"{counted} "
        note = notes[number] if number < len(notes) else ""
        needed = len(label) + wide * len(group.pieces) + (len(note) + 1 if note else 0) + 3
        if column and column + needed > width:
            lines = [Text() for _ in range(high)]
            made.rows += lines
        for place, line in enumerate(lines):
            line.append(label if place == high // 2 else " " * len(label), "dim")
        for place, piece in enumerate(group.pieces):
            made.pieces.append((len(made.rows) - high, lines[0].cell_len, number, place))
            drawn = [chip(piece.card, look)] if size == CHIP else card_lines(piece.card, look, size)
            for line, part in zip(lines, drawn, strict=True):
                if piece.from_hand:
                    part.stylize("underline" if size == CHIP else "italic")
                if cursor == (number, place):
                    part.stylize("reverse")
                line.append_text(part)
        for place, line in enumerate(lines):
            said = (f" {note}" if place == high // 2 else " " * (len(note) + 1)) if note else ""
            line.append(said, "italic").append("   ")
        column = lines[0].cell_len
    return made


def waiting_rows(client: TableClient, greeting: str) -> list[Text]:
    """Before a match: the link for others, and the rules that they agree to."""
    words, game = client.words, client.game
    rows = [Text(greeting, "bold"), Text()] if greeting else []
    players = setting_text("players", len(client.names), words)
    rows.append(Text.assemble((client.edition, "bold"), f"  {players}"))
    if game is not None and client.rules is not None:
        changed = difference_lines(differences(game, client.edition, client.rules), words)
        rows += [Text(f"- {line}") for line in changed or [words.text("web-as-printed")]]
    seconds = client.table["settings"]["clock"]
    if seconds:
        said = words.text("web-seconds", seconds=seconds)
        rows.append(Text(f"- {words.text('setting', option=words.text('web-clock'), value=said)}"))
    return rows


def result_rows(client: TableClient, look: Look) -> list[Text]:
    """How the round or the match ended, and the score pad."""
    rows = [Text(round_result(client), "bold")]
    if client.status == "over":
        rows.append(Text(match_result(client), "bold reverse"))
    return [*rows, Text(), *score_rows(client), *_left_over(client, look)]


def _left_over(client: TableClient, look: Look) -> list[Text]:
    """What everybody still held, where the game shows it."""
    board = client.board
    rows = []
    for name, seat in zip(client.names, () if board is None else board.seats, strict=False):
        if seat.cards:
            rows.append(Text.assemble(f"{name} ", *(chip(card, look) for card in seat.cards)))
    return [Text(), Text(client.words.text("web-hands-left-over"), "bold"), *rows] if rows else []


def book_rows(client: TableClient, sought: str = "") -> tuple[list[Text], int]:
    """The rule book of the table, and the row of a clause that somebody was referred to (else 0)."""
    game, words = client.game, client.words
    if game is None or client.rules is None:
        return [Text(client.edition)], 0
    changed = difference_lines(differences(game, client.edition, client.rules), words)
    rows = [Text(client.edition, "bold"), *(Text(line) for line in changed or [words.text("web-as-printed")])]
    part, found = "", 0
    for entry in rule_book(game, client.edition, client.rules, words):
        if entry.part != part:
            part = entry.part
            rows += [Text(), Text(part_title(part, words), "bold underline")]
        if entry.clause == sought:
            found = len(rows)
        style = "bold reverse" if entry.clause == sought else "bold"
        house = f" ({words.text('web-house-rules')})" if entry.house else ""
        rows.append(Text.assemble((entry.clause, style), f"  {entry.text}{house}"))
    if not part:
        rows += [Text(setting_text(name, value, words)) for name, value in game.options.texts(client.rules).items()]
    return rows, found


def score_rows(client: TableClient) -> list[Text]:
    """The score pad."""
    sheet = client.sheet
    if sheet is None:
        return [Text(client.words.text("play-not-begun"))]
    table = score_table(sheet, client.words, client.names)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    last = len(table) - 1
    rows = []
    for number, cells in enumerate(table):
        line = "  ".join(f"{cell:{wide}}" for cell, wide in zip(cells, widths, strict=True))
        rows.append(Text(line, "bold" if number in (0, last) else ""))
    return [*rows, Text(goal_text(sheet, client.words), "dim")]
