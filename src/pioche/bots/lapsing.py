"""A mind with lapses: now and then it does what another, weaker mind would do. Makes the lower levels."""

from __future__ import annotations

from typing import Any, Final

from pioche.bots import chance

_LAPSES: Final = 77  # keeps these random numbers apart from those of the minds


class LapsingMind:
    """Chooses like `careful`, but in this share of its decisions like `careless`."""

    def __init__(self, careful: Any, careless: Any, share: float) -> None:
        self._careful = careful
        self._careless = careless
        self._share = share
        self._seed = 0

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        self._seed = seed
        self._careful.begin(rules, seat, players, seed)
        self._careless.begin(rules, seat, players, seed)

    def see(self, event: Any) -> None:
        self._careful.see(event)
        self._careless.see(event)

    def choose(self, view: Any, moves: Any, moment: int) -> Any:
        return self._mind(moment).choose(view, moves, moment)

    def choose_freely(self, view: Any, moves: Any, moment: int) -> Any:
        return self._mind(moment).choose_freely(view, moves, moment)

    def _mind(self, moment: int) -> Any:
        return self._careless if chance.share(self._seed, moment, _LAPSES) < self._share else self._careful
