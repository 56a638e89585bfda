"""Every door tells a refusal in the same words: the command line, the arena, the environments."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pioche import cli
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.replay import BadReplay
from pioche.engine.sentences import sentence
from pioche.envs.gymnasium import SoloEnv
from pioche.envs.pettingzoo import env
from pioche.envs.table_spec import table_spec
from pioche.games import terms_of
from pioche.i18n import LANGUAGES, Translator

CLASH: Final = {"joker_moves": "free", "freed_joker": "to_rack"}
TILES: Final = {
    "en": "“Jokers on the table: freely” and “A freed joker: it may go to the rack” do not go together. "
    "Try “A freed joker: it is used at once” (R-13).",
    "fr": (
        "« Super Jokers sur la table : librement » et « Un Super Joker libéré : il peut aller sur le chevalet » "
        "ne vont pas ensemble. Une solution : « Un Super Joker libéré : il ressert tout de suite » (R-13)."
    ),
    "de": "„Joker auf dem Tisch: frei“ und „Ein freier Joker: er darf auf die Schiene“ vertragen sich nicht. "
    "Möglich wäre „Ein freier Joker: er wird sofort benutzt“ (R-13).",
    "lb": "Dat geet net zesummen: „Jokeren um Dësch: fräi“ mat „E fräie Joker: en däerf op d’Schinn“. "
    "Méiglech wier „E fräie Joker: e gëtt direkt benotzt“ (R-13).",
}
UNKNOWN: Final = {
    "en": "There is no option “joker_move”. Did you mean joker_moves, joker_source?",
    "fr": "Il n’y a pas d’option « joker_move ». Veux-tu dire joker_moves, joker_source ?",
    "de": "Es gibt keine Option „joker_move“. Ist joker_moves, joker_source gemeint?",
    "lb": "Et gëtt keng Optioun „joker_move“. Ass joker_moves, joker_source gemengt?",
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    chosen = str(request.param)
    monkeypatch.setenv("PIOCHE_LANGUAGE", chosen)
    monkeypatch.delenv("PIOCHE_TRACEBACK", raising=False)
    return chosen


def plain(text: str) -> str:
    """With ordinary spaces."""
    return re.sub(r"[\u00a0\u202f]", " ", text)


@pytest.mark.parametrize(
    "command", [("sim", "rummy/en"), ("arena", "random", "greedy", "--game", "rummy/en")], ids=["sim", "arena"]
)
@pytest.mark.parametrize(("options", "said"), [(CLASH, TILES), ({"joker_move": "free"}, UNKNOWN)])
def test_tile_options_on_the_command_line(
    command: tuple[str, ...],
    options: dict[str, str],
    said: dict[str, str],
    language: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = [text for name, value in options.items() for text in ("--with", f"{name}={value}")]
    assert cli.run([*command, *given]) == cli.FAILED
    assert plain(capsys.readouterr().err).removeprefix("pioche").lstrip(" :") == f"{said[language]}\n"


@pytest.mark.parametrize("maker", [SoloEnv, env, table_spec])
@pytest.mark.parametrize(("options", "said"), [(CLASH, TILES), ({"joker_move": "free"}, UNKNOWN)])
def test_tile_options_in_the_environments(
    maker: type[SoloEnv], options: dict[str, str], said: dict[str, str], language: str
) -> None:
    with pytest.raises(Refused) as refused:
        maker(edition="rummy/en", players=2, options=options)
    assert plain(str(refused.value)) == said[language]


def test_the_reason_behind_a_refusal_reaches_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    why = Refusal("not-your-turn", "FR-6", (("seat", 1),))
    outer = Refusal("replay-refused", "FR-6", (("line", 7), ("text", "0:r5"), ("reason", str(why))))

    def refusing(_called: str) -> object:
        raise BadReplay(outer, why)

    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    monkeypatch.setattr(cli, "make_app", refusing)
    assert cli.run(["sim"]) == cli.FAILED
    said = "Line 7: “0:r5” is not allowed: “It is not your turn: the next to move is player 2” (FR-6)."
    assert capsys.readouterr().err == f"pioche: {said}\n"


@pytest.mark.parametrize("edition", [None, "", "chess/en"])
def test_without_a_game_each_is_asked(edition: str | None) -> None:
    words = Translator("en")
    card = Refusal("not-in-hand", "", (("card", "gD"),))
    tile = Refusal("rummy-tile-vanished", "R-10", (("tile", "R6"),))
    assert sentence(card, words, terms_of(edition)) == "You do not hold the green +2."
    assert sentence(tile, words, terms_of(edition)) == "Missing on your new table: the red 6 (R-10)."


def test_a_game_leaves_the_things_of_others_alone() -> None:
    words = Translator("en")
    card = Refusal("not-in-hand", "", (("card", "gD"),))
    tile = Refusal("rummy-tile-vanished", "R-10", (("tile", "R6"),))
    assert sentence(card, words, terms_of("rummy/en")) == "You do not hold gD."
    assert sentence(tile, words, terms_of("classic")) == "Missing on your new table: R6 (R-10)."
    other = Refusal("rummy-tile-vanished", "R-10", (("tile", "ace of hearts"),))
    assert sentence(other, words, terms_of("rummy")) == "Missing on your new table: ace of hearts (R-10)."
