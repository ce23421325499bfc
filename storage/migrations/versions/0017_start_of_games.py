"""Add the agreed start for which a game on a server was made."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Games there are were made without one."""
    op.add_column("server_games", sa.Column("starts_at", sa.DateTime(timezone=True)))
