"""The outbox: posts to be sent, queued in the same transaction as the events that caused them.

Each `Target` (a channel, one of its threads, or a person's direct messages) is a queue of its own. The sender asks for
targets with waiting rows (`storage.waiting`), takes the `head` of each, sends it with its `nonce`, and marks it. So
rows of one target keep their order, and no target waits for another. A row that may be sent twice (a crash between
sending and marking) is recognised by its nonce, which never changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Literal

from sqlalchemy import Row, and_, bindparam, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections
from storage.dialect import within
from storage.errors import UnknownRowError
from storage.marking import PLACE_OF, TRY, keep_place, update_row
from storage.parts import Part, caches, reads, reads_script, writes
from storage.people import require_people
from storage.schema import fallbacks, holds, messages, outbox
from storage.shards import ALL, Shards, of_shards
from storage.sql import Runner, Statement, from_row, values_of
from storage.targets import Target, of_target
from storage.tournaments import require_tournament

State = Literal["pending", "sent", "blocked", "failed"]

EndCause = Literal["expired", "refused", "broken", "no_account", "erased"]
"""Why a row ended undelivered: it expired, Discord rejected its contents or it could not be rendered (both are bugs),
or its person has no account or was erased."""

MOST_MESSAGES = 1_000_000_000_000
"""Limit of row ids: twelve digits fit into a nonce of 25 characters."""


# Parts of queries, built once: building takes longer than running.

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
        ~exists().where(holds.c.person_id == _OTHER.c.person_id, holds.c.released_at.is_(None)),
    ),
    ~exists().where(fallbacks.c.tournament_id == outbox.c.tournament_id, fallbacks.c.group == outbox.c.group),
)


_SENT_UNDER = Statement(
    lambda _: select(messages.c.channel_id, messages.c.message_id).where(
        messages.c.tournament_id == bindparam("tournament"), messages.c.key == bindparam("key")
    )
)


@lru_cache(maxsize=16)
def _head(parts: tuple[str, ...], shards: Shards) -> Statement:
    """Return the oldest waiting row of a target with these parts."""
    named: dict[str, Any] = {name: bindparam(name) for name in parts}
    target = Target(**named)
    query = _ROWS.where(outbox.c.state == "pending", *of_target(outbox, target), of_shards(outbox, shards))
    return Statement(lambda _: query.order_by(outbox.c.id).limit(1))


@lru_cache(maxsize=8)
def _in_blocked_groups(shards: Shards) -> Statement:
    return Statement(lambda _: _ROWS.where(_IN_BLOCKED_GROUP, of_shards(outbox, shards)).order_by(outbox.c.id))


@dataclass(frozen=True, slots=True)
class Post:
    """A message to a channel or to a person: exactly one of the two.

    `payload` is the JSON object from which the sender renders a message. The place of the sent message is stored under
    `key`; `edits` names the key of an earlier message to edit instead of posting a new one. With both, the earlier
    message is edited if it still exists, and otherwise posted again. Messages of one `group` share a fallback for those
    that could not be delivered.

    With a `thread` the message is posted in the channel's thread of that key, which is created under the name
    `thread_name` if it does not exist. After `expires_at` it is not sent.
    """

    payload: Mapping[str, Any]
    channel_id: int | None = None
    person_id: str | None = None
    key: str | None = None
    edits: str | None = None
    group: str | None = None
    thread: str | None = None
    thread_name: str | None = None
    expires_at: datetime | None = None

    def __post_init__(self) -> None:
        if (self.channel_id is None) == (self.person_id is None):
            raise ValueError("a post goes either to a channel or to a person")
        if self.thread is not None and (self.channel_id is None or not self.thread_name):
            raise ValueError("only a channel has threads, and each has a name")

    @property
    def target(self) -> Target:
        """The target of the post."""
        return Target(self.channel_id, self.thread, self.person_id)


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A queued post and its state.

    `pending` rows wait; one with `started_at` may have reached Discord, and `words` is a digest of what was sent then.
    `sent`, `blocked` (the person accepts no messages) and `failed` rows (ended undelivered for a `cause`) are done. The
    payload of a sent row is emptied.

    A row is `overtaken` if a later waiting row edits the same message, so that this edit need not be shown. It is not
    if sending had begun when a process was killed: a new message may exist, and only this row can find it.
    """

    id: int
    tournament_id: str
    command_id: str
    post: Post
    state: State
    attempts: int
    last_error: str | None
    cause: EndCause | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    overtaken: bool
    words: str | None

    def is_late(self, now: datetime) -> bool:
        """Whether the post has expired."""
        return self.post.expires_at is not None and self.post.expires_at <= now


@dataclass(frozen=True, slots=True)
class SentMessage:
    """The place of a message that was sent under a key."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class BlockedGroup:
    """A finished group of messages, with the rows that could not be delivered."""

    tournament_id: str
    group: str
    rows: tuple[OutboxRow, ...]


class Outbox(Part):
    """Reads and updates queued posts. Methods that update a row raise UnknownRowError if it does not exist."""

    def __init__(self, connections: Connections, installation: str) -> None:
        super().__init__(connections)
        self._installation = installation

    def nonce(self, row_id: int) -> str:
        """Return the row's nonce for Discord: at most 25 characters, stable over restarts, unique to the database."""
        return f"{self._installation}-{row_id % MOST_MESSAGES}"

    @writes
    async def add(
        self, connection: AsyncConnection, tournament_id: str, command_id: str, posts: Sequence[Post], *, at: datetime
    ) -> list[int]:
        """Queue posts that no event caused; return their row ids."""
        await require_tournament(connection, tournament_id)
        if not posts:
            return []
        await within(connection, lambda run: require_people(run, _people(posts)))
        statement = insert(outbox).returning(outbox.c.id, sort_by_parameter_order=True)
        rows = [_waiting_row(tournament_id, command_id, post, at) for post in posts]
        return list((await connection.execute(statement, rows)).scalars())

    @reads
    async def get(self, connection: AsyncConnection, row_id: int) -> OutboxRow:
        """Return the row of this id, or raise UnknownRowError."""
        row = (await connection.execute(_ROWS.where(outbox.c.id == row_id))).first()
        if row is None:
            raise UnknownRowError(row_id=row_id)
        return _as_row(row)

    @reads_script
    def head(self, run: Runner, target: Target, shards: Shards = ALL) -> OutboxRow | None:
        """Return the oldest waiting row of a target that belongs to these shards."""
        return oldest_row(run, target, shards)

    @reads
    async def pending(self, connection: AsyncConnection, tournament_id: str | None = None) -> list[OutboxRow]:
        """Return every waiting row, oldest first; of all tournaments if none is given."""
        return await _in_state(connection, "pending", tournament_id)

    @reads
    async def undelivered(self, connection: AsyncConnection, tournament_id: str) -> list[OutboxRow]:
        """Return the undelivered rows of a tournament that still have a text, oldest first."""
        return [row for row in await _in_state(connection, "failed", tournament_id) if row.post.payload]

    @reads_script
    def blocked_groups(self, run: Runner, shards: Shards = ALL) -> list[BlockedGroup]:
        """As the function of this name."""
        return blocked_groups(run, shards)

    async def mark_started(self, row_id: int, *, at: datetime, words: str | None = None) -> None:
        """Record that sending begins: from now on the message may exist although no row was marked sent.

        `words` is the digest of its contents. A caller that begins again has searched for the message first.
        """
        await self._mark(row_id, started_at=at, words=words)

    async def mark_sent(
        self, row_id: int, *, channel_id: int, message_id: int, at: datetime, target: Target | None = None
    ) -> OutboxRow | None:
        """Record the channel and id of the message; return the next row of the row's target, if that is given."""
        done = {"state": "sent", "finished_at": at, "payload": {}, "message_id": message_id}

        def script(run: Runner) -> OutboxRow | None:
            tournament_id, key, _ = update_row(run, row_id, done)
            # Nothing is written if the place is known already: each write invalidates cached reads.
            if key is not None and _stands(run, tournament_id, key) != SentMessage(channel_id, message_id):
                keep_place(run, tournament_id, key, channel_id, message_id, row_id)
            return oldest_row(run, target, self.connections.shards)

        return await self.connections.write_script(script)

    async def mark_done(self, row_id: int, *, at: datetime, target: Target | None = None) -> OutboxRow | None:
        """Mark a row done without a message: the message to edit is gone, or a later edit includes this one.

        Return the next row of the row's target, if that is given.
        """
        done = {"state": "sent", "finished_at": at, "payload": {}}

        def script(run: Runner) -> OutboxRow | None:
            update_row(run, row_id, done)
            return oldest_row(run, target, self.connections.shards)

        return await self.connections.write_script(script)

    async def mark_opened(self, row_id: int, *, thread_id: int) -> None:
        """Store the thread of a row's key, replacing the previous one."""

        def script(run: Runner) -> None:
            row = run.first(PLACE_OF, {"row": row_id})
            if row is None:
                raise UnknownRowError(row_id=row_id)
            tournament_id, _, thread = row
            keep_place(run, tournament_id, thread_key(thread), thread_id, thread_id, row_id)

        await self.connections.write_script(script)

    async def thread(self, tournament_id: str, thread: str) -> int | None:
        """Return the thread that was created for a key."""
        place = await self.message(tournament_id, thread_key(thread))
        return None if place is None else place.channel_id

    @reads
    async def threads(self, connection: AsyncConnection, tournament_id: str) -> dict[str, int]:
        """Return every thread of a tournament, by key."""
        query = select(messages.c.key, messages.c.channel_id).where(
            messages.c.tournament_id == tournament_id, messages.c.key.startswith(thread_key(""), autoescape=True)
        )
        rows = await connection.execute(query)
        return {row.key.removeprefix(thread_key("")): row.channel_id for row in rows}

    async def mark_blocked(self, row_id: int, *, at: datetime) -> None:
        """Record that the person accepts no direct messages."""
        await self._mark(row_id, state="blocked", finished_at=at)

    async def mark_tried(self, row_id: int, error: str) -> None:
        """Record a failed attempt. The row keeps waiting, and no later row of the same target is sent before it."""

        def script(run: Runner) -> None:
            if run.run(TRY, {"row": row_id, "error": error}) == 0:
                raise UnknownRowError(row_id=row_id)

        await self.connections.write_script(script)

    async def end(self, row_id: int, cause: EndCause, *, at: datetime, error: str | None = None) -> None:
        """End a row undelivered; later rows of the same target follow."""
        values = {"state": "failed", "cause": cause, "finished_at": at}
        await self._mark(row_id, **values if error is None else {**values, "last_error": error})

    @caches("messages", alone=True)
    def message(self, run: Runner, tournament_id: str, key: str) -> SentMessage | None:
        """Return the place of the newest message sent under a key."""
        return _stands(run, tournament_id, key)

    @reads
    async def waits(self, connection: AsyncConnection, tournament_id: str, key: str) -> bool:
        """Whether a row waits whose message will be stored under this key."""
        waiting = exists().where(
            outbox.c.tournament_id == tournament_id, outbox.c.key == key, outbox.c.state == "pending"
        )
        return bool((await connection.execute(select(waiting))).scalar_one())

    async def _mark(self, row_id: int, /, **values: Any) -> None:
        await self.connections.write_script(lambda run: update_row(run, row_id, values))


def oldest_row(run: Runner, target: Target | None, shards: Shards) -> OutboxRow | None:
    """Return the oldest waiting row of a target that belongs to these shards; None without a target."""
    if target is None:
        return None
    named = {name: value for name, value in target._asdict().items() if value is not None}
    row = run.row(_head(tuple(named), shards), named)
    return None if row is None else _as_row(row)


def blocked_groups(run: Runner, shards: Shards) -> list[BlockedGroup]:
    """Return groups of these shards with blocked rows, no waiting rows, and no fallback yet."""
    groups: dict[tuple[str, str], list[OutboxRow]] = {}
    for row in run.rows(_in_blocked_groups(shards), {}):
        groups.setdefault((row.tournament_id, row.group), []).append(_as_row(row))
    return [BlockedGroup(*name, tuple(rows)) for name, rows in groups.items()]


def thread_key(thread: str) -> str:
    """Return the key under which the place of a thread is stored."""
    return f"thread:{thread}"


async def _in_state(connection: AsyncConnection, state: State, tournament_id: str | None) -> list[OutboxRow]:
    query = _ROWS.where(outbox.c.state == state).order_by(outbox.c.id)
    if tournament_id is not None:
        query = query.where(outbox.c.tournament_id == tournament_id)
    return [_as_row(row) for row in await connection.execute(query)]


_QUEUE = Statement(
    lambda _: insert(outbox).inline(),
    columns=[
        *("tournament_id", "command_id", "channel_id", "person_id", "payload", "key", "edits", "group", "thread"),
        *("thread_name", "expires_at", "state", "attempts", "created_at"),
    ],
)


def queue(run: Runner, tournament_id: str, command_id: str, posts: Sequence[Post], *, at: datetime) -> None:
    """Queue posts within a transaction. UnknownPersonError if a target does not exist."""
    if not posts:
        return
    require_people(run, _people(posts))
    run.run_each(_QUEUE, [_waiting_row(tournament_id, command_id, post, at) for post in posts])


def _people(posts: Sequence[Post]) -> list[str]:
    return [post.person_id for post in posts if post.person_id is not None]


def _waiting_row(tournament_id: str, command_id: str, post: Post, at: datetime) -> dict[str, Any]:
    row = {"tournament_id": tournament_id, "command_id": command_id, "created_at": at}
    return values_of(post, payload=dict(post.payload), state="pending", attempts=0, **row)


def _stands(run: Runner, tournament_id: str, key: str) -> SentMessage | None:
    """Return the place of the newest message sent under a key."""
    row = run.first(_SENT_UNDER, {"tournament": tournament_id, "key": key})
    return None if row is None else SentMessage(*row)


def _as_row(row: Row[Any] | SimpleNamespace) -> OutboxRow:
    return from_row(OutboxRow, row, post=from_row(Post, row))
