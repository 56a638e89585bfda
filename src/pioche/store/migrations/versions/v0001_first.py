"""The initial schema: the log, tables and their members, people with devices and presets, results, secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("key", sa.String(40)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("taken", sa.SmallInteger, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "changed_at"])
    op.create_table(
        "members",
        sa.Column("person_id", sa.String(26), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person_id", sa.String(26), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person_id", sa.String(26), sa.ForeignKey("people.person_id"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presets",
        sa.Column("person_id", sa.String(26), sa.ForeignKey("people.person_id"), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(26)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_person", "results", ["person_id", "at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
