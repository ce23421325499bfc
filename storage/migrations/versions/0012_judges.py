"""Add the staff role of a judge."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

NAME = "ck_staff_role"


def upgrade() -> None:
    """Let the column hold that role."""
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint(NAME, "staff", type_="check")
        op.create_check_constraint(NAME, "staff", "role IN ('director', 'coordinator', 'judge')")
        return
    # SQLite changes no constraint of a table that is there.
    op.create_table(
        "staff_with_judges",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", "role", name="pk_staff"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_staff_tournament_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_staff_person_id"),
        sa.CheckConstraint("role IN ('director', 'coordinator', 'judge')", name=NAME),
    )
    op.execute("INSERT INTO staff_with_judges SELECT tournament_id, person_id, role FROM staff")
    op.drop_table("staff")
    op.rename_table("staff_with_judges", "staff")
