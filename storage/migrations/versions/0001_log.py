"""Create the event log, people and entrants."""

import sqlalchemy as sa
from alembic import op

from storage.dialect import append_only

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id"])
    op.create_table(
        "events",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_events_tournament_id"),
    )
    for statement in append_only(op.get_context().dialect.name, "events"):
        op.execute(statement)
    op.create_table(
        "commands",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("first_seq", sa.Integer(), nullable=False),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "command_id", name="pk_commands"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_commands_tournament_id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("discord_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text()),
        sa.Column("reminders", sa.JSON(), nullable=False),
        sa.Column("erased", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("discord_id", name="uq_people_discord_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("entrant_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "entrant_id", name="pk_entrants"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_entrants_person_id"),
    )
    op.create_index("ix_entrants_person_id", "entrants", ["person_id"])
    op.create_table(
        "staff",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", "role", name="pk_staff"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_staff_tournament_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_staff_person_id"),
        sa.CheckConstraint("role IN ('director', 'coordinator')", name="ck_staff_role"),
    )
    op.create_table(
        "settings",
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "key", name="pk_settings"),
    )
