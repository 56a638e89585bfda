"""The benchmark of the bots: its intervals, and RLCard's rule player at our table."""

from __future__ import annotations

import pytest
from bots import (
    BEGIN,
    END,
    HEAD,
    LADDER,
    LADDER_BEGIN,
    LIMIT,
    LIMIT_BEGIN,
    OPEN,
    PAGE,
    PAIRINGS,
    Pairing,
    Tally,
    rewritten,
    row,
    run,
    ways,
    who,
)
from ours.open_hands import open_hands

from pioche import games
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.classic.game import GAME as CLASSIC


def test_the_interval_is_over_deals() -> None:
    """A bot that wins every deal from one seat and none from the other has won exactly half: no interval."""
    assert Tally(deals=100, games=200, wins=100, squares=100).rate() == (50.0, 0.0)
    rate, half = Tally(deals=100, games=200, wins=100, squares=200).rate()
    assert rate == 50.0
    assert half == pytest.approx(9.8)


def test_a_run_goes_on_where_it_ended() -> None:
    pairing = Pairing("greedy", "random", 2, 12, 50)
    whole, parts = Tally(), Tally()
    run(pairing, 12, whole, lambda: None, 2)
    run(pairing, 6, parts, lambda: None, 1)
    run(pairing, 12, parts, lambda: None, 1)
    assert (parts.deals, parts.wins, parts.squares, parts.asked) == (
        whole.deals,
        whole.wins,
        whole.squares,
        whole.asked,
    )


def test_rows_that_were_not_played_anew_stay_on_the_page() -> None:
    old, new, last = PAIRINGS[0], PAIRINGS[1], PAIRINGS[-1]
    before, after = Tally(100, 200, 120, 200, 1.0, 10), Tally(100, 200, 140, 220, 1.0, 10)
    page = f"a\n{BEGIN}\n{HEAD}\n{row(old, before)}\n{row(last, before)}\n{END}\nb\n"
    rows = [row(old, before), row(new, after), row(last, after)]
    lines = {who(pairing): row(pairing, after) for pairing in (new, last)}
    assert rewritten(page, BEGIN, HEAD, PAIRINGS, lines) == "\n".join(["a", BEGIN, HEAD, *rows, END, "b", ""])


def test_the_page_has_a_place_for_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for begin, pairings in ((BEGIN, PAIRINGS), (LIMIT_BEGIN, LIMIT), (LADDER_BEGIN, LADDER)):
        table = page.partition(begin)[2].partition(END)[0]
        assert [pairing.name for pairing in pairings if who(pairing) not in table] == []


def test_the_way_from_random_to_open_hands() -> None:
    def won(bot: str, share: float) -> tuple[Pairing, Tally]:
        return Pairing(bot, "heuristic", 2, 200, None), Tally(100, 200, round(200 * share), round(200 * share))

    rows = [won("random", 0.2), won("search", 0.6), won(OPEN, 0.8)]
    assert {name: way.split(" ")[0] for name, way in ways(rows).items()} == {rows[1][0].name: "67"}
    assert ways(rows[:2]) == {}


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_who_sees_everything_wins_most(edition: str) -> None:
    tally = Tally()
    run(Pairing(OPEN, "greedy", 2, 12, None, edition), 12, tally, lambda: None, 1)
    assert tally.wins >= 8


@pytest.mark.parametrize("game", ["classic", "rummy"])
def test_who_sees_everything_cannot_be_seated_without_the_round(game: str) -> None:
    """Nothing in the package hands the round to a bot; without it there is no move."""
    its = games.named(game)
    rules = its.rules(f"{game}/fr", {}, programs=True)
    table, happened = its.deal(rules, 2, bytes(32), 0)
    bot = open_hands(game)
    bot.begin(rules, table.turn, 2, 1)
    for event in happened:
        bot.see(its.redact(event, table.turn))

    def decide() -> None:
        for _ in range(100):  # the first decision with a choice
            action = bot.act(table.view(table.turn), table.legal(table.turn))
            table.apply(table.fallback(table.turn) if action is None else action)
            bot.begin(rules, table.turn, 2, 1)

    with pytest.raises(AttributeError):
        decide()


def test_rlcards_rule_player_plays_by_our_rules() -> None:
    pytest.importorskip("rlcard")
    from peers.rlcard_rule import RLCardRule

    rules = CLASSIC.rules("classic/fr", {}, programs=True)
    for number in range(20):
        bots = [RLCardRule(), make("classic", "random")]
        played = play(CLASSIC, rules, bots, number.to_bytes(32, "big"), number % 2, number)
        assert played.faults == []
        assert played.winners
