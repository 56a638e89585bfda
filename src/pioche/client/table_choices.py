"""What a person can do at a table besides playing: take a seat, agree, and as the host seat bots, remove people, start.

The table decides what is allowed; here stands only what makes sense to show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pioche.client.connection import Json
from pioche.client.sent_state import SentState

CHANGE = "change"  # the settings, which are asked for first
BOT = "bot"  # its level is asked for first


@dataclass(frozen=True, slots=True)
class TableChoice:
    """An intention, and how it is called. `sure`: what somebody should know before they confirm it."""

    text: str
    do: str
    fields: Mapping[str, object] = field(default_factory=dict)
    sure: str = ""


def seat_named(client: SentState, typed: str) -> int | None:
    """The seat of somebody by name, or by number from 1; None if nobody is called so."""
    wanted = typed.strip().casefold()
    names = [name.casefold() for name in client.names]
    if wanted in names:
        return names.index(wanted)
    return int(wanted) - 1 if wanted.isascii() and wanted.isdigit() and 0 < int(wanted) <= len(names) else None


def is_host(client: SentState) -> bool:
    """Is this seat the host's?"""
    return client.seat is not None and client.table.get("host") == client.seat


def table_choices(client: SentState) -> list[TableChoice]:
    """Everything that this person can do now besides playing, what is done most often first."""
    if not client.table:
        return []
    if client.seat is None:
        free = any(seat["kind"] == "free" for seat in client.table["seats"])
        late = client.table["settings"]["late"] and any(seat["kind"] == "bot" for seat in client.table["seats"])
        playing = client.status in ("dealing", "playing", "between")
        return [*_sitting(client)] if (late if playing else free) else []
    mine = client.table["seats"][client.seat]
    found = [*_going_on(client, mine)]
    if is_host(client):
        found += _hosting(client)
    return [*found, *_own_seat(client, mine)]


def _sitting(client: SentState) -> Iterator[TableChoice]:
    words, playing = client.words, client.status in ("dealing", "playing", "between")
    for number, seat in enumerate(client.table["seats"]):
        if playing and seat["kind"] == "bot":
            yield TableChoice(words.text("web-take-seat-of", name=client.names[number]), "sit", {"seat": number})
        elif not playing and seat["kind"] == "free":
            yield TableChoice(f"{words.text('web-sit')}: {client.names[number]}", "sit", {"seat": number})


def _going_on(client: SentState, mine: Json) -> Iterator[TableChoice]:
    words, table = client.words, client.table
    match client.status:
        case "open":
            if not mine["agreed"]:
                yield TableChoice(words.text("web-agree"), "agree", {"version": table["version"]})
            ready = all(seat["kind"] != "free" and (seat["kind"] == "bot" or seat["agreed"]) for seat in table["seats"])
            if is_host(client) and ready:
                yield TableChoice(words.text("play-start"), "start")
        case "between" if not mine["wants"]:
            yield TableChoice(words.text("web-next-round"), "want")
        case "over" if not mine["wants"]:
            yield TableChoice(words.text("web-rematch"), "want")
        case _:
            pass


def _hosting(client: SentState) -> Iterator[TableChoice]:
    words, table, names = client.words, client.table, client.names
    before = client.status in ("open", "over")
    seats = [(number, seat) for number, seat in enumerate(table["seats"]) if number != client.seat]
    if before:
        for number, seat in seats:
            if seat["kind"] == "free":
                yield TableChoice(f"{words.text('web-add-bot')}: {names[number]}", BOT, {"seat": number})
        yield TableChoice(words.text("web-change-rules"), CHANGE)
    for number, seat in seats:
        if seat["kind"] == "bot" and before:
            yield TableChoice(words.text("web-remove", name=names[number]), "remove", {"seat": number})
        elif seat["kind"] == "person":
            yield TableChoice(words.text("web-make-host", name=names[number]), "host", {"seat": number})
            muted = seat["who"] in table["muted"]
            said = words.text("web-unsilence" if muted else "web-silence", name=names[number])
            yield TableChoice(said, "mute", {"who": seat["who"], "on": not muted})
            sure = words.text("web-remove-sure", name=names[number])
            yield TableChoice(words.text("web-remove", name=names[number]), "remove", {"seat": number}, sure)
    if table["removed"]:
        yield TableChoice(words.text("web-readmit"), "readmit")


def _own_seat(client: SentState, mine: Json) -> Iterator[TableChoice]:
    words = client.words
    playing = client.status in ("dealing", "playing", "between")
    if playing:
        paused = client.table["paused"] or mine["asks_pause"]
        yield TableChoice(words.text("web-resume" if paused else "web-pause"), "resume" if paused else "pause")
        away = mine["presence"] == "away"
        yield TableChoice(words.text("web-play-myself" if away else "web-autopilot"), "back" if away else "away")
    sure = words.text("web-leave-playing" if playing else "web-leave-open")
    yield TableChoice(words.text("web-leave"), "leave", sure=sure)
