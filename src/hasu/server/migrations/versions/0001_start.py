"""Tables, their seats and people, actions, votes, chat and seat links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text

revision = "0001"
down_revision = None


def _belongs_to_a_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("token", Text, nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("teach", Boolean, nullable=False),
        Column("seeded", Boolean, nullable=False),
        Column("imported", Boolean, nullable=False),
        Column("host", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("step", Integer, nullable=False),
        Column("to_move", Text, nullable=False),
        Column("outcome", Text),
        Column("next", Text),
    )
    op.create_index("tables_by_state", "tables", ["state", "updated"])
    op.create_table(
        "seats",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("level", Text),
        Column("invite", Text),
        _belongs_to_a_table(),
    )
    op.create_table(
        "holders",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", Text, primary_key=True),
        _belongs_to_a_table(),
    )
    op.create_index("holders_by_person", "holders", ["person"])
    op.create_table(
        "actions",
        Column("table_id", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("verb", Text, nullable=False),
        Column("choice", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        _belongs_to_a_table(),
    )
    op.create_table(
        "votes",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("voter", Integer, primary_key=True),
        _belongs_to_a_table(),
    )
    op.create_table(
        "lines",
        Column("table_id", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        _belongs_to_a_table(),
    )
    op.create_table(
        "links",
        Column("token", Text, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("expires", BigInteger, nullable=False),
        _belongs_to_a_table(),
    )


def downgrade() -> None:
    for name in ("links", "lines", "votes", "actions", "holders", "seats", "tables", "people"):
        op.drop_table(name)
