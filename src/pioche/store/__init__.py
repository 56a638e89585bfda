"""The action log and what is asked of it: SQLite by default, PostgreSQL where several processes serve.

`log.py` says what an entry is; `sqlite.py` and `postgres.py` write entries in groups on the raw drivers, so that
acknowledged means durable; `store.py` opens a database; `queries.py` asks for everything that is not the log.
"""
