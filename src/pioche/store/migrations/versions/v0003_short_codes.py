"""Short codes of tables that wait for players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("short_code", sa.String(8)))
    op.create_index("tables_short_code", "tables", ["short_code"])
