"""What one does at a table besides playing, on the screen: the menu of the table, and its settings for the host."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from pioche.bots.levels import LEVELS
from pioche.client.connection import Json
from pioche.client.table_choices import BOT, CHANGE, TableChoice, table_choices
from pioche.engine.refusal import Refusal
from pioche.play.screen.dialogs import Menu
from pioche.play.screen.settings import SettingsForm
from pioche.play.screen.window import TableWindow


class HostingWindow(TableWindow):
    """A table with its menu."""

    async def _tell(self, refusal: Refusal | None) -> None:
        """Show why something was refused, or nothing."""
        self._note = None if refusal is None else self._client.say(refusal)
        self._clause = "" if refusal is None else refusal.clause
        self._redraw()

    def _later(self, work: Awaitable[None]) -> None:
        self.run_worker(work, exit_on_error=False)

    async def _intend(self, do: str, fields: Mapping[str, object]) -> None:
        await self._tell(await self._client.intend(do, **fields))

    def action_manage(self) -> None:
        """The menu of the table."""
        self._note = None
        found = table_choices(self._client)
        if not found:
            self._note = self._words.text("play-no-moves")
            self._redraw()
            return

        def chosen(place: int | None) -> None:
            if place is not None:
                self._manage(found[place])

        self.push_screen(Menu(self._words.text("play-key-h"), [choice.text for choice in found]), chosen)

    def _manage(self, choice: TableChoice) -> None:
        if choice.do == CHANGE:
            self.push_screen(SettingsForm(self._client), self._change)
        elif choice.do == BOT:
            self._ask_level(choice)
        elif choice.sure:
            self._ask_sure(choice)
        else:
            self._later(self._intend(choice.do, choice.fields))

    def _change(self, settings: Json | None) -> None:
        if settings is not None:
            self._later(self._intend(CHANGE, {"settings": settings}))

    def _ask_level(self, choice: TableChoice) -> None:
        def chosen(place: int | None) -> None:
            if place is not None:
                self._later(self._intend(BOT, {**choice.fields, "level": LEVELS[place]}))

        words = self._words
        said = [f"{words.text(f'web-level-{level}')}  {words.text(f'level-{level}-help')}" for level in LEVELS]
        self.push_screen(Menu(words.text("web-level"), said, LEVELS.index("casual")), chosen)

    def _ask_sure(self, choice: TableChoice) -> None:
        def chosen(place: int | None) -> None:
            if place == 1:
                self._later(self._intend(choice.do, choice.fields))

        self.push_screen(Menu(choice.sure, [self._words.text("web-cancel"), choice.text]), chosen)
