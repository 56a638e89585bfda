"""A training run: self-play and learning in turns, with checkpoints, in a folder of its own.

A generation is self-play with the present network, then some steps of learning from the samples of the last
generations. The first generations learn to judge the heuristic's play: every candidate of a decision is tried in the
true position and played out by the heuristic, which takes microseconds. After that the network plays itself, and its
candidates are played out by the network for some moves first. Everything follows from the seed and the number of the
generation, so that a run that was stopped goes on as if it had not been.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from pioche import __version__
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.learned.weights import packed
from pioche.classic.game import GAME
from pioche.engine.refusal import refuse
from pioche.training.kept import Kept
from pioche.training.ladder import Shares, ladder
from pioche.training.model import Model
from pioche.training.samples import Batch, Samples
from pioche.training.selfplay import styles
from pioche.training.tables import tables

GREEDY, _, RATED = styles()
CHECKPOINT: Final = "checkpoint.pt"
RATINGS: Final = "ratings.jsonl"
LADDER: Final = "ladder.json"
_DECISIONS: Final = 20_000  # of self-play in a generation
_ROUNDS: Final = 6  # at each table
_STEPS: Final = 100  # of learning in a generation
_BATCH: Final = 512  # decisions
_INERTIA: Final = 0.998  # of the mean of the weights, which is what plays: the last steps alone are noisy
_RATE: Final = 1.5e-3
_LAST_RATE: Final = 5e-5
_ADVANTAGE: Final = 10.0  # weight of the differences between the moves of a decision
_EVERY: Final = 10  # generations between two checkpoints
_DEALS: Final = {2: 500, 4: 150}  # to measure strength


@dataclass(frozen=True, slots=True)
class Plan:
    """All that determines a run."""

    seed: int
    generations: int
    warm: int  # generations that learn from the heuristic


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong the network was: its share of rounds of classic/fr won against heuristics, and half the interval."""

    generation: int
    decisions: int
    seconds: float
    loss: float
    won: dict[int, tuple[float, float]]
    ladder: Shares


class Run:
    """A run, new or continued."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        self.folder = folder
        self.plan = plan
        self.model = Model()
        self.mean = Model()
        self.mean.put(self.model.tensors)
        self.optimizer = torch.optim.Adam(list(self.model.tensors.values()), lr=_RATE)
        self.network = Network(self.mean.parts())
        self.samples = Samples(self.network, 2 * _DECISIONS)
        self.kept = Kept(folder / "samples")
        self.generation = 0
        self.decisions = 0
        self.seconds = 0.0
        self.rules = GAME.rules("classic/fr", {}, programs=True)

    @staticmethod
    def resumed(folder: Path, plan: Plan) -> Run:
        """Continue from the last checkpoint of a folder; refused if it is of another plan."""
        state: dict[str, Any] = torch.load(folder / CHECKPOINT, weights_only=True)
        if state["plan"] != asdict(plan):
            raise refuse("train-plan", folder=str(folder))
        run = Run(folder, plan)
        run.model.put(state["model"])
        run.mean.put(state["mean"])
        run.optimizer.load_state_dict(state["optimizer"])
        run.network.put(run.mean.parts())
        run.generation, run.decisions, run.seconds = state["generation"], state["decisions"], state["seconds"]
        run.kept.read_before(run.generation)
        return run

    def save(self) -> None:
        """Write a checkpoint in place of the last one."""
        state = {
            "plan": asdict(self.plan),
            "model": self.model.tensors,
            "mean": self.mean.tensors,
            "optimizer": self.optimizer.state_dict(),
            "generation": self.generation,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        fresh = self.folder / f"{CHECKPOINT}.new"
        torch.save(state, fresh)
        fresh.replace(self.folder / CHECKPOINT)

    def export(self, file: Path) -> None:
        """Write the weights as players read them."""
        plan = self.plan
        notes = {
            "licence": "MIT, as the rest of Pioche",
            "provenance": "self-play on Pioche's own engine; no games of people, no foreign data",
            "recipe": (
                f"pioche train (seed {plan.seed}, {plan.generations} generations, {plan.warm} of them from playouts of "
                f"the heuristic): generation {self.generation}, {self.decisions} decisions, "
                f"{self.seconds:.0f} s of processor time; docs/training.md"
            ),
            "pioche": __version__,
        }
        file.write_bytes(packed(self.mean.parts(), notes))

    def to_the_end(self, told: Callable[[Rating], None], advance: Callable[[int], None]) -> None:
        """Run the generations that are left."""
        while self.generation < self.plan.generations:
            loss = self.step()
            advance(1)
            if self.generation % _EVERY == 0 or self.generation == self.plan.generations:
                self.save()
                rating = self.measure(loss)
                with (self.folder / RATINGS).open("a", encoding="utf-8") as out:
                    out.write(json.dumps(asdict(rating)) + "\n")
                told(rating)

    def step(self) -> float:
        """One generation. Returns the mean loss."""
        begun = time.process_time()
        chance = np.random.default_rng((self.plan.seed, self.generation))
        self._play()
        loss = self._learn(chance)
        self.network.put(self.mean.parts())
        self.generation += 1
        self.seconds += time.process_time() - begun
        return loss

    def _play(self) -> None:
        if self.kept.holds(self.generation):  # from before the run was stopped
            self.decisions += self.kept.read(self.generation).decisions
            return
        play = self.samples.play
        play.clear()
        play.seed(self.plan.seed * 1_000_003 + self.generation)
        if self.generation < self.plan.warm:
            play.set_style(RATED, 8, 2, 12, 0)
        else:
            play.set_style(GREEDY, 16, 5, 4, 8)
        for rules, players in tables(self.plan.seed * 1_000_003 + self.generation):
            play.play(rules, players, _ROUNDS)
            if self.samples.decisions >= _DECISIONS:
                break
        self.decisions += self.samples.decisions
        self.kept.add(self.generation, self.samples.cut())

    def _learn(self, chance: np.random.Generator) -> float:
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate()
        total = 0.0
        steps = self.generation * _STEPS
        for _ in range(_STEPS):
            samples = self.kept.any(chance)
            batch = samples.batch(chance.integers(0, samples.decisions, _BATCH))
            loss = self._loss(batch)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.model.keep_small()
            self.mean.follow(self.model, min(_INERTIA, steps / (steps + 10)))
            steps += 1
            total += loss.item()
        return total / _STEPS

    def _rate(self) -> float:
        """The learning rate: it falls along a cosine."""
        share = self.generation / self.plan.generations
        return _LAST_RATE + (_RATE - _LAST_RATE) * (1 + math.cos(math.pi * share)) / 2

    def _loss(self, batch: Batch) -> torch.Tensor:
        """How far the values are from the outcomes, and their differences in a decision from those of the labels."""
        values = self.model.of(batch)
        labels = torch.from_numpy(batch.labels)
        decision = torch.from_numpy(batch.decision)
        count = len(batch.ends)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(values, labels)
        off = torch.sigmoid(values) - labels
        moves = torch.zeros(count).index_add_(0, decision, torch.ones(len(labels)))
        mean = torch.zeros(count).index_add_(0, decision, off) / moves.clamp(min=1)
        return loss + _ADVANTAGE * (off - mean[decision]).square().mean()

    def measure(self, loss: float) -> Rating:
        """Play against the heuristic, by the printed rules."""
        won = {}
        for players, deals in _DEALS.items():
            each = np.array(self.samples.play.duel(self.rules, players, deals, 1)) / (10 * players)
            won[players] = (float(each.mean()), float(1.96 * each.std() / math.sqrt(deals)))
        return Rating(self.generation, self.decisions, self.seconds, loss, won, ladder(self.folder / LADDER))


def resumable(folder: Path) -> bool:
    """Is there a checkpoint in this folder?"""
    return (folder / CHECKPOINT).exists()


def ratings(folder: Path) -> list[Rating]:
    """All ratings of the run in a folder so far."""
    found = {}
    for line in (folder / RATINGS).read_text(encoding="utf-8").splitlines():
        read = json.loads(line)
        for name in ("won", "ladder"):
            read[name] = {int(players): value for players, value in read[name].items()}
        found[read["generation"]] = Rating(**read)  # a run that was stopped may repeat some
    return list(found.values())
