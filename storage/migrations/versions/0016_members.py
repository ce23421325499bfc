"""Add members of entrants, repeated from the log to find a person's tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make room for them; before this nobody did."""
    op.create_table(
        "members",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("entrant_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "entrant_id", "person_id", name="pk_members"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_members_tournament_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_members_person_id"),
    )
    op.create_index("ix_members_person_id", "members", ["person_id"])
