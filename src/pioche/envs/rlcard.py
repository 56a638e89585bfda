"""Both games with the interface of an RLCard environment, so that RLCard agents can learn from correct rules.

    from pioche.envs.rlcard import make
    table = make("classic/fr", config={"seed": 1, "game_num_players": 4})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(table.num_players)])
    trajectories, payoffs = table.run()

RLCard itself is not needed. A state is a dictionary with `obs`, `legal_actions` (an ordered dictionary, as in RLCard),
`raw_obs`, `raw_legal_actions` and `action_record`; raw actions are the names that docs/research.md lists. A state holds
only what its seat may know, and so does the record (`history.py`); `Env.action_recorder` has the actions of all seats.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, SupportsIndex, TypedDict

from pioche.envs.encoding import size
from pioche.envs.extras import missing
from pioche.envs.history import Entry, Mark, Record, Records
from pioche.envs.integers import LONGEST, longest_of, whole
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import table_spec

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes, Doubles


DEFAULT_PLAYERS: Final = 2
_CONFIG: Final = ("seed", "allow_step_back", "game_num_players", "longest")


class RlcardState(TypedDict):
    """The state that an agent gets, as in RLCard."""

    obs: Bytes
    legal_actions: OrderedDict[int, None]
    raw_obs: dict[str, Any]
    raw_legal_actions: list[str]
    action_record: Record


class Agent(Protocol):
    """The interface of an RLCard agent."""

    use_raw: bool

    def step(self, state: Any) -> Any: ...

    def eval_step(self, state: Any) -> tuple[Any, Any]: ...


class Env:
    """An environment with the interface of `rlcard.envs.Env`."""

    def __init__(
        self,
        edition: str,
        players: SupportsIndex,
        options: Mapping[str, str] | None,
        seed: SupportsIndex | None,
        allow_step_back: bool,
        longest: SupportsIndex,
    ) -> None:
        self._spec = table_spec(edition, players, options)
        self._longest = longest_of(longest)
        players = self._spec.players
        self.game = self._spec.game
        self.default_game_config = {"game_num_players": DEFAULT_PLAYERS}
        self.name = edition
        self.num_players = players
        self.num_actions = self.game.actions
        self.state_shape = [[size(self.game)] for _ in range(players)]
        self.action_shape: list[None] = [None] * players
        self.allow_step_back = allow_step_back
        self.timestep = 0  # all steps ever made: as in RLCard, neither `reset` nor `step_back` lowers it
        self.action_recorder: list[Entry] = []  # actions of all seats: for analysis, not for players
        self.agents: Sequence[Agent] = ()
        self._numbers = {self.game.action_name(action): action for action in range(self.num_actions)}
        self._records = Records(players)
        self._history: list[tuple[Any, Mark]] = []
        self._taken = 0  # actions of this round
        self.seed(seed)
        self.table = self._next

    def seed(self, seed: SupportsIndex | None = None) -> int:
        """Set the seed from the next `reset` on; the current round continues unchanged.

        `np_random` is for agents: the table has its own generator.
        """
        chosen = seed_or_any(seed)
        self._next: Any = self._spec.table(chosen)
        self.np_random = np.random.RandomState(chosen % (1 << 32))
        return chosen

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Set the agents that play in `run`, by seat."""
        self.agents = agents

    def reset(self) -> tuple[RlcardState, int]:
        """Deal. Returns the first state and the seat that is asked."""
        if self._next is not None:
            self.table, self._next = self._next, None
        self.table.deal()
        self._taken = 0
        self.action_recorder = []
        self._records = Records(self.num_players)
        self._history = []
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step(self, action: Any, raw_action: bool = False) -> tuple[RlcardState, int]:
        """Perform an action, by number or by name. Returns the next state and the seat that is asked."""
        number = self._numbers.get(str(action), -1) if raw_action else whole(action)
        if not (0 <= number < self.num_actions and self._mask()[number]):
            raise ValueError(f"action {action} is not legal now: see state['legal_actions']")
        self.timestep += 1
        self._taken += 1
        if self.allow_step_back:
            self._history.append((self.table.copy(), self._records.mark()))
        self.action_recorder.append((self.get_player_id(), self.game.action_name(number)))
        self._records.act(self.game, self.table, number)
        asked = self.get_player_id()
        return self.get_state(asked), asked

    def step_back(self) -> tuple[RlcardState, int] | bool:
        """Undo the last action; False at the beginning of a round."""
        if not self.allow_step_back:
            raise ValueError("make the environment with allow_step_back to go back")
        if not self._history:
            return False
        self.table, mark = self._history.pop()
        self._records.back(mark)
        self._taken -= 1
        self.action_recorder.pop()
        return self.get_state(self.get_player_id()), self.get_player_id()

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], Doubles]:
        """Play a round between the agents. Returns each seat's trajectory (states and actions in turn) and payoff."""
        if len(self.agents) != self.num_players:
            raise ValueError(f"set_agents() wants {self.num_players} agents")
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, seat = self.reset()
        trajectories[seat].append(state)
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[seat].append(action)
            state, seat = self.step(action, agent.use_raw)
            if not self.is_over():
                trajectories[seat].append(state)
        for seat, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(seat))
        return trajectories, self.get_payoffs()

    def is_over(self) -> bool:
        """Whether the round is over or has reached `longest` actions."""
        return bool(self.table.s.over) or self._taken >= self._longest

    def get_player_id(self) -> int:
        """The seat that is asked; when the round is over, the seat on turn."""
        return int(self.table.s.turn if self.is_over() else self.table.asked)

    def get_state(self, player_id: SupportsIndex) -> RlcardState:
        """The state of a seat; only the asked seat has legal actions.

        For the others `current_player` is the seat on turn: who is asked before it depends on hidden cards.
        """
        player_id = whole(player_id, "a player's id is a whole number")
        if not 0 <= player_id < self.num_players:
            raise ValueError(f"player {player_id} is not one of {self.num_players}")
        seen: Bytes = np.zeros(self.state_shape[player_id], np.int8)
        self.game.observe(self.table, player_id, seen)
        asked = player_id == self.table.asked and not self.is_over()
        legal = self._mask().nonzero()[0].tolist() if asked else []
        names = [self.game.action_name(action) for action in legal]
        return {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": {
                "obs": seen,
                "legal_actions": names,
                "current_player": player_id if asked else int(self.table.s.turn),
            },
            "raw_legal_actions": names,
            "action_record": self._records.of(player_id),
        }

    def get_payoffs(self) -> Doubles:
        """The payoff of each seat; zeros if the round is not over or was truncated."""
        over = self.table.s.over
        return np.array([self.table.worth(seat) if over else 0.0 for seat in range(self.num_players)])

    def get_perfect_information(self) -> dict[str, Any]:
        """The whole position, including all hidden cards: for analysis, not for players."""
        return {"position": self.game.position(self.table), "current_player": self.get_player_id()}

    def get_action_feature(self, action: int) -> Bytes:
        """An action as a one-hot vector."""
        feature: Bytes = np.zeros(self.num_actions, np.int8)
        feature[action] = 1
        return feature

    def _mask(self) -> Bytes:
        mask: Bytes = np.zeros(self.num_actions, np.int8)
        if not self.is_over():
            self.table.legal(mask)
        return mask


def make(
    edition: str = "classic/fr", config: Mapping[str, Any] | None = None, options: Mapping[str, str] | None = None
) -> Env:
    """Like `rlcard.make`; the keys of `config` are `seed`, `allow_step_back`, `game_num_players` and `longest`.

    After `longest` actions a round ends without a winner.
    """
    given = dict(config or {})
    if unknown := [str(name) for name in given if name not in _CONFIG]:
        raise ValueError(f"config knows {', '.join(_CONFIG)}, not {', '.join(unknown)}")
    return Env(
        edition,
        given.get("game_num_players", DEFAULT_PLAYERS),
        options,
        given.get("seed"),
        bool(given.get("allow_step_back")),
        given.get("longest", LONGEST),
    )
