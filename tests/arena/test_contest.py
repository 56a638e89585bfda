"""Who plays whom, in which seats and on which deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pioche.arena.entrants import Entrant, entrant, entrants
from pioche.bots.bot import Budget
from pioche.engine.refusal import Refused
from tests.arena.setups import contest


def test_between_two_every_pair_plays_every_deal_in_both_seats() -> None:
    found = contest("random", "greedy", "heuristic", deals=3)
    assert found.pairings() == [(0, 1), (0, 2), (1, 2)]
    sittings = [found.sitting(number) for number in range(found.games)]
    assert found.games == 3 * 3 * 2
    assert Counter(sitting.deal for sitting in sittings) == {0: 6, 1: 6, 2: 6}
    assert {sitting.seats for sitting in sittings} == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert all(count == 3 for count in Counter(sitting.seats for sitting in sittings).values())


def test_among_four_one_sits_alone_in_every_seat() -> None:
    found = contest(players=4, deals=1)
    assert found.pairings() == [(0, 1), (1, 0)]
    seats = [found.sitting(number).seats for number in range(found.games)]
    assert seats[:4] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert seats[4:] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]


def test_partners_play_for_the_same_entrant() -> None:
    found = contest(players=4, options=(("teams", "2"),), deals=1)
    assert found.pairings() == [(0, 1)]
    assert [found.sitting(number).seats for number in range(found.games)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_in_a_gauntlet_only_the_first_meets_everybody() -> None:
    assert contest("random", "greedy", "heuristic", gauntlet=True).pairings() == [(0, 1), (0, 2)]
    assert contest("random", "greedy", "heuristic", gauntlet=True, players=3).pairings() == [(0, 1), (0, 2)]


def test_more_deals_only_add_games() -> None:
    few, many = contest(deals=2), contest(deals=5)
    assert [few.sitting(number) for number in range(few.games)] == [many.sitting(n) for n in range(few.games)]
    assert few.key() == many.key()


def test_deals_are_the_same_for_all_and_chance_is_not() -> None:
    found = contest("random", "greedy", "heuristic")
    assert len({found.deal_seed(deal) for deal in range(10)}) == 10
    assert len({found.chance(number) for number in range(20)}) == 20


def test_other_contests_have_other_keys(tmp_path: Path) -> None:
    first = contest()
    others = [
        contest("greedy", "random"),
        contest(players=3),
        contest(options=()),
        contest(gauntlet=True),
        replace(first, seed=bytes(31) + b"1"),
    ]
    assert len({each.key() for each in (first, *others)}) == len(others) + 1
    file = tmp_path / "bot.py"
    file.write_text("def act(view, legal): return legal[0]\n")
    one = contest(str(file), "random").key()
    file.write_text("def act(view, legal): return legal[-1]\n")
    assert contest(str(file), "random").key() != one


def test_entrants() -> None:
    assert entrant("strong", "classic") == Entrant("strong", "strong")
    assert entrant("search@200ms", "classic").budget == Budget(milliseconds=200)
    assert entrant("search@500", "classic").budget == Budget(playouts=500)
    assert entrant("search@200ms", "classic").reproducible is False
    assert entrant("search@500", "classic").reproducible
    assert not entrant("master", "rummy").reproducible
    assert entrant("strong", "classic").reproducible


def test_files_that_are_called_alike(tmp_path: Path) -> None:
    files = [tmp_path / folder / "bot.py" for folder in ("one", "two")]
    for file in files:
        file.parent.mkdir()
        file.write_text("def act(view, legal): return legal[0]\n")
    assert [each.name for each in entrants((str(files[0]), "random"), "classic")] == ["bot.py", "random"]
    assert [each.name for each in entrants(tuple(map(str, files)), "classic")] == [str(file) for file in files]
    with pytest.raises(Refused, match="arena-twice"):
        entrants((str(files[0]), str(files[0])), "classic")


def test_one_file_on_two_ways_takes_part_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text("def act(view, legal): return legal[0]\n")
    Path("folder").mkdir()
    Path("link.py").symlink_to("bot.py")
    Path("name.py").hardlink_to("bot.py")
    Path("copy.py").write_text(Path("bot.py").read_text())
    for other in ("bot.py", "./bot.py", "folder/../bot.py", str(tmp_path / "bot.py"), "link.py", "name.py"):
        with pytest.raises(Refused, match="arena-twice"):
            entrants(("bot.py", "random", other), "classic")
    assert [each.name for each in entrants(("bot.py", "copy.py"), "classic")] == ["bot.py", "copy.py"]


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("random",), "arena-too-few"),
        ((), "arena-too-few"),
        (("random", "random"), "arena-twice"),
        (("random", "deep-blue"), "unknown-bot"),
        (("random", "search@0"), "arena-budget"),
        (("random", "greedy@100"), "arena-no-budget"),
        (("random", "no/such/bot.py"), "arena-no-file"),
    ],
)
def test_who_cannot_take_part(names: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused, match=code):
        entrants(names, "classic")
