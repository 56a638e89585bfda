"""`pioche arena --text`: a program that plays by text against our bots, every deal from every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pioche.arena.report import Words
from pioche.arena.text_program import TextProgram
from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import Refused, refuse
from pioche.envs.text import TextEnv
from pioche.envs.text_score import Episode, Score, losses, schedule, score
from pioche.i18n import Translator
from pioche.runs.console import table


@dataclass(frozen=True, slots=True)
class TextContest:
    """A program against each of several bots, which play all other seats."""

    command: str
    opponents: tuple[str, ...]
    edition: str
    options: Mapping[str, str]
    players: int
    deals: int
    seed: str
    mixed: bool
    limit: float

    @property
    def games(self) -> int:
        return len(self.opponents) * self.deals * self.players


def play(contest: TextContest, advance: Callable[[int], None]) -> list[tuple[str, Score]]:
    """Play all games; the score against each bot."""
    if not contest.opponents:
        raise refuse("arena-text-alone")
    first = int.from_bytes(seed_from_text(contest.seed)[:5], "big")
    envs = [
        TextEnv(contest.edition, contest.players, contest.options, opponent, mixed=contest.mixed)
        for opponent in contest.opponents
    ]
    found = []
    try:
        with TextProgram(contest.command, contest.limit) as program:
            for opponent, env in zip(contest.opponents, envs, strict=True):
                episodes, lost = [], []
                for seed, seat in schedule(contest.deals, contest.players, first):
                    episode = _round(env, program, seed, seat)
                    episodes.append(episode)
                    lost.append(_losses(env, episode))
                    advance(1)
                known = [each for each in lost if each is not None]
                regrets = [loss for each in known for loss in each] if len(known) == len(lost) else None
                found.append((opponent, score(episodes, regrets)))
    finally:
        for env in envs:
            env.close()
    return found


def _round(env: TextEnv, program: TextProgram, seed: int, seat: int) -> Episode:
    prompt, over = env.reset(seed, seat), False
    while not over:
        prompt, _, over, _ = env.step(program.ask(prompt))
    program.tell(prompt)
    return env.episode


def _losses(env: TextEnv, episode: Episode) -> list[float] | None:
    """What the decisions cost; None for a game that cannot be reviewed."""
    try:
        return losses(env.game, episode)
    except Refused:
        return None


def as_data(contest: TextContest, found: Sequence[tuple[str, Score]]) -> dict[str, Any]:
    """For JSON."""
    return {
        "command": contest.command,
        "edition": contest.edition,
        "players": contest.players,
        "options": dict(contest.options),
        "mixed": contest.mixed,
        "against": {opponent: each.as_data() for opponent, each in found},
    }


def report(contest: TextContest, found: Sequence[tuple[str, Score]], words: Translator) -> RenderableType:
    """The scores as a table for a terminal."""
    say = Words(words)
    columns = ("arena-sides", "arena-won", "arena-interval", "arena-illegal", "arena-made-for", "arena-regret")
    made = table(contest.edition, words.text("arena-others"), *map(words.text, columns))
    for opponent, each in found:
        regret = each.regret
        made.add_row(
            opponent,
            say.whole(each.rounds),
            say.percent(each.wins.share),
            say.interval(each.wins),
            say.percent(each.illegal.share),
            say.whole(each.forced),
            "–" if regret is None else words.text("review-percent", value=100 * regret.mean),
        )
    return Group(made, Text(words.text("arena-par", par=say.percent(1 / contest.players)), style="dim"))
