"""How a round and a match ended, in a sentence."""

from __future__ import annotations

from pioche.client.table_client import TableClient


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


def _together(client: TableClient, seats: tuple[int, ...]) -> str:
    names = client.names
    return " + ".join(names[seat] for seat in seats)
