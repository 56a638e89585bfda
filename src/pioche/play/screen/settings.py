"""The settings of a table on the screen: a list in which each can be changed; nothing happens until it is confirmed."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.client.connection import Json
from pioche.client.table_client import TableClient
from pioche.client.table_settings import Draft, Row, draft_of
from pioche.engine.refusal import Refusal
from pioche.play.screen.dialogs import Menu, Talk


class SettingsForm(ModalScreen[Json | None]):
    """Gives the settings that were made, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self._client = client
        self._words = client.words
        self._draft: Draft = draft_of(client.table)
        self._rows: list[Row] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self._words.text("web-change-rules"), "bold reverse"))
            yield OptionList(id="settings")
            yield Static(id="about")

    def on_mount(self) -> None:
        self.query_one("#settings").focus()
        self._show(0)

    def _show(self, place: int) -> None:
        """List everything again, the cursor at a row; the first row confirms."""
        words = self._words
        self._rows = self._draft.rows(words)
        options = [Option(Text(f"[{words.text('web-apply')}]", "bold"))]
        for row in self._rows:
            said = words.text("setting", option=row.title, value=row.shown)
            options.append(Option(Text(f"{'*' if row.changed else ' '} {said}", "bold" if row.changed else "")))
        listed = self.query_one("#settings", OptionList)
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = place

    def _note(self, text: str, style: str = "dim") -> None:
        self.query_one("#about", Static).update(Text(text, style))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._note("" if event.option_index == 0 else self._rows[event.option_index - 1].help)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        place = event.option_index
        if place == 0:
            self.dismiss(self._draft.settings)
            return
        row = self._rows[place - 1]
        if not row.values:
            self.app.push_screen(Talk(row.title, row.value), lambda text: self._take(place, row, text))
        elif len(row.values) == 2:
            self._take(place, row, row.values[1 - row.values.index(row.value)] if row.value in row.values else None)
        else:
            at = row.values.index(row.value) if row.value in row.values else 0
            chosen = Menu(row.title, row.said, at)
            self.app.push_screen(chosen, lambda number: self._take(place, row, _value(row, number)))

    def _take(self, place: int, row: Row, value: str | None) -> None:
        if value is None:
            return
        made = self._draft.with_value(row.name, value)
        if isinstance(made, Refusal):
            self._note(self._client.say(made), "bold reverse")
            return
        self._draft = made
        self._show(place)


def _value(row: Row, number: int | None) -> str | None:
    return None if number is None else row.values[number]
