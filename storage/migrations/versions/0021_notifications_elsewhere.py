"""Notify only what concerns the servers of other processes, also of new people and of exclusions (PostgreSQL)."""

from alembic import op

from storage.news import ELSEWHERE, ROWS_ELSEWHERE, later_triggers

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Replace the functions that the triggers call, and add triggers."""
    if op.get_context().dialect.name == "postgresql":
        for statement in (ELSEWHERE, ROWS_ELSEWHERE, *later_triggers()):
            op.execute(statement)
