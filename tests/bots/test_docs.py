"""The bots in docs/write-a-bot.md work as printed, in every way in which they can be used."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import cli
from pioche.bots.faults import Crashed
from pioche.bots.hosted_bot import HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.classic.game import GAME as CLASSIC
from pioche.games import named as game
from pioche.i18n import Translator
from pioche.rummy.game import GAME as RUMMY
from pioche.server.thinking.planner import broken

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
SOURCES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PATIENT = Limits(start=60.0, move=60.0)


@pytest.fixture(params=range(len(SOURCES)))
def number(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


def saved(number: int, folder: Path) -> Path:
    path = folder / "my_bot.py"
    path.write_text(SOURCES[number], encoding="utf-8")
    return path


def its_game(number: int) -> str:
    return "rummy" if "pioche.rummy" in SOURCES[number] else "classic"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_it_plays(number: int, language: str, tmp_path: Path) -> None:
    name = its_game(number)
    its = game(name)
    bot = HostedBot(saved(number, tmp_path), its, PATIENT)
    try:
        rules = its.rules(f"{name}/{language}", {}, programs=True)
        played = play(its, rules, [bot, make(name, "random")], bytes(32), 0, 1)
        assert played.faults == []
        assert played.winners
    finally:
        bot.close()


def test_the_arena_has_nothing_to_complain_of(
    number: int, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    edition = f"{its_game(number)}/fr"
    arguments = ["arena", str(saved(number, tmp_path)), "random", "--game", edition, "--deals", "1", "--limit", "60"]
    assert cli.run(arguments) == 0
    said = capfd.readouterr()
    assert "my_bot.py" in said.out
    assert "Trouble" not in said.out
    assert said.err == ""


def test_the_server_takes_it(number: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Whichever game the bot plays."""
    assert broken(saved(number, tmp_path), Translator("en")) is None
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("source", "reason"), [("import nothing_like_this", "nothing_like_this"), ("x = 1", "neither a class Bot")]
)
def test_the_server_does_not_take_everything(source: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(source)
    assert reason in (broken(path, Translator("en")) or "")


@pytest.mark.parametrize(
    ("answer", "kinds"), [("legal[0]", {Crashed}), ("legal[0] if legal else None", set()), ("None", set())]
)
def test_the_tile_game_may_leave_nothing_to_choose_from(answer: str, kinds: set[type], tmp_path: Path) -> None:
    """As the page warns: a player who can lay has to, and lays are not listed. None means the fallback move."""
    path = tmp_path / "my_bot.py"
    path.write_text(f"def act(view, legal):\n    return {answer}\n")
    bot = HostedBot(path, RUMMY, PATIENT)
    try:
        played = play(RUMMY, RUMMY.rules("rummy/en"), [bot, make("rummy", "greedy")], bytes(32), 0, 1)
        assert {type(fault) for _, fault in played.faults} == kinds
        assert played.winners
    finally:
        bot.close()


def test_the_card_game_does_not(scaled: Callable[[int], int]) -> None:
    """The seat on turn always has a legal action."""
    chance = random.Random(1)
    for number in range(scaled(40)):
        rules = CLASSIC.rules(
            chance.choice(CLASSIC.editions()), {"jump_in": chance.choice(("on", "off"))}, programs=True
        )
        table, _ = CLASSIC.deal(rules, chance.randrange(2, 6), number.to_bytes(32, "big"), 0)
        for _ in range(200):
            if table.over:
                break
            assert table.legal(table.turn)
            table.apply(chance.choice([action for seat in range(table.players) for action in table.legal(seat)]))


def test_there_are_some() -> None:
    assert len(SOURCES) == 4


def test_they_are_short() -> None:
    assert max(len(source.splitlines()) for source in SOURCES) < 40


def wins(number: int, deals: int, tmp_path: Path) -> int:
    """Wins over so many deals, each played in both seats, against random play. Deterministic: no budget is in time."""
    bot = HostedBot(saved(number, tmp_path), CLASSIC, PATIENT)
    rules = CLASSIC.rules("classic/fr", {}, programs=True)
    won = 0
    try:
        for deal in range(deals):
            bots = [bot, make("classic", "random")]
            for seat in (0, 1):
                played = play(CLASSIC, rules, bots[::-1] if seat else bots, deal.to_bytes(32, "big"), seat, deal)
                won += seat in played.winners
    finally:
        bot.close()
    return won


def test_the_first_loses_as_the_page_says(tmp_path: Path) -> None:
    assert wins(0, 40, tmp_path) < 36


def test_the_second_is_better_than_chance(tmp_path: Path) -> None:
    assert wins(1, 60, tmp_path) > 60


@pytest.mark.native
def test_the_one_that_looks_ahead_clearly_beats_chance(tmp_path: Path) -> None:
    assert wins(2, 40, tmp_path) > 48
