"""What runs under Pyodide in node: whole rounds of both games, and the replays to the same bytes as everywhere."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from pioche import games, puzzles
from pioche.engine.replay import verify
from tests.device.player import MemoryStorage, ask, started


async def main() -> None:
    for edition, bots in (("classic/de", ("beginner", "casual", "strong")), ("rummy/fr", ("casual",))):
        player = await started(MemoryStorage(), edition, bots)
        await player.play()
        assert not player.refused, player.refused
        print(f"played {edition}")
    await looked_back()
    forbidden = sorted({"sqlalchemy", "litestar", "picows", "_multiprocessing"} & sys.modules.keys())
    assert not forbidden, forbidden
    for path in sorted((Path(__file__).parents[1] / "replays").glob("*.pioche")):
        ends = {step.round: step.text for step in verify(path.read_text(encoding="utf-8"), games.of)}
        assert list(ends.values()) == path.with_suffix(".final").read_text(encoding="utf-8").splitlines(), path.name
        print(f"replayed {path.stem}")


async def looked_back() -> None:
    """A finished match is listed, shown and reviewed, and puzzles are solved, in the reader's language."""
    player = await started(MemoryStorage(), "classic/fr", ("beginner",), options={"rounds_to_win": "1"})
    while player.state["table"]["status"] != "over":
        await player.step()
    device = player.device
    (game,) = (await ask(device, "GET", "/me/games"))["games"]
    view = await ask(device, "GET", f"/replays/{game['link']}")
    assert view["rounds"][0]["steps"] == game["moves"] + 1
    address = f"/replays/{game['link']}/review?language=de"
    before = time.monotonic()
    found = await ask(device, "POST", address, {})
    while found["state"] != "done":
        assert found["state"] in ("waiting", "running"), found
        await asyncio.sleep(0.01)
        found = await ask(device, "GET", address)
    print(f"reviewed {game['moves']} moves in {time.monotonic() - before:.1f} s")
    for kind in puzzles.Kind:
        puzzle = puzzles.load(kind)[0]
        shown = await ask(device, "GET", f"/puzzles/{puzzle.name}?language=lb")
        assert " " in shown["puzzle"]["task"], shown["puzzle"]["task"]
        moves = list(puzzles.solution(puzzle))
        tried = await ask(device, "POST", f"/puzzles/{puzzle.name}/try?language=fr", {"moves": moves})
        assert tried["tried"]["outcome"] == "solved"
        print(f"solved {puzzle.name}: {shown['puzzle']['task']}")
