"""Add triggers that notify other processes of changes (PostgreSQL)."""

from alembic import op

from storage.news import triggers

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Tell from now on."""
    for statement in triggers(op.get_context().dialect.name):
        op.execute(statement)
