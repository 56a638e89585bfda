"""`Table.bot`: a bot gets what its seat may see, whenever it comes in, and follows its table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import pioche
from pioche.bots import levels
from pioche.engine.abilities import Imagines
from pioche.tables.table import Table


class Spy:
    """Notes what it is shown; plays the first legal action."""

    def __init__(self) -> None:
        self.begun: list[tuple[int, int]] = []
        self.seen: list[Any] = []
        self.views: list[Any] = []
        self.answers = True

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        self.begun.append((seat, seed))
        self.seen = []

    def see(self, event: Any) -> None:
        self.seen.append(event)

    def act(self, view: Any, legal: Sequence[Any]) -> Any | None:
        self.views.append(view)
        return legal[0] if self.answers and legal else None


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    made = Spy()
    monkeypatch.setattr(levels, "make", lambda *_: made)
    return made


def played(edition: str, moves: int, seed: int = 3) -> Table:
    table = pioche.deal(edition, 3, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not table.over:
            table.push(chance.choice(table.legal()))
    return table


def told(table: Table, seat: int) -> list[Any]:
    """What a seat has learned in this round."""
    return [event.seen_by(seat).value for event in table.history]


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_it_sees_what_its_seat_may_see_and_nothing_else(edition: str, spy: Spy) -> None:
    table = played(edition, 9)
    for seat in range(3):
        assert table.turn is not None
        bot = table.bot("strong", seat, seed=1)
        spy.views.clear()
        action = bot.action()
        if spy.views:
            assert spy.seen == told(table, seat) != [event.value for event in table.history]
            assert spy.views == [table.view(seat).value]
        assert action is None or (action.seat == seat and table.is_legal(action))


def test_it_follows_its_table(spy: Spy) -> None:
    table = played("classic/de", 6)
    bot = table.bot("strong", 0, seed=1)
    chance = random.Random(1)
    for _ in range(5):
        bot.action()
        table.push(chance.choice(table.legal(table.turn)))
    table.push(table.legal(table.turn)[0])
    seat = table.turn
    bot = table.bot("strong", seat, seed=1)
    bot.action()
    begun = len(spy.begun)
    bot.action()
    assert spy.seen == told(table, seat or 0)
    assert len(spy.begun) == begun, "nothing has happened"
    table.pop()
    table.pop()
    while table.turn != seat:
        table.push(table.legal(table.turn)[-1])
    bot.action()
    assert spy.seen == told(table, seat or 0)
    assert len(spy.begun) == begun + 1, "some was taken back"


def test_it_plays_the_next_round(spy: Spy) -> None:
    table = pioche.deal("classic/de", 2, seed=7, hand_size=2)
    bots = [table.bot("strong", seat, seed=1) for seat in range(2)]
    while not table.over:
        bots[table.round.turn].action()
        table.push(table.round.progress_move(table.round.turn, len(table.actions)))
    assert bots[0].action() is None
    table.next_round()
    bots[table.round.turn].action()
    assert spy.seen == told(table, table.round.turn)
    assert len({seed for _, seed in spy.begun}) > 1, "another round, another seed"


def test_a_bot_that_waits_on_turn_gets_the_simplest_move(spy: Spy) -> None:
    spy.answers = False
    table = pioche.position("classic/de", "r5r6/g5 y1b2 r9 r > turn:0")
    assert table.bot("strong").action() == table.round.fallback(0)
    assert table.bot("strong", 1).action() is None


@pytest.mark.parametrize("edition", ["classic/de", "classic/fr", "rummy/en"])
def test_one_that_joins_answers_like_one_that_was_there(edition: str) -> None:
    names = [name if name not in levels.THINKERS else f"{name}@20" for name in pioche.bots.names(edition)]
    table = pioche.deal(edition, 3, seed=5)
    there = {name: [table.bot(name, seat, seed=2) for seat in range(3)] for name in names}
    chance = random.Random(5)
    for _ in range(8):
        if table.turn is None:
            break
        for name in names:
            late = table.copy().bot(name, table.turn, seed=2).action()
            assert there[name][table.turn].action() == late, name
            assert late is not None
            assert table.is_legal(late)
        table.push(chance.choice(table.legal(table.turn)))


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_hidden_cards_change_nothing(edition: str) -> None:
    table = played(edition, 8)
    game, seat = table.game, table.round.turn
    assert isinstance(game, Imagines)
    alike = [game.round_of(game.imagine(table.round.core, seat, (), number)).text() for number in range(3)]
    assert len({*alike, table.text}) > 1
    for name in ("random", "greedy", "strong", "search@20"):
        answers = {str(pioche.position(edition, text).bot(name, seed=4).action()) for text in (*alike, table.text)}
        assert len(answers) == 1, name


def test_what_is_no_bot() -> None:
    table = pioche.deal("rummy/en", 2, seed=1)
    for name, said in (
        ("learned", "There is no bot “learned”; there are: random, greedy, heuristic, search, beginner"),
        ("my_bot.py", "There is no bot “my_bot.py”"),
        ("strong@9", "“strong@9” does not think ahead"),
        ("search@0", "“search@0”"),
    ):
        with pytest.raises(pioche.Refused, match=said):
            table.bot(name)
    with pytest.raises(TypeError, match="a bot must be text, not 3"):
        table.bot(3)  # type: ignore[arg-type]
    with pytest.raises(pioche.Refused, match="there is no seat 2"):
        table.bot("strong", 2)
    assert repr(table.bot("strong", 0)) == "<SeatedBot: strong in seat 0>"


def test_names_of_bots() -> None:
    assert pioche.bots.names("classic") == pioche.bots.names("classic/lb")
    with pytest.raises(pioche.Refused, match="There is no edition “classic/xx”"):
        pioche.bots.names("classic/xx")
