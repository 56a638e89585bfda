"""Putting tiles together on the screen: the draft, the cursor in its groups, and what the table says about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from pioche.client.table_client import TableClient
from pioche.engine.abilities import DraftChecked, DraftGroup, DraftPiece, Pieces
from pioche.engine.refusal import Refusal, Refused
from pioche.play.screen.draft import Draft


class Drafting:
    """The draft of a client, for games whose moves are put together; for others it is not usable."""

    def __init__(self, client: TableClient, redraw: Callable[[], None]) -> None:
        self._client = client
        self._redraw = redraw
        self._draft: Draft | None = None
        self._checked: DraftChecked | Refusal | None = None
        self._checking: asyncio.Task[None] | None = None
        self._calling = False
        self._lifted: tuple[int, int] | None = None  # a piece of the table that was picked up
        self.chosen: set[int] = set()  # places of the hand
        self.at: tuple[int, int] | None = None  # group and place of the cursor; None: it is in the hand

    # State

    @property
    def usable(self) -> bool:
        return self._draft is not None and self._client.status == "playing"

    @property
    def groups(self) -> Sequence[DraftGroup]:
        return () if self._draft is None else self._draft.now.groups

    @property
    def hand(self) -> Sequence[DraftPiece]:
        return () if self._draft is None else self._draft.now.hand

    @property
    def busy(self) -> bool:
        """Has a move been begun?"""
        return self.usable and self._draft is not None and self._draft.now.touched()

    @property
    def notes(self) -> list[str]:
        """A mark at every group that is not complete."""
        checked = self._checked
        if not isinstance(checked, DraftChecked) or len(checked.groups) != len(self._shown_groups()):
            return []
        faults = iter(checked.groups)
        found = []
        for group in self.groups:
            wrong = None if group.single else next(faults).refusal
            found.append("!" if wrong is not None and not group.text else "")
        return found

    def _shown_groups(self) -> list[DraftGroup]:
        """The groups that a check answers for: single starting tiles are none."""
        return [group for group in self.groups if not group.single]

    def follow(self) -> None:
        """Start over when the table or the own tiles have changed."""
        client = self._client
        game, view = client.game, client.view
        if not isinstance(game, Pieces) or view is None or client.seat is None:
            self._draft = None
            return
        groups, hand = game.draft_groups(view), game.draft_hand(view)
        if self._draft is None or not self._draft.begins_like(groups, hand):
            self._draft = Draft(groups, hand)
            self._checked = None
            self._forget()

    def _forget(self) -> None:
        self.chosen, self.at, self._lifted = set(), None, None

    # Moving about

    def step(self, across: int, down: int) -> None:
        """Move the cursor through the groups; below the last group is the hand."""
        groups = self.groups
        if self.at is None:
            if down < 0 and groups:
                self.at = (len(groups) - 1, 0)
            return
        group, place = self.at
        if down:
            group += down
            if group >= len(groups):
                self.at = None
                return
            group = max(0, group)
            self.at = (group, min(place, len(groups[group].pieces) - 1))
            return
        place += across
        if place < 0 and group > 0:
            group, place = group - 1, len(groups[group - 1].pieces) - 1
        elif place >= len(groups[group].pieces) and group + 1 < len(groups):
            group, place = group + 1, 0
        self.at = (group, max(0, min(place, len(groups[group].pieces) - 1)))

    def leave_groups(self) -> None:
        self.at = None

    def click(self, group: int, place: int) -> None:
        self.at = (group, place)
        self.enter(None)

    # Changing

    def enter(self, place: int | None) -> None:
        """Choose a tile of the hand; on a group: drop what was chosen or picked up there, or pick up a tile."""
        draft = self._draft
        if draft is None:
            return
        if self.at is None:
            if place is not None:
                self.chosen ^= {place}
            return
        group, piece = self.at
        if self.chosen:
            self.at = self._last(draft.play(self.chosen, group))
            self._done()
        elif self._lifted is not None:
            lifted, self._lifted = self._lifted, None
            if lifted[0] != group:
                self.at = self._last(draft.move(*lifted, group))
                self._done()
        else:
            self._lifted = (group, piece)

    def _last(self, group: int) -> tuple[int, int]:
        return group, len(self.groups[group].pieces) - 1

    def do(self, what: str) -> None:
        """`new` group, `back` to the hand, `undo`, `reset`."""
        draft = self._draft
        if draft is None:
            return
        match what:
            case "new" if self.chosen:
                draft.play(self.chosen, None)
            case "new" if self._lifted is not None:
                draft.move(*self._lifted, None)
            case "new" if self.at is not None:
                draft.move(*self.at, None)
            case "back" if self.at is not None:
                if not draft.take_back(*self.at):
                    draft.undo()
            case "undo" | "back":
                draft.undo()
            case "reset":
                draft.reset()
            case _:
                return
        self.at = None
        self._done()

    def call(self, *, on: bool) -> None:
        """Say with the move that one tile is left."""
        self._calling = on
        if self.busy:
            self._done()

    def _done(self) -> None:
        self.chosen, self._lifted = set(), None
        self._checked = None
        if self._checking is not None:
            self._checking.cancel()
        self._checking = asyncio.get_running_loop().create_task(self._check())

    async def _check(self) -> None:
        game = self._client.game
        if isinstance(game, Pieces) and self.busy:
            self._checked = await self._client.draft(game.draft_text(self.groups, call=self._calling))
        self._redraw()

    # Answers

    def move(self) -> str | None:
        """The move, once it is allowed."""
        return self._checked.action if isinstance(self._checked, DraftChecked) else None

    def verdict(self) -> str:
        """What the table says about the draft."""
        words = self._client.words
        match self._checked:
            case Refusal() as refusal:
                return self._client.say(refusal)
            case DraftChecked(refusal=Refusal() as refusal):
                return self._client.say(refusal)
            case DraftChecked():
                return words.text("play-fits")
            case _:
                return words.text("web-tiles-where") if self.busy else words.text("play-no-draft")

    def chosen_pieces(self) -> tuple[int, ...]:
        """The chosen tiles, as a hint takes them."""
        game = self._client.game
        if not self.chosen or not isinstance(game, Pieces):
            return ()
        try:
            return game.read_pieces(" ".join(self.hand[place].card.text for place in sorted(self.chosen)))
        except Refused:
            return ()
