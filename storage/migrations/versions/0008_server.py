"""On a server: moments that know their zone, and room for more than 2^31 messages. A file has both anyway."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Widen the columns."""
    if op.get_context().dialect.name != "postgresql":
        return
    op.execute("ALTER TABLE departures ALTER noticed_at TYPE timestamptz USING noticed_at AT TIME ZONE 'UTC'")
    for table, column in (("outbox", "id"), ("messages", "row_id")):
        op.execute(f"ALTER TABLE {table} ALTER {column} TYPE bigint")
    op.execute("ALTER SEQUENCE outbox_id_seq AS bigint")
