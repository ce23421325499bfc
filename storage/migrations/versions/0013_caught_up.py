"""Add checkpoints: up to where the timetable and the boards have followed each log."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "caught_up",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("follower", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.CheckConstraint("follower IN ('timetable', 'board')", name="ck_caught_up_follower"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "follower"),
    )
