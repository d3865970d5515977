"""What the database holds. Changes go through `hasu/server/migrations`.

Times are milliseconds since 1970, so that both databases keep the same numbers.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

HEAD = "0001"
"""The newest migration; a test keeps it true. Knowing it here saves loading Alembic."""

metadata = MetaData()


def _belongs_to_a_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),  # the hash; the token is the person's
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("secret", Text, nullable=False),
    Column("teach", Boolean, nullable=False),
    Column("seeded", Boolean, nullable=False),  # somebody may know what will be dealt
    Column("imported", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("state", Text, nullable=False),  # gathering, running or finished
    Column("created", BigInteger, nullable=False),
    # Summed up with every action, so that lists need not replay anything:
    Column("updated", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
    Column("to_move", Text, nullable=False),  # JSON
    Column("outcome", Text),  # JSON
    Column("next", Text),  # the rematch
    Index("tables_by_state", "state", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot or free
    Column("name", Text, nullable=False),
    Column("level", Text),  # of the bot that plays it, for good or in a person's stead
    Column("invite", Text),
    _belongs_to_a_table(),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, primary_key=True),
    _belongs_to_a_table(),
    Index("holders_by_person", "person"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),  # exactly one writer wins each number
    Column("seat", Integer, nullable=False),
    Column("verb", Text, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    _belongs_to_a_table(),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
    _belongs_to_a_table(),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    _belongs_to_a_table(),
)

links = Table(
    "links",
    metadata,
    Column("token", Text, primary_key=True),  # the hash
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    _belongs_to_a_table(),
)
