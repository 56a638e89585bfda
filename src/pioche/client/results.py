"""How a round and a match ended, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.client.table_client import TableClient
from pioche.text.scores import score_lines


def round_result(client: TableClient) -> str:
    """Who has won the round that is over."""
    words, sheet = client.words, client.sheet
    if sheet is None or not sheet.rows or sheet.rows[-1].winner is None:
        return words.text("web-round-nobody")
    seats = sheet.sides[sheet.rows[-1].winner]
    if client.seat in seats:
        return words.text("web-round-mine")
    return words.text("web-round-won", name=_together(client, seats))


def match_result(client: TableClient) -> str:
    """Who has won the match that is over."""
    words = client.words
    winners = tuple(client.table["winners"])
    if not winners:
        return words.text("web-match-abandoned")
    if client.seat in winners:
        return words.text("web-match-mine")
    return words.text("web-match-won", name=_together(client, winners))


def left_over(client: TableClient) -> list[str]:
    """What everybody still held, where the game shows it."""
    board = client.board
    seats = () if board is None else board.seats
    held = zip(client.names, seats, strict=False)
    return [f"{name}: {' '.join(card.text for card in seat.cards)}" for name, seat in held if seat.cards]


def ended_lines(client: TableClient) -> Iterator[str]:
    """Everything about the end of a round, or of the match: who won, what was left, the score pad."""
    yield round_result(client)
    yield from left_over(client)
    sheet = client.sheet
    if sheet is not None:
        yield from score_lines(sheet, client.words, client.names)
    if client.status == "over":
        yield match_result(client)


def _together(client: TableClient, seats: tuple[int, ...]) -> str:
    names = client.names
    return " + ".join(names[seat] for seat in seats)
