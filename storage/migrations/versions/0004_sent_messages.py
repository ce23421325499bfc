"""Store the digest and id of each sent message, by which it is recognised after a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Say of a post what was sent, and which message that is."""
    op.add_column("outbox", sa.Column("words", sa.Text()))
    op.add_column("outbox", sa.Column("message_id", sa.BigInteger()))
    op.create_index("ix_outbox_message_id", "outbox", ["message_id"])
