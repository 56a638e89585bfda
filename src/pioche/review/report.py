"""A review as tables for a terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.i18n import Translator
from pioche.review.model import Account, Review
from pioche.review.sentences import mistake, reason, seat_name, signed
from pioche.runs.console import options_text
from pioche.runs.console import table as new_table


def report(found: Review, words: Translator) -> RenderableType:
    return Group(*_parts(found, words))


def _parts(found: Review, words: Translator) -> Iterator[RenderableType]:
    yield Text(words.text("review-title", edition=found.edition, players=found.players, rounds=len(found.rounds)))
    if found.options:
        yield Text(words.text("sim-with", options=options_text(tuple(found.options.items()))))
    yield Text("")
    yield _accounts(found, words)
    yield Text(words.text("review-adds-up"), style="dim")
    yield Text("")
    if any(played.lays for played in found.rounds):
        yield _lays(found, words)
        yield Text("")
    worst = found.worst()
    if not worst:
        yield Text(words.text("review-no-mistakes"))
        return
    yield Text(words.text("review-worst", count=len(worst)), style="bold")
    for played, choice in worst:
        yield Text("  " + mistake(found, played, choice, words))
        if choice.why is not None:
            yield Text("    " + reason(found, choice.why, words))


def _accounts(found: Review, words: Translator) -> Table:
    columns = ("won", "par", "luck", "skill", "others", "loss", "mistakes")
    made = new_table(words.text("review-accounts"), "", *(words.text(f"review-{name}") for name in columns))
    for account in found.totals():
        made.add_row(seat_name(account.seat, words), *_row(account, words))
    return made


def _lays(found: Review, words: Translator) -> Table:
    """Tiles laid, and what could have been laid at most."""
    columns = ("laid", "most", "less")
    made = new_table(words.text("review-lays"), "", *(words.text(f"review-lays-{name}") for name in columns))
    for seat in range(found.players):
        own = [each for played in found.rounds for each in played.lays if each.seat == seat]
        fewer = sum(each.laid < each.most for each in own)
        counts = (sum(each.laid for each in own), sum(each.most for each in own))
        made.add_row(seat_name(seat, words), *map(str, counts), words.text("review-of", count=fewer, total=len(own)))
    return made


def _row(account: Account, words: Translator) -> Iterator[str]:
    yield words.text("review-points", value=account.result)
    yield words.text("review-points", value=account.par)
    for value in (account.luck, account.skill, account.others):
        yield signed(value, words)
    per_decision = account.loss / account.decisions if account.decisions else 0.0
    yield words.text("review-percent", value=100 * per_decision)
    yield words.text("review-of", count=account.mistakes, total=account.decisions)
