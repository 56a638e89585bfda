"""Alembic's scripts; `env.py` is run by Alembic."""
