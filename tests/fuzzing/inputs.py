"""Inputs for the fuzzers, and what has to hold for every one of them.

An input is plain data (`Input`, one line of JSON), so that it can be written down before it is tried: a crash leaves it
behind. `made` derives it from integers, which hypothesis shrinks and the long run draws at random: the number of a
game, how far it is played, and a list of edits. `tried` feeds it to the engine and returns what came of it:
`refused` with a code, or `played`. Anything but a refusal or a documented exception, and any card that vanishes, is
an error.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from random import Random
from typing import Final

from pioche import games, i18n
from pioche.classic import completion, pickling, playout
from pioche.classic import editions as classic_editions
from pioche.classic import notation as cards
from pioche.classic.fields import EXTRAS, PICKLED
from pioche.classic.machine import Round, compiled
from pioche.classic.mechanics import debt, finishing, matching
from pioche.classic.rules import Rules
from pioche.classic.view import view
from pioche.engine import replay
from pioche.engine.refusal import Refused
from pioche.engine.sentences import sentence
from pioche.envs.classic import ClassicEnvTable
from pioche.rummy import editions as tile_editions
from pioche.rummy import notation as tiles
from pioche.rummy import positions
from pioche.rummy.machine import Round as TileRound
from tests.classic.mixes import random_rules
from tests.conftest import ROOT
from tests.rummy.mixes import random_rules as random_tile_rules

Edit = tuple[int, int, int]
"""What to do, where, and with which value; each is taken modulo what there is."""

MOST_MOVES: Final = 40  # after a position was accepted
NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 7, 9, 10, 11, 14, 15, 16, 57, 58, 63, 64, 127, 128, 255, 256, 1000, 1023, 1024)
HUGE: Final = (-(2**31), 2**31 - 1, 2**31, 2**32, -(2**63), 2**63, 2**64 - 1, 2**64, 10**30)
TOKENS: Final = (
    *(
        "r5",
        "gD",
        "yS",
        "bR",
        "W",
        "F",
        "U",
        "X1",
        "X3",
        "-",
        "/",
        "<",
        ">",
        "r",
        "y",
        "g",
        "b",
        "=",
        ":",
        " ",
        "!",
        "+",
    ),
    *("turn:0", "drawn:1", "drawn:0=r5", "debt:1", "challenge:0", "challenge:1", "skipped:2", "colour:0", "rotate:1"),
    *(
        "choose:0",
        "give:1",
        "over:0",
        "turn:9",
        "layer=1000",
        "R5",
        "*",
        "*=",
        "~G2",
        "R:3.4.5",
        "7:RYB",
        "?R3.Y5",
        "|",
    ),
    *("|", " ", "out=1", "pool=0", "uno_open=0", "drawn=R5", "starter=3", "\0", "é", "٣", "0x1", "1e9", "", "=="),
)


@dataclass(frozen=True, slots=True)
class Input:
    """One input: what it is for, the rules as edition and options, a text, and numbers."""

    kind: str
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    text: str = ""
    numbers: tuple[int, ...] = ()

    def line(self) -> str:
        """As one line of JSON."""
        return json.dumps(asdict(self))


def read(line: str) -> Input:
    """An input from its line."""
    found = json.loads(line)
    options = tuple((name, value) for name, value in found["options"])
    return Input(found["kind"], found["edition"], options, found["text"], tuple(found["numbers"]))


# Making inputs.


def _edited(text: str, edits: Sequence[Edit]) -> str:
    """A text with pieces replaced, inserted, removed, doubled or exchanged."""
    parts = text.split(" ")
    for what, where, value in edits:
        place = where % len(parts)
        part = parts[place]
        at = value % (len(part) + 1)
        token = TOKENS[value % len(TOKENS)]
        match what % 12:
            case 0:
                parts[place] = token
            case 1 | 8 | 9 | 10 | 11:
                parts.append(_extra(where, value))
            case 2:
                parts[place] = part[:at] + TOKENS[where % len(TOKENS)] + part[at:]
            case 3:
                parts[place] = part[:at] + part[at + 1 :]
            case 4:
                parts[place] = _renumbered(part, value)
            case 5:
                parts.insert(place, parts[value % len(parts)])
            case 6:
                other = value % len(parts)
                parts[place], parts[other] = parts[other], parts[place]
            case _ if len(parts) > 1:
                del parts[place]
    return " ".join(parts)


def _extra(where: int, value: int) -> str:
    field = EXTRAS[where % len(EXTRAS)]
    values = (*map(str, NUMBERS), "r5", "F", "W", "U", "r", "g", "-")
    return f"{field.name}={values[value % len(values)]}"


def _renumbered(part: str, value: int) -> str:
    """The last number of a part replaced."""
    head, sign, _ = part.rpartition("=" if "=" in part else ":")
    return f"{head}{sign}{NUMBERS[value % len(NUMBERS)]}" if sign else part


def _card_game(number: int, moves: int) -> tuple[Rules, Round, Random]:
    rng = Random(number)
    rules, players = random_rules(rng)
    s = Round.deal(rules, players, rng.randbytes(32), rng.randrange(players))
    for _ in range(moves):
        if s.over:
            break
        s.apply(rng.choice(s.moves()))
    return rules, s, rng


def _tile_game(number: int, moves: int) -> TileRound:
    rng = Random(number)
    s = TileRound.fast_deal(random_tile_rules(rng), rng.randrange(2, 5), number)
    for _ in range(moves % 5):
        if s.over:
            break
        found = [action for seat in range(s.players) for action in s.legal(seat)]
        laid = s.plays(s.turn)[:3] if number % 3 == 0 or not found else []
        lay = s.lay_of(s.turn, laid[-1]) if laid else None
        s.apply(lay if lay is not None else rng.choice(found))
    return s


def _texts(rules: Rules) -> tuple[tuple[str, str], ...]:
    return tuple(rules.as_text().items())


def _position(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    rules, s, _ = _card_game(number, moves)
    return Input("position", "classic/fr", _texts(rules), _edited(cards.position_text(s), edits))


def _moves(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    """Legal and illegal moves as integers, in a position that was reached by play."""
    rules, s, rng = _card_game(number, moves)
    found = s.moves() or [0]
    numbers = [number]
    for what, where, value in edits:
        move = found[where % len(found)]
        choices = (move, move ^ (1 << value % 31), rng.randrange(1 << 30), HUGE[value % len(HUGE)], -move)
        numbers.append(choices[what % len(choices)])
    return Input("moves", "classic/fr", _texts(rules), cards.position_text(s), tuple(numbers))


def _pickle(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    """The numbers of a pickled position, some of them changed; the first ones say how many of which."""
    rules, s, _ = _card_game(number, moves)
    numbers = [getattr(s, name) for name in PICKLED]
    for what, where, value in edits:
        place = where % len(numbers)
        near = numbers[place] + value % 5 - 2
        numbers[place] = (NUMBERS[value % len(NUMBERS)], HUGE[value % len(HUGE)], near)[what % 3]
    return Input("pickle", "classic/fr", _texts(rules), cards.position_text(s), tuple(numbers))


def _accessor(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    """Calls of compiled functions with arbitrary integers."""
    rules, s, _ = _card_game(number, moves)
    values = NUMBERS + HUGE
    numbers = []
    for what, where, other in edits:
        numbers += [what, values[where % len(values)], values[other % len(values)]]
    return Input("accessor", "classic/fr", _texts(rules), cards.position_text(s), tuple(numbers))


def _environment(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    rules, s, _ = _card_game(number, moves)
    numbers = [value for edit in edits for value in (*edit[:2], NUMBERS[edit[2] % len(NUMBERS)])]
    return Input("environment", "classic/fr", _texts(rules), cards.position_text(s), tuple(numbers))


def _replay(number: int, _moves: int, edits: Sequence[Edit]) -> Input:
    files = sorted((ROOT / "tests" / "replays").glob("*.pioche"))
    lines = files[number % len(files)].read_text(encoding="utf-8").splitlines()
    for what, where, value in edits:
        place = where % len(lines)
        lines[place : place + 1] = (
            [_edited(lines[place], [(value % 12, where, what)])],
            [lines[place], lines[value % len(lines)]],
            [],
            [lines[value % len(lines)]],
        )[what % 4] or ["-"]
    return Input("replay", text="\n".join(lines))


def _tile_position(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    s = _tile_game(number, moves)
    options = tuple(s.rules.as_text().items())
    return Input("tile position", "rummy/fr", options, _edited(positions.position_text(s), edits))


def _tile_action(number: int, moves: int, edits: Sequence[Edit]) -> Input:
    s = _tile_game(number, moves)
    rng = Random(number)
    listed = [tiles.action_text(action) for seat in range(s.players) for action in s.legal(seat)]
    table = tiles.table_text(s.table)
    held = tiles.rack_text(s.racks[s.turn]).split(".")
    texts = [*listed, f"{s.turn}:lay {table} R:{rng.randrange(13)}+.{rng.randrange(14)}+.3+", f"{s.turn}:lay {table}"]
    texts.append(f"{s.turn}:lay {table} ?" + ".".join(f"{tile}+" for tile in held[:3] if "*" not in tile))
    text = _edited(texts[number % len(texts)], edits)
    options = tuple(s.rules.as_text().items())
    return Input("tile action", "rummy/fr", options, f"{positions.position_text(s)}\n{text}")


MAKERS: Final[dict[str, Callable[[int, int, Sequence[Edit]], Input]]] = {
    "position": _position,
    "moves": _moves,
    "pickle": _pickle,
    "accessor": _accessor,
    "environment": _environment,
    "replay": _replay,
    "tile position": _tile_position,
    "tile action": _tile_action,
}


def made(kind: str, number: int, moves: int, edits: Sequence[Edit]) -> Input:
    """The input that these integers stand for."""
    return MAKERS[kind](number, moves, edits)


# Trying inputs.


def tried(given: Input) -> str:
    """Try an input. Returns what came of it: `refused CODE`, `played`, or the name of a documented exception."""
    try:
        return _TRIED[given.kind](given)
    except Refused as refused:
        game = None if given.kind == "replay" else games.of(given.edition)
        for language in i18n.LANGUAGES:
            said = sentence(refused.refusal, _words(language), game.terms if game else None, why=refused.why)
            assert "{" not in said, said
        return f"refused {refused.refusal.code}"


@cache
def _words(language: str) -> i18n.Translator:
    return i18n.Translator(language)


def pack(s: Round) -> Counter[int]:
    """All cards of a position."""
    cards_there = Counter(s.pile_cards()) + Counter(s.discard_cards())
    for seat in range(s.players):
        assert s.cards(seat) == len(s.hand(seat))
        cards_there += Counter(s.hand(seat))
    return cards_there


def play_on(s: Round, rng: Random) -> str:
    """Play random moves: no card vanishes, somebody can always move, and every position is accepted as text."""
    whole = pack(s)
    for _ in range(MOST_MOVES):
        if s.over:
            break
        found = s.moves()
        assert found, "nobody can move"
        s.apply(rng.choice(found))
        assert pack(s) == whole, "a card has vanished"
    text = cards.position_text(s)
    assert cards.position_text(cards.parse_position(text, s.rules)) == text
    if not s.over:
        assert playout.play_out(s.copy(), rng.randrange(1 << 40), 2000) > 0
    return "played"


def _rules(given: Input) -> Rules:
    return classic_editions.load(given.edition, dict(given.options))


def _try_position(given: Input) -> str:
    s = cards.parse_position(given.text, _rules(given))
    text = cards.position_text(s)
    assert cards.position_text(cards.parse_position(text, s.rules)) == text
    for seat in (*range(s.players), None):
        view(s, seat)
    if not s.over and s.turn % 2 == 0:
        with_hidden = completion.complete(view(s, s.turn), None, s.rules, 1) if _whole(s) else s
        play_on(with_hidden, Random(2))
    return play_on(s, Random(1))


def _whole(s: Round) -> bool:
    return sum(pack(s).values()) == s.rules.cards()


def _try_moves(given: Input) -> str:
    s = cards.parse_position(given.text, _rules(given))
    whole = pack(s)
    rng = Random(given.numbers[0])
    for move in given.numbers[1:]:
        before = cards.position_text(s)
        try:
            s.apply(move)
        except (Refused, OverflowError):
            assert cards.position_text(s) == before
            if not s.over:
                s.apply(rng.choice(s.moves()))
        assert pack(s) == whole, "a card has vanished"
    return play_on(s, rng)


def _try_pickle(given: Input) -> str:
    s = cards.parse_position(given.text, _rules(given))
    hands = [list(s.hand(seat)) for seat in range(s.players)]
    laid = (hands, list(s.pile_cards()), list(s.discard_cards()))
    made_again = pickling.restored(s.rules, s.seed, laid, given.numbers)
    again: Round = pickle.loads(pickle.dumps(made_again))  # noqa: S301 (ours)
    assert cards.position_text(again) == cards.position_text(made_again)
    return play_on(made_again, Random(1))


DOCUMENTED: Final = (IndexError, ValueError, TypeError, OverflowError)


def _try_accessor(given: Input) -> str:
    s = cards.parse_position(given.text, _rules(given))
    before = cards.position_text(s)
    book = s.book
    calls: list[Callable[[int, int], object]] = [
        lambda a, b: s.hand(a),
        lambda a, b: s.cards(a),
        s.count,
        lambda a, b: s.legal(a),
        lambda a, b: s.check(a),
        lambda a, b: book.points_of(a),
        lambda a, b: book.copies_of(a),
        lambda a, b: finishing.hand_points(s, a),
        lambda a, b: finishing.side_points(s, a),
        lambda a, b: finishing.same_side(s, a, b),
        lambda a, b: debt.answering(book, a, b),
        lambda a, b: debt.kind_of(a),
        lambda a, b: matching.covering(book, a, b),
        lambda a, b: matching.colour_cards(a),
        lambda a, b: matching.bluffing(book, a, b),
        lambda a, b: view(s, a),
        lambda a, b: s.copy().lay_out([[a], [b]], [a], [b]),
        lambda a, b: s.copy().lay_out([[a]] * (b % 20), [b] * 200, [a]),
        lambda a, b: s.copy().set_hidden(a, b, a, 1),
        lambda a, b: s.copy().set_fields(((a, b) * len(PICKLED))[: len(PICKLED)]),
        lambda a, b: Round(s.rules, book, a),
        lambda a, b: Round.fast_deal(s.rules, a, b),
        lambda a, b: Round.fast_deal(s.rules, s.players, a, b),
        lambda a, b: playout.play_out(s.copy(), a, b % 1000),
        lambda a, b: Round.__new__(Round).moves(),
        lambda a, b: playout.play_out(Round.__new__(Round), a, 5),
        lambda a, b: playout.play_out(None, a, b),  # type: ignore[arg-type]
    ]
    if compiled():
        calls.append(lambda a, b: setattr(s, PICKLED[a % len(PICKLED)], b))
    outcome = "played"
    numbers = given.numbers
    for what, one, other in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        try:
            calls[what % len(calls)](one, other)
        except (*DOCUMENTED, AttributeError) as error:
            outcome = type(error).__name__
    assert cards.position_text(s) == before
    play_on(s, Random(1))
    return outcome


def _try_environment(given: Input) -> str:
    s = cards.parse_position(given.text, _rules(given))
    table = ClassicEnvTable(s.rules, s.players, 1)
    table.set_round(s)
    whole = pack(s)
    outcome = "played"
    for what, where, value in zip(given.numbers[::3], given.numbers[1::3], given.numbers[2::3], strict=True):
        found = table.actions()
        try:
            match what % 4:
                case 0 if found:
                    table.act(found[where % len(found)])
                case 1:
                    table.act(value)
                case 2:
                    table.copy().set_question(value, where % 40, value, where % 70, value, where % 20)
                case _:
                    table = pickle.loads(pickle.dumps(table))  # noqa: S301 (ours)
        except DOCUMENTED as error:
            outcome = type(error).__name__
        assert pack(table.s) == whole, "a card has vanished"
    return outcome


def _try_replay(given: Input) -> str:
    replay.verify(given.text, games.of)
    return "played"


def _tiles_of(s: TileRound) -> Counter[int]:
    found = Counter(s.pool)
    found.update(s.table.kinds())
    for rack in s.racks:
        found.update({kind: count for kind, count in enumerate(rack) if count})
    jokers = found.pop(48, 0) + found.pop(49, 0)
    return found + Counter({48: jokers})


def _play_tiles(s: TileRound, rng: Random, most: int) -> str:
    whole = _tiles_of(s)
    for _ in range(most):
        if s.over:
            break
        found = [action for seat in range(s.players) for action in s.legal(seat)]
        if not found:
            laid = s.plays(s.turn)
            assert laid, "nobody can move"
            lay = s.lay_of(s.turn, laid[0])
            assert lay is not None
            found = [lay]
        s.apply(rng.choice(found))
        assert _tiles_of(s) == whole, "a tile has vanished"
    text = positions.position_text(s)
    assert positions.position_text(positions.parse_position(text, s.rules)) == text
    return "played"


def _try_tile_position(given: Input) -> str:
    s = positions.parse_position(given.text, tile_editions.load(given.edition, dict(given.options)))
    return _play_tiles(s, Random(1), 4)


def _try_tile_action(given: Input) -> str:
    position, _, text = given.text.partition("\n")
    s = positions.parse_position(position, tile_editions.load(given.edition, dict(given.options)))
    whole = _tiles_of(s)
    s.apply(tiles.parse_action(text))
    assert _tiles_of(s) == whole, "a tile has vanished"
    return _play_tiles(s, Random(1), 2)


_TRIED: Final[dict[str, Callable[[Input], str]]] = {
    "position": _try_position,
    "moves": _try_moves,
    "pickle": _try_pickle,
    "accessor": _try_accessor,
    "environment": _try_environment,
    "replay": _try_replay,
    "tile position": _try_tile_position,
    "tile action": _try_tile_action,
}


def drawn(kind: str, rng: Random) -> Input:
    """A random input, for the long run."""
    count = rng.choice((1, 1, 2, 3, 6))
    edits = [(rng.randrange(1 << 16), rng.randrange(1 << 16), rng.randrange(1 << 16)) for _ in range(count)]
    return made(kind, rng.randrange(1 << 40), rng.randrange(60), edits)
