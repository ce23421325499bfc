"""The voice channel of a tournament, beside its log."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Make room for it. Tournaments of before have none."""
    op.add_column("tournaments", sa.Column("voice_channel_id", sa.BigInteger()))
