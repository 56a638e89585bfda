"""The full-screen program in a real pseudo-terminal: start, resize, Ctrl-C, no colour, and without Textual."""

from __future__ import annotations

import fcntl
import struct
import sys
import termios
from pathlib import Path

import pytest

from pioche.client.connecting import Wish
from pioche.play import cli
from tests.client.players import ENGLISH
from tests.play.test_plain import Terminal

LEFT = "\x1b[?1049l"  # the alternate screen is left, the terminal is as before


class Window(Terminal):
    """A terminal with a size."""

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self._descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))


def window(folder: Path, *arguments: str, **more: str) -> Window:
    made = Window(folder, "--pace", "instant", *arguments, **{"TERM": "xterm-256color", **more})
    made.resize(80, 24)
    return made


def test_start_resize_and_interrupt(tmp_path: Path) -> None:
    terminal = window(tmp_path, "classic/fr", "--bots", "casual")
    terminal.until(r"Your turn\.")
    terminal.resize(120, 40)
    terminal.until(r"New round")  # everything is drawn again, the log beside the table
    terminal.type("?")
    terminal.until("Backspace")
    terminal.interrupt()
    assert terminal.status() == 130
    assert LEFT in terminal.shown
    assert "Traceback" not in terminal.shown


def test_quit_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    terminal = window(tmp_path, "rummy/en", "--bots", "casual")
    terminal.until(r"Your turn\.")
    terminal.type("q")
    assert terminal.status() == 0
    assert LEFT in terminal.shown


def test_no_colour(tmp_path: Path) -> None:
    """NO_COLOR leaves shades of grey only: red, green and blue are the same number in every colour that is set."""
    import re

    terminal = window(tmp_path, "classic/fr", "--bots", "casual", NO_COLOR="1", COLORTERM="truecolor")
    terminal.until(r"Your turn\.")
    drawn = terminal.seen
    terminal.type("q")
    assert terminal.status() == 0
    colours = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)[;m]", drawn)
    assert all(max(map(int, each)) - min(map(int, each)) <= 2 for each in colours)
    assert "●" in drawn or "■" in drawn or "▲" in drawn or "★" in drawn or "W" in drawn


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    terminal = window(tmp_path, "classic/fr", "--bots", "casual", PYTHONIOENCODING="ascii")
    terminal.until(r"Your turn\.")
    assert "+---+" in terminal.seen
    terminal.type("q")
    assert terminal.status() == 0


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    terminal = window(tmp_path, "classic/fr", "--bots", "casual", TERM="dumb")
    terminal.until(r"Your turn\. Discard pile")
    assert "\x1b[" not in terminal.seen
    terminal.type("quit\n")
    assert terminal.status() == 0


def test_without_textual_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pioche.play.screen")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    with pytest.raises(ValueError, match="pip install textual, or use --plain"):
        cli._on_screen(Wish(), ENGLISH, sits=True, ascii_only=False)
