"""Retention and limits: when people were last here, tokens that are replaced, where tables come from, archives,
snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # All new columns may be empty: adding them takes the same time however many rows there are.
    op.add_column("people", sa.Column("seen_at", sa.BigInteger))
    op.add_column("devices", sa.Column("expires_at", sa.BigInteger))
    op.add_column("devices", sa.Column("replaces", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.add_column("tables", sa.Column("archived_at", sa.BigInteger))
    op.create_index("tables_idle", "tables", ["changed_at"])
    op.create_index("members_table", "members", ["table_id"])
    op.create_index("devices_person", "devices", ["person_id"])
    op.create_index("devices_replaces", "devices", ["replaces"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
