"""The full-screen program: turns keys and clicks into what a client can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from pioche.engine.refusal import Refusal
from pioche.play.screen.dialogs import Menu, Page, Talk
from pioche.play.screen.hand import Order, plays
from pioche.play.screen.hosting import HostingWindow
from pioche.play.screen.keys import KEYS, MOVES, key_lines
from pioche.play.screen.table import book_rows, score_rows
from pioche.play.screen.window import STYLES
from pioche.text.moves import Choice

INTERRUPTED: Final = 130


class PlayApp(HostingWindow):
    """A seat at a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        *(Binding(key, action, show=False) for key, action in KEYS),
        *(Binding(key, f"move('{key}')", show=False) for key in MOVES),
    ]

    async def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)

    def action_leave(self) -> None:
        self.exit(0)

    def action_step(self, across: int, down: int) -> None:
        """Move the cursor: through the hand, and with tiles through the groups on the table."""
        self._note = None
        if self._drafting.usable and (down or self._drafting.at is not None):
            self._drafting.step(across, down)
        else:
            per_row = self._picture.per_row if self._picture is not None else 1
            count = max(1, len(self._shown()))
            self._cursor = max(0, min(count - 1, self._cursor + across + down * per_row))
        self._redraw()

    def action_sort(self) -> None:
        self._order = self._order.next()
        if self._drafting.usable and self._order is Order.PLAYABLE:
            self._order = self._order.next()
        self._redraw()

    async def action_go(self) -> None:
        """Enter: go on, agree, play the card under the cursor, or drop tiles."""
        client = self._client
        self._note = None
        if self._ended:
            self.exit(1)
        elif client.status in ("between", "over"):
            await self._tell(await client.intend("want"))
        elif client.status == "open" and client.seat is not None:
            await self._get_ready(client.seat)
        elif self._drafting.usable:
            shown = self._shown()
            self._drafting.enter(shown[self._cursor] if self._cursor < len(shown) else None)
            self._redraw()
        else:
            await self._play_card()

    async def _get_ready(self, seat: int) -> None:
        table = self._client.table
        if not table["seats"][seat]["agreed"]:
            await self._tell(await self._client.intend("agree", version=table["version"]))
        elif table["host"] == seat and not self._undecided():
            for number, other in enumerate(table["seats"]):
                if other["kind"] == "free":
                    await self._client.intend("bot", seat=number)
            await self._tell(await self._client.intend("start"))

    async def _play_card(self) -> None:
        card = self._card()
        if card is None:
            return
        found = [choice for choice in self._client.choices if plays(choice, card)]
        called = [choice for choice in found if choice.text.endswith("!")]
        if self._calling and called:
            found = called
        if not found:
            await self._act(card.text)  # the table says why not
        else:
            self._choose(found)

    def _choose(self, found: Sequence[Choice]) -> None:
        """Make the only move, or ask which."""
        client = self._client
        if len(found) == 1:
            self.run_worker(self._act(found[0].text), exit_on_error=False)
            return

        def chosen(place: int | None) -> None:
            if place is not None:
                self.run_worker(self._act(found[place].text), exit_on_error=False)

        said = [choice.phrase.said(self._words, client.names, client.seat) for choice in found]
        self.push_screen(Menu(self._words.text("text-moves"), said), chosen)

    async def _act(self, move: str) -> None:
        self._calling = False
        await self._tell(await self._client.act(move))

    def action_move(self, key: str) -> None:
        """The moves that have a key of their own: draw, pass, call, catch, challenge, jump in."""
        self._note = None
        choices = self._client.choices
        found = [choice for choice in choices if choice.text.partition(".")[0] in MOVES[key]]
        if key == "j":
            found = [choice for choice in choices if self._jumps(choice)]
        if found:
            self._choose(found)
        elif key == "u":
            self._calling = not self._calling
            self._drafting.call(on=self._calling)
            self._redraw()
        else:
            self._note = self._words.text("play-no-moves")
            self._redraw()

    def action_moves(self) -> None:
        choices = self._client.choices
        if choices:
            self._choose(choices)
        else:  # tiles are not listed: they are put together
            free = self._drafting.usable and self._client.on_turn
            self._note = self._words.text("play-no-draft" if free else "play-no-moves")
            self._redraw()

    async def action_draft(self, what: str) -> None:
        """New group, take back, undo, start over, end the turn."""
        self._note = None
        if not self._drafting.usable:
            return
        if what == "end":
            move = self._drafting.move()
            if move is None:
                self._note = self._drafting.verdict()
            else:
                await self._act(move)
        else:
            self._drafting.do(what)
        self._redraw()

    def action_hint(self) -> None:
        self.run_worker(self._hint(), exit_on_error=False)

    async def _hint(self) -> None:
        """A move to take or leave; with chosen tiles: one that plays exactly these."""
        found = await self._client.hint(self._drafting.chosen_pieces())
        if isinstance(found, Refusal):
            await self._tell(found)
        elif found.choice is None:
            self._note = self._words.text("play-no-hint")
            self._redraw()
        else:
            hint = found.choice

            def taken(place: int | None) -> None:
                if place is not None:
                    self.run_worker(self._act(hint.text), exit_on_error=False)

            said = hint.phrase.said(self._words, self._client.names, self._client.seat)
            self.push_screen(Menu(self._words.text("web-tiles-hint"), [said]), taken)

    async def action_table(self, what: str) -> None:
        """What concerns the table: skip to the own turn, ask for a pause or go on, vote about somebody who is gone."""
        client = self._client
        self._note = None
        if what == "pause":
            await self._tell(await client.intend("resume" if client.table.get("paused") else "pause"))
        elif what == "want":
            await self._tell(await client.intend("want"))
        elif client.gone is not None:
            about, choices = client.gone, ("wait", "bot", "end")

            def decided(place: int | None) -> None:
                if place is not None:
                    self.run_worker(self._decide(about, choices[place]), exit_on_error=False)

            title = self._words.text("web-decide", name=client.names[about])
            self.push_screen(Menu(title, [self._words.text(f"web-decide-{each}") for each in choices]), decided)

    async def _decide(self, about: int, choice: str) -> None:
        await self._tell(await self._client.intend("decide", about=about, choice=choice))

    # Pages

    def action_page(self, name: str) -> None:
        client, words = self._client, self._words
        lines: list[Text] = []
        start = 0
        match name:
            case "book":
                title = words.text("web-rules")
                lines, start = book_rows(client, self._clause)
            case "score":
                title, lines = words.text("web-score"), score_rows(client)
            case "log":
                title, lines = words.text("web-log"), [Text(news.text, STYLES[news.kind]) for news in client.log]
            case _:
                title, lines = words.text("play-key-keys"), [Text(line) for line in key_lines(words)]
        self.push_screen(Page(title, lines, start))

    def action_talk(self) -> None:
        def said(text: str | None) -> None:
            if text:
                self.run_worker(self._say(text), exit_on_error=False)

        self.push_screen(Talk(self._words.text("web-say")), said)

    async def _say(self, text: str) -> None:
        await self._tell(await self._client.intend("say", text=text))

    # Mouse

    async def on_click(self, event: events.Click) -> None:
        self._note = None
        widget, x, y = event.widget, event.x - 1, event.y
        if widget is None or len(self.screen_stack) > 1:
            return
        if widget.id == "hand" and self._picture is not None:
            place = self._picture.at(x, y)
            if 0 <= place < len(self._shown()):
                again = place == self._cursor and self._drafting.at is None
                self._cursor = place
                self._drafting.leave_groups()
                if again or self._drafting.usable:
                    await self.action_go()
        elif widget.id == "table" and self._placed is not None:
            found = self._placed.at(event.x, y)
            if found is not None:
                self._drafting.click(*found)
        elif widget.id == "prompt":
            await self.action_go()
        self._redraw()
