"""What the server refuses, besides what a game refuses: a closed list. The sentences are in `i18n/*.ftl`."""

from __future__ import annotations

from enum import Enum

from pioche.engine.refusal import Argument, Refusal


class Code(Enum):
    """Why an intention, a request or a message is not accepted."""

    UNREADABLE = "message-unreadable"  # not a message of the protocol
    FIELD = "field-unreadable"  # a field of a request's body
    PROTOCOL = "protocol-version"
    HELLO_FIRST = "hello-first"
    TOO_FAST = "too-fast"
    STORE_AWAY = "store-away"
    MISTAKE = "server-mistake"
    DRAINING = "server-draining"
    STALE = "intention-stale"
    NO_TABLE = "no-such-table"
    NOT_FOUND = "not-found"
    NOT_SEATED = "not-seated"
    SEATED = "already-seated"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-such-seat-here"
    HOST_ONLY = "host-only"
    NOT_OPEN = "table-not-open"
    NOT_PLAYING = "table-not-playing"
    NOT_READY = "seats-not-ready"
    SETTINGS_CHANGED = "settings-changed"
    BAD_SETTINGS = "settings-bad"
    NO_WATCHING = "no-watching"
    PAUSED = "table-paused"
    NOT_PAUSED = "table-not-paused"
    SEAL_LATE = "seal-late"
    SALT_EARLY = "salt-early"
    SALT_LATE = "salt-late"
    SALT_UNSEALED = "salt-unsealed"
    SALT_OTHER = "salt-other"
    NOTHING_TO_WANT = "nothing-to-want"
    NOT_GONE = "seat-not-gone"
    NAME = "name-bad"
    TEXT = "text-bad"
    NO_GUEST = "no-guest"
    ORIGIN = "origin-foreign"
    HOST = "host-unknown"  # opened under a name that is not ours
    FULL = "server-full"
    REMOVED = "removed-by-host"
    MUTED = "muted-by-host"
    NOBODY = "nobody-like-that"
    TOO_MANY = "too-many"
    NO_LEVEL = "no-such-level"
    OTHER_GAME = "bot-other-game"
    NOT_HERE = "not-in-this-game"
    NO_REPLAY = "no-replay"  # nothing of it may be shown yet, or nothing is left
    NO_MOMENT = "no-such-moment"
    FILE_LARGE = "file-too-large"
    REVIEWING = "one-review-at-a-time"
    MANY_REVIEWS = "many-reviews"

    @property
    def key(self) -> str:
        """The key in `i18n/*.ftl`, without `refusal-`."""
        return self.value

    def refusal(self, **args: Argument) -> Refusal:
        return Refusal(self.value, "", tuple(args.items()))
