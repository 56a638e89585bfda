"""Bots of the card game in positions with an obvious best move, and how human their behaviour is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from pioche.bots import behaviour
from pioche.bots.bot import Budget, Scored, catch_up
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.minds import HeuristicMind
from pioche.bots.classic.player import Player
from pioche.bots.classic.search import needs
from pioche.bots.classic.weights import ATTENTIVE
from pioche.bots.classic.win_chance import WinChance
from pioche.bots.levels import make
from pioche.bots.playing import Playing
from pioche.classic import codes as c
from pioche.classic.actions import Draw, Play
from pioche.classic.game import GAME, decoded
from pioche.classic.machine import Round
from pioche.classic.notation import action_text
from pioche.classic.view import view
from pioche.engine.match import Goal, RoundScore, ScorePad, Scoring
from tests.bots.classic.asking import answer, usual_answer
from tests.classic.table import play, table

SENSIBLE = ("heuristic", "strong", "master")


class TestBeginners:
    """In some of their decisions they do just anything; in the others they look after their own hand."""

    def test_mostly_it_names_a_colour_that_it_holds(self) -> None:
        s = table("fr", "Wr1r2r3/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 b9 b > turn:0 layer=2 started=1", voluntary_draw="off")
        named = [answer("beginner", s, 0, seed) for seed in range(60)]
        assert 30 < named.count("0:W=r") < 60

    def test_mostly_it_takes_no_bigger_hand(self) -> None:
        position = "r7Wr2/g1g2g3g4g5g6g7/b1b2b3b4b5b6 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"
        s = table("de", position, seven_swap="optional")
        play(s, "0:r7")
        chosen = [answer("beginner", s, 0, seed) for seed in range(60)]
        assert 30 < chosen.count("0:pass") < 60

    def test_which_card_it_lays_is_half_chance(self) -> None:
        s = table("fr", "Wr1r2rDg3/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        laid = {answer("beginner", s, 0, seed).partition("=")[0] for seed in range(60)}
        assert {"0:r1", "0:r2", "0:rD"} <= laid


@pytest.mark.parametrize("name", SENSIBLE)
class TestMoves:
    def test_it_names_the_colour_that_it_holds(self, name: str) -> None:
        s = table(
            "fr", "Wr1r2r3g4/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 b9 b > turn:0 layer=2 started=1", voluntary_draw="off"
        )
        assert answer(name, s, 0) == "0:W=r"

    def test_it_keeps_wilds_while_other_cards_fit(self, name: str) -> None:
        s = table("fr", "Wr1r2g3g4/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert answer(name, s, 0) in ("0:r1", "0:r2")

    def test_it_lays_its_last_card(self, name: str) -> None:
        s = table("fr", "r1/g1g2/b1b2 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert answer(name, s, 0) == "0:r1"

    def test_it_calls_uno_uno(self, name: str) -> None:
        s = table("de", "r1/g1g2/b1b2 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert answer(name, s, 0) == "0:r1!"

    def test_it_swaps_with_who_has_fewest(self, name: str) -> None:
        position = "r7r1r2r3r4/g1g2g3g4g5/b1b2 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"
        s = table("de", position, seven_swap="forced")
        play(s, "0:r7")
        assert answer(name, s, 0) == "0:pick.2"

    def test_it_keeps_the_better_hand(self, name: str) -> None:
        position = "r7Wr2/g1g2g3g4g5g6g7/b1b2b3b4b5b6 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"
        s = table("de", position, seven_swap="optional")
        play(s, "0:r7")
        assert answer(name, s, 0) == "0:pass"

    @pytest.mark.parametrize(("hands", "way"), [("b1b2/g1g2g3g4g5", "right"), ("g1g2g3g4g5/b1b2", "left")])
    def test_it_turns_hands_so_that_it_gets_the_smaller(self, name: str, hands: str, way: str) -> None:
        position = f"r0r1r2r3r4/{hands} y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"
        s = table("de", position, zero_rotation="forced")
        play(s, "0:r0")
        assert answer(name, s, 0) == f"0:hands.{way}"

    def test_it_gives_away_what_it_needs_least(self, name: str) -> None:
        position = "UWFr1r2r3b5y6/g1g2g3g4g5/b1b2 y1y2y3y4y5y7 r9 r > turn:0 layer=1 started=1"
        s = table("de", position, uno_card_gift="on")
        play(s, "0:U")
        chosen = answer(name, s, 0)
        assert chosen.startswith("0:give.")
        assert not set("WF") & set(chosen)
        if name == "heuristic":
            assert chosen == "0:give.2.y6b5"  # to the player who is closest to the end

    def test_it_answers_a_debt(self, name: str) -> None:
        s = table("de", "rDr1r2/gDg1g2g3/b1b2b3 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        play(s, "0:rD")
        assert answer(name, s, 1) == "1:gD"

    def test_it_jumps_in(self, name: str) -> None:
        s = table("de", "r1r2r3r4b5b6b7/g1g2g3g4g5g6/r1r5 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1", jump_in="on")
        play(s, "0:r1")
        assert "2:r1!" in {answer(name, s, 2, seed) for seed in range(3)}

    def test_it_goes_on_with_a_sequence(self, name: str) -> None:
        s = table("de", "r1r2r3g4/g1g2g3/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1", sequences="on")
        play(s, "0:r1")
        assert "0:r2" in {answer(name, s, 0, seed) for seed in range(3)}

    def test_it_lays_all_of_a_number_at_once(self, name: str) -> None:
        s = table("de", "r5g5b5y5/g1g2g3/b1b2b3 y1y2y3y4y6y7 r9 r > turn:0 layer=2 started=1", multiples="on")
        chosen = answer(name, s, 0)
        assert chosen.count("5") == 4
        assert chosen.endswith("!")

    def test_it_does_not_accuse_and_votes_no(self, name: str) -> None:
        s = table("fr", "r1r2r3/g1g2g3/b1b2b3 y1y2y3y4y6y7 r9 r > turn:0 layer=2 started=1")
        assert answer(name, s, 1) == "-"
        play(s, "1:accuse.0")
        assert answer(name, s, 2) == "2:nay"

    def test_it_catches(self, name: str) -> None:
        s = table("fr", "r1r2/g1g2g3/b1b2b3 y1y2y3y4y6y7 r9 r > turn:0 layer=2 started=1")
        play(s, "0:r1")
        assert "1:catch.0" in {answer(name, s, 1, seed) for seed in range(3)}
        assert "2:catch.0" in {answer(name, s, 2, seed) for seed in range(3)}

    def test_it_doubts_a_large_hand_and_believes_a_small_one(self, name: str) -> None:
        pile = "y1y2y3y4y5y6y7y8y9b4b5b6b7b8"
        many = table("fr", f"Fr5r6r7r8g1g2g3g4g5g6g7g8/b1b2b3/y1y2y3 {pile} r9 r > turn:0 layer=2 started=1")
        play(many, "0:F=g")
        assert usual_answer(name, many, 1) == "1:doubt"
        few = table("fr", f"Fg1/b1b2b3/y1y2y3 {pile} r9 r > turn:0 layer=2 started=1")
        play(few, "0:F=g!")
        assert usual_answer(name, few, 1) == "1:draw"


class TestGreedyAndRandom:
    def test_greedy_sheds_points(self) -> None:
        s = table("fr", "Wr1r8rSg3/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert answer("greedy", s, 0) == "0:rS"

    def test_random_lays_whatever_fits_and_draws_only_when_nothing_does(self) -> None:
        s = table("fr", "r1r8rSg3/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert {answer("random", s, 0, seed) for seed in range(40)} == {"0:r1", "0:r8", "0:rS"}
        s = table("fr", "b1b8bSg3/g1g2g3b8/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
        assert answer("random", s, 0) == "0:draw"


class TestManners:
    """How often it forgets and overlooks something, as set in `behaviour`."""

    POSITION = "r1r2/g1g2g3/b1b2b3 y1y2y3y4y6y7 r9 r > turn:0 layer=2 started=1"
    SEEDS = range(400)

    def share(self, found: Sequence[bool]) -> float:
        return sum(found) / len(found)

    def player(self, its: behaviour.Behaviour, s: Round, seat: int, seed: int) -> str:
        bot = Player(HeuristicMind(ATTENTIVE), its)
        bot.begin(s.rules, seat, s.players, seed)
        action = bot.act(view(s, seat), [decoded(move) for move in s.legal(seat)])
        return "-" if action is None else action_text(action)

    @pytest.mark.parametrize(
        "its", [behaviour.BEGINNER, behaviour.CASUAL, behaviour.STRONG, behaviour.MASTER, behaviour.PLAIN]
    )
    def test_shares(self, its: behaviour.Behaviour) -> None:
        s = table("fr", self.POSITION)
        calls = self.share([self.player(its, s, 0, seed).endswith("!") for seed in self.SEEDS])
        assert calls == pytest.approx(1 - its.forgets, abs=0.07)
        play(s, "0:r1")
        late = self.share([self.player(its, s, 0, seed) == "0:uno" for seed in self.SEEDS])
        assert late == pytest.approx(its.calls_late, abs=0.07)
        caught = self.share([self.player(its, s, 2, seed) == "2:catch.0" for seed in self.SEEDS])
        assert caught == pytest.approx(its.catches, abs=0.07)

    def test_only_masters_never_forget(self) -> None:
        assert (
            behaviour.MASTER.forgets
            == 0
            < behaviour.STRONG.forgets
            < behaviour.CASUAL.forgets
            < behaviour.BEGINNER.forgets
        )

    def test_who_has_not_noticed_does_not_notice_later_in_the_same_moment(self) -> None:
        s = table("fr", self.POSITION)
        play(s, "0:r1")
        bot = Player(HeuristicMind(ATTENTIVE), behaviour.BEGINNER)
        bot.begin(s.rules, 2, 3, 5)
        asked = {bot.act(view(s, 2), [decoded(move) for move in s.legal(2)]) for _ in range(5)}
        assert len(asked) == 1

    def test_reactions_take_human_time(self) -> None:
        s = table("fr", self.POSITION)
        play(s, "0:r1")
        for its in (behaviour.BEGINNER, behaviour.MASTER):
            bot = Player(HeuristicMind(ATTENTIVE), its)
            delays = []
            for seed in range(50):
                bot.begin(s.rules, 2, 3, seed)
                catch = decoded(next(move for move in s.legal(2)))
                delays.append(bot.delay(view(s, 2), catch))
            assert its.reaction.least <= min(delays) < max(delays) <= its.reaction.most
        assert behaviour.MASTER.reaction.most < behaviour.BEGINNER.reaction.most


@pytest.mark.native
def test_a_heuristic_without_its_constructor_says_so() -> None:
    """Compiled, `__new__` alone gives an object, which must neither crash nor answer that there is no move."""
    s = table("fr", "r1r2/g1g2/b1b2 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
    uses: list[Callable[[Heuristic], object]] = [
        lambda made: made.choose(s, 0),
        lambda made: made.play(s.copy(), 5),
        lambda made: made.begin(0),
        lambda made: made.add_values(s, s.moves(), 0, 5, [0] * 20),
        lambda made: made.add_chances(s, s.moves()[0], 0, 5, [0] * 3),
    ]
    for use in uses:
        with pytest.raises(TypeError, match="with its weights"):
            use(Heuristic.__new__(Heuristic))
    assert Heuristic(ATTENTIVE).choose(s, 0) in s.moves()
    assert Heuristic(ATTENTIVE).choose(s, 3) == -1  # no such seat


def test_a_rollout_of_what_the_heuristic_does_is_the_same() -> None:
    """`ANYBODY` chooses like a rollout; what follows after the same move is the same. The chances add up to one."""
    s = table("fr", "r1r2/g1g2/b1b2 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1")
    heuristic = Heuristic(ATTENTIVE)
    heuristic.begin(0)
    usual = heuristic.choose(s, 0)
    found = []
    for move in (usual, -2):
        heuristic.set_luck(7)
        totals = [0, 0, 0]
        found.append((heuristic.add_chances(s, move, 0, 500, totals), totals))
    assert found[0] == found[1]
    worth, totals = found[0]
    assert worth == totals[0]
    assert sum(totals) == 1000
    assert s.turn == 0
    with pytest.raises(ValueError, match="totals"):
        heuristic.add_chances(s, usual, 0, 500, [0])
    with pytest.raises(ValueError, match="not a legal move"):
        heuristic.add_chances(s, 0, 0, 500, [0, 0, 0])


def test_the_search_does_not_draw_by_choice_where_hands_are_exchanged() -> None:
    """Four players who do so undo each other's progress: rounds were three times as long."""
    rules = GAME.rules("classic/fr", {"zero_rotation": "forced", "seven_swap": "forced"}, players=4, programs=True)
    chosen = 0
    for number in range(3):
        table, happened = GAME.deal(rules, 4, bytes([number] * 32), 0)
        playing = Playing(table, [make("classic", "search", Budget(playouts=20)) for _ in range(4)])
        playing.begin(rules, happened, number)
        while not table.over and playing.played.actions < 300:
            fits = not table.view(None).debt and any(isinstance(each, Play) for each in table.legal(table.turn))
            phase = table.view(None).phase
            action = playing.step()
            assert not (isinstance(action, Draw) and fits and phase == c.TURN), table.text()
            chosen += fits
    assert chosen > 20


def test_to_the_score_points_count_as_long_as_they_are_needed() -> None:
    """FR-19: who needs few points only has to win; who needs many values what is left in the other hands."""
    cheap, dear = (
        table("fr", f"r1g2/{hand} y1y2y3y4y5y6 r9 r > turn:0 layer=1 started=1", advice_penalty="off")
        for hand in ("g1g3g4", "gDgSgR")
    )
    chances = WinChance()
    alone = [chances.worth(each, 0) for each in (cheap, dear)]
    chances.set_score([500, 500], 0)
    early = [chances.worth(each, 0) for each in (cheap, dear)]
    assert early[1] - early[0] > alone[1] - alone[0] + 50, "52 points more to win are worth something"
    chances.set_score([1, 500], 0)
    late = [chances.worth(each, 0) for each in (cheap, dear)]
    assert late[1] - late[0] < early[1] - early[0], "nearly any win is enough"
    chances.set_score([], 0)
    assert [chances.worth(each, 0) for each in (cheap, dear)] == alone
    for wrong in ([0, 5], [5] * 11):
        with pytest.raises(ValueError, match="at least one point"):
            chances.set_score(wrong, 0)


def test_the_pad_says_what_each_side_needs() -> None:
    pad = ScorePad(2, Goal(500), (RoundScore(0, (120, 0)),))
    assert needs(pad) == [380, 500]
    assert needs(None) == []
    assert needs(ScorePad(2, Goal(500, Scoring.LOWEST_WINS), pad.lines)) == [], "FR-20 has its own measure"
    assert needs(ScorePad(2, Goal(500, rounds_to_win=3), pad.lines)) == [], "rounds decide, not points"


def test_a_player_who_knows_the_score_is_told_it_again_every_round() -> None:
    bot = make("classic", "search", Budget(playouts=20))
    assert isinstance(bot, Scored)
    rules = GAME.rules("classic/fr", {}, players=2, programs=True)
    table, happened = GAME.deal(rules, 2, bytes(32), 0)
    seat = table.turn
    events = [GAME.redact(event, seat) for event in happened]
    close = ScorePad(2, Goal(500), (RoundScore(1 - seat, (0, 480) if seat == 0 else (480, 0)),))
    for pad in (None, close, None):
        catch_up(bot, rules, seat, 2, 1, events, pad)
        move = bot.act(table.view(seat), table.legal(seat))
        assert move is not None
        assert table.check(move) is None
