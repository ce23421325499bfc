"""Add the terms with which a game on a server was made."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Games there are have those of their tournament."""
    op.add_column("server_games", sa.Column("terms", sa.Text()))
