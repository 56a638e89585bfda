"""The window of the full-screen program: shows the table of a client, and draws it again when something has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Container, VerticalScroll
from textual.filter import LineFilter
from textual.widget import Widget
from textual.widgets import RichLog, Static

from pioche.client.connection import Lost
from pioche.client.news import News
from pioche.client.table_client import TableClient
from pioche.engine.board import Board, BoardCard
from pioche.play.screen.ascii_only import AsciiOnly
from pioche.play.screen.drafting import Drafting
from pioche.play.screen.drawing import HandPicture, Held, Look, hand_picture
from pioche.play.screen.hand import Order, playable, plays, sorted_places
from pioche.play.screen.keys import footer
from pioche.play.screen.table import (
    ROOMY,
    Placed,
    clock,
    draft_rows,
    heading,
    result_rows,
    seats,
    table_rows,
    waiting_rows,
)
from pioche.text.moves import Choice

WIDE: Final = 104  # columns of a terminal that has room for the log beside the table
W = TypeVar("W", bound=Widget)
STYLES: Final[dict[str, str]] = {"game": "", "table": "dim", "chat": "bold"}


class TableWindow(App[int]):
    """A table as it is seen; `app.PlayApp` adds the keys."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #top, #keys { height: 1; }
    #top { background: $primary-darken-2; color: $text; }
    #keys { background: $surface; }
    #seats { height: auto; padding: 0 1; }
    #middle { height: 1fr; layout: vertical; }
    #lying { height: auto; max-height: 75%; padding: 0 1; }
    #table { height: auto; width: 1fr; }
    #log { height: 1fr; min-height: 2; padding: 0 1; background: $surface; scrollbar-size: 1 1; }
    .wide #middle { layout: horizontal; }
    .wide #lying { height: 1fr; max-height: 100%; width: 1fr; }
    .wide #log { width: 44; height: 1fr; }
    #prompt { height: auto; max-height: 3; padding: 0 1; text-style: bold; }
    #hand { height: auto; padding: 0 1; }
    Menu, Page, Talk, SettingsForm { align: center middle; }
    #dialog { width: 70%; max-width: 90; height: auto; max-height: 80%; border: round $primary; padding: 0 1; }
    #dialog OptionList { height: auto; max-height: 16; border: none; }
    .sixteen #log, .sixteen #keys { background: ansi_default; }
    .sixteen #log, .sixteen #lying { scrollbar-background: ansi_default; scrollbar-color: ansi_blue; }
    .sixteen #top { background: ansi_blue; color: ansi_bright_white; }
    #page { width: 95%; height: 95%; border: round $primary; }
    #settings { height: 1fr; border: none; }
    #about { height: 2; padding: 0 1; }
    #reading { height: 1fr; padding: 0 1; }
    """

    def __init__(self, client: TableClient, look: Look, greeting: str = "") -> None:
        """`greeting`: what to show before a match, such as the link of the table."""
        super().__init__(ansi_color=True if look.sixteen else None)
        if look.sixteen:
            self.theme = "ansi-dark"  # its own colours only: others would be replaced by the nearest, green by grey
        self._client = client
        self._look = look
        self._greeting = greeting
        self._words = client.words
        self._order = Order.COLOUR
        self._cursor = 0  # a place among the cards as they are shown
        self._calling = False
        self._note: str | None = None  # why something was refused, until the next key
        self._clause = ""  # that the last refusal named, for the rule book
        self._picture: HandPicture | None = None
        self._placed: Placed | None = None
        self._drafting = Drafting(client, self._redraw)
        self._ended = False
        self._log_width = (False, 0)
        client.changed = self._changed

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="seats")
        with Container(id="middle"):
            with VerticalScroll(id="lying", can_focus=False):
                yield Static(id="table")
            log = RichLog(id="log", wrap=True, max_lines=400, min_width=20)
            log.can_focus = False
            yield log
        yield Static(id="prompt")
        yield Static(id="hand")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.title = "Pioche"
        self.run_worker(self._follow())
        self.set_interval(0.5, self._tick)
        self._redraw()

    async def _follow(self) -> None:
        try:
            await self._client.run()
        except Lost as lost:
            self._note = self._client.say(lost.refusal)
            self._ended = True
            self._redraw()

    async def on_unmount(self) -> None:
        await self._client.close()

    # Drawing

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *([AsciiOnly()] if self._look.ascii_only else [])]

    def _find(self, selector: str, kind: type[W]) -> W:
        """A widget of the table, also while a dialog is open."""
        return self.screen_stack[0].query_one(selector, kind)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._redraw)  # by then the new size is known

    def _changed(self, news: Sequence[News]) -> None:
        if not self.is_running:
            return
        self._write(news)
        self._drafting.follow()
        self._redraw()

    def _write(self, news: Sequence[News]) -> None:
        log = self._find("#log", RichLog)
        for each in news:
            log.write(Text(each.text, STYLES[each.kind]))

    def _tick(self) -> None:
        if self._client.deadline is not None:
            self._draw_top()

    def _rewrite(self) -> None:
        self._find("#log", RichLog).clear()
        self._write(self._client.log)

    def _draw_top(self) -> None:
        top = heading(self._client, self._look)
        left = clock(self._client)
        width = self.size.width
        top.truncate(max(0, width - len(left) - 1), overflow="ellipsis")
        top.pad_right(max(0, width - top.cell_len - len(left) - 1))
        self._find("#top", Static).update(top.append(left, "bold"))

    def _redraw(self) -> None:
        if not self.is_running or not self.screen_stack or not self.screen_stack[0].query("#keys"):
            return
        client, width, height = self._client, self.size.width, self.size.height
        self.screen_stack[0].set_class(width >= WIDE, "wide")
        self.screen_stack[0].set_class(self._look.sixteen, "sixteen")
        if self._log_width != (width >= WIDE, width):  # lines that are written do not wrap again by themselves
            self._log_width = (width >= WIDE, width)
            self.call_after_refresh(self._rewrite)
        board = client.board
        self._draw_top()
        self._find("#seats", Static).update(_joined(seats(client, board, self._look, width - 2)))
        self._find("#table", Static).update(_joined(self._table(board, width, height)))
        self._find("#prompt", Static).update(self._prompt(board))
        self._draw_hand(board, width, roomy=height >= ROOMY)
        self._find("#keys", Static).update(footer(client, self._drafting.usable, width))

    def _table(self, board: Board | None, width: int, height: int) -> list[Text]:
        client = self._client
        self._placed = None
        if not client.table:
            return [Text(self._words.text("web-connecting"))]
        if client.status == "open" or board is None:
            return waiting_rows(client, self._greeting)
        if client.status in ("between", "over"):
            return result_rows(client, self._look)
        rows = table_rows(client, board, self._look, height, groups=not self._drafting.usable)
        if not self._drafting.usable:
            return rows
        room = (width - 46 if width >= WIDE else width) - 3
        most = self._find("#middle", Container).size.height * (4 if width >= WIDE else 3) // 4 - len(rows)
        placed = draft_rows(self._drafting.groups, self._drafting.notes, self._drafting.at, self._look, room, most)
        below = [(row + len(rows), column, group, place) for row, column, group, place in placed.pieces]
        self._placed = Placed(placed.rows, below, placed.size)
        return [*rows, *placed.rows]

    def _prompt(self, board: Board | None) -> Text:
        client, words = self._client, self._words
        if self._note is not None:
            return Text(self._note, "bold reverse")
        if not client.table:
            return Text(words.text("web-connecting"))
        if client.gone is not None and client.seat is not None:
            return Text(f"{words.text('web-decide', name=client.names[client.gone])}  v")
        if client.status == "open":
            return Text(self._waiting())
        if board is None:
            return Text(words.text("web-dealing"))
        if client.status in ("between", "over"):
            said = words.text("web-next-round" if client.status == "between" else "web-rematch")
            return Text(words.text("play-enter", what=said))
        if self._drafting.busy:
            return Text(self._drafting.verdict())
        card = self._card()
        named = "" if card is None else f"  {card.name.said(words)}"
        if client.on_turn:
            calling = f"  {words.text('action-call')}" if self._calling else ""
            return Text(f"{words.text('web-your-turn')}.{named}{calling}")
        quick = [choice for choice in client.choices if self._jumps(choice)]
        if quick:
            names = ", ".join(choice.phrase.said(words, client.names, client.seat) for choice in quick)
            return Text(words.text("play-jump", moves=names), "bold reverse")
        name = client.names[board.turn] if board.turn is not None else ""
        return Text(words.text("web-wait-turn", name=name) + named, "not bold")

    def _waiting(self) -> str:
        """What is missing until the match begins."""
        client, words = self._client, self._words
        if client.seat is None:
            return words.text("web-wait-host")
        if not client.table["seats"][client.seat]["agreed"]:
            return words.text("play-enter", what=words.text("web-agree"))
        if client.table["host"] != client.seat:
            return words.text("web-wait-host")
        if self._undecided():
            return words.text("web-wait-agree")
        return words.text("play-enter", what=words.text("play-fill-and-start"))

    def _undecided(self) -> bool:
        """Has somebody not agreed to the rules yet?"""
        return any(seat["kind"] == "person" and not seat["agreed"] for seat in self._client.table["seats"])

    def _cards(self) -> list[BoardCard]:
        """The own cards, in the order of the hand."""
        if self._drafting.usable:
            return [piece.card for piece in self._drafting.hand]
        board = self._client.board
        return [] if board is None else list(board.hand)

    def _shown(self) -> list[int]:
        """The places of the own cards, in the order in which they are shown."""
        hand = self._cards()
        return sorted_places(hand, self._order, playable(hand, self._client.choices))

    def _card(self) -> BoardCard | None:
        shown = self._shown()
        return self._cards()[shown[self._cursor]] if self._cursor < len(shown) else None

    def _draw_hand(self, board: Board | None, width: int, *, roomy: bool) -> None:
        hand, shown = self._cards(), self._shown()
        self._cursor = max(0, min(self._cursor, len(shown) - 1))
        fitting = playable(hand, self._client.choices)
        free, chosen = self._drafting.usable, self._drafting.chosen
        held = [Held(hand[place], None if free else hand[place].text in fitting, place in chosen) for place in shown]
        cursor = self._cursor if self._drafting.at is None and held else None
        self._picture = hand_picture(held, cursor, max(20, width - 2), self._look, roomy=roomy)
        over = board is not None and self._client.status in ("between", "over")
        self._find("#hand", Static).update(_joined([] if over else self._picture.rows))

    def _jumps(self, choice: Choice) -> bool:
        """Is it a play out of turn?"""
        return not self._client.on_turn and any(plays(choice, card) for card in self._cards())


def _joined(rows: Sequence[Text]) -> Text:
    return Text("\n", no_wrap=True).join(rows)
