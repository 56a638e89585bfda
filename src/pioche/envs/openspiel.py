"""Both games registered with OpenSpiel, as `python_pioche_classic` and `python_pioche_rummy`.

    import pyspiel
    import pioche.envs.openspiel
    game = pyspiel.load_game("python_pioche_classic", {"players": 3, "options": "jump_in;hand_size:5"})

The deal consists of four chance nodes with 256 outcomes each; everything after it, reshuffles included, is determined
by them and the actions. With the parameter `chance` as `cards`, for small packs, every hand that is dealt and every
draw is a chance node with exact probabilities (`openspiel_tree`). The information state of a seat is all that it was
told and did. `resampler` provides determinizations for search: `ISMCTSBot.set_resampler(resampler(seed=1))`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from pioche.envs.encoding import AnyEncoding, size
from pioche.envs.extras import missing
from pioche.envs.integers import LONGEST, longest_of, whole
from pioche.envs.move_record import WIDTH, MoveRecord
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import encoding_of, table_spec

try:
    import numpy as np
    import pyspiel

    from pioche.envs.openspiel_tree import Node, Tree, TreeState
except ImportError as error:
    raise missing(error, "open_spiel") from None

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes, Floats
    from pioche.envs.exact_chance import ExactChance

THROWS: Final = 4  # chance nodes of the deal
SIDES: Final = 256
HISTORY: Final = 64  # the default number of past moves in an information state tensor
_MOST_HISTORY: Final = 10_000
_PREFIX: Final = "python_pioche_"
SEED: Final = "seed"
CARDS: Final = "cards"
_CHANCE: Final = tuple((outcome, 1 / SIDES) for outcome in range(SIDES))


def _game_type(edition: str, most_players: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=_PREFIX + encoding_of(edition).name,
        long_name=f"Pioche, a round by {edition} or other rules",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "edition": edition,
            "options": "",
            "longest": LONGEST,
            "history": HISTORY,
            "chance": SEED,
        },
    )


class PiocheGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is untyped
    """A game of one round.

    `options` are house rules, `name` or `name:value`, separated by `;`. After `longest` actions the round ends without
    a winner. `chance`: `seed`, or `cards` for small packs.
    """

    def __init__(self, game_type: pyspiel.GameType, params: Mapping[str, Any]) -> None:
        given = {**game_type.parameter_specification, **params}
        opened = table_spec(given["edition"], given["players"], _options(str(given["options"])))
        self.table: Callable[[int], Any] = opened.table
        self.players = opened.players
        self.longest = longest_of(given["longest"])
        self.history = whole(given["history"], "history is a whole number")
        if not 0 <= self.history <= _MOST_HISTORY:
            raise ValueError(f"history is 0 to {_MOST_HISTORY} moves, not {self.history}")
        self.pioche = opened.game
        ours = encoding_of(game_type.parameter_specification["edition"])
        if self.pioche is not ours:
            raise ValueError(
                f"{game_type.short_name} is played by {', '.join(ours.editions)}; "
                f"load {_PREFIX}{self.pioche.name} for {opened.edition}"
            )
        self.exact: ExactChance | None = None
        if given["chance"] == CARDS:
            self.exact = self.pioche.exact_chance(
                self.pioche.rules(opened.edition, opened.players, opened.options), opened.players
            )
        elif given["chance"] != SEED:
            raise ValueError(f"chance is {SEED} or {CARDS}, not {given['chance']}")
        self._root: Node | None = None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.pioche.actions,
            max_chance_outcomes=SIDES if self.exact is None else self.exact.most,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(game_type, info, dict(params))

    def new_initial_state(self) -> PiocheState | TreeState:
        if self.exact is None:
            return PiocheState(self)
        if self._root is None:
            self._root = Tree(self.pioche, self.exact, self.players, self.longest).root()
        return TreeState(self, self._root)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal, and one for each action that may draw; OpenSpiel's default is the maximum game length."""
        return THROWS if self.exact is None else self.exact.lots + self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PiocheObserver:
        if params:
            raise ValueError(f"the observer has no parameters, but got {params}")
        return PiocheObserver(
            self.pioche, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.history
        )


def _options(text: str) -> dict[str, str]:
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip() if colon else "on" for name, colon, value in pairs}


class _Told:
    """All that every seat was told and did, in order; cheap to copy."""

    __slots__ = ("events", "texts")

    def __init__(self, players: int) -> None:
        self.events: list[Any] = []
        self.texts: list[list[str]] = [[] for _ in range(players)]

    def add(self, game: AnyEncoding, events: list[Any]) -> None:
        self.events += events
        for seat, texts in enumerate(self.texts):
            texts += [str(game.told(event, seat)) for event in events]

    def __deepcopy__(self, memo: object) -> _Told:
        made = _Told(0)
        made.events = self.events.copy()
        made.texts = [texts.copy() for texts in self.texts]
        return made


class PiocheState(pyspiel.State):  # type: ignore[misc] # as above
    """A position. Everything after the deal is determined by the actions."""

    def __init__(self, game: PiocheGame) -> None:
        super().__init__(game)
        self._table: Any = None  # not dealt yet
        self.told = _Told(game.players)
        self.moves = MoveRecord()
        self._throws = 0
        self._seed = 0
        self._actions = 0
        self._longest = game.longest
        self._mask: bytes | None = None  # computed lazily, because it is slow for the tile game

    @property
    def table(self) -> Any:
        return self._table

    @table.setter
    def table(self, table: Any) -> None:
        self._table = table
        self._mask = None

    def recalled(self, seat: int | None) -> list[str]:
        """All that a seat was told and did, in order; None: all that everybody was told."""
        if seat is None:
            return [str(self.pioche.told(event, None)) for event in self.told.events]
        return self.told.texts[seat]

    @property
    def pioche(self) -> AnyEncoding:
        found: AnyEncoding = self.get_game().pioche
        return found

    def current_player(self) -> int:
        if self._throws < THROWS:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.table.asked)

    def is_terminal(self) -> bool:
        return self.table is not None and (bool(self.table.s.over) or self._actions >= self._longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.asked:
            return []
        listed: list[int] = np.frombuffer(self._legal(), np.int8).nonzero()[0].tolist()
        return listed

    def _legal(self) -> bytes:
        if self._mask is None:
            mask: Bytes = np.zeros(self.pioche.actions, np.int8)
            self._table.legal(mask)
            self._mask = mask.tobytes()
        return self._mask

    def _may(self, action: int) -> bool:
        if self._throws < THROWS:
            return 0 <= action < SIDES
        return not self.is_terminal() and 0 <= action < self.pioche.actions and bool(self._legal()[action])

    def _apply_action(self, action: int) -> None:
        if not self._may(action):  # neither OpenSpiel nor the table checks it
            raise ValueError(f"action {action} is not legal now: see legal_actions()")
        self._mask = None
        if self._throws < THROWS:
            self._throws += 1
            self._seed = self._seed * SIDES + action
            if self._throws == THROWS:
                self.table = self.get_game().table(self._seed)
                self.told.add(self.pioche, self.pioche.deal(self.table))
            return
        self._actions += 1
        self.told.texts[self.table.asked].append(self.pioche.action_name(action))
        self.moves.before(self.pioche, self.table, action)
        self.told.add(self.pioche, self.pioche.act(self.table, action))
        self.moves.after(self.pioche, self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player < 0 else f"{player}:{self.pioche.action_name(action)}"

    def returns(self) -> list[float]:
        """In double precision: OpenSpiel requires returns such as thirds to sum to zero."""
        over = self.table is not None and self.table.s.over
        return [self.table.worth(seat) if over else 0.0 for seat in range(self.num_players())]

    def __str__(self) -> str:
        return f"{self._throws} throws, {self._seed}" if self.table is None else self.pioche.position(self.table)


class PiocheObserver:
    """What a seat sees, as a tensor and as text. With perfect recall, the text is all that it was told and did, and the
    tensor has the last moves behind the observation (`move_record`).

    Observations have public information, with or without the seat's private information. Other types raise ValueError.
    """

    def __init__(self, game: AnyEncoding, kind: Any, history: int) -> None:
        self._game = game
        self._recalls = bool(kind.perfect_recall)
        self._open_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are observations of what lies open, with what the seat knows or without: no others")
        self._numbers: Bytes = np.zeros(size(game), np.int8)
        seen = size(game)
        self.tensor: Floats = np.zeros(seen + (WIDTH * history if self._recalls else 0), np.float32)
        self.dict: dict[str, Floats] = {
            part.name: self.tensor[part.first : part.first + part.size] for part in game.features
        }
        if self._recalls:
            self.dict["history"] = self.tensor[seen:].reshape(history, WIDTH)

    def set_from(self, state: PiocheState | TreeState, player: int) -> None:
        self._numbers.fill(0)
        if state.table is not None:
            self._game.observe(state.table, player, self._numbers)
        self.tensor[: len(self._numbers)] = self._numbers
        if self._recalls:
            self.dict["history"].fill(0)
            moves = state.moves if not self._open_only else state.moves.known_to(-1)
            moves.write(player, state.num_players(), self.dict["history"])
        for part in self._game.features if self._open_only else ():
            if part.private:
                self.dict[part.name].fill(0)

    def string_from(self, state: PiocheState | TreeState, player: int) -> str:
        seat = None if self._open_only else player
        if not self._recalls:
            return "nothing is dealt" if state.table is None else self._game.seen(state.table, seat)
        return "\n".join(["onlooker" if seat is None else f"seat {seat}", *state.recalled(seat)])


def resample(state: PiocheState, player: int, seed: int) -> PiocheState:
    """A determinization for search: a random position with the same information state of a seat."""
    if state.table is None:
        raise ValueError("nothing is dealt yet, so there is nothing to guess")
    made: PiocheState = state.clone()
    game = state.pioche
    told = [game.told(event, player) for event in state.told.events]
    made.table = game.imagined(state.table, told, player, seed)
    made.moves = state.moves.known_to(player)
    for seat, texts in enumerate(made.told.texts):
        if seat != player:  # the others hold other cards now, so their histories are no longer valid
            texts[:] = [game.seen(made.table, seat)]
    return made


def resampler(seed: SupportsIndex | None = None) -> Callable[[PiocheState, int], PiocheState]:
    """`resample` with its own generator: the same seed gives the same positions, whatever other generators do."""
    chance = Random(seed_or_any(seed))  # noqa: S311 (for search)
    return lambda state, player: resample(state, player, chance.getrandbits(31))


_CLASSIC: Final = _game_type("classic/fr", 10)
_RUMMY: Final = _game_type("rummy/fr", 4)


class ClassicGame(PiocheGame):
    """A round of the card game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_CLASSIC, params or {})


class RummyGame(PiocheGame):
    """A round of the tile game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_RUMMY, params or {})


pyspiel.register_game(_CLASSIC, ClassicGame)
pyspiel.register_game(_RUMMY, RummyGame)
