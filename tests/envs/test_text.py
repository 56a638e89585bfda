"""Rounds for language models: prompts, refusals, paired deals, mixed rules, scores; a deterministic fake model."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pioche import games
from pioche.engine.abilities import Imagines, Solves
from pioche.engine.refusal import Refused
from pioche.envs.mixed_rules import MOST_CHANGED, mixed_rules
from pioche.envs.text import TextEnv, move_in
from pioche.envs.text_score import Episode, losses, play, schedule, score
from pioche.i18n import LANGUAGES
from tests.assistant.model import moves_in


def first_card(prompt: str) -> str:
    """A model that plays the first card that is listed."""
    moves = moves_in(prompt[prompt.rindex("You are ") :])
    cards = [move for move in moves if move not in ("draw", "pass", "keep", "take")]
    return (cards or moves or ["draw"])[0]


def solver(env: TextEnv) -> object:
    """A model for tiles that has the solver name its tiles."""

    def answer(prompt: str) -> str:
        table, seat = env._table.table, env.episode.seat
        assert isinstance(env.game, Solves)
        plays = env.game.every_play(table.core, seat) if table.turn == seat else []
        return plays[-1] if plays else first_card(prompt)

    return answer


@pytest.mark.parametrize("mixed", [False, True])
def test_whole_rounds_of_cards(mixed: bool) -> None:
    env = TextEnv("classic/fr", 3, opponent="casual", mixed=mixed)
    episodes = [play(env, first_card, seed, seat) for seed, seat in schedule(3, 3)]
    assert all(each.over for each in episodes)
    assert {each.seat for each in episodes} == {0, 1, 2}
    assert sum(each.illegal for each in episodes) == 0
    assert all(bool(each.options) is mixed for each in episodes)
    again = [play(env, first_card, seed, seat) for seed, seat in schedule(3, 3)]
    assert [each.winners for each in again] == [each.winners for each in episodes]
    assert [[step.action for step in each.steps] for each in again] == [
        [step.action for step in each.steps] for each in episodes
    ]


def test_whole_rounds_of_tiles() -> None:
    env = TextEnv("rummy/en", 2, opponent="beginner")
    model = solver(env)
    episodes = [play(env, model, seed, seat) for seed, seat in schedule(2, 2)]  # type: ignore[arg-type]
    assert all(each.over and each.illegal == 0 for each in episodes)
    assert all(any("lay" in (step.action or "") for step in each.steps) for each in episodes)


def test_every_seat_gets_the_same_deal() -> None:
    env = TextEnv("classic/de", 3)
    deals = []
    for seat in range(3):
        env.reset(5, seat)
        deals.append(env._steps[0].position.text())
    assert len(set(deals)) == 1
    env.reset(6, 0)
    assert env._steps[0].position.text() != deals[0]


def test_an_illegal_answer_is_explained_and_counted() -> None:
    env = TextEnv("classic/fr", 2, patience=3)
    prompt = env.reset(1, 0)
    before = env._table.table.text()
    step = env.step("nonsense")
    assert step.prompt.startswith("“nonsense” is not a move.\n\nYou are seat 0.")
    assert step.info["illegal"]
    assert not step.over
    held = env._table.table.view(0)
    assert held
    missing = next(card for card in ("r1", "y2", "g3", "b4") if f" {card}" not in prompt)
    assert "(FR-" in env.step(missing).prompt.splitlines()[0]
    assert env._table.table.text() == before
    step = env.step("")
    assert "The simplest move was made for you" in step.prompt or "simplest move" in step.prompt
    assert env._table.table.text() != before
    assert (env.episode.answers, env.episode.illegal, env.episode.forced) == (3, 3, 1)


def test_a_model_that_talks_nonsense_only_still_finishes() -> None:
    env = TextEnv("classic/fr", 2, patience=1)
    episode = play(env, lambda _prompt: "💥\0" * 5_000, 1, 0)
    assert episode.over
    assert episode.illegal == episode.answers
    with pytest.raises(ValueError, match="the round is over"):
        env.step("draw")


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("r5", "r5"),
        ("I think...\n\n`b4`\n", "b4"),
        ("Let me play [W=r] now.", "W=r"),
        ("[r1] is bad, so [draw]", "draw"),
        ("", "?"),
        ("\n\n", "?"),
    ],
)
def test_the_move_in_an_answer(answer: str, move: str) -> None:
    assert move_in(answer) == move


@pytest.mark.parametrize("edition", ["classic/fr", "classic/de", "rummy/en"])
def test_mixed_rules_can_be_played_and_vary(edition: str) -> None:
    game = games.of(edition)
    drawn = [mixed_rules(game, edition, 2, seed) for seed in range(40)]
    assert all(1 <= len(options) <= MOST_CHANGED for options in drawn)
    assert len({tuple(sorted(options.items())) for options in drawn}) > 20
    assert drawn == [mixed_rules(game, edition, 2, seed) for seed in range(40)]
    for options in drawn:
        printed = game.options.texts(game.rules(edition, players=2, programs=True))
        assert all(printed[name] != value for name, value in options.items())
        game.rules(edition, options, players=2, programs=True)


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_prompts_tell_no_more_than_the_seat_may_know(edition: str) -> None:
    env = TextEnv(edition, 3)
    for seed in range(10):
        prompt = env.reset(seed, 1)
        assert isinstance(env.game, Imagines)
        told = [env.game.redact(event, 1) for step in env._steps for event in step.events]
        true = env._table.table
        env._table.table = env.game.round_of(env.game.imagine(true.core, 1, told, seed + 50))
        assert env._table.table.text() != true.text()
        assert env._prompt() == prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    env = TextEnv("classic/lb", 2, language=language, patience=1)
    assert env.reset(1, 0) != env.step("?").prompt


def test_wrong_arguments() -> None:
    with pytest.raises(Refused):
        TextEnv("classic/xx")
    with pytest.raises(Refused):
        TextEnv("classic/fr", 99)
    with pytest.raises(Refused):
        TextEnv("classic/fr", opponent="genius")
    with pytest.raises(ValueError, match="seat"):
        TextEnv().reset(1, 2)
    with pytest.raises(ValueError, match="reset"):
        TextEnv().step("draw")
    with pytest.raises(ValueError, match="patience"):
        TextEnv(patience=0)


def test_the_score() -> None:
    episodes = [
        Episode(1, 0, {}, answers=10, illegal=1, over=True, winners=(0,)),
        Episode(1, 1, {}, answers=10, illegal=0, over=True, winners=(0,)),
        Episode(2, 0, {}, answers=20, illegal=3, forced=1, over=True, winners=(0,)),
        Episode(2, 1, {}, answers=10, illegal=0, over=True, winners=(1,)),
    ]
    found = score(episodes, [0.1, 0.0, 0.2])
    assert found.wins.share == 0.75
    assert found.wins.low < 0.75 < found.wins.high
    assert found.illegal.share == 4 / 50
    assert found.forced == 1
    assert found.regret is not None
    assert found.regret.mean == pytest.approx(0.1)
    assert score([]).as_data()["rounds"] == 0


def test_regret_of_tiles() -> None:
    """Drawing whenever possible costs something; what a decision costs is a share of the chances to win."""
    env = TextEnv("rummy/en", 2)
    lost = losses(env.game, play(env, first_card, 0, 0), 10)
    assert lost
    assert all(0 <= each <= 1 for each in lost)
    assert sum(lost) > 0


def test_regret_is_lower_for_better_moves() -> None:
    """Over whole rounds the first listed card costs less than drawing whenever possible. (For each decision the two are
    close: who always draws has more decisions, and most of them matter little.)"""
    env = TextEnv("classic/fr", 2)

    def cost(model: Callable[[str], str]) -> float:
        return sum(sum(losses(env.game, play(env, model, seed, 0), 100)) for seed in range(15))

    def drawing(prompt: str) -> str:
        return next((move for move in moves_in(prompt) if move in ("draw", "pass")), "draw")

    assert 0 <= cost(first_card) < cost(drawing)
