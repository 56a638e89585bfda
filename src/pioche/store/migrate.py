"""Bring a database up to date: run at every start, safe when several processes start at once."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_LOCK: Final = 7_046_724_309  # any number, the same in every process


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", "pioche:store/migrations")
    made.set_main_option("path_separator", "os")
    return made


def newest() -> str | None:
    """The revision that this version of the program needs."""
    return ScriptDirectory.from_config(config()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Inside a transaction: on SQLite one that writes from its beginning, on PostgreSQL with a lock of its own."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
