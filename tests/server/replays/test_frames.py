"""Recorded matches as clients get them: every file opens, every step is the same however it is reached."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche import games
from pioche.engine import replay
from pioche.engine.deal import round_seed
from pioche.engine.progress import MatchInProgress
from pioche.engine.refusal import Refused
from pioche.server.replays import frames
from pioche.server.replays.frames import Eyes, ReplayPart, part
from pioche.server.replays.overviews import overview
from pioche.server.replays.recordings import Recording, of_file
from pioche.server.table.protocol import ENCODER
from pioche.server.table.structs import applied

FILES = sorted((Path(__file__).parents[2] / "replays").glob("*.pioche"))
Json = dict[str, Any]


def recorded(edition: str, players: int, rounds: int = 2, **options: str) -> str:
    """A match of cheap moves, as text."""
    game = games.of(edition)
    rules = game.rules(edition, options, players=players, programs=True)
    table = MatchInProgress(game, edition, rules, players)
    made = replay.new(game, edition, rules, players)
    for number in range(rounds):
        seed = round_seed(bytes(32), number)
        table.begin(seed)
        made = made.begun(seed, table.dealer)
        while not table.over():
            action = game.write(table.round.progress_move(table.round.turn, len(made.rounds[-1].actions)))
            table.play(action)
            made = made.played(action)
        made = made.scored(table.score(), table.sides_won())
        if table.sides_won():
            break
    return replay.write(made)


def states(found: ReplayPart) -> list[Json]:
    """The whole state at each step, as a client puts it together."""
    sent = msgspec.json.decode(ENCODER.encode(found))
    now = {name: sent["state"][name] for name in ("table", "round", "offers", "doubtful", "seq")}
    made = [now | {"news": sent["state"]["missed"]}]
    for update in sent["updates"]:
        for name in ("table", "round"):
            if name in update:
                now[name] = applied(now[name], update[name])
        now = now | {name: update[name] for name in ("offers", "doubtful", "seq") if name in update}
        made.append(now | {"news": update["news"]})
    return made


def all_eyes(made: Recording) -> list[Eyes]:
    seats = [Eyes(seat) for seat in (None, *range(made.replay.players))]
    return [*seats, Eyes(0, open=True)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_recorded_game_opens(path: Path) -> None:
    made = of_file(path.read_text())
    steps = replay.verify(path.read_text(), games.of)
    seen = overview(made, None)
    assert [each.steps for each in seen.rounds] == [len(played.actions) + 1 for played in made.replay.rounds]
    assert sum(each.steps for each in seen.rounds) == len(steps)
    assert all(0 <= mark.step < len(steps) for mark in seen.marks)
    for eyes in all_eyes(made):
        texts: list[str] = []
        for number, shown in enumerate(seen.rounds, 1):
            for start in range(0, shown.steps, frames.PART):
                found = part(made, number, start, eyes)
                texts += found.positions
                assert [state["seq"] for state in states(found)] == [
                    shown.first + start + place for place in range(len(found.updates) + 1)
                ]
        assert texts == [step.text for step in steps]


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_a_step_is_the_same_however_it_is_reached(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = of_file(recorded(edition, 3))
    for eyes in all_eyes(made):
        whole = states(part(made, 2, 0, eyes))
        monkeypatch.setattr(frames, "PART", 7)
        pieces: list[Json] = []
        while len(pieces) < len(whole):
            pieces += states(part(made, 2, len(pieces), eyes))
        monkeypatch.undo()
        assert pieces[: len(whole)] == whole


@pytest.mark.parametrize(("edition", "own", "all_of"), [("classic/fr", "hand", "hands"), ("rummy/en", "rack", "racks")])
def test_open_hands_are_those_of_all_seats(edition: str, own: str, all_of: str) -> None:
    made = of_file(recorded(edition, 3, 1))
    opened = states(part(made, 1, 0, Eyes(0, open=True)))
    hands = [[state["round"][own] for state in states(part(made, 1, 0, Eyes(seat)))] for seat in range(3)]
    assert [state["round"][all_of] for state in opened] == [list(each) for each in zip(*hands, strict=True)]
    shut = states(part(made, 1, 0, Eyes(0)))
    assert all(state["round"][all_of] is None for state in shut if state["table"]["status"] == "playing")


def test_scores_of_earlier_rounds_stand_on_the_pad() -> None:
    made = of_file(recorded("classic/fr", 2, 3, target="5000"))
    for number in (1, 2, 3):
        shown = states(part(made, number, 0, Eyes(None)))
        assert len(shown[0]["table"]["sheet"]["rows"]) == number - 1
        assert shown[0]["table"]["round"] == number
    last = made.replay.rounds[2]
    end = states(part(made, 3, len(last.actions), Eyes(None)))[0]
    assert end["table"]["status"] == "between"
    assert end["table"]["sheet"]["totals"] == list(made.replay.totals())


def test_a_round_that_is_played_is_shown_to_its_seat_only() -> None:
    text = recorded("classic/fr", 3, 2, target="5000")
    made = of_file(text)
    running = Recording("t", 1, made.replay, (), made.seats, only=1)
    assert part(running, 1, 0, Eyes(0, open=True)).positions
    assert part(running, 2, 0, Eyes(1)).positions == []
    for eyes in (Eyes(0), Eyes(None), Eyes(1, open=True)):
        with pytest.raises(Refused) as error:
            part(running, 2, 0, eyes)
        assert error.value.refusal.code == "no-replay"


@pytest.mark.parametrize(("number", "start", "seat"), [(0, 0, None), (3, 0, None), (1, 9_999, None), (1, 0, 3)])
def test_moments_that_do_not_exist(number: int, start: int, seat: int | None) -> None:
    made = of_file(recorded("classic/fr", 3, 2, target="5000"))
    with pytest.raises(Refused) as error:
        part(made, number, start, Eyes(seat))
    assert error.value.refusal.code == "no-such-moment"


def test_bad_files_are_refused_with_a_sentence() -> None:
    good = recorded("classic/fr", 2, 1)
    changed = good.replace("draw", "pass", 1) if "draw" in good else good.replace("score", "score ", 1)
    bad = {
        "": "replay-not-one",
        "GIF89a\x00\x01": "replay-not-one",
        good.replace("pioche replay 1", "pioche replay 9"): "replay-version",
        good.replace("edition classic/fr", "edition chess/fide"): "unknown-edition",
        good[: len(good) // 2]: None,
        changed: None,
    }
    for text, code in bad.items():
        with pytest.raises(Refused) as error:
            overview(of_file(text), None)
        assert code is None or error.value.refusal.code == code


def test_the_lead_changes() -> None:
    made = of_file(recorded("classic/fr", 3, 8, target="5000"))
    seen = overview(made, None)
    won = [mark for mark in seen.marks if mark.kind == "round-won"]
    assert [mark.seat for mark in won] == [row.winner for row in seen.sheet.rows if row.winner is not None]
    leaders: list[int] = []
    for row in seen.sheet.rows:
        best = [side for side, total in enumerate(row.totals) if total == max(row.totals)]
        if len(best) == 1 and (not leaders or leaders[-1] != best[0]):
            leaders.append(best[0])
    assert [mark.seat for mark in seen.marks if mark.kind == "lead"] == leaders[1:]
    assert len(leaders) > 1
