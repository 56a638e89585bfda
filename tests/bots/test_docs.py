"""The bots in docs/write-a-bot.md work as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche.bots.classic.game import CLASSIC
from pioche.bots.game import game
from pioche.bots.host import HostedBot, Limits
from pioche.bots.levels import make
from pioche.bots.playing import play

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
SOURCES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PATIENT = Limits(start=60.0, move=60.0)


@pytest.mark.parametrize("number", range(len(SOURCES)))
@pytest.mark.parametrize("language", ["fr", "de"])
def test_it_plays(number: int, language: str, tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(SOURCES[number], encoding="utf-8")
    name = "rummy" if "pioche.rummy" in SOURCES[number] else "classic"
    its = game(name)
    bot = HostedBot(path, its, PATIENT)
    try:
        rules = its.among_bots(f"{name}/{language}", {})
        played = play(its, rules, [bot, make(name, "random")], bytes(32), 0, 1)
        assert played.faults == []
        assert played.winners
    finally:
        bot.close()


def test_there_are_some() -> None:
    assert len(SOURCES) == 4


def test_the_second_is_better_than_chance(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(SOURCES[1], encoding="utf-8")
    bot = HostedBot(path, CLASSIC, PATIENT)
    rules = CLASSIC.among_bots("classic/fr", {})
    try:
        won = 0
        for number in range(60):
            bots = [bot, make("classic", "random")]
            for seat in (0, 1):
                played = play(CLASSIC, rules, bots[::-1] if seat else bots, number.to_bytes(32, "big"), seat, number)
                won += seat in played.winners
    finally:
        bot.close()
    assert won > 60
