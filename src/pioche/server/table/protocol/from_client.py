"""What a client sends: a closed union with the tag `do`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from pioche.server.table.log_actions import DEFAULT_LEVEL, Choice, Level, Settings

REACTIONS: Final = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏")

# In Python `$` also matches before a line break at the end, in JSON Schema it does not; `(?!\n)` makes both the same.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,22}$(?!\n)", description="the client's name for this intention")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Pseudonym = Annotated[str, Meta(pattern=r"^[0-9a-f]{10}$(?!\n)", description="a person at this table, as in `who`")]


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: the client's protocol version, and the last seq that it has."""

    protocol: int
    seq: Seq | None = None


class Act(Struct, frozen=True, tag_field="do", tag="act", forbid_unknown_fields=True):
    """A move, decided at this seq: `r5`, `draw`, `catch.2` (the game's notation without the seat)."""

    key: Key
    seq: Seq
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Seal(Struct, frozen=True, tag_field="do", tag="seal", forbid_unknown_fields=True):
    """The device commits to its salt for the next deal, for this commitment (docs/deals.md)."""

    key: Key
    commitment: Hex32
    seal: Hex32


class Salt(Struct, frozen=True, tag_field="do", tag="salt", forbid_unknown_fields=True):
    """The device reveals the salt that it has sealed, once `sealed` is true."""

    key: Key
    commitment: Hex32
    salt: Hex32


class Sit(Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take this free seat, or any. During a match: a seat that one gave up, or a bot's if `late` is set."""

    key: Key
    seat: SeatNumber | None = None


class AddBot(Struct, frozen=True, tag_field="do", tag="bot", forbid_unknown_fields=True):
    """The host puts a bot into a free seat: a level, or one of the host's own bots listed by `/api/games`."""

    key: Key
    seat: SeatNumber
    level: Level = DEFAULT_LEVEL


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give up the own seat."""

    key: Key


class Remove(Struct, frozen=True, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host frees a seat; during a match a bot takes it. Who was removed cannot sit down again until `readmit`."""

    key: Key
    seat: SeatNumber


class Readmit(Struct, frozen=True, tag_field="do", tag="readmit", forbid_unknown_fields=True):
    """The host lets everybody sit down again who was removed."""

    key: Key


class Mute(Struct, frozen=True, tag_field="do", tag="mute", forbid_unknown_fields=True):
    """The host mutes somebody for everybody, or lets them speak again."""

    key: Key
    who: Pseudonym
    on: bool = True


class PassHost(Struct, frozen=True, tag_field="do", tag="host", forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber


class Change(Struct, frozen=True, tag_field="do", tag="change", forbid_unknown_fields=True):
    """The host changes the settings; everybody has to agree again."""

    key: Key
    settings: Settings


class Agree(Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Agree to this version of the settings."""

    key: Key
    version: int


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    key: Key


class Want(Struct, frozen=True, tag_field="do", tag="want", forbid_unknown_fields=True):
    """Ready for the next round; after the match: for a rematch. While a bot is on turn: bots need not pause until a
    person is on turn, once all who are present want it."""

    key: Key


class Retry(Struct, frozen=True, tag_field="do", tag="retry", forbid_unknown_fields=True):
    """In a lesson whose round has left the script: back to where it left it."""

    key: Key


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class React(Struct, frozen=True, tag_field="do", tag="react", forbid_unknown_fields=True):
    key: Key
    what: Literal["👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏"]


class Pause(Struct, frozen=True, tag_field="do", tag="pause", forbid_unknown_fields=True):
    key: Key


class Resume(Struct, frozen=True, tag_field="do", tag="resume", forbid_unknown_fields=True):
    key: Key


class StepAway(Struct, frozen=True, tag_field="do", tag="away", forbid_unknown_fields=True):
    """Let the autopilot play the own seat."""

    key: Key


class TakeBack(Struct, frozen=True, tag_field="do", tag="back", forbid_unknown_fields=True):
    """Take over from the autopilot again."""

    key: Key


class Decide(Struct, frozen=True, tag_field="do", tag="decide", forbid_unknown_fields=True):
    """Vote about a seat whose person is gone."""

    key: Key
    about: SeatNumber
    choice: Choice


class CheckDraft(Struct, frozen=True, tag_field="do", tag="draft", forbid_unknown_fields=True):
    """Check a lay against the rules (`lay R:3.4.5+ ?R7.*+`; bare jokers may be unnamed). The answer is a `draft`."""

    key: Key
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class AskHint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What could be laid now? With `tiles`: how could exactly these be laid? The answer is a `hint`."""

    key: Key
    tiles: Annotated[list[Annotated[int, Meta(ge=0, le=65_535)]], Meta(max_length=64)] = []


class AskWhy(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Would this move be refused now, and why? The answer is a `refused`, or a `done` if it is allowed. Nothing is
    played."""

    key: Key
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Resync(Struct, frozen=True, tag_field="do", tag="resync", forbid_unknown_fields=True):
    """Ask for the `state` again: the client has missed something after this seq."""

    seq: Seq


class Pong(Struct, frozen=True, tag_field="do", tag="pong", forbid_unknown_fields=True):
    """The answer to `ping`, to be sent at once."""

    n: int


Intention = (
    Act
    | Seal
    | Salt
    | Sit
    | AddBot
    | Leave
    | Remove
    | Readmit
    | Mute
    | PassHost
    | Change
    | Agree
    | Start
    | Want
    | Retry
    | Say
    | React
    | Pause
    | Resume
    | StepAway
    | TakeBack
    | Decide
)
Question = CheckDraft | AskHint | AskWhy
FromClient = Hello | Resync | Pong | Question | Intention
