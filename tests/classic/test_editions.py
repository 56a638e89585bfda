"""The clauses that refusals cite are in the book of the table's edition."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from clause_tables import read_tables
from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.machine import Round

ROOT = Path(__file__).resolve().parents[2]
# A move that needs a rule of another book or a house rule is refused with the clause of that rule.
NOT_PLAYED = {"not-identical", "jump-closed", "multiples-off", "advice-off", "no-vote", "nothing-to-doubt"}


def strange_moves(rng: Random, s: Round) -> list[int]:
    """Random moves of every kind, mostly illegal."""
    seats = [rng.randrange(s.players) for _ in range(3)]
    made = []
    for kind in range(c.VOTE + 1):
        face = rng.randrange(c.FACES)
        made += [seat | kind << c.KIND_AT | face << c.FACE_AT for seat in seats]
    hands = [(seat, face) for seat in range(s.players) for face in s.hand(seat)]
    made += [seat | c.PLAY << c.KIND_AT | face << c.FACE_AT for seat, face in rng.sample(hands, min(5, len(hands)))]
    return made


@pytest.mark.parametrize("edition", list(editions.EDITIONS))
def test_refusals_refer_to_the_book_of_the_table(edition: str) -> None:
    [tables] = [table for table in read_tables(ROOT / "rulebooks") if table.game == "classic"]
    book = {clause.id for clause in tables.clauses if edition.removeprefix("classic/") in clause.editions}
    rng = Random(edition)
    seen: set[tuple[str, str]] = set()
    for number in range(8):
        s = Round.fast_deal(editions.load(edition), rng.randrange(3, 6), number)
        while not s.over:
            for move in strange_moves(rng, s) if rng.random() < 0.1 else ():
                refusal = s.check(move)
                if refusal is not None and refusal.clause and refusal.code not in NOT_PLAYED:
                    seen.add((refusal.code, editions.clause_in(edition, refusal.clause)))
            s.apply(rng.choice(s.moves()))
    assert len(seen) > 5
    assert not {(code, clause) for code, clause in seen if clause not in book}
