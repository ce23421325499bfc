"""Roles of erased people, who direct nothing any more."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Delete them, as `storage.people` has done at each erasure since this version."""
    op.execute(sa.text("DELETE FROM staff WHERE person_id IN (SELECT id FROM people WHERE erased)"))
