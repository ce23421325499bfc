"""Personal links: hashes of the secret addresses under which entrants act on the page, and what the page hands over."""

import sqlalchemy as sa
from alembic import op

from storage.news import link_triggers

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Create the tables; requests and replies are transient, so that a server need not log them."""
    dialect = op.get_context().dialect.name
    transient = ["UNLOGGED"] if dialect == "postgresql" else []
    op.create_table(
        "personal_links",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("entrant_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("form_key", sa.Text(), nullable=False),
        sa.Column("for_guest", sa.Boolean(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "entrant_id"),
        sa.UniqueConstraint("token_hash"),
    )
    op.create_index("ix_personal_links_person_id", "personal_links", ["person_id"])
    op.create_table(
        "link_requests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        prefixes=transient,
    )
    op.create_table(
        "link_replies",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        prefixes=transient,
    )
    for statement in link_triggers(dialect):
        op.execute(statement)
