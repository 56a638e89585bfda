"""The commands of the line mode: one line each, in every game. Whatever is none of them is a move in notation."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from pioche.client.refusals import Code
from pioche.client.table_choices import seat_named
from pioche.client.table_client import TableClient
from pioche.client.table_settings import draft_of
from pioche.engine.abilities import DraftChecked, Pieces
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import setting_text
from pioche.text.boards import hand_line, open_line
from pioche.text.moves import choice_lines
from pioche.text.rules import book_lines, difference_lines, differences, rule_book
from pioche.text.scores import score_lines
from pioche.text.situations import situation_lines

LOOKING: Final = ("hand", "top", "table", "legal", "score", "rules", "book", "log", "help")
"""Commands that ask the table nothing."""
LAY: Final = "lay "  # a move that is put together from pieces
Answer = Awaitable[list[str]]


class Commands:
    """Answers one typed line with lines of text. It never raises for what somebody typed."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._words = client.words
        self.decided_at: int | None = None  # the seq of what a move was chosen by; None: everything that is known
        self._known: dict[str, Callable[[str], Answer]] = {
            "hand": self._hand,
            "top": self._top,
            "table": self._table,
            "legal": self._legal,
            "why": self._why,
            "hint": self._hint,
            "score": self._score,
            "rules": self._rules,
            "book": self._book,
            "log": self._log,
            "say": self._say,
            "next": self._next,
            "sit": self._sit,
            "agree": self._agree,
            "start": self._start,
            "bot": self._bot,
            **{name: functools.partial(self._host, name) for name in ("remove", "host", "mute")},
            "readmit": self._readmit,
            "change": self._change,
            "away": self._away,
            "back": self._back,
            "pause": self._pause,
            "resume": self._resume,
            "decide": self._decide,
            "leave": self._leave,
            "help": self._help,
        }

    async def answer(self, line: str) -> list[str]:
        """Do what a line says; the lines to show."""
        typed = line.strip()
        name, _, rest = typed.partition(" ")
        if not typed:
            return []
        if not self._client.table:
            return [self._words.text("web-connecting")]
        command = self._known.get(name.lower())
        if not self._client.connected and name.lower() not in LOOKING:
            return [self._words.text("play-lost")]  # and the next line, such as `quit`, does not have to wait
        return await (self.play(typed) if command is None else command(rest.strip()))

    # Looking

    async def _hand(self, _rest: str) -> list[str]:
        board = self._client.board
        return self._nothing() if board is None else [hand_line(board, self._words)]

    async def _top(self, _rest: str) -> list[str]:
        board = self._client.board
        return self._nothing() if board is None else [open_line(board, self._words, self._client.names)]

    async def _table(self, _rest: str) -> list[str]:
        situation = self._client.situation
        if situation is None:
            return list(self.seat_lines())
        return list(situation_lines(situation, self._words, self._client.names))

    def seat_lines(self) -> Iterator[str]:
        """Who sits at a table that has not begun."""
        for name, seat in zip(self._client.names, self._client.table["seats"], strict=True):
            if seat["kind"] == "free":
                yield f"{name}: {self._words.text('web-free-seat')}"
            else:
                mark = f" ({self._words.text('web-assistant')})" if seat["assistant"] else ""
                yield f"{name}{mark}: {self._words.text('web-agreed' if seat['agreed'] else 'web-not-agreed')}"

    async def _legal(self, _rest: str) -> list[str]:
        client = self._client
        found = choice_lines(client.choices, self._words, client.names, client.seat)
        if client.on_turn and client.game is not None and not client.game.complete_legal:
            found.append(self._words.text("text-more-moves"))
        return found or [self._words.text("play-no-moves")]

    async def _score(self, _rest: str) -> list[str]:
        sheet = self._client.sheet
        return self._nothing() if sheet is None else score_lines(sheet, self._words, self._client.names)

    async def _rules(self, _rest: str) -> list[str]:
        return self.rules_lines()

    def rules_lines(self) -> list[str]:
        """How the rules differ from print."""
        client = self._client
        edition = client.edition
        players = setting_text("players", len(client.names), self._words)
        if client.game is None or client.rules is None:
            return [f"{edition} ({players})"]
        changed = difference_lines(differences(client.game, edition, client.rules), self._words)
        return [f"{edition} ({players})", *(changed or [self._words.text("web-as-printed")])]

    async def _book(self, rest: str) -> list[str]:
        """The rule book of the table, or one clause of it."""
        client = self._client
        if client.game is None or client.rules is None:
            return self._nothing()
        if not rest:
            return list(book_lines(client.game, client.edition, client.rules, self._words))
        entries = rule_book(client.game, client.edition, client.rules, self._words)
        found = [f"{entry.clause}  {entry.text}" for entry in entries if entry.clause.lower() == rest.lower()]
        return found or [self._words.text("web-book-unknown", names=rest[:40])]

    async def _log(self, _rest: str) -> list[str]:
        return [news.text for news in self._client.log[-20:]]

    async def _help(self, _rest: str) -> list[str]:
        return [f"{name:7}{self._words.text(f'play-does-{name}')}" for name in (*self._known, "quit")] + [
            self._words.text("play-does-moves")
        ]

    def _nothing(self) -> list[str]:
        return [self._words.text("play-not-begun")]

    # Asking and doing

    async def _why(self, rest: str) -> list[str]:
        if not rest:
            return [self._words.text("play-does-why")]
        move = await self._whole(rest)
        refusal = move if isinstance(move, Refusal) else await self._client.why(move)
        return [self._words.text("play-allowed") if refusal is None else self._client.say(refusal)]

    async def _hint(self, rest: str) -> list[str]:
        pieces = self._pieces(rest) if rest else ()
        found = pieces if isinstance(pieces, Refusal) else await self._client.hint(pieces)
        if isinstance(found, Refusal):
            return [self._client.say(found)]
        if found.choice is None:
            return [self._words.text("play-no-hint") if found.refusal is None else self._client.say(found.refusal)]
        return choice_lines([found.choice], self._words, self._client.names, self._client.seat)

    def _pieces(self, text: str) -> tuple[int, ...] | Refusal:
        game = self._client.game
        if not isinstance(game, Pieces):
            return Code.NOT_HERE.refusal()
        try:
            return game.read_pieces(text)
        except Refused as error:
            return error.refusal

    async def play(self, typed: str) -> list[str]:
        """Make a move; why it was not made, or nothing."""
        if not self._client.connected:
            return [self._words.text("play-lost")]
        move = await self._whole(typed)
        refusal = move if isinstance(move, Refusal) else await self._client.act(move, self.decided_at)
        return [] if refusal is None else [self._client.say(refusal)]

    async def _whole(self, typed: str) -> str | Refusal:
        """A move as the game takes it, or why there is none.

        `R5 R6 R7` names only pieces: where they go is asked. What is left open in a draft is filled in.
        """
        client, game = self._client, self._client.game
        if not isinstance(game, Pieces) or not client.on_turn or typed in client.offers:
            return typed
        pieces = self._pieces(typed)
        if not isinstance(pieces, Refusal):
            placed = await client.hint(pieces)
            if isinstance(placed, Refusal):
                return placed
            return placed.refusal or typed if placed.choice is None else placed.choice.text
        checked = await client.draft(typed) if typed.startswith(LAY) else None
        if not isinstance(checked, DraftChecked):
            return typed
        return checked.action or checked.refusal or typed

    async def _say(self, rest: str) -> list[str]:
        return await self._intend("say", text=rest[:280]) if rest else [self._words.text("play-does-say")]

    async def _next(self, _rest: str) -> list[str]:
        return await self._intend("want")

    async def _sit(self, _rest: str) -> list[str]:
        return await self._intend("sit")

    async def _agree(self, _rest: str) -> list[str]:
        return await self._intend("agree", version=self._client.table["version"])

    async def _start(self, _rest: str) -> list[str]:
        return await self._intend("start")

    async def _bot(self, rest: str) -> list[str]:
        """Put a bot into one seat, or fill the free seats with bots."""
        level, _, named = rest.partition(" ")
        free = [number for number, seat in enumerate(self._client.table["seats"]) if seat["kind"] == "free"]
        if named:
            seat = seat_named(self._client, named)
            if seat is None:
                return [self._client.say(Code.NOBODY.refusal(name=named[:40]))]
            free = [seat]
        lines: list[str] = []
        for seat in free:
            lines += await self._intend("bot", seat=seat, level=level[:32] or "casual")
        return lines[:1] or ([] if free else [self._words.text("play-no-free-seat")])

    async def _host(self, do: str, rest: str) -> list[str]:
        """Remove somebody, pass the host on to them, or mute them; by name or number."""
        seat = seat_named(self._client, rest)
        if seat is None:
            return [
                self._client.say(Code.NOBODY.refusal(name=rest[:40])) if rest else self._words.text(f"play-does-{do}")
            ]
        if do != "mute":
            return await self._intend(do, seat=seat)
        who = self._client.table["seats"][seat]["who"]
        if not who:  # a free seat, or a bot
            return [self._client.say(Code.NOBODY.refusal(name=rest[:40]))]
        return await self._intend(do, who=who, on=who not in self._client.table["muted"])

    async def _readmit(self, _rest: str) -> list[str]:
        return await self._intend("readmit")

    async def _change(self, rest: str) -> list[str]:
        """Change settings, all of them or none; without any: list them."""
        draft = draft_of(self._client.table)
        if not rest:
            return [f"{row.name}={row.value}  {row.title}" for row in draft.rows(self._words)]
        for each in rest.split():
            name, _, value = each.partition("=")
            made = draft.with_value(name, value or "on")
            if isinstance(made, Refusal):
                return [self._client.say(made)]
            draft = made
        return await self._intend("change", settings=draft.settings)

    async def _away(self, _rest: str) -> list[str]:
        return await self._intend("away")

    async def _back(self, _rest: str) -> list[str]:
        return await self._intend("back")

    async def _pause(self, _rest: str) -> list[str]:
        return await self._intend("pause")

    async def _resume(self, _rest: str) -> list[str]:
        return await self._intend("resume")

    async def _decide(self, rest: str) -> list[str]:
        """Vote about somebody who is gone."""
        about = self._client.gone
        if about is None or rest not in ("wait", "bot", "end"):
            return [self._words.text("play-does-decide")]
        return await self._intend("decide", about=about, choice=rest)

    async def _leave(self, _rest: str) -> list[str]:
        return await self._intend("leave")

    async def _intend(self, do: str, **fields: object) -> list[str]:
        refusal = await self._client.intend(do, **fields)
        return [] if refusal is None else [self._client.say(refusal)]
