"""The tables as the newest migration leaves them (a test compares the two).

`events` is authoritative and never changed. Everything else is either beside it (people, names, where to post) or a
queue of what still has to be posted. Discord's ids are plain numbers here.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

NOBODY = 0
"""The number that no person has."""

MOST_PEOPLE = 2**31 - 1
"""The highest number of a person; every database accepts it as an integer."""


def _as_text(value: datetime | None) -> str | None:
    """Return a moment as SQLAlchemy writes it into SQLite."""
    if value is None:
        return None
    if value.tzinfo is None:
        raise ValueError(f"naive datetime {value!r}")
    if value.tzinfo is not UTC:
        value = value.astimezone(UTC)
    return value.replace(tzinfo=None).isoformat(" ", "microseconds")


class Moment(TypeDecorator[datetime]):
    """An aware datetime, stored in UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - the base class's signature
        """Convert to UTC; a naive datetime is an error of the caller."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"naive datetime {value!r}")
        return value.astimezone(UTC)

    def bind_processor(self, dialect: Dialect) -> Callable[[datetime | None], Any] | None:
        """Return the conversion to the driver's value. For SQLite it is one step, since every command has several."""
        return _as_text if dialect.name == "sqlite" else super().bind_processor(dialect)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - the base class's signature
        """Add the zone that SQLite does not store."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class PersonKey(TypeDecorator[str]):
    """A person's id: `p3` outside, the number 3 inside. Anything else matches no person."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> int | None:  # noqa: ARG002 - the base class's signature
        """`p3` -> 3."""
        if value is None:
            return None
        digits = value[1:]
        number = int(digits[:20]) if value[:1] == "p" and digits.isascii() and digits.isdigit() else NOBODY
        return number if number <= MOST_PEOPLE else NOBODY

    def process_result_value(self, value: int | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - the base class's signature
        """3 -> `p3`."""
        return None if value is None else f"p{value}"


ROW_ID = BigInteger().with_variant(Integer, "sqlite")
"""Row ids that may exceed 31 bits; integers of SQLite have 64 anyway."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _tournament(**options: Any) -> Column[str]:
    return Column("tournament_id", Text, ForeignKey("tournaments.id"), nullable=False, **options)


def _person(**options: Any) -> Column[str]:
    return Column("person_id", PersonKey, ForeignKey("people.id"), nullable=False, **options)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Moment, nullable=False),
    Column("title", Text, nullable=False),  # title and phase repeat the log, so that lists need not fold every one
    Column("phase", Text, nullable=False),
    Column("guild_id", BigInteger, index=True),
    Column("channel_id", BigInteger),
    Column("voice_channel_id", BigInteger),
)

events = Table(
    "events",
    metadata,
    _tournament(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command_id", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),  # the whole event as JSON text, exactly as the engine wrote it
    Column("engine", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    _tournament(primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", PersonKey, primary_key=True, autoincrement=True),
    Column("discord_id", BigInteger, unique=True),
    Column("name", Text, nullable=False),
    Column("zone", Text),
    Column("reminders", JSON, nullable=False),
    Column("erased", Boolean, nullable=False),
    sqlite_autoincrement=True,  # ids are never reused
)

entrants = Table(
    "entrants",
    metadata,
    _tournament(primary_key=True),
    Column("entrant_id", Text, primary_key=True),
    _person(index=True),
)

members = Table(
    "members",
    metadata,
    _tournament(primary_key=True),
    Column("entrant_id", Text, primary_key=True),
    _person(primary_key=True, index=True),
)

staff = Table(
    "staff",
    metadata,
    _tournament(primary_key=True),
    _person(primary_key=True),
    Column("role", Text, primary_key=True),
    CheckConstraint("role IN ('director', 'coordinator', 'judge')", name="role"),
)

channels = Table(
    "channels",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    _tournament(),
)

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person(primary_key=True),
    Column("noticed_at", Moment, nullable=False),
)

exclusions = Table(
    "exclusions",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person(primary_key=True),
    Column("since", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("reason", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    _person(primary_key=True),
    Column("server", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("proved_at", Moment),
    Column("pending", Text),  # encrypted, as the token is
    Column("token", Text),
)

server_games = Table(
    "server_games",
    metadata,
    _tournament(primary_key=True),
    Column("pairing_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("server", Text, nullable=False),
    Column("first", Text, nullable=False),
    Column("second", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("asked_at", Moment, nullable=False),
    Column("game_id", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("invites", JSON, nullable=False),
    Column("terms", Text),
    Column("starts_at", Moment),
    CheckConstraint("state IN ('asked', 'made', 'over')", name="state"),
)

settings = Table(
    "settings",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", JSON, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    _tournament(),
    Column("command_id", Text, nullable=False),
    Column("channel_id", BigInteger),
    Column("person_id", PersonKey, ForeignKey("people.id")),
    Column("payload", JSON, nullable=False),
    Column("key", Text),
    Column("edits", Text),
    Column("group", Text),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("last_error", Text),
    Column("created_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("finished_at", Moment),
    Column("thread", Text),
    Column("thread_name", Text),
    Column("words", Text),
    Column("message_id", BigInteger, index=True),
    Column("expires_at", Moment),
    Column("cause", Text),
    CheckConstraint("(channel_id IS NULL) <> (person_id IS NULL)", name="one_target"),
    CheckConstraint("state IN ('pending', 'sent', 'blocked', 'failed')", name="state"),
    Index("ix_outbox_group", "state", "tournament_id", "group"),
    sqlite_autoincrement=True,  # the nonce of a message contains its row's id, so none may be reused
)

holds = Table(
    "holds",
    metadata,
    Column("target", Text, primary_key=True),
    Column("channel_id", BigInteger),
    Column("thread", Text),
    Column("person_id", PersonKey, ForeignKey("people.id")),
    Column("cause", Text, nullable=False),
    Column("error", Text, nullable=False),
    Column("since", Moment, nullable=False),
    Column("tried_at", Moment, nullable=False),
    Column("released_at", Moment),
    CheckConstraint("(channel_id IS NULL) <> (person_id IS NULL)", name="one_target"),
)

direct_channels = Table(
    "direct_channels",
    metadata,
    _person(primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
)

fallbacks = Table(
    "fallbacks",
    metadata,
    _tournament(primary_key=True),
    Column("group", Text, primary_key=True),
    Column("created_at", Moment, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    _tournament(primary_key=True),
    Column("key", Text, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("row_id", ROW_ID, nullable=False),
    ForeignKeyConstraint(["row_id"], ["outbox.id"]),
)

caught_up = Table(
    "caught_up",
    metadata,
    _tournament(primary_key=True),
    Column("follower", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("due_at", Moment),
    CheckConstraint("follower IN ('timetable', 'board')", name="follower"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _tournament(primary_key=True),
    Column("version", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),  # see `formats.core.log_snapshot`
)

certificates = Table(
    "certificates",
    metadata,
    _tournament(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line_hash", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),  # see `storage.certificates`
)

leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("since", Moment, nullable=False),
    Column("beat", Integer, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _tournament(index=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("told_seq", Integer, nullable=False),  # the log is the queue: later lines wait
    Column("created_at", Moment, nullable=False),
    Column("told_at", Moment),
    Column("failures", Integer, nullable=False),
    Column("failing_since", Moment),
    Column("next_try", Moment),
    Column("trouble", Text),
    Column("disabled_at", Moment),
    sqlite_autoincrement=True,  # ids appear in posts, so none may be reused
)

personal_links = Table(
    "personal_links",
    metadata,
    _tournament(primary_key=True),
    Column("entrant_id", Text, primary_key=True),
    _person(index=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("form_key", Text, nullable=False),
    Column("for_guest", Boolean, nullable=False),
    Column("since", Moment, nullable=False),
)

link_requests = Table(
    "link_requests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

link_replies = Table(
    "link_replies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("payload", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

calendar_feeds = Table(
    "calendar_feeds",
    metadata,
    _person(primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("since", Moment, nullable=False),
)
