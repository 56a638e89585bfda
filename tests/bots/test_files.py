"""The file of a custom bot: whatever the names of it and the files beside it, and whatever else it contains."""

from __future__ import annotations

import subprocess
import textwrap
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.bots import process
from pioche.bots.faults import Broken, Fault
from pioche.bots.files import games_of
from pioche.bots.hosted_bot import HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.bots.reasons import said
from pioche.classic.game import GAME as CLASSIC
from pioche.i18n import LANGUAGES, Translator
from pioche.rummy.game import GAME as RUMMY

PATIENT = Limits(start=60.0, move=60.0)
PLAIN = "def act(view, legal):\n    return legal[0]\n"
TAKEN = ("random", "signal", "typing", "json", "threading", "dataclasses", "msgspec", "pioche")


def written(path: Path, source: str) -> Path:
    path.write_text(textwrap.dedent(source), encoding="utf-8")
    return path


def faults(path: Path, rounds: int = 1, limits: Limits = PATIENT) -> list[Fault]:
    """The faults of the bot of a file."""
    bot = HostedBot(path, CLASSIC, limits)
    rules = CLASSIC.rules("classic/de", {"hand_size": "4"}, programs=True)
    try:
        found: list[Fault] = []
        for number in range(rounds):
            played = play(CLASSIC, rules, [bot, make("classic", "random")], bytes([number] * 32), 0, number)
            found += [fault for _, fault in played.faults]
        return found
    finally:
        bot.close()


def test_names_of_the_standard_library_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in the working directory nor beside the bot."""
    for name in TAKEN:
        written(tmp_path / f"{name}.py", "raise RuntimeError('this is not the one that was meant')\n")
    monkeypatch.chdir(tmp_path)
    bot = written(
        tmp_path / "my_bot.py",
        """
        import json, random, wave  # the last one is loaded by nobody else
        def act(view, legal):
            json.dumps(1), wave.open
            return random.choice(legal)
        """,
    )
    written(tmp_path / "wave.py", "raise RuntimeError('neither is this')\n")
    assert faults(bot) == []


@pytest.mark.parametrize("name", [*TAKEN, "wave", "my bot", "Zoé ☃", "v1.2", "numpy"])
def test_a_bot_may_be_called_anything(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = """
        import dataclasses, json, pickle, random, typing

        @dataclasses.dataclass
        class Note:
            text: "typing.ClassVar[str]" = "x"
            number: int = 1

        def act(view, legal):
            assert pickle.loads(pickle.dumps(Note(3))) == Note(3)
            assert json.loads("[1]") == [1]
            return random.choice(legal)
    """
    assert faults(written(tmp_path / f"{name}.py", source)) == []


def test_files_beside_it_can_be_imported(tmp_path: Path) -> None:
    """Also one with the name of an installed package, and the bot itself from such a file."""
    written(tmp_path / "helper.py", "import my_bot\ndef first(legal):\n    return legal[my_bot.FIRST]\n")
    written(tmp_path / "pytest.py", "MINE = True\n")
    source = "import pytest\nassert pytest.MINE\nFIRST = 0\ndef act(view, legal):\n    import helper\n"
    assert faults(written(tmp_path / "my_bot.py", source + "    return helper.first(legal)\n")) == []


def test_pioche_is_found_where_its_host_has_found_it(tmp_path: Path) -> None:
    """Also if it is not installed; here -S hides what is installed."""
    package = tmp_path / "pioche" / "bots"
    package.mkdir(parents=True)
    written(package / "hosted_child.py", "import sys\ndef main():\n    print(__file__, sys.argv[1:])\n")
    command = process.command(Path("my bot.py"), tmp_path)
    done = subprocess.run([command[0], "-S", *command[1:]], capture_output=True, text=True, check=True)
    assert done.stdout == f"{package / 'hosted_child.py'} ['my bot.py']\n"


def test_the_shape_of_a_bot_is_no_bot(tmp_path: Path) -> None:
    """`pioche.bots.bot.Bot` may be imported for annotations."""
    assert faults(written(tmp_path / "a.py", "from pioche.bots.bot import Bot\n" + PLAIN)) == []
    (found,) = set(faults(written(tmp_path / "b.py", "from pioche.bots.bot import Bot\n")))
    assert isinstance(found, Broken)
    assert said(found.reason, Translator("en")) == "b.py has neither a class Bot nor a function act(view, legal)"


def test_a_class_may_come_from_another_file_unless_there_is_a_function_here(tmp_path: Path) -> None:
    written(tmp_path / "brain.py", "class Bot:\n    def act(self, view, legal):\n        return legal[0]\n")
    written(tmp_path / "empty.py", "class Bot:\n    def act(self, view, legal):\n        return 42\n")
    assert faults(written(tmp_path / "a.py", "from brain import Bot\n")) == []
    assert faults(written(tmp_path / "b.py", "from empty import Bot\n" + PLAIN)) == []


@pytest.mark.parametrize(
    ("source", "method"),
    [
        ("async def act(view, legal):\n    return legal[0]\n", "act"),
        ("class Bot:\n    async def act(self, view, legal):\n        return legal[0]\n", "act"),
        ("class Bot:\n    async def see(self, event): ...\n    def act(self, v, l): return l[0]\n", "see"),
        (
            "class Bot:\n    def act(self, v, l): return l[0]\n    async def delay(self, v, a):\n        yield 1\n",
            "delay",
        ),
    ],
)
def test_nobody_waits_for_coroutines(source: str, method: str, tmp_path: Path) -> None:
    (found,) = set(faults(written(tmp_path / "bot.py", source)))
    assert isinstance(found, Broken)
    sentence = f"{method} in bot.py must be a plain function, not async"
    assert said(found.reason, Translator("en")) == sentence
    assert len({said(found.reason, Translator(language)) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "games"),
    [
        ("", games.names()),
        ("GAMES = ('rummy',)", ("rummy",)),
        ("GAMES: tuple[str, ...] = ('classic',)", ("classic",)),
        ("GAMES = ['rummy', 'classic']", games.names()),
        ("GAMES = ('rummy')", ("rummy",)),
        ("GAMES = ('classic',)\nGAMES = ('rummy',)", ("rummy",)),
        ("'GAMES'; x = '\\d'", games.names()),
        ("GAMES = (", games.names()),
    ],
)
def test_a_file_says_which_games_it_plays(line: str, games: tuple[str, ...], tmp_path: Path) -> None:
    assert games_of(written(tmp_path / "bot.py", f"{line}\n{PLAIN}")) == games


@pytest.mark.parametrize(
    "value",
    ["()", "('chess',)", "('rummy', 'chess')", "'chess'", "'r'", "3", "None", "tuple(x)", "{'rummy': 1}", "[[]]"],
)
def test_what_is_no_game(value: str, tmp_path: Path) -> None:
    (found,) = set(faults(written(tmp_path / "bot.py", f"GAMES = {value}\n{PLAIN}")))
    assert isinstance(found, Broken)
    sentence = "GAMES in bot.py must be written out as a tuple of some of these names: classic, rummy"
    assert said(found.reason, Translator("en")) == sentence


def test_no_bot_plays_what_it_does_not_play(tmp_path: Path) -> None:
    path = written(tmp_path / "bot.py", "GAMES = ('rummy',)\n" + PLAIN)
    (found,) = set(faults(path))
    assert isinstance(found, Broken)
    assert said(found.reason, Translator("en")) == "its GAMES says rummy, not classic"
    bot = HostedBot(path, RUMMY, PATIENT)
    try:
        bot.load()
    finally:
        bot.close()


def test_the_arena_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    path = written(tmp_path / "bot.py", "GAMES = ('rummy',)\n" + PLAIN)
    assert cli.run(["arena", str(path), "random", "--game", "classic/fr", "--deals", "1"]) == 2
    assert capsys.readouterr().err == "pioche: “bot.py” does not take part: its GAMES says rummy, not classic.\n"


SLOW = """
    import time
    class Bot:
        def __init__(self):
            with open(LOG, "a") as log:
                log.write("x")
            time.sleep(1)
            self.rounds = 0
        def begin(self, *_):
            self.rounds += 1
            assert self.rounds == 1
        def act(self, view, legal):
            return legal[0]
"""


def test_an_object_that_takes_long_to_be_made(tmp_path: Path) -> None:
    """Creating it has the time limit of loading, and the object created then plays the first round."""
    log = tmp_path / "log"
    source = f"LOG = {str(log)!r}\n" + textwrap.dedent(SLOW)
    assert faults(written(tmp_path / "bot.py", source), 2, Limits(start=60.0, move=0.5)) == []
    assert log.read_text() == "xx"


def test_chance_in_an_object_comes_from_its_round(tmp_path: Path) -> None:
    """Also in the object of the first round: the same round is always played the same."""
    log = tmp_path / "log"
    source = f"""
        import random
        class Bot:
            def __init__(self):
                self.luck = random.random()
            def begin(self, rules, seat, players, seed):
                with open({str(log)!r}, "a") as log:
                    log.write(f"{{seed}} {{self.luck}}\\n")
            def act(self, view, legal):
                return legal[0]
    """
    path = written(tmp_path / "bot.py", source)
    assert faults(path, 2) == faults(path, 2) == []
    lines = log.read_text().splitlines()
    assert lines[:2] == lines[2:]
    assert lines[0].split()[1] != lines[1].split()[1]
