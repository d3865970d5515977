"""Alembic runs this: migrate over the connection that `hasu.server.database` hands in."""

from __future__ import annotations

from alembic import context

from hasu.server.schema import metadata


def migrate() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only while Alembic runs, not for whoever imports this
    migrate()
