"""Mau-Mau as Pioche knows it: `pioche.engine.game.Game`. The rules are in `rules.py`, the machine in `round.py`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Any, ClassVar, Final

from pioche.engine import game
from pioche.engine.board import Area, Board, BoardCard, BoardSeat
from pioche.engine.editions import Editions
from pioche.engine.phrases import Phrase, phrase
from pioche.engine.refusal import Argument, refuse
from pioche.engine.sentences import Terms, Words
from pioche.engine.setup import FREE, Setup
from pioche_maumau.round import BACK, Event, MauMatch, MauRound, Move, View
from pioche_maumau.rules import CARDS, EDITIONS, SUITS, Rules

Dealt = tuple[MauRound, list[Event]]
_SUIT: Final = dict(zip(SUITS, ("clubs", "spades", "hearts", "diamonds"), strict=True))
_MOVE: Final = re.compile(r"([0-9]):(?:([cshd][789TJQKA])(?:=([cshd]))?(!?)|(draw|pass)|catch\.([0-9]))")


def card_phrase(card: str) -> Phrase:
    return phrase("mau-card", suit=phrase(f"mau-suit-{_SUIT[card[0]]}"), rank=phrase(f"mau-rank-{card[1].lower()}"))


class MauTerms:
    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        return card_phrase(str(value)).said(words) if name in ("card", "top") and value in CARDS else None


class MauGame(game.Game[Rules, View, Event, Move]):
    name: ClassVar[str] = "maumau"
    printed: ClassVar[Editions[Rules]] = EDITIONS
    terms: ClassVar[Terms] = MauTerms()
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 5
    players_clause: ClassVar[str] = "MM-1"
    view_type: ClassVar[type[View]] = View
    own_fields: ClassVar[tuple[str, ...]] = ("seat", "hand")
    event_types: ClassVar[tuple[type[Event], ...]] = (Event,)

    def deal(self, rules: Rules, players: int, seed: bytes, dealer: int) -> Dealt:
        return self.deal_set_up(rules, players, seed, dealer, FREE)

    def deal_set_up(self, rules: Rules, players: int, seed: bytes, dealer: int, setup: Setup) -> Dealt:
        log: list[Event] = []  # abilities.SetsUp
        return MauRound.deal(rules, players, seed, dealer, log, setup), log

    def match(self, rules: Rules, players: int, seed: bytes | None = None) -> MauMatch:
        return MauMatch.new(rules, players, seed)

    def redact(self, event: Event, seat: int | None) -> Event:
        hidden = event.kind in ("dealt", "drew") and event.seat != seat and event.cards
        return replace(event, cards=(BACK,) * len(event.cards)) if hidden else event

    def face_down(self, event: Event) -> Iterable[tuple[int, str]]:
        return ((event.seat, "".join(event.cards)),) if event.kind in ("dealt", "drew") and event.cards else ()

    # Text

    def write(self, action: Move) -> str:
        what = f"catch.{action.target}" if action.what == "catch" else action.what
        return f"{action.seat}:{what}{'=' if action.wish else ''}{action.wish}{'!' if action.mau else ''}"

    def read(self, text: str) -> Move:
        found = _MOVE.fullmatch(text)
        if found is None:
            raise refuse("bad-action", text=text[:40])
        seat, card, wish, call, plain, target = found.groups()
        if target is not None:
            return Move(int(seat), "catch", target=int(target))
        return Move(int(seat), card or plain, wish or "", call == "!")

    def position(self, rules: Rules, text: str) -> MauRound:
        return MauRound.parse(rules, text)

    # Words

    def event_phrase(self, event: Event, rules: Rules) -> Phrase | None:
        match event.kind:
            case "played":
                key = "mau-wished" if event.wish else "mau-played"
                wish = {"suit": phrase(f"mau-suit-{_SUIT[event.wish]}")} if event.wish else {}
                return phrase(key, name=event.seat, card=card_phrase(event.cards[0]), **wish)
            case "turned":
                return phrase("mau-turned", card=card_phrase(event.cards[0]))
            case "drew":
                return phrase("mau-drew", name=event.seat, cards=len(event.cards))
            case "caught":
                assert event.other is not None
                return phrase("mau-caught", name=event.seat, other=event.other)
            case "dealt":
                return None
            case kind:
                return phrase(f"mau-{kind}", name=event.seat)

    def action_phrase(self, action: Move, rules: Rules) -> Phrase:
        if action.what == "catch":
            assert action.target is not None
            return phrase("mau-do-catch", other=action.target)
        if action.what in ("draw", "pass"):
            return phrase(f"mau-do-{action.what}")
        card = card_phrase(action.what)
        made = phrase("mau-do-play", card=card)
        if action.wish:
            made = phrase("mau-do-wish", card=card, suit=phrase(f"mau-suit-{_SUIT[action.wish]}"))
        return phrase("mau-do-mau", move=made) if action.mau else made

    def board(self, view: View, rules: Rules) -> Board:
        def card(text: str) -> BoardCard:
            return BoardCard(text, card_phrase(text), "red" if text[0] in "hd" else "black")

        facts = [phrase("mau-suit-now", suit=phrase(f"mau-suit-{_SUIT[view.suit]}"))]
        if view.debt:
            facts.append(phrase("mau-debt", cards=view.debt))
        silent = (phrase("mau-silent"),)
        return Board(
            view.seat,
            tuple(map(card, view.hand)),
            None if view.over else view.turn,
            view.over,
            tuple(BoardSeat(held, silent if seat == view.silent else ()) for seat, held in enumerate(view.counts)),
            (Area(phrase("mau-top"), (card(view.top),)), Area(phrase("mau-pile"), hidden=view.pile)),
            tuple(facts),
        )

    def messages(self, language: str) -> str:
        return (files("pioche_maumau") / "texts" / f"{language}.ftl").read_text(encoding="utf-8")

    # abilities.Rates: catch, say "Mau", answer, get rid of cards, keep Jacks.

    def rate(self, view: View, action: Move) -> float:
        if action.what in ("draw", "pass"):
            return 0.0
        if action.what == "catch":
            return 9.0
        wished = sum(card[0] == action.wish for card in view.hand)
        return 4.0 + (2.0 if action.mau else 0.0) + (-2.0 + wished / 8 if action.wish else 0.0)


GAME: Final = MauGame()
MauRound.game = GAME
