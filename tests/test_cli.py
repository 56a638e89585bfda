"""The command line as a user meets it: what it says, in which language, and how it fails."""

from __future__ import annotations

import os
import subprocess
import sys
import types
from importlib import metadata
from pathlib import Path

import pytest

from pioche import __version__, cli
from pioche.engine.refusal import refuse
from pioche.i18n import LANGUAGES, Translator


def command(games: int = 1, *, fail: str = "") -> int:
    """A command to try things with."""
    if fail == "refused":
        raise refuse("seed-length", "FR-4", wanted=32, length=games)
    if fail == "bug":
        raise KeyError("colour")
    if fail == "file":
        raise FileNotFoundError(2, "No such file", "game.log")
    if fail == "full":
        raise OSError(28, "No space left on device")
    if fail == "tasks":
        raise ExceptionGroup("in a TaskGroup", [ExceptionGroup("more", [OSError(28, "No space left")])])
    if fail == "stop":
        raise KeyboardInterrupt
    print(f"{games} games")
    return 0 if games else 3


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    monkeypatch.delenv("PIOCHE_TRACEBACK", raising=False)


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pioche sim` and `pioche serve` are the toy; nothing else is there."""
    module = types.ModuleType("toy_command")
    module.__dict__["command"] = command
    monkeypatch.setitem(sys.modules, "toy_command", module)
    monkeypatch.setattr(cli, "COMMANDS", {"serve": "toy_command", "sim": "toy_command"})
    monkeypatch.setattr(cli, "explained", lambda _name, found, _words: found)  # its own help will do


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"{__version__}\n"


def test_version_is_that_of_the_package() -> None:
    """What is installed was built from the one place of the version, and the changelog begins with it."""
    assert metadata.version("pioche") == __version__
    changelog = (Path(__file__).resolve().parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = changelog.split("\n## ")[1].split()[0]
    assert latest == __version__.partition(".dev")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_welcome(
    with_toy: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    assert cli.run([]) == 0
    words = Translator(language)
    assert capsys.readouterr().out.splitlines() == [
        words.text("cli-welcome", version=__version__),
        "",
        words.text("cli-commands"),
        f"  serve  {words.text('cli-command-serve')}",
        f"  sim    {words.text('cli-command-sim')}",
    ]


def test_help_lists_the_commands(with_toy: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    out = capsys.readouterr().out
    assert Translator("en").text("cli-command-sim") in out
    assert cli.run(["sim", "--help"]) == 0
    assert "A command to try things with." in capsys.readouterr().out


def test_command_runs_and_its_status_comes_through(with_toy: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["sim", "5"]) == 0
    assert capsys.readouterr().out == "5 games\n"
    assert cli.run(["sim", "0"]) == 3


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (["nonsense"], "pioche: Unknown command “nonsense”. Run pioche without arguments to list the commands."),
        (["arena"], "pioche: Unknown command “arena”. "),
        (["--nonsense"], "pioche: "),
        (["sim", "many"], "pioche: --games must be an integer, not “many”."),
        (["sim", "31", "--fail", "refused"], "pioche: A seed has 32 bytes, this one has 31 (FR-4)."),
        (["sim", "--fail", "bug"], "pioche: KeyError: 'colour'"),
        (["sim", "--fail", "file"], "pioche: game.log: No such file"),
        (["sim", "--fail", "full"], "pioche: No space left on the disk."),
        (["sim", "--fail", "tasks"], "pioche: No space left on the disk."),
    ],
)
def test_errors_are_one_line(
    with_toy: None, capsys: pytest.CaptureFixture[str], arguments: list[str], beginning: str
) -> None:
    assert cli.run(arguments) == cli.FAILED
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(beginning)
    assert said.err.count("\n") == 1
    assert len(said.err.split(":", 1)[1].strip()) > 5


def test_refusal_in_the_language_of_the_reader(
    with_toy: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "de")
    assert cli.run(["sim", "31", "--fail", "refused"]) == cli.FAILED
    assert capsys.readouterr().err == "pioche: Ein Startwert hat 32 Bytes, dieser hat 31 (FR-4).\n"


def test_traceback_on_request(with_toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_TRACEBACK", "1")
    with pytest.raises(KeyError):
        cli.run(["sim", "--fail", "bug"])


def test_interrupt(with_toy: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["sim", "--fail", "stop"]) == cli.INTERRUPTED
    assert capsys.readouterr().err == "pioche: stopped\n"


def test_start_serves_unless_another_command_is_named(with_toy: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.start(["7"]) == 0
    assert cli.start(["sim", "8"]) == 0
    assert capsys.readouterr().out == "7 games\n8 games\n"


def test_every_command_has_a_description() -> None:
    for name in cli.COMMANDS:
        assert Translator("lb").text(f"cli-command-{name}")


def test_a_terminal_with_few_letters_and_one_that_is_closed() -> None:
    for environment, closing in (({"PYTHONIOENCODING": "ascii"}, ""), ({}, "import sys; sys.stdout = None; ")):
        code = f"{closing}import sys; from pioche import cli; sys.exit(cli.main())"
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PIOCHE_LANGUAGE": "fr", **environment},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert bool(done.stdout) != bool(closing)


def test_interrupt_while_it_is_loaded() -> None:
    code = """
import sys
class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == "cyclopts":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Stopped())
from pioche.__main__ import main
sys.exit(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (cli.INTERRUPTED, b"", b"")


def test_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "pioche", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{__version__}\n", "")


def test_installed_program() -> None:
    program = Path(sys.executable).with_name("pioche.exe" if os.name == "nt" else "pioche")
    done = subprocess.run([program, "dance"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("pioche: ")
