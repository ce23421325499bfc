"""The outbox: what still has to be posted, queued in the same transaction as the events that caused it.

A dispatcher asks for its `work`, sends each row with its `nonce`, and marks it. Whatever has one target (a channel, one
of its threads, or a person's direct messages) is given out one row at a time, oldest first, so that nothing overtakes.
A row that may be sent twice (a crash between sending and marking) is recognised by its nonce, which never changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Row, and_, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections, Part, reads, writes
from storage.dialect import insert
from storage.errors import UnknownRowError
from storage.people import require_people
from storage.schema import fallbacks, messages, outbox
from storage.tournaments import require_tournament

State = Literal["pending", "sent", "blocked", "failed"]

MOST_MESSAGES = 1_000_000_000_000
"""Room for twelve digits of row ids in a nonce of 25 characters, far more than anybody will send."""


# Parts of queries, built once: that takes longer than to run them.

_OTHER = outbox.alias("other")

_OVERTAKEN = and_(
    outbox.c.started_at.is_(None),
    exists().where(
        _OTHER.c.tournament_id == outbox.c.tournament_id,
        _OTHER.c.edits == outbox.c.edits,
        _OTHER.c.state == "pending",
        _OTHER.c.id > outbox.c.id,
    ),
)

_ROWS = select(outbox, _OVERTAKEN.label("overtaken"))

_IN_BLOCKED_GROUP = and_(
    outbox.c.state == "blocked",
    outbox.c.group.is_not(None),
    ~exists().where(
        _OTHER.c.tournament_id == outbox.c.tournament_id,
        _OTHER.c.group == outbox.c.group,
        _OTHER.c.state == "pending",
    ),
    ~exists().where(fallbacks.c.tournament_id == outbox.c.tournament_id, fallbacks.c.group == outbox.c.group),
)

_ELSE = select(
    select(func.min(outbox.c.not_before)).where(outbox.c.state == "pending").scalar_subquery().label("retry"),
    exists().where(_IN_BLOCKED_GROUP).label("blocked"),
)

_HEADS = (
    select(func.min(outbox.c.id))
    .where(outbox.c.state == "pending")
    .group_by(outbox.c.channel_id, outbox.c.thread, outbox.c.person_id)
)


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be posted to a channel or sent to a person: exactly one of the two.

    `payload` is whatever the dispatcher makes a message of, as a JSON object. Under `key` the place of the sent message
    is remembered; `edits` names the key of an earlier message to change instead of posting a new one. With both, the
    earlier message is changed where it still is, and else posted anew. Messages of one `group` share a fallback for
    those that could not be delivered.

    With a `thread` the message belongs in the channel's thread of that key, which is opened under the name
    `thread_name` where there is none yet.
    """

    payload: Mapping[str, Any]
    channel_id: int | None = None
    person_id: str | None = None
    key: str | None = None
    edits: str | None = None
    group: str | None = None
    thread: str | None = None
    thread_name: str | None = None

    def __post_init__(self) -> None:
        if (self.channel_id is None) == (self.person_id is None):
            raise ValueError("a post goes either to a channel or to a person")
        if self.thread is not None and (self.channel_id is None or not self.thread_name):
            raise ValueError("only a channel has threads, and each has a name")


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A queued post and what became of it.

    `pending` rows wait to be sent, not before `not_before`; one with `started_at` may have reached Discord already, and
    `words` is a digest of what was sent then.
    `sent`, `blocked` (the person takes no messages) and `failed` (given up) rows are done. The payload of a sent row is
    emptied.

    A row is `overtaken` if a later waiting row changes the same message: then nobody needs to see this change. Not
    where sending had begun when a process died: a new message may be out there, and only this row can find it.
    """

    id: int
    tournament_id: str
    command_id: str
    post: Post
    state: State
    attempts: int
    last_error: str | None
    created_at: datetime
    not_before: datetime | None
    started_at: datetime | None
    finished_at: datetime | None
    overtaken: bool
    words: str | None


@dataclass(frozen=True, slots=True)
class SentMessage:
    """Where a message with a key stands."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class BlockedGroup:
    """A group of messages that is through, and the rows of it that could not be delivered."""

    tournament_id: str
    group: str
    rows: tuple[OutboxRow, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """What there is to do at a moment: `rows` to be sent, or, where none may be now, `groups` that need a fallback.

    `retry` tells when the next row that has to wait may be sent, if one has.
    """

    rows: list[OutboxRow]
    groups: list[BlockedGroup]
    retry: datetime | None


class Outbox(Part):
    """Reads and marks queued posts. Methods that mark a row raise UnknownRowError where there is none."""

    def __init__(self, connections: Connections, installation: str) -> None:
        super().__init__(connections)
        self._installation = installation

    def nonce(self, row_id: int) -> str:
        """The row's name towards Discord: at most 25 characters, the same after any restart, another elsewhere."""
        return f"{self._installation}-{row_id % MOST_MESSAGES}"

    @writes
    async def add(
        self, connection: AsyncConnection, tournament_id: str, command_id: str, posts: Sequence[Post], *, at: datetime
    ) -> list[int]:
        """Queue posts that no event caused; their row ids."""
        await require_tournament(connection, tournament_id)
        return await queue(connection, tournament_id, command_id, posts, at=at)

    @reads
    async def get(self, connection: AsyncConnection, row_id: int) -> OutboxRow:
        """The row of this id, or UnknownRowError."""
        row = (await connection.execute(_ROWS.where(outbox.c.id == row_id))).first()
        if row is None:
            raise UnknownRowError(row_id=row_id)
        return _as_row(row)

    @reads
    async def work(self, connection: AsyncConnection, *, now: datetime, limit: int = 50) -> Work:
        """What there is to do: the oldest waiting row of each target, if it may be sent by `now`, `limit` at most."""
        rows = await _heads(connection, now, limit)
        if rows:
            return Work(rows, [], None)
        retry, blocked = (await connection.execute(_ELSE)).one()
        return Work([], await _blocked_groups(connection) if blocked else [], retry)

    async def mark_started(self, row_id: int, *, at: datetime, words: str | None = None) -> None:
        """Note that sending begins: from now on the message may be out there although nobody marked it sent.

        It says what the digest `words` tells. Whoever begins again has looked for what was sent before.
        """
        await self._mark(row_id, started_at=at, words=words)

    @writes
    async def mark_sent(
        self, connection: AsyncConnection, row_id: int, *, channel_id: int, message_id: int, at: datetime
    ) -> None:
        """The message stands in this channel under this id."""
        row = await _update(
            connection, row_id, {"state": "sent", "finished_at": at, "payload": {}, "message_id": message_id}
        )
        if row.key is None:
            return
        place = {"channel_id": channel_id, "message_id": message_id, "row_id": row_id}
        statement = insert(connection, messages).values(tournament_id=row.tournament_id, key=row.key, **place)
        await connection.execute(statement.on_conflict_do_update(index_elements=["tournament_id", "key"], set_=place))

    async def mark_done(self, row_id: int, *, at: datetime) -> None:
        """Nothing had to be posted: the message is gone, or a later change says it all."""
        await self._mark(row_id, state="sent", finished_at=at, payload={})

    @writes
    async def mark_opened(self, connection: AsyncConnection, row_id: int, *, thread_id: int) -> None:
        """The thread a row belongs in is this one from now on; whatever was opened for its key before is forgotten."""
        row = (await connection.execute(select(outbox).where(outbox.c.id == row_id))).first()
        if row is None:
            raise UnknownRowError(row_id=row_id)
        place = {"channel_id": thread_id, "message_id": thread_id, "row_id": row_id}
        statement = insert(connection, messages).values(
            tournament_id=row.tournament_id, key=_thread_key(row.thread), **place
        )
        await connection.execute(statement.on_conflict_do_update(index_elements=["tournament_id", "key"], set_=place))

    async def thread(self, tournament_id: str, thread: str) -> int | None:
        """The thread opened for a key."""
        place = await self.message(tournament_id, _thread_key(thread))
        return None if place is None else place.channel_id

    @reads
    async def threads(self, connection: AsyncConnection, tournament_id: str) -> dict[str, int]:
        """Every thread of a tournament, by key."""
        query = select(messages.c.key, messages.c.channel_id).where(
            messages.c.tournament_id == tournament_id, messages.c.key.startswith(_thread_key(""), autoescape=True)
        )
        rows = await connection.execute(query)
        return {row.key.removeprefix(_thread_key("")): row.channel_id for row in rows}

    async def mark_blocked(self, row_id: int, *, at: datetime) -> None:
        """The person takes no direct messages."""
        await self._mark(row_id, state="blocked", finished_at=at)

    async def mark_failed(self, row_id: int, error: str, *, retry_at: datetime) -> None:
        """Sending failed; try again at `retry_at`, and let nothing to the same target overtake it."""
        await self._mark(row_id, attempts=outbox.c.attempts + 1, last_error=error, not_before=retry_at)

    async def give_up(self, row_id: int, error: str, *, at: datetime) -> None:
        """Sending failed for good; later rows to the same target go on."""
        values = {"attempts": outbox.c.attempts + 1, "last_error": error}
        await self._mark(row_id, state="failed", finished_at=at, **values)

    @reads
    async def message(self, connection: AsyncConnection, tournament_id: str, key: str) -> SentMessage | None:
        """Where the newest message sent under a key stands."""
        query = select(messages.c.channel_id, messages.c.message_id).where(
            messages.c.tournament_id == tournament_id, messages.c.key == key
        )
        row = (await connection.execute(query)).first()
        return None if row is None else SentMessage(row.channel_id, row.message_id)

    @writes
    async def add_fallback(
        self, connection: AsyncConnection, group: BlockedGroup, command_id: str, posts: Sequence[Post], *, at: datetime
    ) -> bool:
        """Queue what is posted instead of a group's blocked rows; False, and nothing queued, where that was done."""
        await require_tournament(connection, group.tournament_id)
        statement = insert(connection, fallbacks).values(
            tournament_id=group.tournament_id, group=group.group, created_at=at
        )
        done = await connection.execute(statement.on_conflict_do_nothing())
        if done.rowcount == 0:
            return False
        await queue(connection, group.tournament_id, command_id, posts, at=at)
        return True

    @writes
    async def _mark(self, connection: AsyncConnection, /, row_id: int, **values: Any) -> None:
        await _update(connection, row_id, values)


def _thread_key(thread: str) -> str:
    """Under which key the place of a thread is kept."""
    return f"thread:{thread}"


async def _heads(connection: AsyncConnection, now: datetime, limit: int) -> list[OutboxRow]:
    """The oldest waiting row of each target, if it may be sent by `now`."""
    may_be_sent = or_(outbox.c.not_before.is_(None), outbox.c.not_before <= now)
    query = _ROWS.where(outbox.c.id.in_(_HEADS), may_be_sent).order_by(outbox.c.id).limit(limit)
    return [_as_row(row) for row in await connection.execute(query)]


async def _blocked_groups(connection: AsyncConnection) -> list[BlockedGroup]:
    """Groups with blocked rows of which nothing is pending any more and which have had no fallback yet."""
    groups: dict[tuple[str, str], list[OutboxRow]] = {}
    for row in await connection.execute(_ROWS.where(_IN_BLOCKED_GROUP).order_by(outbox.c.id)):
        groups.setdefault((row.tournament_id, row.group), []).append(_as_row(row))
    return [BlockedGroup(*name, tuple(rows)) for name, rows in groups.items()]


async def queue(
    connection: AsyncConnection, tournament_id: str, command_id: str, posts: Sequence[Post], *, at: datetime
) -> list[int]:
    """Queue posts within somebody's transaction; their row ids. UnknownPersonError where a target is nobody."""
    if not posts:
        return []
    await require_people(connection, [post.person_id for post in posts if post.person_id is not None])
    rows = [
        {
            "tournament_id": tournament_id,
            "command_id": command_id,
            "channel_id": post.channel_id,
            "person_id": post.person_id,
            "payload": dict(post.payload),
            "key": post.key,
            "edits": post.edits,
            "group": post.group,
            "thread": post.thread,
            "thread_name": post.thread_name,
            "state": "pending",
            "attempts": 0,
            "created_at": at,
        }
        for post in posts
    ]
    statement = insert(connection, outbox).returning(outbox.c.id, sort_by_parameter_order=True)
    return list((await connection.execute(statement, rows)).scalars())


async def _update(connection: AsyncConnection, row_id: int, values: Mapping[str, Any]) -> Row[Any]:
    statement = update(outbox).where(outbox.c.id == row_id).values(**values).returning(outbox)
    row: Row[Any] | None = (await connection.execute(statement)).first()
    if row is None:
        raise UnknownRowError(row_id=row_id)
    return row


def _as_row(row: Row[Any]) -> OutboxRow:
    return OutboxRow(
        id=row.id,
        tournament_id=row.tournament_id,
        command_id=row.command_id,
        post=Post(
            payload=row.payload,
            channel_id=row.channel_id,
            person_id=row.person_id,
            key=row.key,
            edits=row.edits,
            group=row.group,
            thread=row.thread,
            thread_name=row.thread_name,
        ),
        state=row.state,
        attempts=row.attempts,
        last_error=row.last_error,
        created_at=row.created_at,
        not_before=row.not_before,
        started_at=row.started_at,
        finished_at=row.finished_at,
        overtaken=row.overtaken,
        words=row.words,
    )
