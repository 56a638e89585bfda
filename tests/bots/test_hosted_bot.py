"""A custom bot in its own process: whatever it does, the round goes on and the fault is reported."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from pioche.bots import hosted_bot
from pioche.bots.asking import legal_answer
from pioche.bots.faults import MOST_SAID, Broken, Crashed, Fault, Faulty, Hung, Illegal
from pioche.bots.hosted_bot import MOST_FAULTS, HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.playing import Played, play
from pioche.bots.process import Process
from pioche.bots.reasons import Code, Reason, said
from pioche.classic.events import Event
from pioche.classic.game import GAME as CLASSIC
from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator

PATIENT = Limits(start=60.0, move=60.0)  # for a busy machine
HASTY = Limits(start=60.0, move=0.5)
ENGLISH = Translator("en")


class Seat:
    """Writes the file of a bot and lets it play."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.hosted: list[HostedBot] = []

    def bot(self, source: str, limits: Limits = PATIENT) -> HostedBot:
        path = self._folder / f"bot{len(self.hosted)}.py"
        path.write_text(textwrap.dedent(source), encoding="utf-8")
        self.hosted.append(HostedBot(path, CLASSIC, limits))
        return self.hosted[-1]

    def play(self, source: str, limits: Limits = PATIENT, number: int = 1) -> Played:
        rules = CLASSIC.rules("classic/de", {"jump_in": "on"}, programs=True)
        bots = [self.bot(source, limits), make("classic", "heuristic")]
        played = play(CLASSIC, rules, bots, number.to_bytes(32, "big"), 0, number)
        assert played.winners
        assert all(seat == 0 for seat, _ in played.faults)
        return played


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    made = Seat(tmp_path)
    yield made
    for bot in made.hosted:
        bot.close()


def faults(played: Played) -> list[Fault]:
    return [fault for _, fault in played.faults]


def test_a_function_is_enough(seat: Seat) -> None:
    assert faults(seat.play("def act(view, legal):\n    print('thinking')\n    return legal[0]\n")) == []


CLASS = """
    class Bot:
        def begin(self, rules, seat, players, seed):
            self.seat, self.seen = seat, 0
            assert rules.jump_in.jump_in and players == 2

        def see(self, event):
            self.seen += 1

        def act(self, view, legal):
            assert view.seat == self.seat and self.seen > 1, (view, self.seen)
            return max(legal, key=lambda action: type(action).__name__)

        def delay(self, view, action):
            return 0.25
"""


def test_a_class_is_told_the_rules_and_the_events(seat: Seat) -> None:
    assert faults(seat.play(CLASS)) == []
    assert seat.hosted[0].delay(None, None) == 0.25


def test_one_process_plays_many_rounds(seat: Seat) -> None:
    rules = CLASSIC.rules("classic/fr", {}, programs=True)
    bot = seat.bot("import os\nclass Bot:\n    def act(self, view, legal):\n        return legal[0]\n")
    for number in range(3):
        assert play(CLASSIC, rules, [bot, make("classic", "random")], bytes([number] * 32), 0, 1).faults == []
    assert bot._process is not None


def test_rules_written_on_blanks_arrive(seat: Seat) -> None:
    options = {"blanks": 'draw*2@others colour "and sing" | swap@chosen?', "seven_swap": "forced", "target": "300"}
    rules = CLASSIC.rules("classic/lb", options)
    edition = CLASSIC.edition_of(rules)
    assert edition == "classic/lb"
    assert CLASSIC.rules(edition, CLASSIC.printed.differences(edition, rules)) == rules
    bot = seat.bot("class Bot:\n    def act(self, view, legal):\n        return legal[-1]\n")
    assert play(CLASSIC, rules, [bot, make("classic", "random")], bytes(32), 0, 1).faults == []


def test_an_error_is_told_with_its_line(seat: Seat) -> None:
    found = faults(seat.play("def act(view, legal):\n    return legal[1000]\n"))
    assert len(found) > 3
    assert set(found) == {Crashed("IndexError: list index out of range (bot0.py, line 2)")}


def test_an_error_in_begin_or_see(seat: Seat) -> None:
    found = faults(
        seat.play("class Bot:\n    def begin(self, *_):\n        1 / 0\n    def act(self, v, l): return l[0]\n")
    )
    assert found == [Crashed("ZeroDivisionError: division by zero (bot0.py, line 3)")]
    found = faults(
        seat.play("class Bot:\n    def see(self, e):\n        1 / 0\n    def act(self, v, l): return l[0]\n")
    )
    assert isinstance(found[0], Crashed)


def test_a_process_that_ends_is_begun_anew_and_told_the_round_so_far(seat: Seat, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    source = f"""
        import os, pathlib
        class Bot:
            def __init__(self):
                self.seen = []
            def see(self, event):
                self.seen.append(type(event).__name__)
            def act(self, view, legal):
                mark = pathlib.Path({str(mark)!r})
                assert self.seen[0] == "Dealt"
                if len(view.discards) > 4 and not mark.exists():
                    mark.touch()
                    os._exit(3)
                return legal[0]
    """
    assert faults(seat.play(source)) == [Crashed(Reason.of("ended", status="3"))]
    assert mark.exists()


def test_one_that_always_ends_is_left_alone(seat: Seat) -> None:
    found = faults(seat.play("import os\ndef act(view, legal):\n    os._exit(7)\n"))
    assert set(found) == {Crashed(Reason.of("ended", status="7"))}
    assert len(found) == MOST_FAULTS  # sitting out is not a further fault


def test_one_that_hangs_is_ended(seat: Seat) -> None:
    played = seat.play("import time\ndef act(view, legal):\n    time.sleep(3600)\n", HASTY)
    assert faults(played) == [Hung(0.5)] * MOST_FAULTS
    # While it sits out it is not asked, or its average thinking time would be too low.
    assert 1 <= played.asked[0] <= MOST_FAULTS < played.asked[1]
    assert played.thinking[0] / played.asked[0] >= 0.5


def test_one_that_hangs_while_it_is_loaded(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading has its own time limit; it is tried once per round, and not in every round."""
    started: list[Path] = []

    class Counted(Process):
        def __init__(self, path: Path) -> None:
            started.append(path)
            super().__init__(path)

    monkeypatch.setattr(hosted_bot, "Process", Counted)
    bot = seat.bot("import time\ntime.sleep(3600)\n", Limits(start=0.5, move=60.0))
    rules = CLASSIC.rules("classic/de", {}, programs=True)
    for number in range(MOST_FAULTS + 2):
        played = play(CLASSIC, rules, [bot, make("classic", "random")], bytes([number] * 32), 0, 1)
        assert faults(played) == [Broken(Reason.of("late", seconds=0.5))]
    assert len(started) == MOST_FAULTS


def test_one_that_does_not_load_is_tried_once(seat: Seat, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = seat.bot(f"open({str(log)!r}, 'a').write('x')\n1 / 0\n")
    rules = CLASSIC.rules("classic/de", {}, programs=True)
    for number in range(3):
        played = play(CLASSIC, rules, [bot, make("classic", "random")], bytes([number] * 32), 0, 1)
        assert faults(played) == [Broken("ZeroDivisionError: division by zero (bot0.py, line 2)")]
    assert log.read_text() == "x"


@pytest.mark.parametrize("answer", ["42", "'lay r5'", "[]", "legal"])
def test_what_is_no_action(seat: Seat, answer: str) -> None:
    found = faults(seat.play(f"def act(view, legal):\n    return {answer}\n"))
    assert found
    assert all(isinstance(fault, Illegal) and fault.refusal is None for fault in found)


def test_an_action_that_is_not_allowed_says_why(seat: Seat) -> None:
    source = "from pioche.classic.actions import Doubt\ndef act(view, legal):\n    return Doubt(view.seat)\n"
    found = faults(seat.play(source))
    assert found
    assert all(isinstance(fault, Illegal) and fault.refusal is not None for fault in found)


def test_an_action_in_another_seat(seat: Seat) -> None:
    source = "from pioche.classic.actions import Draw\ndef act(view, legal):\n    return Draw(1 - view.seat)\n"
    assert all(isinstance(fault, Illegal) for fault in faults(seat.play(source)))


def test_leaving_it_is_no_fault(seat: Seat) -> None:
    assert faults(seat.play("def act(view, legal):\n    return None\n")) == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("x = 1\n", "bot0.py has neither a class Bot nor a function act(view, legal)"),
        ("class Bot:\n    pass\n", "the class Bot in bot0.py has no method act(self, view, legal)"),
        ("", "bot0.py has neither a class Bot nor a function act(view, legal)"),
        ("def act(view, legal)\n    return 1\n", "SyntaxError: expected ':' (bot0.py, line 1)"),
        ("import sys\nsys.exit(4)\n", "it ends while it is loaded (4)"),
        ("import os\nos._exit(4)\n", "while it was loaded, the process ended with 4"),
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module' (bot0.py, line 1)"),
    ],
)
def test_a_file_that_is_no_bot(seat: Seat, source: str, reason: str) -> None:
    found = faults(seat.play(source))
    assert {said(fault.reason, ENGLISH) for fault in found if isinstance(fault, Broken)} == {reason}
    assert all(isinstance(fault, Broken) for fault in found)


def test_no_file_at_all(tmp_path: Path) -> None:
    bot = make("classic", str(tmp_path / "nobody.py"))
    rules = CLASSIC.rules("classic/de", {}, programs=True)
    played = play(CLASSIC, rules, [bot, make("classic", "random")], bytes(32), 0, 1)
    assert set(faults(played)) == {Broken(Reason.of("no-file", file="nobody.py"))}


REASONS = [
    Reason.of("no-file", file="x.py"),
    Reason.of("not-python", file="x.py"),
    Reason.of("no-method", file="x.py"),
    Reason.of("no-act", file="x.py"),
    Reason.of("async", file="x.py", method="act"),
    Reason.of("games", file="x.py", known="classic, rummy"),
    Reason.of("other-game", games="rummy", game="classic"),
    Reason.of("exits", status="4"),
    Reason.of("late", seconds=0.5),
    Reason.of("loading", reason=Reason.of("ended", status="4")),
    Reason.of("ended", status="4"),
    Reason.of("closed"),
    Reason.of("babble", said="x"),
    Reason.of("astray"),
]


def test_reasons_are_said_in_every_language() -> None:
    """A missing key or argument is a warning, and warnings are errors in tests."""
    assert {reason.code for reason in REASONS} == set(get_args(Code))
    for reason in REASONS:
        assert len({said(reason, Translator(language)) for language in LANGUAGES}) == len(LANGUAGES)
    loading = Reason.of("loading", reason=Reason.of("ended", status="4"))
    assert said(loading, Translator("fr")) == "pendant son chargement, le processus s’est terminé (code de sortie 4)"
    assert said(Reason.of("late", seconds=0.5), Translator("de")) == "er war nicht innerhalb von 0,5 s geladen"


@pytest.mark.parametrize("delay", ["float('nan')", "10**400", "-(10**400)", "'soon'", "object()", "[[1]]"])
def test_nonsense_as_delay(seat: Seat, delay: str) -> None:
    source = f"class Bot:\n    def act(self, v, l): return l[0]\n    def delay(self, v, a): return {delay}\n"
    assert faults(seat.play(source)) == []
    assert seat.hosted[0].delay(None, None) == 1.5


@pytest.mark.parametrize(
    "delay", ["numpy.float32(0.25)", "fractions.Fraction(1, 4)", "decimal.Decimal('0.25')", "Quarter()"]
)
def test_any_kind_of_number_is_a_delay(seat: Seat, delay: str) -> None:
    source = f"""
        import decimal, fractions, numpy
        class Quarter:
            def __float__(self):
                return 0.25
        class Bot:
            def act(self, view, legal):
                return legal[0]
            def delay(self, view, action):
                return {delay}
    """
    assert faults(seat.play(source)) == []
    assert seat.hosted[0].delay(None, None) == 0.25


def test_it_is_told_only_what_its_seat_may_see(seat: Seat) -> None:
    """The events arrive as `redact` gives them: the other hand's faces are hidden."""
    source = """
        from pioche.classic.events import HIDDEN, Dealt
        class Bot:
            def begin(self, rules, seat, players, seed):
                self.seat = seat
            def see(self, event):
                if isinstance(event, Dealt):
                    assert set(event.hands[1 - self.seat]) == {HIDDEN}
                    assert HIDDEN not in event.hands[self.seat]
            def act(self, view, legal):
                return legal[0]
    """
    assert faults(seat.play(source)) == []


def test_events_are_not_lost_between_questions(seat: Seat) -> None:
    log: list[Event] = []
    bot = seat.bot(
        """
        class Bot:
            def __init__(self):
                self.seen = 0
            def see(self, event):
                self.seen += 1
            def act(self, view, legal):
                return legal[0]
            def delay(self, view, action):
                return self.seen / 100
        """
    )
    table, log = CLASSIC.deal(CLASSIC.rules("classic/fr", {}, programs=True), 2, bytes(32), 1)
    bot.begin(table.rules, 0, 2, 1)
    for count in range(1, 4):
        for event in log:
            bot.see(CLASSIC.redact(event, 0))
        assert bot.act(table.view(0), table.legal(0)) is not None
        assert bot.delay(None, None) == pytest.approx(count * len(log) / 100)


def test_events_are_not_lost_after_an_error(seat: Seat) -> None:
    """The question fails, but the events after the one that raised are passed on too."""
    bot = seat.bot(
        """
        class Bot:
            def __init__(self):
                self.seen = 0
            def see(self, event):
                self.seen += 1
                if self.seen in (1, 2):
                    raise ValueError(self.seen)
            def act(self, view, legal):
                return legal[0]
            def delay(self, view, action):
                return self.seen / 100
        """
    )
    table, log = CLASSIC.deal(CLASSIC.rules("classic/fr", {}, programs=True), 2, bytes(32), 1)
    told = [CLASSIC.redact(event, 0) for event in log] * 2
    assert len(told) > 3
    bot.begin(table.rules, 0, 2, 1)
    for event in told:
        bot.see(event)
    with pytest.raises(Faulty) as failed:
        bot.act(table.view(0), table.legal(0))
    assert failed.value.fault == Crashed("ValueError: 1 (bot0.py, line 8)")
    assert bot.act(table.view(0), table.legal(0)) is not None
    assert bot.delay(None, None) == pytest.approx(len(told) / 100)


MUTE = "class Mute:\n    def __repr__(self): {}\ndef act(v, l):\n    return Mute()\n"


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        (MUTE.format("raise ValueError"), "<Mute"),
        (MUTE.format("raise SystemExit"), "<Mute"),
        (MUTE.format("return 3"), "<Mute"),
        (MUTE.format("return 'x' * 10**7"), "xxx"),
        ("def act(v, l):\n    return [[0] * 10**4] * 10**4\n", "[[0, 0, 0,"),
        ("def act(v, l):\n    return 10**5000\n", ""),
        ("from pioche.classic.actions import Draw\ndef act(v, l):\n    return Draw(10**5000)\n", "<Draw"),
    ],
)
def test_answers_that_cannot_be_shown(seat: Seat, source: str, answer: str) -> None:
    """They are illegal answers, and do not crash the child process."""
    found = faults(seat.play(source))
    assert found
    for fault in found:
        assert isinstance(fault, Illegal)
        assert fault.refusal is None
        assert fault.answer.startswith(answer)
        assert len(fault.answer) <= MOST_SAID


def test_words_of_a_bot_do_nothing_to_a_terminal(seat: Seat) -> None:
    found = faults(seat.play("def act(view, legal):\n    raise ValueError('\\x1b[31mred\\n\\u202etwo\\udcff')\n"))
    assert set(found) == {Crashed(r"ValueError: \x1b[31mred \u202etwo\udcff (bot0.py, line 2)")}
    found = faults(seat.play("class A:\n    def __repr__(self): return '\\x1b[2J'\ndef act(v, l):\n    return A()\n"))
    assert set(found) == {Illegal(r"\x1b[2J", None)}


def test_an_error_that_cannot_say_what_it_is(seat: Seat) -> None:
    source = """
        class Mute(Exception):
            def __str__(self):
                raise ValueError
        def act(view, legal):
            raise Mute
    """
    assert set(faults(seat.play(source))) == {Crashed("Mute: (bot0.py, line 6)")}


def test_every_place_is_shown_once(seat: Seat, capfd: pytest.CaptureFixture[str]) -> None:
    source = """
        def act(view, legal):
            raise ValueError(len(view.hand))
    """
    assert len(faults(seat.play(source))) > 3
    shown = capfd.readouterr().err
    assert shown.count("Traceback") == 1
    assert "raise ValueError(len(view.hand))" in shown
    assert "guest.py" not in shown


def test_a_syntax_error_shows_its_line(seat: Seat, capfd: pytest.CaptureFixture[str]) -> None:
    seat.play("def act(view, legal)\n    return legal[0]\n")
    shown = capfd.readouterr().err
    assert "def act(view, legal)" in shown
    assert "importlib" not in shown


CHANCE = """
    import random
    class Bot:
        def begin(self, *args):
            self.begun = random.random()
        def see(self, event):
            self.last = random.random()
        def act(self, view, legal):
            hashed = next(iter({str(number) for number in range(50)}))
            open(PATH, "a").write(f"{self.begun} {self.last} {hashed} {random.random()}\\n")
            return random.choice(legal)
"""


def test_a_bot_plays_the_same_again(seat: Seat, tmp_path: Path) -> None:
    """`random` is seeded by the round, also in a process that has played before."""
    for name, number in (("a", 1), ("b", 2), ("c", 1)):
        seat.play(f"PATH = {str(tmp_path / name)!r}\n" + textwrap.dedent(CHANCE), number=number)
    once, other, again = ((tmp_path / name).read_text() for name in "abc")
    assert once == again
    assert once != other
    assert len(set(once.splitlines())) > 3
    bot = seat.hosted[0]
    rules = CLASSIC.rules("classic/de", {"jump_in": "on"}, programs=True)
    for number in (2, 1):
        (tmp_path / "a").unlink()
        play(CLASSIC, rules, [bot, make("classic", "heuristic")], number.to_bytes(32, "big"), 0, number)
    assert (tmp_path / "a").read_text() == once


def test_what_it_is_asked_is_nothing_to_read(seat: Seat) -> None:
    assert set(faults(seat.play("def act(view, legal):\n    return input()\n"))) == {
        Crashed("EOFError: EOF when reading a line (bot0.py, line 2)")
    }


CORRECTS = """
    from pioche.classic.actions import Doubt

    class Bot:
        def begin(self, rules, seat, players, seed):
            self.seat, self.why = seat, []

        def act(self, view, legal):
            tries = {tries}
            return Doubt(self.seat) if len(self.why) < tries else legal[0]

        def see(self, event):
            self.why = []

        def refused(self, action, why):
            assert action == Doubt(self.seat)
            assert why.refusal.code == "nothing-to-doubt" and why.refusal.clause == "DE-10", why.refusal
            assert str(why).endswith("(DE-10)."), str(why)
            self.why.append(why)
"""


def test_an_illegal_answer_is_told_back_and_can_be_corrected(seat: Seat) -> None:
    played = seat.play(CORRECTS.replace("{tries}", "1"))
    assert {type(fault) for fault in faults(played)} == {Illegal}
    assert len(faults(played)) >= played.asked[0], "one for every time that it was asked, besides those out of turn"


def test_after_three_refusals_it_is_not_asked_again(seat: Seat) -> None:
    bot = seat.bot(CORRECTS.replace("{tries}", str(hosted_bot.MOST_REFUSALS + 1)))
    rules = CLASSIC.rules("classic/de", {}, programs=True)
    table, happened = CLASSIC.deal(rules, 2, bytes(32), 0)
    bot.begin(rules, table.turn, 2, 1)
    for event in happened:
        bot.see(CLASSIC.redact(event, table.turn))
    found: list[Fault] = []
    view, legal = table.view(table.turn), table.legal(table.turn)
    assert legal_answer(bot, table.turn, view, legal, table.check, found.append) is None
    assert [type(fault) for fault in found] == [Illegal] * (1 + hosted_bot.MOST_REFUSALS)


def test_what_is_no_action_is_told_back_too(seat: Seat) -> None:
    played = seat.play(
        """
        class Bot:
            told = None

            def act(self, view, legal):
                return legal[0] if self.told else "r5"

            def refused(self, action, why):
                assert action == "r5" and why.refusal.code == "bot-no-action", (action, why)
                self.told = why
        """
    )
    # Once a round: a new object is made for every round, and this one was told in its first turn.
    assert [type(fault) for fault in faults(played)] == [Illegal]


def test_all_its_tries_take_place_within_its_time(seat: Seat) -> None:
    played = seat.play(
        """
        import time

        class Bot:
            def act(self, view, legal):
                return "r5"

            def refused(self, action, why):
                time.sleep(600)
        """,
        HASTY,
    )
    assert {type(fault) for fault in faults(played)} == {Illegal, Hung}
    assert played.thinking[0] < 60


def test_a_bot_that_does_not_want_to_know_is_asked_once(seat: Seat) -> None:
    played = seat.play("def act(view, legal):\n    return 'r5'\n")
    assert len(faults(played)) >= played.asked[0]
    assert len(set(map(str, faults(played)))) == 1


def test_chance_is_another_one_after_a_refusal(seat: Seat) -> None:
    """Otherwise a bot that chooses at random would repeat what was refused."""
    played = seat.play(
        """
        import random

        class Bot:
            last = None

            def act(self, view, legal):
                number = random.random()
                assert number != self.last
                self.last = number
                return legal[0] if self.told else "r5"

            told = False

            def refused(self, action, why):
                self.told = True
        """
    )
    assert [type(fault) for fault in faults(played)] == [Illegal]


@pytest.mark.parametrize("limit", [0.001, 601, -1])
def test_a_limit_that_makes_no_sense_is_refused(limit: float) -> None:
    with pytest.raises(Refused):
        hosted_bot.limits_of(limit)
    assert hosted_bot.limits_of(5.0).move == 5.0
    assert hosted_bot.limits_of(None).move == hosted_bot.LIMIT
