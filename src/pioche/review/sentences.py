"""The sentences of a review, in the reader's language."""

from __future__ import annotations

from pioche import games
from pioche.engine.abilities import Reason
from pioche.engine.refusal import Argument
from pioche.i18n import Translator
from pioche.review.model import Decision, Review, RoundReview


def signed(value: float, words: Translator) -> str:
    """A difference with its sign; the minus is a real one."""
    shown = words.text("review-points", value=abs(value))
    return ("+" if value >= 0 else "\u2212") + shown


def seat_name(seat: int, words: Translator) -> str:
    return words.text("sim-seat", seats=seat + 1)


def mistake(found: Review, played: RoundReview, choice: Decision, words: Translator) -> str:
    """A mistake in one sentence."""
    return words.text(
        "review-mistake",
        round=played.number,
        move=choice.step + 1,
        seat=choice.seat + 1,
        played=action_name(found, choice.played.action, words),
        better=action_name(found, choice.best.action, words),
        before=100 * choice.best.chance,
        after=100 * choice.played.chance,
        error=200 * choice.error,
    )


def reason(found: Review, why: Reason, words: Translator) -> str:
    """Why the better action was better, in one sentence."""
    game = games.of(found.edition)
    rules = game.printed.load(found.edition, dict(found.options))
    names = [seat_name(seat, words) for seat in range(found.players)]
    filled: dict[str, Argument] = {}
    for name, value in why.args:
        own = game.terms.argument(why.code, name, value, rules, words, names)
        filled[name] = names[value] if own is None and name == "seat" and isinstance(value, int) else own or value
    return words.text(f"review-why-{why.code}", **filled)


def action_name(found: Review, text: str, words: Translator) -> str:
    """An action in words; the empty text means to do nothing out of turn."""
    if not text:
        return words.text("review-wait")
    game = games.of(found.edition)
    rules = game.printed.load(found.edition, dict(found.options))
    phrase = game.action_phrase(game.read(text), rules)
    return phrase.said(words, [seat_name(seat, words) for seat in range(found.players)])
