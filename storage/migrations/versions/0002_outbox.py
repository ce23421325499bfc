"""Create the outbox, the places of sent messages, and each channel's default tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "channels",
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("channel_id", name="pk_channels"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_channels_tournament_id"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("person_id", sa.Integer()),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("key", sa.Text()),
        sa.Column("edits", sa.Text()),
        sa.Column("group", sa.Text()),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("last_error", sa.Text()),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("not_before", moment),
        sa.Column("started_at", moment),
        sa.Column("finished_at", moment),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_outbox_tournament_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_outbox_person_id"),
        sa.CheckConstraint("(channel_id IS NULL) <> (person_id IS NULL)", name="ck_outbox_one_target"),
        sa.CheckConstraint("state IN ('pending', 'sent', 'blocked', 'failed')", name="ck_outbox_state"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_group", "outbox", ["state", "tournament_id", "group"])
    op.create_table(
        "fallbacks",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("group", sa.Text(), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "group", name="pk_fallbacks"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_fallbacks_tournament_id"),
    )
    op.create_table(
        "messages",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("row_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "key", name="pk_messages"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_messages_tournament_id"),
        sa.ForeignKeyConstraint(["row_id"], ["outbox.id"], name="fk_messages_row_id"),
    )
