"""Puzzles that a person has tried and solved, and reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person_id", sa.String(26), sa.ForeignKey("people.person_id"), primary_key=True),
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("grade", sa.SmallInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("hints", sa.SmallInteger, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("solved_at", sa.BigInteger),
        sa.Column("day", sa.Integer),
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
