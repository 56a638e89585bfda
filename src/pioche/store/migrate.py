"""Database migrations: run at every start, safe when several processes start at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from pioche.store.log import StoreAway

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0007"
"""The revision that this version of the program needs."""
_LOCK: Final = 7_046_724_309  # an arbitrary number, the same in every process


def config() -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", "pioche:store/migrations")
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection) -> None:
    """Run inside a transaction: on SQLite a write transaction from the start, on PostgreSQL with an advisory lock.

    Alembic is imported only if there is something to do, which saves half a second at a restart.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
        if found == NEWEST:
            return
        if found is not None and found > NEWEST:
            raise StoreAway(f"a newer version of Pioche has made it (revision {found}, this one knows {NEWEST})")
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
