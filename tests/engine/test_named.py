"""Cards and tiles with their names are the numbers that they are, in everything that a bot is given."""

from __future__ import annotations

import pickle
from dataclasses import fields

import pytest

from pioche import games
from pioche.bots.levels import make
from pioche.bots.playing import Playing
from pioche.classic.actions import Play
from pioche.classic.cards import FACE
from pioche.classic.events import HIDDEN, Drew, Owes, Why
from pioche.classic.named_cards import Card
from pioche.classic.named_cards import named as with_card_names
from pioche.engine.abilities import NamesPieces
from pioche.engine.named import Piece
from pioche.rummy.events import DrewForStart
from pioche.rummy.named_tiles import Tile
from pioche.rummy.named_tiles import named as with_tile_names


def test_a_card_is_its_number() -> None:
    card = Card(FACE["g7"])
    assert (card, hash(card), f"{card}", repr([card])) == (FACE["g7"], hash(FACE["g7"]), "g7", "[g7]")
    assert (card + 1, range(99)[card], card.colour) == (FACE["g8"], FACE["g7"], "g")
    assert (Card(HIDDEN).name, Card(HIDDEN).colour, Card(FACE["W"]).colour) == ("?", None, None)
    assert pickle.loads(pickle.dumps(card)) == card  # noqa: S301 (our own)
    assert Tile(-1).name == "?"
    assert Tile(0).name == "R1"


def test_counts_are_not_cards() -> None:
    assert str(with_card_names(Owes(1, 4))) == str(Owes(1, 4))
    assert str(with_card_names(Drew(1, (FACE["r5"], HIDDEN), Why.TURN)).cards) == "(r5, ?)"
    assert str(with_card_names(Play(0, FACE["W"], 2))).startswith("Play(seat=0, face=W, colour=2")
    assert str(with_tile_names(DrewForStart(((0, 5), (1, 48)))).tiles) == "((0, Y2), (1, *))"


@pytest.mark.parametrize("edition", ["classic/de", "classic/lb", "rummy/en"])
def test_names_change_nothing_else(edition: str) -> None:
    game = games.of(edition)
    assert isinstance(game, NamesPieces)
    options = {"jump_in": "on", "sequences": "on"} if edition == "classic/de" else {}
    rules = game.rules(edition, options, players=3, programs=True)
    table, happened = game.deal(rules, 3, bytes(32), 0)
    playing = Playing(table, [make(game.name, "greedy") for _ in range(3)]).begin(rules, happened, 1)
    pieces = 0
    for _ in range(60):
        if table.over:
            break
        for seat in range(3):
            view = table.view(seat)
            named = game.named(view)
            assert named == view
            pieces += any(isinstance(each, Piece) for each in getattr(named, "hand", None) or named.rack)
            for action in table.legal(seat):
                assert game.write(game.named(action)) == game.write(action)
                assert game.named(action) == action
        chosen = playing.step()
        assert [field.name for field in fields(chosen)]
    assert pieces > 20
