"""What becomes of rows of the outbox, in statements that are put together once: tried, changed, sent and where to."""

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
"""The tournament, the key and the thread of a row."""

TRY = Statement(
    lambda _: update(outbox).where(_THIS_ROW).values(attempts=outbox.c.attempts + 1, last_error=bindparam("error"))
)
"""One try more that has failed, and why."""


@cache
def _change_of(columns: tuple[str, ...]) -> Statement:
    """The statement that changes these columns of a row, and gives its tournament, key and thread."""
    return Statement(lambda _: update(outbox).where(_THIS_ROW).returning(*_PLACE), columns=columns)


def update_row(run: Runner, row_id: int, values: Values) -> Answer:
    """Change a row; its tournament, key and thread."""
    row = run.first(_change_of(tuple(values)), {**values, "row": row_id})
    if row is None:
        raise UnknownRowError(row_id=row_id)
    return row


_KEEP_PLACE = Statement(partial(put_on, table=messages), columns=messages.c.keys())


def keep_place(run: Runner, tournament_id: str, key: str, channel_id: int, message_id: int, row_id: int) -> None:
    """What was sent under this key stands here from now on."""
    place = {"channel_id": channel_id, "message_id": message_id, "row_id": row_id}
    run.run(_KEEP_PLACE, {"tournament_id": tournament_id, "key": key, **place})
