"""Alembic runs this file for every migration; the connection comes from `storage.migrations.migrate`."""

from alembic import context

from storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
