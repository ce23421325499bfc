"""Add threads of channels to the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Say of a post in which thread it belongs."""
    op.add_column("outbox", sa.Column("thread", sa.Text()))
    op.add_column("outbox", sa.Column("thread_name", sa.Text()))
