"""The OpenSpiel games, with OpenSpiel's own test and some of its algorithms."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from pioche.classic.notation import parse_position  # noqa: E402
from pioche.envs import codes as e  # noqa: E402
from pioche.envs.classic import ClassicEnvTable  # noqa: E402
from pioche.envs.classic_encoding import CLASSIC  # noqa: E402
from pioche.envs.move_record import MoveRecord  # noqa: E402
from pioche.envs.openspiel import resample, resampler  # noqa: E402
from pioche.envs.table_spec import encoding_of  # noqa: E402

SHORT = {"edition": "classic/de", "options": "hand_size:2"}


def dealt(game: Any, *throws: int) -> Any:
    state = game.new_initial_state()
    for throw in (*throws, *(1,) * (4 - len(throws))):
        assert state.is_chance_node()
        state.apply_action(throw)
    return state


@pytest.mark.parametrize(
    ("name", "params", "sims"),
    [
        ("python_pioche_classic", SHORT, 3),
        ("python_pioche_classic", {**SHORT, "players": 3, "options": "hand_size:2;jump_in;multiples:on"}, 2),
        ("python_pioche_classic", {**SHORT, "players": 4}, 3),
        ("python_pioche_classic", {**SHORT, "players": 7}, 1),
        ("python_pioche_classic", {**SHORT, "players": 10}, 1),
        ("python_pioche_classic", {**SHORT, "players": 4, "options": "hand_size:2;teams:2"}, 1),
        ("python_pioche_classic", {**SHORT, "players": 6, "options": "hand_size:2;teams:3"}, 1),
        ("python_pioche_rummy", {"longest": 25}, 1),
    ],
)
@pytest.mark.parametrize("serialize", [False, True])
def test_openspiel_accepts_it(name: str, params: dict[str, Any], sims: int, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, params), num_sims=sims, serialize=serialize, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_accepts_whole_rounds_of_tiles(players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_pioche_rummy", {"players": players}), 1, False, False)


@pytest.mark.parametrize(
    ("name", "params"),
    [
        *(("python_pioche_classic", {**SHORT, "players": players}) for players in range(2, 11)),
        ("python_pioche_classic", {**SHORT, "players": 6, "options": "hand_size:2;teams:3"}),
        *(("python_pioche_rummy", {"players": players}) for players in (3, 4)),
    ],
)
def test_returns_add_up_to_nothing(name: str, params: dict[str, Any]) -> None:
    rng = np.random.RandomState(4)
    state = dealt(pyspiel.load_game(name, params), 4)
    while not state.is_terminal():
        assert not any(state.rewards())
        state.apply_action(rng.choice(state.legal_actions()))
    assert max(state.returns()) == 1
    assert abs(sum(state.returns())) < 1e-12
    assert state.rewards() == state.returns()
    assert [state.player_return(seat) for seat in range(state.num_players())] == state.returns()


def test_the_usual_rules() -> None:
    game = pyspiel.load_game("python_pioche_classic")
    assert game.num_players() == 2
    assert game.num_distinct_actions() == 324
    state = dealt(game)
    assert sum(state.observation_tensor()[:58]) == 7
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.max_chance_nodes_in_history() == 4
    assert game.max_history_length() == 100_004


@pytest.mark.parametrize(("name", "other"), [("classic", "rummy"), ("rummy", "classic")])
def test_each_game_has_its_own_editions(name: str, other: str) -> None:
    for edition in encoding_of(f"{name}/fr").editions:
        assert f"edition={edition}" in str(pyspiel.load_game(f"python_pioche_{name}", {"edition": edition}))
    for edition in encoding_of(f"{other}/fr").editions:
        said = f"python_pioche_{name} is played by {name}/.*; load python_pioche_{other} for {edition}"
        with pytest.raises(ValueError, match=said):
            pyspiel.load_game(f"python_pioche_{name}", {"edition": edition})


@pytest.mark.parametrize("name", ["python_pioche_classic", "python_pioche_rummy"])
@pytest.mark.parametrize("asked_before", [False, True])
def test_an_illegal_action_changes_nothing(name: str, asked_before: bool) -> None:
    state = pyspiel.load_game(name, {"longest": 3}).new_initial_state()
    for _ in range(8):
        legal = state.clone().legal_actions()
        if asked_before:
            changed = state.legal_actions()
            changed[:] = range(state.num_distinct_actions())
        before = str(state), state.history()
        for wrong in {*range(state.num_distinct_actions()), 256, 10_000} - set(legal):
            with pytest.raises(ValueError, match=f"action {wrong} is not legal now"):
                state.apply_action(wrong)
        assert (str(state), state.history(), state.legal_actions()) == (*before, legal)
        if not state.is_terminal():
            state.apply_action(legal[-1])
    assert state.is_terminal()


def test_deals_follow_from_chance_alone() -> None:
    game = pyspiel.load_game("python_pioche_classic", SHORT)
    assert str(dealt(game, 7)) == str(dealt(game, 7)) != str(dealt(game, 8))
    assert abs(sum(chance for _, chance in game.new_initial_state().chance_outcomes()) - 1) < 1e-9


def test_a_seat_recalls_what_it_was_told_and_did() -> None:
    game = pyspiel.load_game("python_pioche_classic", SHORT)
    state = dealt(game, 3)
    mover = state.current_player()
    action = state.legal_actions()[0]
    before = [state.information_state_string(seat) for seat in range(2)]
    state.apply_action(action)
    for seat in range(2):
        assert state.information_state_string(seat).startswith(before[seat])
    assert state.information_state_string(mover) != before[mover]
    assert "Dealt" in before[0]
    assert before[0] != before[1]


def test_resampling_keeps_what_a_seat_knows() -> None:
    game = pyspiel.load_game("python_pioche_classic", {"edition": "classic/fr", "players": 3})
    rng = np.random.RandomState(1)
    state = dealt(game, 5)
    changed = 0
    for number in range(60):
        if state.is_terminal():
            break
        seat = state.current_player()
        other = resample(state, seat, number)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == seat
        changed += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert changed > 20


@pytest.mark.parametrize("name", ["python_pioche_classic", "python_pioche_rummy"])
def test_its_search_plays(name: str) -> None:
    params = SHORT if name.endswith("classic") else {"longest": 12}
    game = pyspiel.load_game(name, params)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=4,
        random_state=np.random.RandomState(2), allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(resampler(3))
    state = dealt(game, 9)
    for _ in range(3):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_solver_learns() -> None:
    game = pyspiel.load_game("python_pioche_classic", {**SHORT, "longest": 30})
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt(game, 9)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())


def test_its_learning_environment() -> None:
    env = rl_environment.Environment(pyspiel.load_game("python_pioche_classic", SHORT))
    env.seed(3)
    rng = np.random.RandomState(1)
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([rng.choice(legal)])
    assert sum(step.rewards) == 0
    assert sorted(step.rewards) in ([-1, 1], [0, 0])


def test_observations_by_name() -> None:
    game = pyspiel.load_game("python_pioche_classic", SHORT)
    observation = make_observation(game)
    observation.set_from(dealt(game, 3), 0)
    assert observation.dict["hand"].sum() == 2
    assert observation.dict["players"].tolist() == [2]


def test_a_round_that_is_too_long_is_nobodys() -> None:
    state = dealt(pyspiel.load_game("python_pioche_classic", {"longest": 3}))
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"longest is 1 to 2147483647, not {wrong}"):
            pyspiel.load_game("python_pioche_classic", {"longest": wrong})


def test_guesses_have_a_generator_of_their_own() -> None:
    state = dealt(pyspiel.load_game("python_pioche_classic", {"players": 3}), 5)
    guessed = []
    for noise in (1, 2):
        np.random.seed(noise)
        guess = resampler(7)
        guessed.append([str(guess(state, 0)) for _ in range(3)])
    assert guessed[0] == guessed[1]
    assert len({*guessed[0], str(resampler(8)(state, 0))}) == 4


@pytest.mark.parametrize("name", ["python_pioche_classic", "python_pioche_rummy"])
def test_nothing_is_guessed_before_the_deal(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        resampler(1)(state, 0)


OPEN_ONLY = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


@pytest.mark.parametrize("name", ["python_pioche_classic", "python_pioche_rummy"])
def test_what_lies_open_has_nothing_that_only_a_seat_knows(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    rng = np.random.RandomState(1)
    state = dealt(game, 5)
    shown, seen = make_observation(game, OPEN_ONLY), make_observation(game)
    recalled = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    changed = 0
    for number in range(12 if name.endswith("rummy") else 40):
        if state.is_terminal():
            break
        looking = state.current_player()
        other = resample(state, looking, number)
        for seat in range(3):
            shown.set_from(state, seat)
            tensor = shown.tensor.copy()
            shown.set_from(other, seat)
            assert (shown.tensor == tensor).all()
            seen.set_from(other, seat)
            changed += (seen.tensor != tensor).any()
            assert shown.string_from(state, seat) == shown.string_from(other, seat)
            assert recalled.string_from(state, seat) == recalled.string_from(other, seat)
        assert shown.string_from(state, 0) == shown.string_from(state, 1) != seen.string_from(state, 0)
        state.apply_action(rng.choice(state.legal_actions()))
    assert changed
    assert sum(shown.dict["counts"]) > 0


def test_other_kinds_of_observations_are_refused() -> None:
    game = pyspiel.load_game("python_pioche_classic", SHORT)
    for wrong in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False, private_info=pyspiel.PrivateInfoType.NONE),
    ):
        with pytest.raises(ValueError, match="no others"):
            make_observation(game, wrong)


def test_information_states_are_texts_and_tensors() -> None:
    game = pyspiel.load_game("python_pioche_classic", {**SHORT, "history": 5})
    state = dealt(game, 3)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    rng = Random(1)
    done: list[tuple[int, int]] = []
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in range(game.num_players()):
            recalled.set_from(state, seat)
            assert recalled.string_from(state, seat) == state.information_state_string(seat)
            assert recalled.tensor.tolist() == state.information_state_tensor(seat)
            assert state.information_state_tensor(seat)[:650] == state.observation_tensor(seat)
            expected = [((who - seat) % game.num_players() + 1, action + 1) for who, action in reversed(done[-5:])]
            assert [(who, what) for who, what, _ in recalled.dict["history"].tolist() if who] == expected
        action = rng.choice(state.legal_actions())
        if action != CLASSIC.wait:
            done.append((state.current_player(), action))
        state.apply_action(action)
    assert len(done) > 10
    assert game.information_state_tensor_size() == 650 + 5 * 3
    plain = pyspiel.load_game("python_pioche_classic", {**SHORT, "history": 0})
    assert plain.information_state_tensor_size() == 650
    with pytest.raises((ValueError, RuntimeError), match="history is 0 to 10000 moves, not -1"):
        pyspiel.load_game("python_pioche_classic", {**SHORT, "history": -1})


def test_information_state_tensors_hide_the_cards_of_a_gift() -> None:
    record = MoveRecord()
    options = {"uno_card_gift": "on"}
    text = "r1r1g5W/y1/b2 y2 r5U r > give:0 running=U actor=0 layer=0 started=1"
    made = parse_position(text, CLASSIC.rules("classic/de", 3, options))
    table = ClassicEnvTable(made.rules, 3, 1)
    table.set_round(made)
    for name in ("pick.+1", "give.r1", "give.g5"):
        action = next(each for each in range(CLASSIC.actions) if CLASSIC.action_name(each) == name)
        assert not record.entries, "nothing is known of a move that is not complete"
        record.before(CLASSIC, table, action)
        table.act(action)
        record.after(CLASSIC, table)
    seen = {}
    for seat in range(3):
        rows = np.zeros((4, 3), np.float32)
        record.write(seat, 3, rows)
        seen[seat] = rows[:, 1].tolist()
    assert seen[0] == seen[1]
    assert seen[2][:2] == [e.MOVE_HIDDEN, e.MOVE_HIDDEN]
    assert seen[0][2:] == seen[2][2:]
    rows = np.zeros((4, 3), np.float32)
    record.known_to(2).write(0, 3, rows)
    assert rows[:, 1].tolist() == seen[2]


@pytest.mark.parametrize(
    ("name", "params", "least"),
    [
        ("python_pioche_classic", {"edition": "classic/de", "options": "multiples;uno_card_gift;jump_in"}, 20),
        ("python_pioche_rummy", {}, 3),
    ],
)
def test_texts_differ_where_tensors_or_offers_do(name: str, params: dict[str, Any], least: int) -> None:
    """Only for the asked seat: a text does not say whether its seat is asked, as that depends on other hands."""
    rng = np.random.RandomState(3)
    found: dict[str, tuple[Any, ...]] = {}
    chosen = 0
    for number in range(1 if name.endswith("rummy") else 8):
        state = dealt(pyspiel.load_game(name, {**params, "players": 3}), 5, number)
        for _ in range(30 if name.endswith("rummy") else 300):
            if state.is_terminal():
                break
            text = state.observation_string()
            offers = (tuple(state.observation_tensor()), tuple(state.legal_actions()))
            assert found.setdefault(text, offers) == offers
            chosen += any(word in text for word in (" picked=", " below=", " chosen="))
            state.apply_action(rng.choice(state.legal_actions()))
    assert chosen >= least
