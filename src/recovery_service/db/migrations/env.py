"""Runs the migrations on the connection, and in the transaction, that `migrate.upgrade` opened."""

from alembic import context

from recovery_service.db.metadata import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
