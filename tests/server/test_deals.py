"""A server that changes its secret, its deal or one drawn card is detected; an honest one passes."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import cli
from pioche.classic.cards import cards_text
from pioche.classic.editions import load as rules_of
from pioche.classic.match import Match
from pioche.classic.notation import move_text
from pioche.engine.refusal import Refused
from pioche.engine.replay import Replay
from pioche.runs.files import MOST_BYTES
from pioche.server.table import deals
from pioche.server.table.deals import Dishonest, Export, Honest, RoundDeal

TABLE = "0123456789ab"
HEAD = "pioche deals 2\n"
OPTIONS = {"rounds_to_win": "2"}
SALTS = {0: bytes([1]) * 32, 2: bytes([3]) * 32}
OLD = Path(__file__).parent / "files" / "deals-1.pioche"
"""A match as servers exported it before there were seals."""


def played(*, stack: bool = False, sealed: bool = True) -> Export:
    """A whole match, dealt as the server does; with `stack`, from a different seed than the derived one; without
    `sealed` as before version 0.2.0."""
    rules = rules_of("classic/fr", OPTIONS)
    match = Match.new(rules, 3)
    made = Replay("classic/fr", 3, tuple(OPTIONS.items()))
    rounds: list[RoundDeal] = []
    while not match.over:
        secret = bytes([len(rounds) + 7]) * 32
        seed = deals.deal_seed(secret, TABLE, 1, len(rounds) + 1, SALTS)
        if stack and len(rounds) == 1:
            seed = bytes(32)
        log: list[object] = []
        begun = match.begin(seed, log)
        made = made.begun(seed, begun.dealer)
        s = begun.round
        step = 0
        while not s.over:
            moves = s.legal(s.turn)
            step += 1
            move = moves[step * 7 % len(moves)]
            s.apply(move, log)  # type: ignore[arg-type]
            made = made.played(move_text(move))
        match = match.with_round(s)
        made = made.scored(match.pad.lines[-1], match.pad.winners())
        seen = deals.received("classic/fr", 3, log)
        commitment = deals.commitment_to(secret)
        rounds.append(RoundDeal(commitment, secret, SALTS, seen, seals_of(commitment) if sealed else {}))
    assert len(rounds) > 1
    return Export(TABLE, 1, made, tuple(rounds))


def seals_of(commitment: bytes) -> dict[int, bytes]:
    return {seat: deals.seal_of(commitment, seat, salt) for seat, salt in SALTS.items()}


def with_deal(export: Export, number: int, **changes: object) -> Export:
    changed = list(export.deals)
    changed[number] = dataclasses.replace(changed[number], **changes)  # type: ignore[arg-type]
    return dataclasses.replace(export, deals=tuple(changed))


def verdict(export: Export) -> str:
    found = deals.verify(deals.write(export))
    return "honest" if isinstance(found, Honest) else found.why.code


def test_honest() -> None:
    export = played()
    assert deals.read(deals.write(export)) == export
    found = deals.verify(deals.write(export))
    assert isinstance(found, Honest)
    assert found.rounds == len(export.deals)


def test_the_derivation() -> None:
    """As docs/deals.md states it, byte for byte: other programs recompute it, and old files have to stay valid."""
    secret = bytes(range(32))
    assert deals.commitment_to(secret) == hashlib.sha256(b"pioche commitment 1\0" + secret).digest()
    seal = hashlib.sha256(b"pioche seal 1\0" + bytes([7]) * 32 + b"\x02" + SALTS[2]).digest()
    assert deals.seal_of(bytes([7]) * 32, 2, SALTS[2]) == seal
    text = b"pioche deal seed 1\0" + secret + b"0123456789ab\0" + b"\0\0\x01\x02" + b"\0\0\0\x03"
    text += b"\0" + SALTS[0] + b"\x02" + SALTS[2]
    swapped = dict(reversed(SALTS.items()))
    assert deals.deal_seed(secret, TABLE, 258, 3, swapped) == hashlib.sha256(text).digest()
    assert len(deals.fresh_secret()) == 32
    assert deals.fresh_secret() != deals.fresh_secret()


def test_every_draw_is_counted_in_its_round() -> None:
    export = played()
    found = deals.verify(deals.write(export))
    assert isinstance(found, Honest)
    assert found.draws == sum(len(cards) for deal in export.deals for cards in deal.seen.values())
    # What is wrong is told of the round that it is in.
    for number in range(len(export.deals)):
        wrong = deals.verify(deals.write(with_deal(export, number, secret=None)))
        assert isinstance(wrong, Dishonest)
        assert dict(wrong.why.args) == {"round": number + 1}
        cut = deals.verify(deals.write(dataclasses.replace(export, deals=export.deals[:number])))
        assert isinstance(cut, Dishonest)
        assert dict(cut.why.args) == {"round": number + 1}


def with_lines(export: Export, change: Callable[[list[str]], None]) -> str:
    """The text of an export whose block of deals has been changed, with a checksum that fits again."""
    game, _, block = deals.write(export).partition(HEAD)
    lines = block.splitlines()[:-1]
    change(lines)
    body = "".join(f"{line}\n" for line in (HEAD.strip(), *lines))
    return f"{game}{body}end {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


@pytest.mark.parametrize("place", [0, 1, 2, 3, 5, 7, 9])
def test_a_bad_line_is_named(place: int) -> None:
    export = played()

    def change(lines: list[str]) -> None:
        lines[place] = "nonsense"

    text = with_lines(export, change)
    with pytest.raises(Refused) as refused:
        deals.read(text)
    assert refused.value.refusal.code == "deals-line"
    named = int(dict(refused.value.refusal.args)["line"])
    first = text.splitlines().index(HEAD.strip()) + 2
    assert named == (first if place < 2 else first + place)  # table and match are named together


def test_rounds_are_numbered() -> None:
    export = played()
    for number in (2, 3):

        def change(lines: list[str], number: int = number) -> None:
            lines[2] = lines[2].replace("round 1 ", f"round {number} ")

        with pytest.raises(Refused, match="Line"):
            deals.read(with_lines(export, change))

    def repeat(lines: list[str]) -> None:
        second = next(place for place, line in enumerate(lines) if line.startswith("round 2 "))
        lines[second] = lines[second].replace("round 2 ", "round 1 ")

    with pytest.raises(Refused):
        deals.read(with_lines(export, repeat))


def test_a_changed_secret() -> None:
    assert verdict(with_deal(played(), 1, secret=bytes(32))) == "deal-secret-changed"


def test_a_secret_that_is_kept() -> None:
    assert verdict(with_deal(played(), 1, secret=None)) == "deal-secret-kept"


def test_a_stacked_deal() -> None:
    """The cards were dealt from a seed chosen by the server."""
    assert verdict(played(stack=True)) == "deal-seed-wrong"


def test_another_secret_with_its_commitment() -> None:
    """The commitment is to a different secret than the deal used."""
    other = bytes([99]) * 32
    commitment = deals.commitment_to(other)
    changed = with_deal(played(), 0, secret=other, commitment=commitment)
    assert verdict(changed) == "deal-salt-changed", "the seals are for the commitment that was shown"
    assert verdict(with_deal(changed, 0, seals=seals_of(commitment))) == "deal-seed-wrong"


def test_a_salt_that_was_left_out() -> None:
    assert verdict(with_deal(played(), 0, salts={0: SALTS[0]})) == "deal-seed-wrong"


def test_a_salt_that_was_not_sealed() -> None:
    """Somebody has waited for the others' salts, and sent one that makes a good deal."""
    export = played()
    first = export.deals[0]
    found = deals.verify(deals.write(with_deal(export, 0, seals={**first.seals, 2: bytes(32)})))
    assert isinstance(found, Dishonest)
    assert (found.why.code, dict(found.why.args)) == ("deal-salt-changed", {"round": 1, "seat": 3})
    copied = {**first.seals, 2: deals.seal_of(first.commitment, 0, SALTS[2])}
    assert verdict(with_deal(export, 0, seals=copied)) == "deal-salt-changed", "the seal of another seat"


def test_a_salt_that_was_withheld_is_named() -> None:
    export = played()
    first = export.deals[0]
    found = deals.verify(deals.write(with_deal(export, 0, seals={**first.seals, 1: bytes(32)})))
    assert isinstance(found, Honest)
    assert found.withheld == {1: (1,)}
    assert 1 not in found.unsalted, "each seat is named once"
    assert not found.unsealed


def test_games_without_seals() -> None:
    """Of version 0.1: as honest as they can be, and what they lack is said."""
    export = played(sealed=False)
    text = deals.write(export)
    assert "\npioche deals 1\n" in text
    assert deals.read(text) == export
    found = deals.verify(text)
    assert isinstance(found, Honest)
    assert found.unsealed == dict.fromkeys(range(1, found.rounds + 1), (0, 2))
    with pytest.raises(Refused) as refused:
        deals.read(deals.write(played()).replace(HEAD, "pioche deals 1\n"))
    assert refused.value.refusal.code == "deals-sum", "a file with seals is no file of version 1"


def test_a_newer_version() -> None:
    with pytest.raises(Refused) as refused:
        deals.read(deals.write(played()).replace(HEAD, "pioche deals 3\n"))
    assert (refused.value.refusal.code, dict(refused.value.refusal.args)) == ("deals-newer", {"version": 3, "known": 2})


def test_an_export_of_an_old_version(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    assert cli.run(["verify", str(OLD)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Consistent: in this file, ")
    assert "were not sealed, as in games before version 0.2.0" in said


def test_one_drawn_card() -> None:
    """A device recorded what it was shown; one card of it does not follow from the deal."""
    export = played()
    seen = {seat: list(cards) for seat, cards in export.deals[0].seen.items()}
    drawn = seen[1][-1]
    seen[1][-1] = cards_text((5,)) if drawn != cards_text((5,)) else cards_text((6,))
    assert verdict(with_deal(export, 0, seen={1: tuple(seen[1])})) == "deal-card-changed"
    assert verdict(with_deal(export, 0, seen={1: export.deals[0].seen[1]})) == "honest"


def test_a_round_without_commitment() -> None:
    export = played()
    assert verdict(dataclasses.replace(export, deals=export.deals[:-1])) == "deal-unpublished"


def test_a_changed_move() -> None:
    export = played()
    first = export.replay.rounds[0]
    actions = (*first.actions[:-1], "0:pass")
    changed = dataclasses.replace(first, actions=actions)
    replay = dataclasses.replace(export.replay, rounds=(changed, *export.replay.rounds[1:]))
    found = deals.verify(deals.write(dataclasses.replace(export, replay=replay)))
    assert isinstance(found, Dishonest)


@pytest.mark.parametrize("place", [0.2, 0.9, 0.995])
def test_a_changed_file(place: float) -> None:
    text = deals.write(played())
    at = int(len(text) * place)
    changed = text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]
    with contextlib.suppress(Refused):
        assert isinstance(deals.verify(changed), Dishonest)


def test_missing_salts_are_listed() -> None:
    found = deals.verify(deals.write(played()))
    assert isinstance(found, Honest)
    assert found.unsalted == dict.fromkeys(range(1, found.rounds + 1), (1,))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_files_that_are_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe without a writer, an endless device, a folder, a file that is far too long."""
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    pipe, long = tmp_path / "pipe", tmp_path / "long"
    os.mkfifo(pipe)
    with long.open("wb") as handle:
        handle.truncate(MOST_BYTES + 1)
    for file, reason in ((pipe, "regular file"), (Path("/dev/zero"), "regular file"), (long, "more than 16 MB")):
        assert cli.run(["verify", str(file)]) == 2
        said = capsys.readouterr().err
        assert reason in said
        assert said.count("\n") == 1
    assert cli.run(["verify", str(tmp_path)]) == 2


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    export = played()
    file = tmp_path / "game.pioche"
    file.write_text(deals.write(export), encoding="utf-8")
    assert cli.run(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Consistent: in this file, ")
    assert said.count(": no salt of player 2 (bots have none).") == len(export.deals)
    assert "Not proved by this file alone: " in said
    file.write_text(deals.write(with_deal(export, 1, salts={})), encoding="utf-8")
    assert cli.run(["verify", str(file)]) == 1, "a salt cannot be left out afterwards"
    assert capsys.readouterr().out.startswith("Not consistent: ")
    file.write_text(deals.write(with_deal(export, 1, secret=bytes(32))), encoding="utf-8")
    assert cli.run(["verify", str(file)]) == 1
    assert "round 2" in capsys.readouterr().out
    file.write_text("hello", encoding="utf-8")
    assert cli.run(["verify", str(file)]) == 2
    assert cli.run(["verify", str(tmp_path / "missing")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
