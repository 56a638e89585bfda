"""Matches of the card game: dealers, scores, winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cards import NAMES, parse_cards
from pioche.classic.effects import Program
from pioche.classic.events import Dealt, Event
from pioche.classic.machine import Round
from pioche.classic.match import DealerFound, Match, draw_for_dealer
from pioche.classic.notation import parse_position, position_text
from pioche.classic.rules import Rules, Value
from pioche.engine.deal import round_seed, seed_from_text
from pioche.engine.match import Goal, RoundScore, Scoring
from pioche.engine.refusal import Refused
from tests.classic.table import play

SEED = seed_from_text("a match")


def match_of(edition: str, players: int, **options: Value | str) -> Match:
    return Match.new(editions.load(f"classic/{edition}", options), players)


def over(rules: Rules, position: str, *moves: str) -> Round:
    """A round played to its end."""
    s = parse_position(position, rules)
    play(s, *moves)
    assert s.over
    return s


def after(match: Match, position: str, *moves: str) -> Match:
    return match.with_round(over(match.rules, position, *moves))


def value(face: int) -> int:
    """The value of a card in the draw for the dealer, from its name."""
    digit = NAMES[face][-1]
    return int(digit) if NAMES[face][0] in "rygb" and digit.isdigit() else 0


def seeds(count: int) -> list[bytes]:
    return [seed_from_text(f"seed {number}") for number in range(count)]


# Who deals


def check_draw(found: DealerFound, players: int) -> None:
    """Assert for every draw: all remaining seats draw, and those with the highest card remain."""
    seats = tuple(range(players))
    for go in found.goes:
        assert go.seats == seats
        assert len(go.faces) == len(seats)
        highest = max(map(value, go.faces))
        seats = tuple(seat for seat, face in zip(seats, go.faces, strict=True) if value(face) == highest)
    assert seats == (found.dealer,)


@pytest.mark.clause("FR-4")
@pytest.mark.parametrize("players", [2, 4, 10])
def test_highest_number_deals_and_ties_draw_again(players: int) -> None:
    rules = editions.load("classic/fr", {"advice_penalty": "off"})
    found = [draw_for_dealer(rules, players, seed) for seed in seeds(120)]
    for one in found:
        check_draw(one, players)
    again = [one for one in found if len(one.goes) > 1]
    assert again, "no tie in all these draws"
    assert {one.dealer for one in found} == set(range(players))


@pytest.mark.clause("FR-4", "LB-2")
def test_special_cards_count_nothing_in_the_draw() -> None:
    """In some of these draws a low number beats a Wild4, and in others both cards count 0 and tie."""
    rules = editions.load("classic/de", {"uno_card_gift": "on"})
    goes = [go for seed in seeds(300) for go in draw_for_dealer(rules, 2, seed).goes]
    assert any(c.WILD4 in go.faces and max(map(value, go.faces)) in (1, 2, 3) for go in goes)
    tied = [
        found for seed in seeds(300) if not any(map(value, (found := draw_for_dealer(rules, 2, seed)).goes[0].faces))
    ]
    assert tied
    assert all(len(found.goes) > 1 for found in tied)


@pytest.mark.clause("FR-4")
def test_cards_of_the_draw_go_back() -> None:
    """The deal is the same whatever was drawn before it, and holds the whole pack."""
    match = match_of("fr", 4)
    begun = match.begin(SEED)
    same = Round.deal(match.rules, 4, SEED, begun.dealer)
    assert position_text(begun.round) == position_text(same)
    cards = Counter(begun.round.pile_cards()) + Counter(begun.round.discard_cards())
    for seat in range(4):
        cards += Counter(begun.round.hand(seat))
    assert cards.total() == 108


@pytest.mark.clause("FR-4")
def test_every_round_has_its_draw() -> None:
    match = match_of("fr", 4)
    found = set()
    for seed in seeds(12):
        begun = match.begin(seed)
        assert match.dealer_of(seed).goes
        found.add(begun.dealer)
        assert begun.round.dealer == begun.dealer
    assert len(found) > 1


@pytest.mark.clause("LB-2")
def test_deal_passes_left() -> None:
    match = match_of("lb", 3)
    first = match.begin(SEED)
    check_draw(match.dealer_of(SEED), 3)
    dealer = first.dealer
    for number in range(1, 7):
        match = after(match, f"r5/b1/g1 y1y2y3y4 r9 r > turn:0 started=1 dealer={dealer}", "0:r5")
        dealer = (dealer + 1) % 3
        begun = match.begin(round_seed(SEED, number))
        assert match.dealer_of(begun.seed) == DealerFound(dealer)
        assert begun.round.dealer == dealer
    assert match.dealers == tuple((first.dealer + place) % 3 for place in range(6))


@pytest.mark.clause("FR-4", "LB-2")
def test_dealer_is_an_option_like_any_other() -> None:
    match = match_of("fr", 3, dealer="passes_left")
    match = after(match, "r5/b1/g1 y1y2y3y4 r9 r > turn:0 started=1 dealer=2", "0:r5")
    assert match.dealer_of(SEED) == DealerFound(0)
    match = match_of("lb", 3, dealer="draw_each_round")
    match = after(match, "r5/b1/g1 y1y2y3y4 r9 r > turn:0 started=1 dealer=2", "0:r5")
    assert match.dealer_of(SEED).goes


def test_draw_is_fair() -> None:
    rules = editions.load("classic/fr")
    dealers = Counter(draw_for_dealer(rules, 4, seed).dealer for seed in seeds(800))
    assert all(150 < dealers[seat] < 250 for seat in range(4)), dealers


# Seeds


def test_rounds_from_one_seed_of_the_match() -> None:
    match = Match.new(editions.load("classic/fr"), 4, SEED)
    begun = match.begin()
    assert begun.seed == round_seed(SEED, 0) == begun.round.seed
    assert begun.number == 1
    match = after(match, "r5/b1/g1/g1 y1y2y3y4 r9 r > turn:0 started=1", "0:r5")
    assert match.begin().seed == round_seed(SEED, 1)
    assert match.begin(SEED).seed == SEED  # a round may always be given its own


def test_round_without_a_seed_is_refused() -> None:
    with pytest.raises(Refused, match="seed-missing"):
        match_of("fr", 4).begin()
    with pytest.raises(Refused, match="seed-length"):
        match_of("fr", 4).begin(b"short")


def test_beginning_tells_the_log() -> None:
    log: list[Event] = []
    begun = match_of("de", 3).begin(SEED, log)
    assert isinstance(log[0], Dealt)
    assert log[0].dealer == begun.dealer
    assert begun.round.log is None


def test_rules_that_cannot_seat_so_many_are_refused() -> None:
    with pytest.raises(Refused, match="players"):
        match_of("de", 11)
    with pytest.raises(Refused, match="options-clash"):
        match_of("fr", 2)


# What a round adds to the pad

LAST_OF_FOUR = "r5/b1gDW/F/bSbR y1y2y3y4 r9 r > turn:0 started=1"


@pytest.mark.clause("FR-19", "FR-23")
def test_winner_scores_what_is_left() -> None:
    match = after(match_of("fr", 4), LAST_OF_FOUR, "0:r5")
    assert match.pad.lines == (RoundScore(0, (1 + 20 + 50 + 50 + 20 + 20, 0, 0, 0)),)
    assert match.text() == "- 161,0,0,0"


@pytest.mark.clause("FR-20", "FR-23")
def test_each_writes_down_their_own() -> None:
    match = after(match_of("fr", 4, scoring="lowest_wins"), LAST_OF_FOUR, "0:r5")
    assert match.pad.lines == (RoundScore(0, (0, 71, 50, 40)),)


@pytest.mark.clause("DE-0")
def test_wild4_counts_75_in_de() -> None:
    match = after(match_of("de", 4), LAST_OF_FOUR, "0:r5!")
    assert match.pad.lines[0].points == (1 + 20 + 50 + 75 + 20 + 20, 0, 0, 0)


@pytest.mark.clause("LB-11")
def test_points_of_lb() -> None:
    rules = editions.load("classic/lb", {"blanks": (Program(text="everybody sings"),)})
    points = {
        name: rules.book.points_of(parse_cards(name)[0]) for name in ("r0", "g7", "bR", "yS", "rD", "W", "F", "X1")
    }
    assert points == {"r0": 0, "g7": 7, "bR": 20, "yS": 20, "rD": 20, "W": 50, "F": 50, "X1": 50}
    match = Match.new(rules, 3)
    match = after(match, "r5/X1b7/FbR y1y2y3y4 r9 r > turn:0 started=1", "0:r5")
    assert match.pad.lines == (RoundScore(0, (50 + 7 + 50 + 20, 0, 0)),)


@pytest.mark.clause("DE-0")
def test_uno_cards_count_50() -> None:
    match = match_of("de", 2, uno_card_gift="on")
    match = after(match, "r5/UU y1y2y3y4 r9 r > turn:0 started=1", "0:r5!")
    assert match.pad.totals() == (100, 0)


@pytest.mark.clause("FR-18", "FR-19")
def test_blocked_round_goes_to_the_fewest_points() -> None:
    match = after(match_of("fr", 3), "b7/g2/y3 - r9 r > turn:0 started=1", "0:draw", "1:draw", "2:draw")
    assert match.pad.lines == (RoundScore(1, (0, 10, 0)),)
    match = after(match, "b2/g2/y3 - r9 r > turn:0 started=1", "0:draw", "1:draw", "2:draw")
    assert match.pad.lines[1] == RoundScore(None, (0, 0, 0))
    assert match.pad.wins() == (0, 1, 0)


@pytest.mark.clause("FR-18", "FR-20")
def test_blocked_round_when_each_writes_down_their_own() -> None:
    match = match_of("fr", 3, scoring="lowest_wins")
    match = after(match, "b2/g2/y3 - r9 r > turn:0 started=1", "0:draw", "1:draw", "2:draw")
    assert match.pad.lines == (RoundScore(None, (2, 2, 3)),)


@pytest.mark.clause("BB-7")
def test_partners_score_together() -> None:
    match = match_of("de", 4, teams="2")
    assert [match.seats_of(side) for side in range(2)] == [(0, 2), (1, 3)]
    match = after(match, LAST_OF_FOUR, "0:r5!")
    # Seat 2 is the partner of seat 0: its Wild4 is not counted.
    assert match.pad.lines == (RoundScore(0, (1 + 20 + 50 + 20 + 20, 0)),)


@pytest.mark.clause("BB-7", "FR-20")
def test_partners_write_down_both_hands() -> None:
    match = after(match_of("de", 4, teams="2", scoring="lowest_wins"), LAST_OF_FOUR, "0:r5!")
    assert match.pad.lines == (RoundScore(0, (75, 111)),)


@pytest.mark.clause("BB-7", "FR-18")
def test_blocked_round_of_teams() -> None:
    match = match_of("de", 4, teams="2")
    moves = [f"{seat}:draw" for seat in range(4)]
    match = after(match, "b7/g2/y3/y3 - r9 r > turn:0 started=1", *moves)
    assert match.pad.lines == (RoundScore(1, (0, 10)),)
    match = after(
        match, "b3/g3/y3/y3 - r9 r > turn:0 started=1", *moves
    )  # the sides tie, although three seats have the lowest hands
    assert match.pad.lines[1] == RoundScore(None, (0, 0))


# Who has won


def rounds(match: Match, winners: str, hands: Mapping[int, str]) -> Match:
    """The match after one round for each winner, in which the others are left with these hands."""
    for winner in map(int, winners):
        nothing = iter(("r0", "y0", "g0", "b0"))  # counts nothing
        dealt = ["r5" if seat == winner else hands.get(seat) or next(nothing) for seat in range(match.players)]
        said = "!" if match.rules.uno_call.uno_uno else ""
        match = after(match, f"{'/'.join(dealt)} y1y2y3y4 r9 r > turn:{winner} started=1", f"{winner}:r5{said}")
    return match


@pytest.mark.clause("FR-3")
@pytest.mark.parametrize(("points", "won"), [("WWgDg9", ()), ("WWbDgDy5y5", (0,)), ("WWbDgDy6y5", (0,))])
def test_first_who_reaches_or_passes_the_target(points: str, won: tuple[int, ...]) -> None:
    match = match_of("de", 2, target="150")
    match = rounds(match, "0", {1: points})
    assert match.winners() == won
    assert match.over == bool(won)


@pytest.mark.clause("FR-3", "LB-11", "DE-0")
@pytest.mark.parametrize("edition", ["fr", "lb", "de"])
def test_500_wins_in_every_book(edition: str) -> None:
    match = match_of(edition, 3)
    assert match.pad.goal == Goal(500, Scoring.WINNER_TAKES, 0)
    match = rounds(match, "00", {1: "WWWW", 2: "b9b8"})
    assert not match.over
    assert match.text() == "- 434,0,0"
    match = rounds(match, "10", {0: "WW", 1: "WWW", 2: "b1"})
    assert match.winners() == (0,)
    assert match.text() == "0 585,101,0"


@pytest.mark.clause("FR-3")
def test_nothing_is_played_after_the_match() -> None:
    match = rounds(match_of("de", 2, target="1"), "0", {1: "b9"})
    assert match.over
    with pytest.raises(Refused, match="match-over"):
        match.begin(SEED)
    with pytest.raises(Refused, match="match-over"):
        rounds(match, "0", {1: "b9"})


@pytest.mark.clause("FR-20")
def test_lowest_total_wins_when_someone_reaches_the_target() -> None:
    match = match_of("fr", 3, scoring="lowest_wins", target="100")
    match = rounds(match, "0", {1: "b9", 2: "W"})
    assert not match.over
    match = rounds(match, "1", {0: "b2", 2: "W"})
    assert match.winners() == (0,)
    assert match.text() == "0 2,9,100"


@pytest.mark.clause("FR-20")
def test_equal_lowest_totals_share_the_match() -> None:
    match = match_of("fr", 3, scoring="lowest_wins", target="200")
    match = rounds(match, "01", {0: "b9", 1: "g9", 2: "WW"})
    assert match.pad.winners() == (0, 1)
    assert match.winners() == (0, 1)
    assert match.text() == "0,1 9,9,200"


@pytest.mark.clause("DE-0")
def test_one_round_may_decide() -> None:
    match = match_of("de", 3, rounds_to_win="1")
    match = rounds(match, "2", {0: "b0", 1: "g0"})
    assert match.winners() == (2,)
    assert match.text() == "2 0,0,0"


@pytest.mark.clause("DE-0")
def test_rounds_to_win_counts_rounds_not_points() -> None:
    match = match_of("de", 2, rounds_to_win="2", target="100")
    match = rounds(match, "01", {0: "WWWWF", 1: "WWWWF"})
    assert min(match.pad.totals()) == 275
    assert not match.over
    assert rounds(match, "0", {1: "b1"}).winners() == (0,)
    assert rounds(match, "1", {0: "b1"}).winners() == (1,)


@pytest.mark.clause("DE-0", "FR-18")
def test_round_that_nobody_won_counts_for_nobody() -> None:
    match = match_of("de", 2, rounds_to_win="1")
    match = after(match, "b2/g2 - r9 r > turn:0 started=1", "0:draw", "1:draw")
    assert match.pad.wins() == (0, 0)
    assert not match.over
    assert match.number == 2


@pytest.mark.clause("BB-7", "FR-3")
def test_partners_win_together() -> None:
    match = match_of("de", 6, teams="3", target="50")
    match = rounds(match, "4", {0: "W"})
    assert match.pad.winners() == (1,)
    assert match.winners() == (1, 4)


# The pad


@pytest.mark.clause("FR-23")
def test_sheet_is_all_that_a_client_shows() -> None:
    match = match_of("de", 4, teams="2", target="90")
    match = after(match, "r5/b7/b0/b1 y1y2y3y4 r9 r > turn:0 started=1 dealer=3", "0:r5!")
    match = after(match, "b3/r5/b0/b1 y1y2y3y4 r9 r > turn:1 started=1 dealer=1", "1:r5!")
    sheet = match.sheet()
    assert sheet.sides == ((0, 2), (1, 3))
    assert sheet.goal == Goal(90)
    assert [(row.number, row.dealer, row.winner, row.points, row.totals) for row in sheet.rows] == [
        (1, 3, 0, (8, 0), (8, 0)),
        (2, 1, 1, (0, 3), (8, 3)),
    ]
    assert (sheet.totals, sheet.wins, sheet.winners) == ((8, 3), (1, 1), ())


def test_only_finished_rounds_of_this_match_are_written_down() -> None:
    match = match_of("fr", 4)
    with pytest.raises(Refused, match="round-not-over"):
        match.with_round(match.begin(SEED).round)
    with pytest.raises(ValueError, match="another match"):
        match.with_round(over(editions.load("classic/de"), LAST_OF_FOUR, "0:r5!"))
    assert match == match_of("fr", 4)


def test_whole_match_is_the_same_again() -> None:
    """A whole match from one seed, twice: every deal, every move, the pad."""

    def whole() -> tuple[str, list[str]]:
        match = Match.new(editions.load("classic/de", {"target": "150"}), 3, SEED)
        seen = []
        while not match.over:
            s = match.begin().round
            turn = 0
            while not s.over:
                moves = s.moves()
                s.apply(moves[turn * 7 % len(moves)])
                turn += 1
            seen.append(position_text(s))
            match = match.with_round(s)
        return match.text(), seen

    first = whole()
    assert len(first[1]) > 1
    assert first == whole()
