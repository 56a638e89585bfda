"""A round for a language model: it is shown text and answers with text; bots play the other seats.

    env = TextEnv("classic/fr", players=3, opponent="strong", mixed=True)
    prompt = env.reset(seed=1, seat=0)
    while True:
        prompt, reward, over, info = env.step(model(prompt))

The text is that of `pioche.text`. An illegal answer changes nothing: it is counted, and answered with the refusal and
its clause; after `patience` of them in a row the simplest move is made in its place. `text_score` adds rounds up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from pioche import games
from pioche.bots import levels
from pioche.bots.bot import AnyBot
from pioche.bots.hosted_bot import HostedBot
from pioche.bots.playing import MOST_ACTIONS, Playing
from pioche.engine.abilities import Solves
from pioche.engine.deal import round_seed, seed_from_text
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.replay import Step
from pioche.engine.sentences import sentence
from pioche.envs.mixed_rules import mixed_rules
from pioche.envs.table_spec import explained
from pioche.envs.text_score import Episode
from pioche.i18n import Translator
from pioche.text.boards import capital, seat_names
from pioche.text.situations import situation_lines, situation_of

WAIT: Final = "wait"
PATIENCE: Final = 3
_BRACKETS: Final = re.compile(r"\[([^\[\]\n]+)\]")
_MOST_ANSWER: Final = 2_000  # characters that are looked at


class TextStep(NamedTuple):
    """What an answer led to: the next prompt, the reward (at the end of the round), whether it is over, and details."""

    prompt: str
    reward: float
    over: bool
    info: dict[str, Any]


class _Silent:
    """The seat of the model, as far as bots are asked."""

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        """No-op."""

    def see(self, event: Any) -> None:
        """No-op."""

    def act(self, view: Any, legal: Sequence[Any]) -> None:
        return None

    def delay(self, view: Any, action: Any) -> float:
        return 0.0


class TextEnv:
    """One seat of a round at a time."""

    def __init__(
        self,
        edition: str = "classic/fr",
        players: int = 2,
        options: Mapping[str, str] | None = None,
        opponent: str = "casual",
        *,
        mixed: bool = False,
        language: str = "en",
        patience: int = PATIENCE,
        longest: int = MOST_ACTIONS,
        bot_limit: float | None = None,
    ) -> None:
        """`mixed`: house rules are drawn for every seed, besides `options`; `longest`: actions after which it ends.

        `bot_limit`: seconds that an opponent from a file may take for a move (default: 2).
        """
        with explained(edition):
            self.game: Final = games.of(edition)
            self.game.rules(edition, dict(options or {}), players=players, programs=True)  # fail early
            self._bots: list[AnyBot] = [levels.named(self.game.name, opponent, bot_limit) for _ in range(players)]
        if patience < 1:
            raise ValueError(f"patience is at least 1, not {patience}")
        self.edition: Final = edition
        self.players: Final = players
        self._options = dict(options or {})
        self._mixed = mixed
        self._patience = patience
        self._longest = longest
        self._words = Translator(language)
        self._names = seat_names(self._words)
        self.episode = Episode(0, 0, {})
        self._playing: Playing | None = None
        self._steps: list[Step] = []
        self._happened: list[Any] = []  # since the model was last on turn
        self._waited = False

    # Playing

    def reset(self, seed: int = 0, seat: int = 0) -> str:
        """Deal, and play until the model is asked. The deal follows from the seed; the seat only says who sees it."""
        if not 0 <= seat < self.players:
            raise ValueError(f"seat {seat} is not one of {self.players}")
        options = dict(self._options)
        if self._mixed:
            options = {**mixed_rules(self.game, self.edition, self.players, seed), **options}
        with explained(self.edition):
            rules = self.game.rules(self.edition, options, players=self.players, programs=True)
        for attempt in range(1_000):
            self._deal(rules, seed, seat, attempt)
            self.episode = Episode(seed, seat, options)
            if self._advance():
                return self._prompt()
        raise RuntimeError(f"no round with seed {seed} asks seat {seat}")

    def _deal(self, rules: Any, seed: int, seat: int, attempt: int) -> None:
        deal = round_seed(seed_from_text(f"pioche text {seed}"), attempt)
        table, happened = self.game.deal(rules, self.players, deal, seed % self.players)
        bots = [_Silent() if number == seat else bot for number, bot in enumerate(self._bots)]
        self._playing = Playing(table, bots).begin(rules, happened, seed * 1_000 + attempt)
        self._steps = [Step(0, 1, None, tuple(happened), table.copy(), "")]
        self._happened = list(happened)
        self._waited = False
        self._refused = 0

    def _advance(self) -> bool:
        """Let the bots play until the model is asked; False if the round ends first."""
        playing, seat = self._table, self.episode.seat
        table = playing.table
        while not table.over and playing.played.actions < self._longest:
            if table.turn != seat and not self._waited and table.legal(seat):
                return True
            action = playing.wanted()
            if action is None and table.turn == seat:
                return True
            self._do(table.fallback(table.turn) if action is None else action)
        return False

    @property
    def _table(self) -> Playing:
        if self._playing is None:
            raise ValueError("reset() deals first")
        return self._playing

    def _do(self, action: Any) -> None:
        playing = self._table
        happened = playing.do(action)
        self._steps.append(Step(0, 1, self.game.write(action), tuple(happened), playing.table.copy(), ""))
        self._happened += happened
        self._waited = False

    def step(self, answer: str) -> TextStep:
        """Take the model's answer: a move in notation, tiles by name, or `wait` out of turn."""
        table = self._table.table
        if self.episode.over:
            raise ValueError("the round is over: reset() deals the next one")
        self.episode.answers += 1
        on_turn = table.turn == self.episode.seat
        move = move_in(answer)
        if move == WAIT and not on_turn:
            self._waited = True
            return self._next("")
        action = self._read(move)
        if isinstance(action, Refusal):
            return self._refuse(action, on_turn=on_turn)
        if on_turn:
            self._happened = []
        self._refused = 0
        self._do(action)
        return self._next("")

    def _read(self, move: str) -> Any | Refusal:
        """The action that was meant, if it is legal."""
        table, seat = self._table.table, self.episode.seat
        try:
            if isinstance(self.game, Solves) and table.turn == seat:
                try:
                    found = self.game.lay_exactly(table.core, seat, move)
                except Refused:
                    found = None  # not the names of tiles
                if found is not None:
                    return found
            action = self.game.read(f"{seat}:{move}")
        except Refused as error:
            return error.refusal
        return table.check(action) or action

    def _refuse(self, refusal: Refusal, *, on_turn: bool) -> TextStep:
        """Count an illegal answer and say why it is one; make the simplest move when there were too many."""
        self.episode.illegal += 1
        self._refused += 1
        why = capital(sentence(self._own(refusal), self._words, self.game.terms, self._table.table.rules, self._names))
        if self._refused < self._patience:
            return self._result(f"{why}\n\n{self._prompt()}", illegal=True)
        self._refused = 0
        self.episode.forced += 1
        if on_turn:
            self._happened = []
            self._do(self._table.table.fallback(self.episode.seat))
        else:
            self._waited = True
        return self._next(f"{why}\n{self._words.text('text-made-for-you', times=self._patience)}\n\n", illegal=True)

    def _own(self, refusal: Refusal) -> Refusal:
        """Without the seat, which the answer did not have."""
        mine = f"{self.episode.seat}:"
        args = ((name, value.removeprefix(mine) if isinstance(value, str) else value) for name, value in refusal.args)
        return replace(refusal, args=tuple(args))

    def _next(self, before: str, *, illegal: bool = False) -> TextStep:
        if self._advance():
            return self._result(before + self._prompt(), illegal=illegal)
        table = self._table.table
        self.episode.over = True
        self.episode.winners = table.winners() if table.over else ()
        self.episode.steps = tuple(self._steps)
        return self._result(before + self._end(), illegal=illegal)

    def _result(self, prompt: str, *, illegal: bool) -> TextStep:
        episode = self.episode
        info = {"seat": episode.seat, "illegal": illegal, "answers": episode.answers, "refused": episode.illegal}
        return TextStep(prompt, self.reward if episode.over else 0.0, episode.over, info)

    @property
    def reward(self) -> float:
        """1 for the winner, minus the sum shared among all others; 0 if nobody has won."""
        winners = self.episode.winners
        if not winners:
            return 0.0
        if self.episode.seat in winners:
            return 1.0
        return -len(winners) / (self.players - len(winners))

    def close(self) -> None:
        """End the processes of bots from files."""
        for bot in self._bots:
            if isinstance(bot, HostedBot):
                bot.close()

    # Text

    def _prompt(self) -> str:
        table, seat = self._table.table, self.episode.seat
        found = situation_of(table, self.edition, seat, self._happened)
        lines = [self._words.text("text-you", name=self._names[seat])]
        lines += situation_lines(found, self._words, self._names)
        lines.append(self._words.text("text-answer" if table.turn == seat else "text-may-wait"))
        return "\n".join(lines)

    def _end(self) -> str:
        winners = self.episode.winners
        if not winners:
            return self._words.text("web-log-round-nobody")
        return self._words.text("text-won-by", names=", ".join(self._names[seat] for seat in winners))


def move_in(answer: str) -> str:
    """The move in an answer: what stands last in square brackets, else the last line that is not empty."""
    seen = answer[-_MOST_ANSWER:]
    bracketed = _BRACKETS.findall(seen)
    lines = bracketed[-1:] or [line for line in seen.splitlines() if line.strip()]
    return lines[-1].strip(" \t`\"'") if lines else "?"
