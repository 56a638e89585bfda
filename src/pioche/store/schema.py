"""The database schema. `migrations/` creates it; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

# The source of truth. One row per accepted action of a table, in order; everything else about a table follows from it.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("seat", SmallInteger),  # None: no particular seat
    Column("action", Text, nullable=False),
    Column("key", String(40)),  # the intention's idempotency key, or a mark such as ~bot
    sqlite_with_rowid=False,
)

# What the lobby and people's lists show: a copy of data from the log, never the source of truth.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, over
    Column("seats", SmallInteger, nullable=False),
    Column("taken", SmallInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("origin", String(16)),  # a keyed hash of the address that made it; None: made by an older version
    Column("archived_at", BigInteger),
    Column("short_code", String(8)),  # None: made by an older version
    Index("tables_short_code", "short_code"),
    Index("tables_lobby", "public", "status", "changed_at"),
    Index("tables_idle", "changed_at"),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("person_id", String(26), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.table_id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("members_table", "table_id"),
)

# The entries of finished tables, compressed: no longer in the log, and read like it.
ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry in it
    Column("entries", LargeBinary, nullable=False),
)

# The state of long tables at the start of their last match: a shortcut past older entries, never the source of truth.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("person_id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),  # to the day; None: not since an older version
    Column("face", SmallInteger),  # the number of the face that they have chosen; None: none
    Column("named", Boolean),  # whether strangers who open a finished game see the name; None: no
)

# A device authenticates with a token; only its hash is stored.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("person_id", String(26), ForeignKey("people.person_id"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),  # when the token ends that has been replaced
    Column("replaces", LargeBinary(32)),  # the token that ends once this one has been used
    Index("devices_person", "person_id"),
    Index("devices_replaces", "replaces"),
)

PRESETS: Final = Table(
    "presets",
    METADATA,
    Column("person_id", String(26), ForeignKey("people.person_id"), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("settings", Text, nullable=False),
)

# What a person has tried and solved; one row per puzzle that they have touched.
PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("person_id", String(26), ForeignKey("people.person_id"), primary_key=True),
    Column("name", String(20), primary_key=True),  # `four-17`
    Column("grade", SmallInteger, nullable=False),
    Column("tries", Integer, nullable=False),  # up to the solution, which is one of them
    Column("hints", SmallInteger, nullable=False),  # seen before the solution
    Column("shown", Boolean, nullable=False),  # the solution was looked at before it was found
    Column("solved_at", BigInteger),
    Column("day", Integer),  # solved as the puzzle of this day, counted as by date.toordinal
)

# One row per seat of a finished match.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", String(26)),  # None: a bot
    Column("name", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds_won", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("caught", SmallInteger),  # how often without a call; None: not counted, as for the next one
    Column("best_lay", SmallInteger),  # the most pieces laid in one play; None also where the game does not say
    Index("results_person", "person_id", "at"),
)

# One row per finished match, as long as its table is kept: the link to its replay, and what lists show of it.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("link", String(16), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON: those that differ from the edition
    Column("players", SmallInteger, nullable=False),
    Column("rounds", Integer),  # None: finished in an older version, as for the next ones
    Column("moves", Integer),
    Column("longest", Integer),  # moves of the longest round
    Column("started_at", BigInteger),
    Column("at", BigInteger, nullable=False),
    Index("games_link", "link", unique=True),
)

# Reviews of finished matches, as long as their table is kept.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("review", LargeBinary, nullable=False),  # JSON of `pioche.review.model.Review`, compressed
    Column("at", BigInteger, nullable=False),
)

# Lines that players have kept beside a match, as long as its table is kept: what if.
LINES: Final = Table(
    "lines",
    METADATA,
    Column("line_id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("match", Integer, nullable=False),
    Column("person_id", String(26), ForeignKey("people.person_id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("step", Integer, nullable=False),
    Column("actions", Text, nullable=False),  # one a line
    Column("at", BigInteger, nullable=False),
    Index("lines_match", "table_id", "match"),
)

# Shared by all processes of one installation: the key that signs cookies.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
