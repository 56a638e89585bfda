"""Events and positions as short sentences, so that clause tests are easy to read."""

from __future__ import annotations

from typing import assert_never

from pioche.classic import editions
from pioche.classic.cards import COLOURS, NAMES, cards_text
from pioche.classic.events import (
    Accused,
    Called,
    Caught,
    ColourNamed,
    Dealt,
    Doubted,
    Drew,
    Event,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Judged,
    Laid,
    Looked,
    Owes,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    TookBack,
    Turned,
    Voted,
)
from pioche.classic.machine import Round
from pioche.classic.notation import phase_text
from pioche.classic.rules import Value

_HOW = {How.BY_TURN: "lays", How.BY_JUMP: "jumps in with", How.BY_FOLLOW: "goes on with"}


def told(events: list[Event]) -> list[str]:
    """Events as sentences; all cards that one seat drew for one reason are in one sentence."""
    sentences: list[str] = []
    drawer: tuple[int, str] | None = None
    for event in events:
        if isinstance(event, Drew):
            why = event.why.name.lower().replace("_", " ")
            if drawer == (event.seat, why):
                said, _, _ = sentences.pop().rpartition(" for ")
                sentences.append(f"{said}{cards_text(event.cards)} for {why}")
            else:
                sentences.append(f"{event.seat} draws {cards_text(event.cards)} for {why}")
            drawer = (event.seat, why)
        else:
            sentences.append(_sentence(event))
            drawer = None
    return sentences


def _sentence(event: Event) -> str:
    match event:
        case Laid(seat=seat, face=face, how=how, also=also):
            return f"{seat} {_HOW[how]} {'+'.join(NAMES[card] for card in (*also, face))}"
        case Passed(seat=seat):
            return f"{seat} passes"
        case Skipped(seat=seat):
            return f"{seat} sits out"
        case Turned(direction=direction):
            return "turned >" if direction > 0 else "turned <"
        case ColourNamed(seat=seat, colour=colour):
            return f"{seat} names {COLOURS[colour]}"
        case Owes(seat=seat, cards=count):
            return f"{seat} owes {count}"
        case Called(seat=seat, cards=count):
            return f"{seat} says {'UNO' if count else 'UNO UNO'}"
        case HandsPassed(direction=direction):
            return "hands left" if direction > 0 else "hands right"
        case HandsSwapped(seat=seat, other=other):
            return f"{seat} swaps with {other}"
        case Gave(seat=seat, other=other, cards=cards):
            return f"{seat} gives {other} {cards_text(cards)}"
        case RoundOver(ending=ending, winner=winner):
            return f"{ending.value} by {'nobody' if winner is None else winner}"
        case FirstCard(face=face, stays=stays):
            return f"first {NAMES[face]}" + ("" if stays else " goes back")
        case Dealt(dealer=dealer):
            return f"{dealer} deals"
        case Reshuffled(cards=count):
            return f"{count} reshuffled"
        case Doubted(by=by, seat=seat, bluff=bluff):
            return f"{by} doubts {seat}: {'bluff' if bluff else 'right'}"
        case Caught() | TookBack() | Looked() | Accused() | Voted() | Judged() | Drew():
            return repr(event)
        case _:
            assert_never(event)


def asked(s: Round) -> str:
    """The phase and its seat: `turn:2`, `drawn:2=r5`, `debt:1`, `over:0`."""
    return phase_text(s.phase, s.turn, s.drawn)


def hands(s: Round) -> str:
    """All hands, in the notation of positions."""
    return "/".join(cards_text(s.hand(seat)) for seat in range(s.players))


def dealt(edition: str, players: int, first: str, dealer: int = 0, **options: Value | str) -> tuple[Round, list[str]]:
    """The first deal, trying seeds in order, whose first card matches: `rD`, `*S` (any Skip), `F`."""
    rules = editions.load(f"classic/{edition}", options)
    for number in range(5_000):
        events: list[Event] = []
        s = Round.deal(rules, players, number.to_bytes(32, "big"), dealer, events)
        turned = next(NAMES[event.face] for event in events if isinstance(event, FirstCard))
        if turned == first or (first[0] == "*" and turned[1:] == first[1:]):
            return s, told(events)
    raise AssertionError(f"no deal turns {first}")
