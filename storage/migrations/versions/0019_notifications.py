"""Notify other processes once per transaction, or not at all while none may listen (PostgreSQL)."""

from alembic import op

from storage.news import COLLECTING, NOTIFYING

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Replace the function that the triggers call."""
    if op.get_context().dialect.name == "postgresql":
        op.execute(COLLECTING)
        op.execute(NOTIFYING)
