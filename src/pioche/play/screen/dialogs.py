"""What opens over the table: a menu of moves, a page of text, a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

_LETTERS = "123456789abcdefghijklmnopqrstuvwxyz"


class Menu(ModalScreen[int | None]):
    """A choice among a few things, by arrow keys, by its sign, or by mouse; Escape: none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, choices: Sequence[str], at: int = 0) -> None:
        """`at`: where the cursor is first."""
        super().__init__()
        self._title = title
        self._choices = choices
        self._at = at

    def compose(self) -> ComposeResult:
        options = [Option(Text(f"{_sign(place)}  {text}")) for place, text in enumerate(self._choices)]
        with Vertical(id="dialog"):
            yield Static(Text(self._title, "bold"))
            yield OptionList(*options)

    def on_mount(self) -> None:
        listed = self.query_one(OptionList)
        listed.focus()
        listed.highlighted = self._at

    def on_key(self, event: object) -> None:
        sign = getattr(event, "character", None)
        place = _LETTERS.find(sign) if sign else -1
        if 0 <= place < len(self._choices):
            self.dismiss(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


def _sign(place: int) -> str:
    return _LETTERS[place] if place < len(_LETTERS) else " "


class Page(ModalScreen[None]):
    """A text to read: the rule book, the log, the keys, the score pad."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "dismiss(None)", show=False),
        Binding("j", "scroll_page(1)", show=False),
        Binding("k", "scroll_page(-1)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Text], start: int = 0) -> None:
        """`start`: the line that is shown first."""
        super().__init__()
        self._title = title
        self._lines = lines
        self._start = start

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self._title, "bold reverse"))
            with VerticalScroll(id="reading"):
                for line in self._lines:
                    yield Static(line)

    def on_mount(self) -> None:
        reading = self.query_one("#reading")
        reading.focus()
        if self._start:
            self.call_after_refresh(reading.scroll_to_widget, reading.children[self._start], animate=False, top=True)

    def action_scroll_page(self, direction: int) -> None:
        reading = self.query_one("#reading", VerticalScroll)
        (reading.scroll_page_down if direction > 0 else reading.scroll_page_up)(animate=False)


class Talk(ModalScreen[str | None]):
    """A line to type: what one says to the table, or the value of a setting."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self._title = title
        self._value = value

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Input(self._value, placeholder=self._title, max_length=280)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
