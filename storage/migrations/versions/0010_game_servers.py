"""Add accounts of people on game servers, and the games of pairings there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "accounts",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("server", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("proved_at", sa.DateTime(timezone=True)),
        sa.Column("pending", sa.Text()),
        sa.Column("token", sa.Text()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("person_id", "server"),
    )
    op.create_table(
        "server_games",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("pairing_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("server", sa.Text(), nullable=False),
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("second", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("invites", sa.JSON(), nullable=False),
        sa.CheckConstraint("state IN ('asked', 'made', 'over')", name="ck_server_games_state"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "pairing_id", "number"),
    )
