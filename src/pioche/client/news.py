"""What happens at a table, in sentences: events of the game, and what people do besides playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pioche.client.connection import Json
from pioche.client.decoding import event_of, phrase_of
from pioche.client.sent_state import SentState
from pioche.engine.phrases import Phrase
from pioche.text.boards import capital

_TABLE: Final[Mapping[str, str]] = {
    "sat": "web-log-sat",
    "bot": "web-log-sat",
    "stood": "web-log-stood",
    "removed": "web-log-removed",
    "host": "web-log-host",
    "changed": "web-log-changed",
    "started": "web-log-started",
    "pause": "web-log-pause",
    "resumed": "web-log-resumed",
    "absent": "web-log-absent",
    "back": "web-log-back",
}
_REACTIONS: Final[Mapping[str, str]] = {
    "👍": "web-reaction-good",
    "👏": "web-reaction-applause",
    "😂": "web-reaction-laughs",
    "😮": "web-reaction-amazed",
    "😢": "web-reaction-sad",
    "😡": "web-reaction-angry",
    "🎉": "web-reaction-cheers",
    "🙏": "web-reaction-thanks",
}


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened, as a sentence. `phrase` is set for events of the game."""

    kind: Literal["game", "table", "chat"]
    text: str
    seat: int | None = None
    phrase: Phrase | None = None


def news_of(sent: Json, client: SentState) -> News | None:
    """A piece of news as a sentence; None for what nobody needs to be told."""
    match sent["is"]:
        case "said":
            return News("chat", _said(client, sent["seat"], sent["name"], sent["text"]), sent["seat"])
        case "reacted":
            text = client.words.text(_REACTIONS[sent["what"]]) if sent["what"] in _REACTIONS else sent["what"]
            return News("chat", _said(client, sent["seat"], _name(client, sent["seat"]), text), sent["seat"])
        case "fault":
            key = f"web-log-fault-{sent['what']}"
            return News("table", client.words.text(key, name=_name(client, sent["seat"])), sent["seat"])
        case "table":
            return _table_news(sent, client)
        case "told":
            return _game_news(phrase_of(sent["phrase"]), sent["seat"], client)
        case _:
            return _event_news(sent, client)


def _event_news(sent: Json, client: SentState) -> News | None:
    event = event_of(client.game, sent)
    phrase = None if event is None or client.game is None else client.game.event_phrase(event, client.rules)
    return None if phrase is None else _game_news(phrase, getattr(event, "seat", None), client)


def _game_news(phrase: Phrase, seat: int | None, client: SentState) -> News:
    return News("game", capital(phrase.said(client.words, client.names, client.seat)), seat, phrase)


def _table_news(sent: Json, client: SentState) -> News | None:
    key = _TABLE.get(sent["what"])
    if key is None:
        return None
    seat = sent.get("seat")
    name = sent.get("name") or ("" if seat is None else _name(client, seat))
    me = "name" if seat is not None and seat == client.seat else "none"
    return News("table", capital(client.words.text(key, name=name, me=me)), seat)


def _said(client: SentState, seat: int | None, name: str, text: str) -> str:
    me = "name" if seat is not None and seat == client.seat else "none"
    return capital(client.words.text("web-log-said", name=name, me=me, text=text))


def _name(client: SentState, seat: int) -> str:
    names = client.names
    return names[seat] if seat < len(names) else client.words.text("player-number", number=seat + 1)
