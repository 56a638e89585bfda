"""The full-screen program in a real pseudo-terminal: start, resize, Ctrl-C, no colour, and without Textual."""

from __future__ import annotations

import fcntl
import re
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
    terminal.until(r"Draw pile")  # everything is drawn again
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
    terminal = window(tmp_path, "classic/fr", "--bots", "casual", NO_COLOR="1", COLORTERM="truecolor")
    terminal.until(r"Your turn\.")
    drawn = terminal.seen
    terminal.type("q")
    assert terminal.status() == 0
    colours = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)[;m]", drawn)
    assert all(max(map(int, each)) - min(map(int, each)) <= 2 for each in colours)
    assert "●" in drawn or "■" in drawn or "▲" in drawn or "★" in drawn or "W" in drawn


@pytest.mark.parametrize("terminal", ["xterm-16color", "linux", "screen"])
@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_sixteen_colours(edition: str, terminal: str, tmp_path: Path) -> None:
    """Only the colours that every terminal has; the four differ, and no letters are on their own colour."""
    screen = window(tmp_path, edition, "--bots", "casual", TERM=terminal, COLORTERM="")
    screen.until(r"Your turn\.")
    screen.type("q")
    assert screen.status() == 0
    styles = set(re.findall(r"\x1b\[([0-9;]*)m", screen.seen))
    assert not any(re.search(r"\b[34]8;[25];", style) for style in styles), "no palette of 256, no true colours"
    if edition == "rummy/en":  # every tile is bright: 14 tiles of four colours
        assert {"1;97;41", "1;30;103", "1;30;42", "1;97;44"} <= styles
    shown = {style for style, text in re.findall(r"\x1b\[([0-9;]*)m([^\x1b]*)", screen.seen) if text.strip()}
    for style in ({int(each) for each in style.split(";") if each} for style in shown):
        background = style & {*range(40, 48), *range(100, 108)}
        letters = {each + 10 for each in style & {*range(30, 38), *range(90, 98)}}
        assert not background & letters, style
        if background:
            assert letters, f"letters of an unknown colour on a known one: {style}"


@pytest.mark.parametrize("locale", [{"LANG": "C"}, {"LC_ALL": "POSIX"}])
def test_a_locale_without_unicode(locale: dict[str, str], tmp_path: Path) -> None:
    """Whatever is shown, frames, scroll bars, quotation marks and accents too, is ASCII."""
    terminal = window(tmp_path, "classic/fr", "--bots", "casual", PIOCHE_LANGUAGE="fr", **locale)
    terminal.until(r"A vous|\+---\+")
    terminal.type("r")
    terminal.until("FR-11")
    terminal.type("q")
    terminal.until(r"\+---\+")
    terminal.type("q")
    assert terminal.status() == 0
    assert terminal.seen.isascii(), set(terminal.seen) - set(map(chr, range(128)))


def test_which_locales_show_more_than_ascii() -> None:
    assert cli.shows_unicode("utf-8", {"LANG": "fr_FR.UTF-8"})
    assert cli.shows_unicode("utf-8", {}), "nobody has said otherwise"
    assert cli.shows_unicode("utf-8", {"LANG": "C", "LC_CTYPE": "en_GB.UTF-8"})
    assert not cli.shows_unicode("utf-8", {"LANG": "C", "LC_CTYPE": "C.UTF-8"})
    assert not cli.shows_unicode("utf-8", {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    assert not cli.shows_unicode("utf-8", {"TERM": "linux"})
    assert not cli.shows_unicode("latin-1", {})


def test_ascii_keeps_the_width() -> None:
    from pioche.play.screen.ascii_only import ascii_text

    assert ascii_text("À toi ! « Lëtz » … ╭─│ ß") == 'A toi ! " Letz " . +-| s'
    assert ascii_text("日x") == "??x"


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
