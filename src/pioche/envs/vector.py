"""Many rounds of the card game or the tile game at once, in NumPy arrays that are overwritten at every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, SupportsIndex

from pioche.classic import codes as c
from pioche.envs import codes as e
from pioche.envs import tile_codes as t
from pioche.envs.batch import Batch
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.extras import missing
from pioche.envs.integers import LONGEST, whole
from pioche.envs.rummy import RummyEnvTable
from pioche.envs.rummy_encoding import RUMMY
from pioche.envs.tile_batch import TileBatch
from pioche.envs.vector_base import AUTORESET, TableVector, locked
from pioche.envs.vector_players import STYLES, TILE_STYLES, BatchPolicy, OpponentsGiven

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes, Shorts
    from pioche.envs.classic import ClassicEnvTable

__all__ = ["LEARNING", "BatchPolicy", "ClassicVector", "RummyVector"]

LEARNING: Final[Mapping[str, str]] = {"voluntary_draw": "off"}
"""House rules with which even random play ends rounds soon (docs/research.md)."""


class ClassicVector(TableVector):
    """Many tables of the card game, each asking one seat for one action."""

    def __init__(
        self,
        games: SupportsIndex,
        edition: str = "classic/fr",
        players: SupportsIndex = 4,
        options: Mapping[str, str] | None = None,
        seed: SupportsIndex | None = 0,
        longest: SupportsIndex = LONGEST,
        *,
        skip_forced: bool = False,
        autoreset: str = "same_step",
        opponents: OpponentsGiven | None = None,
        seat: SupportsIndex | None = None,
        history: SupportsIndex = 0,
        perfect: bool = False,
    ) -> None:
        """`skip_forced`: do not ask where only one action is legal. `autoreset`: `same_step`, `next_step`, `disabled`.

        `opponents`: who plays all seats but one, whose number is `seat` (None: drawn for every round); without, all
        seats ask. `history`: how many past moves are shown. `perfect`: show the hidden cards in `perfect`, for critics.
        """
        history = whole(history, "history is a whole number")
        if not 0 <= history <= 10_000:
            raise ValueError(f"history is 0 to 10000 moves, not {history}")
        settings = {
            "skip_forced": bool(skip_forced),
            "autoreset": autoreset,
            "opponents": opponents,
            "seat": seat,
            "history": history,
            "perfect": bool(perfect),
        }
        super().__init__(CLASSIC, games, edition, players, options, longest, settings, STYLES, e.LISTED_SIZE)
        self._written["perfect"] = np.zeros((self.games, e.PERFECT if perfect else 0), np.int8)
        self._written["history"] = np.zeros((self.games, history * e.MOVE_SIZE), np.int16)
        kept_moves = (history + e.KEPT_MORE) * e.KEPT_SIZE if history else 0
        self._kept |= {
            "lacks": np.zeros((self.games, c.SEATS), np.int32),
            "moves": np.zeros((self.games, kept_moves), np.int16),
            "last": np.zeros(self.games, np.int32),
            "parts": np.zeros(self.games, np.int32),
            "lying": np.zeros((self.games, c.PACK), np.uint8),
            "lying_counts": np.zeros((self.games, e.FACES), np.int8),
            "lying_size": np.zeros(self.games, np.int32),
        }
        self.perfect: Bytes = locked(self._written["perfect"])
        self.history: Shorts = locked(self._written["history"]).reshape(self.games, history, e.MOVE_SIZE)
        batch = Batch(
            self.rules,
            self.players,
            self.longest,
            self._written,
            self._kept,
            self._seat,
            bool(skip_forced),
            AUTORESET[autoreset],
        )
        self._begin(batch, seed)

    def tables(self) -> list[ClassicEnvTable]:
        """Copies of the tables, for search and analysis: they include hidden cards.

        `actions()` lists the legal actions, `act` performs one; `copy` and `worth` are useful for search.
        """
        found: list[ClassicEnvTable] = self._batch.copies()
        return found


class RummyVector(TableVector):
    """Many tables of the tile game, each asking one seat for one action."""

    def __init__(
        self,
        games: SupportsIndex,
        edition: str = "rummy/fr",
        players: SupportsIndex = 4,
        options: Mapping[str, str] | None = None,
        seed: SupportsIndex | None = 0,
        longest: SupportsIndex = LONGEST,
        *,
        skip_forced: bool = False,
        autoreset: str = "same_step",
        opponents: OpponentsGiven | None = None,
        seat: SupportsIndex | None = None,
    ) -> None:
        """The arguments are those of `ClassicVector`; `opponents` are `random` or functions."""
        settings = {"skip_forced": bool(skip_forced), "autoreset": autoreset, "opponents": opponents, "seat": seat}
        super().__init__(RUMMY, games, edition, players, options, longest, settings, TILE_STYLES, t.LISTED_SIZE)
        batch = TileBatch(
            self.rules,
            self.players,
            self.longest,
            self._written,
            self._kept,
            self._seat,
            bool(skip_forced),
            AUTORESET[autoreset],
        )
        self._begin(batch, seed)

    def tables(self) -> list[RummyEnvTable]:
        """Copies of the tables, for search and analysis: they include hidden tiles."""
        return [RummyEnvTable.asking(each.round(), *each.question()) for each in self._batch.copies()]
