"""Add paused targets, causes of undelivered posts, and direct message channels."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables. When a post is tried again is nothing of a single row any more."""
    moment = sa.DateTime(timezone=True)
    op.add_column("outbox", sa.Column("expires_at", moment))
    op.add_column("outbox", sa.Column("cause", sa.Text()))
    op.drop_column("outbox", "not_before")
    op.create_table(
        "holds",
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("thread", sa.Text()),
        sa.Column("person_id", sa.Integer()),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("since", moment, nullable=False),
        sa.Column("tried_at", moment, nullable=False),
        sa.Column("released_at", moment),
        sa.PrimaryKeyConstraint("target", name="pk_holds"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_holds_person_id"),
        sa.CheckConstraint("(channel_id IS NULL) <> (person_id IS NULL)", name="ck_holds_one_target"),
    )
    op.create_table(
        "direct_channels",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_direct_channels"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_direct_channels_person_id"),
    )
