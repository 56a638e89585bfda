"""Whatever the process of a custom bot sends is at worst a `Fault`, and none of its processes is left behind."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pioche.bots import hosted_bot
from pioche.bots.faults import Crashed, Hung
from pioche.bots.hosted_bot import HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.messages import HELLO, LONGEST, Answer, Does, Failed, Message, Nonsense, Ready, Useless, read, written
from pioche.bots.playing import Played, play
from pioche.bots.reasons import Reason, said
from pioche.games import named as game
from pioche.i18n import Translator

PATIENT = Limits(start=60.0, move=60.0)
ENGLISH = Translator("en")
POSIX = pytest.mark.skipif(os.name == "nt", reason="groups of processes")
SIGNS = "0123 4567 rgby SRDW*!?+-@#,;:|/()[]{}\"'\\\t\u0661é\u202e lay draw pass call catch name vote r5 W4 g12 J"


def some_text(chance: random.Random) -> str:
    return "".join(chance.choices(SIGNS, k=chance.randrange(40)))


def some_line(chance: random.Random, number: int) -> bytes:
    """A line that a process may send: sometimes almost an answer."""
    useless = [Useless(number, "no"), Useless(number, "4", "exits")]
    others: list[Answer] = [Ready(number), *useless, Failed(number, "\x1b"), Nonsense(number, "")]
    kinds: list[Callable[[], bytes]] = [
        lambda: chance.randbytes(chance.randrange(60)),
        lambda: b"[" * chance.choice([10, 5_000, 60_000]),
        lambda: b'{"type":"Does","number":%d,"x":' % number + b"[" * 50_000,
        lambda: b'{"type":"Does","number":%d,"action":"0 draw","delay":1%s}' % (number, b"0" * 400),
        lambda: b'{"type":"Does","number":%d,"action":"\\udcff","delay":-1e308}' % number,
        lambda: b'{"type":"Does","number":1e999,"action":null}',
        lambda: b"9" * 5_000,
        lambda: written(Does(number + chance.randrange(-2, 3), some_text(chance), chance.uniform(-1e9, 1e9))),
        lambda: written(Does(number, f"{chance.choice([0, 1, 99, 10**30])}{chance.choice(' :')}{some_text(chance)}")),
        lambda: written(chance.choice(others)),
        lambda: written(Does(number, "0 draw"))[: chance.randrange(40)],
        lambda: msgspec.json.encode([{"type": "Does"}, None, True, number][chance.randrange(4)]),
    ]
    return chance.choice(kinds)()


class Babbler:
    """A fake process that sends anything."""

    chance = random.Random(1)

    def __init__(self, path: Path) -> None:
        self._number = HELLO
        self._ready = False

    def send(self, message: Message) -> int:
        self._number += 1
        return self._number

    def receive(self, seconds: float) -> bytes | None:
        if not self._ready:
            self._ready = True
            return written(Ready(HELLO))
        line = some_line(self.chance, self._number)
        return line or None

    def ended(self) -> bool:
        return False

    def ending(self) -> str:
        return "ended"

    def end(self) -> None: ...


@pytest.mark.parametrize("name", ["classic", "rummy"])
def test_anything_may_come(name: str, monkeypatch: pytest.MonkeyPatch, scaled: Callable[[int], int]) -> None:
    monkeypatch.setattr(hosted_bot, "Process", Babbler)
    monkeypatch.setattr(hosted_bot, "MOST_FAULTS", 10**9)
    its = game(name)
    rules = its.rules(its.editions()[0], {}, programs=True)
    faults, kinds = 0, set()
    for number in range(scaled(15)):
        bot = HostedBot(Path("nobody.py"), its)
        played = play(its, rules, [bot, make(name, "random")], number.to_bytes(32, "big"), 0, number)
        faults += len(played.faults)
        kinds |= {type(fault).__name__ for _, fault in played.faults}
        assert 0 <= bot.delay(None, None) <= 60
    assert faults > 20
    assert {"Crashed", "Illegal"} <= kinds


def test_no_line_is_too_strange_to_read(scaled: Callable[[int], int]) -> None:
    chance = random.Random(2)
    found = [read(some_line(chance, 1)) for _ in range(scaled(3_000))]
    assert None in found
    assert any(isinstance(answer, Does) for answer in found)


def played_by(tmp_path: Path, source: str, limits: Limits = PATIENT) -> Played:
    path = tmp_path / "bot.py"
    path.write_text(textwrap.dedent(source), encoding="utf-8")
    its = game("classic")
    bot = HostedBot(path, its, limits)
    try:
        rules = its.rules("classic/de", {"hand_size": "3"}, programs=True)
        return play(its, rules, [bot, make("classic", "random")], bytes(32), 0, 1)
    finally:
        bot.close()


# A malicious bot can find the file descriptor of the answers.
WRITES = "import os\ndef act(view, legal):\n    for at in range(3, 300):\n        try: os.write(at, {})\n"
WRITES += "        except OSError: pass\n    return legal[0]\n"


@POSIX
@pytest.mark.parametrize(
    ("told", "heard"),
    [
        ("b'garbage\\n'", "no answer: garbage"),
        ("bytes(range(256))", "no answer: \\\\x00"),
        (f"b'x' * {2 * LONGEST}", "no answer: xxxx"),
        ("b'[' * 30000 + b'\\n'", "no answer: [[[["),
        ("b'{'", "no answer: {"),
    ],
)
def test_a_process_that_says_something_else(told: str, heard: str, tmp_path: Path) -> None:
    faults = [fault for _, fault in played_by(tmp_path, WRITES.format(told)).faults]
    assert len(faults) == hosted_bot.MOST_FAULTS
    for fault in faults:
        assert isinstance(fault, Crashed)
        assert heard.replace("\\\\", "\\") in said(fault.reason, ENGLISH)


@POSIX
def test_small_numbers_lead_to_no_stream_of_ours(tmp_path: Path) -> None:
    source = WRITES.replace("300", "60").format("b'garbage\\n'")
    assert played_by(tmp_path, source).faults == []
    assert played_by(tmp_path, "import os\ndef act(v, l):\n    os.closerange(3, 60)\n    return l[0]\n").faults == []


@POSIX
def test_a_bot_that_says_endlessly_much(tmp_path: Path) -> None:
    answer = written(Ready(0))
    source = f"import os\ndef act(view, legal):\n    while True: os.write(200, {answer!r} * 50)\n"
    faults = [fault for _, fault in played_by(tmp_path, source).faults]
    assert len(faults) == hosted_bot.MOST_FAULTS
    assert all(isinstance(fault, Crashed) for fault in faults)


@POSIX
def test_a_child_that_comes_out_of_its_code_has_no_say(tmp_path: Path) -> None:
    source = """
        import os
        class Bot:
            def see(self, event):
                self.last = event
            def act(self, view, legal):
                return legal[-1] if os.fork() else legal[0]
    """
    forked = played_by(tmp_path, source)
    assert forked.faults == []
    plain = played_by(tmp_path, source.replace("os.fork()", "True"))
    assert (forked.winners, forked.actions) == (plain.winners, plain.actions)


def running(pid: int) -> bool:
    """Is the process running? Zombies, which may not have been reaped yet, are not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return not status.parent.parent.joinpath("self").exists() or status.read_text().split(") ")[1][0] != "Z"
    except OSError:
        return False


def gone(pids: list[int], seconds: float = 120.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not any(map(running, pids)):
            return True
        time.sleep(0.05)
    return False


PARENT = """
    import os, subprocess
    def act(view, legal):
        child = subprocess.Popen(["sleep", "600"])
        with open({log!r} + ".new", "w") as file:
            file.write(f"{{os.getpid()}} {{child.pid}}")
        os.rename({log!r} + ".new", {log!r})
        {then}
"""
HOST = """
import sys
from pathlib import Path
from pioche.games import named as game
from pioche.bots.hosted_bot import HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.playing import play
its = game("classic")
bots = [HostedBot(Path(sys.argv[1]), its, Limits(60, 600)), make("classic", "random")]
play(its, its.rules("classic/de", {}, programs=True), bots, bytes(32), 0, 1)
"""
SPINNING = {
    "python": "while True: pass",
    "without letting go": "import re; re.match('(a+)+$', 'a' * 60 + 'b')",
    "sleeping": "import time; time.sleep(600)",
}


@POSIX
@pytest.mark.parametrize("then", SPINNING)
def test_nothing_stays_when_the_host_is_killed(then: str, tmp_path: Path) -> None:
    log, bot = tmp_path / "log", tmp_path / "bot.py"
    bot.write_text(textwrap.dedent(PARENT).format(log=str(log), then=SPINNING[then]), encoding="utf-8")
    with subprocess.Popen([sys.executable, "-c", HOST, str(bot)], stderr=subprocess.PIPE) as program:
        until = time.monotonic() + 240
        while not log.exists() and time.monotonic() < until:
            time.sleep(0.05)
        pids = [int(text) for text in log.read_text().split()]
        assert all(map(running, pids))
        program.send_signal(signal.SIGKILL)
        assert gone(pids)
        assert program.stderr is not None
        assert program.stderr.read() == b""


@POSIX
@pytest.mark.parametrize("then", ["return legal[0]", "while True: pass", "os._exit(3)"])
def test_its_children_end_with_it(then: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    played = played_by(tmp_path, textwrap.dedent(PARENT).format(log=str(log), then=then), Limits(60, 1.0))
    assert gone([int(text) for text in log.read_text().split()])
    expected = {"while True: pass": Hung(1.0), "os._exit(3)": Crashed(Reason.of("ended", status="3"))}
    assert {fault for _, fault in played.faults} == ({expected[then]} if then in expected else set())


@POSIX
def test_interrupts_are_for_the_host(tmp_path: Path) -> None:
    source = "import os, signal\ndef act(v, l):\n    os.kill(os.getpid(), signal.SIGINT)\n    return l[0]\n"
    assert played_by(tmp_path, source).faults == []
