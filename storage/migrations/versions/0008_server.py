"""On a server: moments with time zones, and row ids beyond 2^31. SQLite supports both anyway."""

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
