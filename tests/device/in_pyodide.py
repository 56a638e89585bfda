"""What runs under Pyodide in node: whole rounds of both games, and the replays to the same bytes as everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

from pioche import games
from pioche.engine.replay import verify
from tests.device.player import MemoryStorage, started


async def main() -> None:
    for edition, bots in (("classic/de", ("beginner", "casual", "strong")), ("rummy/fr", ("casual",))):
        player = await started(MemoryStorage(), edition, bots)
        await player.play()
        assert not player.refused, player.refused
        print(f"played {edition}")
    forbidden = sorted({"sqlalchemy", "litestar", "picows", "_multiprocessing"} & sys.modules.keys())
    assert not forbidden, forbidden
    for path in sorted((Path(__file__).parents[1] / "replays").glob("*.pioche")):
        ends = {step.round: step.text for step in verify(path.read_text(encoding="utf-8"), games.of)}
        assert list(ends.values()) == path.with_suffix(".final").read_text(encoding="utf-8").splitlines(), path.name
        print(f"replayed {path.stem}")
