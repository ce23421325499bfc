"""Precompiled statements that update rows of the outbox: failed, edited, sent and where."""

from __future__ import annotations

from functools import cache, partial

from sqlalchemy import bindparam, select, update

from storage.dialect import put_on
from storage.errors import UnknownRowError
from storage.schema import messages, outbox
from storage.sql import Answer, Runner, Statement, Values

_PLACE = (outbox.c.tournament_id, outbox.c.key, outbox.c.thread)
_THIS_ROW = outbox.c.id == bindparam("row")
PLACE_OF = Statement(lambda _: select(*_PLACE).where(_THIS_ROW))
"""Select the tournament, key and thread of a row."""

TRY = Statement(
    lambda _: update(outbox).where(_THIS_ROW).values(attempts=outbox.c.attempts + 1, last_error=bindparam("error"))
)
"""Count a failed attempt and store its error."""


@cache
def _change_of(columns: tuple[str, ...]) -> Statement:
    """Return a statement that changes these columns of a row and returns its tournament, key and thread."""
    return Statement(lambda _: update(outbox).where(_THIS_ROW).returning(*_PLACE), columns=columns)


def update_row(run: Runner, row_id: int, values: Values) -> Answer:
    """Change a row; return its tournament, key and thread."""
    row = run.first(_change_of(tuple(values)), {**values, "row": row_id})
    if row is None:
        raise UnknownRowError(row_id=row_id)
    return row


_KEEP_PLACE = Statement(partial(put_on, table=messages), columns=messages.c.keys())


def keep_place(run: Runner, tournament_id: str, key: str, channel_id: int, message_id: int, row_id: int) -> None:
    """Store the id of the newest message sent under a key."""
    place = {"channel_id": channel_id, "message_id": message_id, "row_id": row_id}
    run.run(_KEEP_PLACE, {"tournament_id": tournament_id, "key": key, **place})
