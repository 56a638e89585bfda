"""Finished games: their links and facts, what results count besides points, and who may be named to strangers."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_AT_ONCE = 500


def upgrade() -> None:
    op.add_column("people", sa.Column("named", sa.Boolean))
    op.add_column("results", sa.Column("caught", sa.SmallInteger))
    op.add_column("results", sa.Column("best_lay", sa.SmallInteger))
    games = op.create_table(
        "games",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("link", sa.String(16), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("moves", sa.Integer),
        sa.Column("longest", sa.Integer),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("games_link", "games", ["link"], unique=True)
    # Matches that were finished before: what is unknown of them stays empty.
    found = op.get_bind().execute(
        sa.text(
            "SELECT results.table_id, results.match, max(results.edition) AS edition, count(*) AS players,"
            " max(results.at) AS at FROM results JOIN tables ON tables.table_id = results.table_id"
            " GROUP BY results.table_id, results.match"
        )
    )
    rows = [{**row, "link": secrets.token_hex(8), "options": "{}"} for row in found.mappings()]
    for start in range(0, len(rows), _AT_ONCE):
        op.bulk_insert(games, rows[start : start + _AT_ONCE])
