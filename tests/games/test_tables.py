"""The Python interface works the same for every game."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest

import pioche
from pioche.engine.abilities import SetsUp, Solves
from pioche.engine.game import AnyGame
from pioche.i18n import LANGUAGES
from pioche.tables.table import Table

MOST_MOVES = 4_000


def some_tables(game: AnyGame, moves: int = 12) -> list[Table]:
    """A table of every edition, some moves after the deal."""
    made = []
    for number, edition in enumerate(game.editions()):
        table = pioche.deal(edition, players=3, seed=number)
        chance = random.Random(number)
        for _ in range(moves):
            if not table.over:
                table.push(chance.choice(table.legal()))
        made.append(table)
    return made


def play_on(table: Table) -> None:
    """Play a round to its end."""
    for number in range(MOST_MOVES):
        if table.turn is None:
            return
        table.push(table.round.progress_move(table.turn, number))
    raise AssertionError("the round does not end")


def test_its_repr_gives_it_back(game: AnyGame) -> None:
    for table in some_tables(game):
        back = eval(repr(table))  # noqa: S307 (that is what is tested)
        assert back == table
        assert (back.edition, back.rules, back.text) == (table.edition, table.rules, table.text)
        assert repr(back) == repr(table)


def test_house_rules_are_in_its_repr(game: AnyGame) -> None:
    table = pioche.deal(game.editions()[0], players=3, seed=1, options={"target": 321})
    assert repr(table).endswith(", target=321)")
    assert table.options == {"target": "321"}
    assert eval(repr(table)) == table  # noqa: S307


def test_it_is_printed_in_every_language(game: AnyGame) -> None:
    for table in some_tables(game):
        lines = str(table).splitlines()
        assert lines[0].startswith(table.edition)
        for seat in range(table.players):
            line = next(line for line in lines if line[2:].startswith(f"seat {seat}:"))
            assert line.startswith(">" if seat == table.turn else " ")
            assert all(piece in line.split() for piece in table.hand(seat))
        assert len({table.show(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_view_shows_only_the_own_hand(game: AnyGame) -> None:
    for table in some_tables(game, 0):
        for seat in range(table.players):
            shown = str(table.view(seat))
            assert " ".join(table.hand(seat)) in shown
            for other in range(table.players):
                assert other == seat or " ".join(table.hand(other)) not in shown
        assert table.view(1).seat == 1
        assert table.view().seat is None
        assert table.view(1) == table.round.view(1)


def test_actions_print_as_their_notation_and_say_themselves(game: AnyGame) -> None:
    for table in some_tables(game):
        for action in table.legal():
            assert game.read(str(action)) == action.value == action
            assert str(action) == f"{action.seat}:{action.text}"
            assert all(table.is_legal(move) for move in (action, str(action), action.value))
            assert all(action.say(language) for language in LANGUAGES)
            assert len({action, table.action(str(action))}) == 1


def test_without_a_seat_the_one_on_turn_acts(game: AnyGame) -> None:
    for table in some_tables(game):
        action = next(action for action in table.legal() if action.seat == table.turn)
        assert table.action(f" {action.text} ") == action


def test_push_and_pop(game: AnyGame) -> None:
    for table in some_tables(game, 0):
        chance = random.Random(5)
        texts, said = [table.text], [table.events]
        for _ in range(40):
            if table.over:
                break
            happened = table.push(chance.choice(table.legal()))
            assert happened == table.events
            texts.append(table.text)
            said.append(table.events)
        assert len(table.actions) == len(texts) - 1
        while table.actions:
            last = table.actions[-1]
            assert (table.text, table.events) == (texts.pop(), said.pop())
            assert table.pop() == last
        assert [table.text] == texts
        with pytest.raises(IndexError, match="beginning"):
            table.pop()


def test_what_is_refused_changes_nothing_and_says_why(game: AnyGame) -> None:
    for table in some_tables(game):
        assert table.turn is not None
        other = (table.turn + 1) % table.players
        before = repr(table)
        for move in (f"{other}:draw", "nonsense", "", "77:draw"):
            why = table.why(move)
            assert why is not None
            assert not table.is_legal(move)
            with pytest.raises(pioche.Refused) as caught:
                table.push(move)
            assert str(caught.value) == str(why)
            assert caught.value.refusal == why.value
            assert str(why).endswith((".", "?"))  # a hint asks
            assert why.code in str(caught.value.__notes__)
            assert len({why.say(language) for language in LANGUAGES}) > 1
        assert repr(table) == before
        refused = table.why(f"{other}:draw")
        assert refused is not None
        assert refused.clause
        assert f"({refused.clause})" in str(refused)
        assert f"seat {table.turn}" in str(refused)


@pytest.mark.parametrize("move", [3.5, None, b"draw", ["draw"], object(), 0, Path("draw")])
def test_what_is_no_action_is_a_type_error(game: AnyGame, move: object) -> None:
    table = some_tables(game)[0]
    before = repr(table)
    for do in (table.push, table.why, table.is_legal, table.say):
        with pytest.raises((TypeError, pioche.Refused)) as caught:
            do(move)  # type: ignore[arg-type]
        assert str(caught.value)
    assert repr(table) == before


def test_actions_of_another_game_are_refused(game: AnyGame) -> None:
    table = some_tables(game)[0]
    for edition in pioche.editions():
        if edition.partition("/")[0] != game.name:
            for action in pioche.deal(edition, players=3, seed=3).legal():
                with pytest.raises((TypeError, pioche.Refused)):
                    table.push(action)


def test_seats_that_do_not_exist(game: AnyGame) -> None:
    table = some_tables(game)[0]
    for ask in (table.view, table.hand, table.legal):
        for seat in (-1, 3, 50):
            with pytest.raises(pioche.Refused, match="seat-range"):
                ask(seat)
        for wrong in ("0", 1.0, True):
            with pytest.raises(TypeError, match="whole number"):
                ask(wrong)  # type: ignore[arg-type]


def test_a_round_to_the_end_and_the_next(game: AnyGame) -> None:
    table = pioche.deal(game.editions()[0], players=3, seed=2)
    chance = random.Random(1)
    for number in (1, 2):
        assert table.number == number
        before = table.totals
        for _ in range(MOST_MOVES):
            if table.over:
                break
            assert (table.winner, table.winners, table.points) == (None, (), None)
            with pytest.raises(pioche.Refused, match="round-not-over"):
                table.next_round()
            table.push(table.round.progress_move(table.round.turn, chance.randrange(99)))
        assert table.over
        assert table.turn is None
        assert table.legal() == []
        assert set(table.winners) <= set(range(3))
        assert table.winner is None or table.winners == (table.winner,)
        assert table.points is not None
        assert table.totals == tuple(map(sum, zip(before, table.points, strict=True)))
        why = table.why("draw")
        assert why is not None
        assert "over" in why.code
        if table.match_winners:
            with pytest.raises(pioche.Refused, match="match-over"):
                table.next_round()
            break
        assert table.next_round() == table.events
        assert not table.actions


def test_copies_are_independent(game: AnyGame) -> None:
    for table in some_tables(game):
        for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301
            assert other == table
            assert other is not table
            before = table.text
            other.push(other.legal()[0])
            assert table.text == before
            assert other != table
            other.pop()
            assert other.actions == table.actions


def test_tables_are_compared_by_position(game: AnyGame) -> None:
    table = some_tables(game)[0]
    assert table == pioche.position(table.edition, table.text)
    assert table != pioche.deal(table.edition, players=3, seed=9, options={"target": 100})
    assert table != table.text
    with pytest.raises(TypeError):
        hash(table)


def test_saved_and_loaded(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "game.pioche"
    for table in some_tables(game, 30):
        pioche.replay.save(table, path)
        back = pioche.replay.load(path)
        assert back == table
        assert back.edition == table.edition
        assert back.actions == table.actions
        assert back.events == table.events
        assert pioche.replay.dumps(back) == path.read_text()
        while table.actions:
            assert back.pop() == table.pop()
            assert back == table


def test_a_position_is_saved_and_loaded(game: AnyGame) -> None:
    for table in some_tables(game):
        puzzle = pioche.position(table.edition, table.text)
        puzzle.push(puzzle.legal()[0])
        text = pioche.replay.dumps(puzzle)
        assert text.startswith("pioche replay 2\n")
        back = pioche.replay.loads(text)
        assert back == puzzle
        back.pop()
        assert back == table


def test_a_match_with_earlier_totals(game: AnyGame) -> None:
    table = pioche.deal(game.editions()[0], players=3, seed=4, totals=[10, 0, 35], wins=[1, 0, 0])
    assert table.totals == (10, 0, 35)
    assert table.sheet.wins == (1, 0, 0)
    back = pioche.replay.loads(pioche.replay.dumps(table))
    assert (back, back.totals, back.sheet) == (table, table.totals, table.sheet)
    with pytest.raises(pioche.Refused, match="match-over") as caught:
        pioche.deal(game.editions()[0], players=3, totals=[10_000, 0, 0])
    assert caught.value.refusal.clause, "the clause that ends the match"
    with pytest.raises(pioche.Refused, match="score-sides"):
        pioche.deal(game.editions()[0], players=3, totals=[1, 2])
    for wrong in ([-1, 0, 0], [10**9, 0, 0]):
        with pytest.raises(pioche.Refused, match="totals-range"):
            pioche.deal(game.editions()[0], players=3, totals=wrong)


def test_a_deal_that_was_set_up_is_saved_with_its_events(game: AnyGame) -> None:
    edition = game.editions()[0]
    usual = pioche.deal(edition, players=3, seed=4)
    other = (usual.dealer + 1) % 3
    deals = [pioche.deal(edition, players=3, seed=4, dealer=other)]
    if isinstance(game, SetsUp):
        hand = [" ".join(usual.hand(seat)) for seat in range(3)]
        some = f"{', '.join(usual.hand(1)[:2])},..."
        deals += [
            pioche.deal(edition, players=3, seed=5, hands=[None, some]),
            pioche.deal(edition, players=3, seed=5, hands={0: hand[0], 2: hand[2]}, dealer=other),
        ]
    for table in deals:
        text = pioche.replay.dumps(table)
        assert text.startswith("pioche replay 2\n")
        assert "\ngiven " in text
        assert "\nfrom " not in text
        back = pioche.replay.loads(text)
        assert back == table
        assert (back.dealer, back.events) == (table.dealer, table.events)
        assert back.events
        play_on(table)
        back = pioche.replay.loads(pioche.replay.dumps(table))
        assert (back, back.events, back.actions) == (table, table.events, table.actions)


def test_earlier_rounds_are_numbered_on_the_pad(game: AnyGame) -> None:
    edition = game.editions()[0]
    table = pioche.deal(edition, players=3, seed=4, totals=[10, 0, 35], wins=[2, 0, 1])
    assert [row.number for row in table.sheet.rows] == [1, 2, 3]
    assert (table.number, table.totals, table.sheet.wins) == (4, (10, 0, 35), (2, 0, 1))
    assert table.dealer == pioche.deal(edition, players=3, seed=4).dealer, "nobody knows who won the last round"
    play_on(table)
    assert [row.number for row in table.sheet.rows] == [1, 2, 3, 4]
    assert table.sheet.rows[-1].dealer == table.dealer
    carried = pioche.deal(edition, players=3, seed=4, totals=[10, 0, 35])
    assert (carried.number, [row.number for row in carried.sheet.rows]) == (2, [1])
    for wrong in ([1, 2], [1, 2, 3, 4]):
        with pytest.raises(pioche.Refused, match="score-sides"):
            pioche.deal(edition, players=3, wins=wrong)


def test_a_given_dealer(game: AnyGame) -> None:
    for dealer in range(3):
        table = pioche.deal(game.editions()[0], players=3, seed=4, dealer=dealer)
        assert table.dealer == dealer
        assert pioche.replay.loads(pioche.replay.dumps(table)) == table
    with pytest.raises(pioche.Refused, match="seat-range"):
        pioche.deal(game.editions()[0], players=3, dealer=3)


def test_seeds(game: AnyGame) -> None:
    edition = game.editions()[0]
    seven = pioche.deal(edition, players=3, seed=7)
    assert seven == pioche.deal(edition, players=3, seed="7")
    assert seven != pioche.deal(edition, players=3, seed=8)
    assert pioche.deal(edition, players=3, seed=bytes(32)) == pioche.deal(edition, players=3, seed="00" * 32)
    assert pioche.deal(edition, players=3) != pioche.deal(edition, players=3)
    with pytest.raises(pioche.Refused, match="seed-length"):
        pioche.deal(edition, players=3, seed=b"short")
    for wrong in (7.5, [7], True):
        with pytest.raises(TypeError, match="seed"):
            pioche.deal(edition, players=3, seed=wrong)  # type: ignore[arg-type]


def test_hands_are_set_up_or_refused(game: AnyGame) -> None:
    assert isinstance(game, SetsUp)
    for edition in game.editions():
        model = pioche.deal(edition, players=3, seed=11, dealer=0)
        hands = [" ".join(model.hand(seat)) for seat in range(3)]
        other = pioche.deal(edition, players=3, seed=12, dealer=1, hands=hands)
        for seat in range(3):
            assert sorted(other.hand(seat)) == sorted(model.hand(seat))
        assert pieces(other) == pieces(model)
        assert pioche.replay.loads(pioche.replay.dumps(other)) == other
        one = pioche.deal(edition, players=3, seed=12, hands={1: f"{model.hand(0)[0]} ..."})
        assert model.hand(0)[0] in one.hand(1)
        assert len(one.hand(1)) == len(model.hand(1))
        assert pieces(one) == pieces(model)
        with pytest.raises(pioche.Refused, match="setup-hand"):
            pioche.deal(edition, players=3, hands=[hands[0].rpartition(" ")[0]])
        with pytest.raises(pioche.Refused, match="setup-hand"):
            pioche.deal(edition, players=3, hands=[hands[0] + " " + hands[1]])
        with pytest.raises(pioche.Refused, match="too-many-cards"):
            pioche.deal(edition, players=3, hands=[" ".join([model.hand(0)[0]] * 5) + " ..."])
        with pytest.raises(pioche.Refused):
            pioche.deal(edition, players=3, hands=["%% ..."])
        with pytest.raises(pioche.Refused, match="seat-range"):
            pioche.deal(edition, players=3, hands={3: hands[0]})


def pieces(table: Table) -> list[str]:
    """The letters of all cards or tiles in a position: hands, pile and discards, or racks, pool and table."""
    head, tiles, rest = table.text.partition(" | ")
    fields = [*head.split(" ")[: 2 if tiles else 3], rest]
    return sorted(letter for letter in "".join(fields) if letter not in "/.-~ ")


def test_the_same_hands_from_another_dealer_are_played_on(game: AnyGame) -> None:
    """A deal that was set up goes on like any other."""
    model = pioche.deal(game.editions()[0], players=3, seed=11)
    table = pioche.deal(game.editions()[0], players=3, seed=1, hands=[" ".join(model.hand(0))])
    chance = random.Random(0)
    for _ in range(60):
        if not table.over:
            table.push(chance.choice(table.legal()))


def test_solving_is_an_ability(game: AnyGame) -> None:
    table = some_tables(game, 0)[0]
    if isinstance(game, Solves):
        assert pioche.solve(table).seat == table.turn
    else:
        with pytest.raises(pioche.Refused, match="no-solver") as caught:
            pioche.solve(table)
        assert game.name in str(caught.value)


def test_wrong_types(game: AnyGame) -> None:
    edition = game.editions()[0]
    with pytest.raises(TypeError, match="players must be a whole number, not 'four'"):
        pioche.deal(edition, players="four")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="hands"):
        pioche.deal(edition, hands="r1 r2")
    with pytest.raises(TypeError, match="hand"):
        pioche.deal(edition, hands=[3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="first"):
        pioche.deal(edition, first=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="position"):
        pioche.position(edition, 5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="options"):
        pioche.deal(edition, options=5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the option 'target' must be a whole number"):
        pioche.deal(edition, players=3, target=3.5)  # type: ignore[arg-type]
    with pytest.raises(pioche.Refused, match="option-twice"):
        pioche.deal(edition, players=3, target=3, options={"target": 4})
    with pytest.raises(pioche.Refused, match="unknown-option"):
        pioche.deal(edition, players=3, no_such_rule=True)
