"""Run by Alembic: migrates the connection that `pioche.store.migrate` hands over, inside its transaction."""

from alembic import context

from pioche.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
