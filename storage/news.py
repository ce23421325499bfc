"""Notifications about what other processes write (PostgreSQL LISTEN/NOTIFY), for the invalidation of caches.

Triggers notify within the transaction that writes, so that no writer can omit it. A process caches what belongs to the
servers of its own shards: it writes nearly all of that itself, and receives what others write there (a command in a
direct message, a command line tool) some milliseconds after their commit. Of other servers it caches nothing without
comparing it with the database. So a process that writes about its own servers need not notify the others.

PostgreSQL holds one lock over all databases from a NOTIFY to the end of its commit. So the writer of a bot sends one
per transaction with what concerns other processes (`elsewhere`), or none if there are none (`NEVER`); see `Notifying`.
A command line tool notifies `DIRECTLY`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast, get_args

from sqlalchemy import URL

from storage import dialect
from storage.driver_errors import is_of_database
from storage.postgres_connections import one_connection

logger = logging.getLogger(__name__)

CHANNEL = "herald"

ANSWER_SECONDS = 5.0
"""Seconds without an answer after which the connection is considered broken."""

LISTEN_AT_LEAST_EVERY = 10.0
"""Seconds between two checks of the connection, if nothing else uses it."""

Topic = Literal["log", "beside", "posts", "webhooks", "exclusions", "person", "departures", "links"]
"""What changed: a tournament's log, the rows beside it, its waiting posts, its webhooks; the exclusions of a server; a
person; departures; a request of a personal link."""

TABLES: Mapping[Topic, Collection[str]] = {
    "log": ["tournaments"],
    "beside": ["tournaments"],
    "posts": ["outbox"],
    "webhooks": ["webhooks"],
    "exclusions": ["exclusions"],
    "person": ["people"],
}
"""The tables of cached reads (`storage.parts.caches`) that a change concerns."""


COLLECTING = """
    CREATE OR REPLACE FUNCTION herald_tell(topic text, key text, server bigint) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
        way text := coalesce(current_setting('herald.notifies', true), '');
        change text := concat_ws(' ', topic, key, coalesce(server::text, '-'), current_setting('application_name'));
        collected text := coalesce(current_setting('herald.changes', true), '');
    BEGIN
        IF way = 'never' THEN
            RETURN;
        ELSIF way <> 'collected' THEN
            PERFORM pg_notify('herald', change);
        ELSIF position(change || E'\\n' IN collected) = 0 THEN
            PERFORM set_config('herald.changes', collected || change || E'\\n', true);
        END IF;
    END $$
"""
"""The function that the triggers call, since migration 0019. The setting with the changes ends with the transaction."""

NOTIFYING = """
    CREATE FUNCTION herald_notify_collected() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('herald', string_agg(change, E'\\n'))
        FROM (SELECT change, sum(length(change) + 1) OVER (ORDER BY number) / 7000 AS part
              FROM unnest(string_to_array(current_setting('herald.changes', true), E'\\n'))
              WITH ORDINALITY AS changes (change, number)
              WHERE change <> '') AS parts
        GROUP BY part;
    END $$
"""
"""Sends what was collected: one notification, or one for every 7,000 characters (PostgreSQL's limit is 8,000 bytes)."""

ELSEWHERE = """
    CREATE OR REPLACE FUNCTION herald_tell(topic text, key text, server bigint) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
        way text[] := string_to_array(coalesce(current_setting('herald.notifies', true), ''), ' ');
        change text;
        collected text;
    BEGIN
        IF way[1] = 'never' THEN
            RETURN;
        ELSIF way[1] = 'elsewhere' AND topic IN ('log', 'beside', 'posts', 'webhooks', 'exclusions')
                AND (coalesce(server, 0) >> 22) % way[2]::bigint = ANY (way[3]::bigint[]) THEN
            RETURN;
        END IF;
        change := concat_ws(' ', topic, key, coalesce(server::text, '-'), current_setting('application_name'));
        collected := coalesce(current_setting('herald.changes', true), '');
        IF way[1] IS DISTINCT FROM 'elsewhere' THEN
            PERFORM pg_notify('herald', change);
        ELSIF position(change || E'\\n' IN collected) = 0 THEN
            PERFORM set_config('herald.changes', collected || change || E'\\n', true);
        END IF;
    END $$
"""
"""`herald_tell` since migration 0021: what concerns only servers of the writer's own shards is not notified. The rule
for the shard of a server is that of `storage.shards`."""

ROWS_ELSEWHERE = """
    CREATE OR REPLACE FUNCTION herald_tell_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            CASE TG_TABLE_NAME
                WHEN 'tournaments' THEN PERFORM herald_tell('beside', NEW.id, NEW.guild_id);
                WHEN 'people' THEN PERFORM herald_tell('person', 'p' || NEW.id, NULL);
                WHEN 'exclusions' THEN
                    PERFORM herald_tell('exclusions', '-', coalesce(NEW.guild_id, OLD.guild_id));
                WHEN 'departures' THEN
                    PERFORM herald_tell('departures', '-', NULL);
            END CASE;
            RETURN NULL;
        END $$
"""
"""The function of the triggers of rows since migration 0021."""


def later_triggers() -> list[str]:
    """Return the statements that create the triggers of migration 0021."""
    return [
        _trigger("people", "INSERT", "herald_tell_of_row()", "_new"),
        _trigger("exclusions", "INSERT OR UPDATE OR DELETE", "herald_tell_of_row()"),
    ]


@dataclass(frozen=True, slots=True)
class Change:
    """Another process has written about a tournament or person (`key`), played on `server` if on any."""

    topic: Topic
    key: str
    server: int | None


def triggers(dialect_name: str) -> list[str]:
    """Return the statements that create the notifying triggers; none for SQLite, which has one writer."""
    if dialect_name != "postgresql":
        return []
    tell = """CREATE FUNCTION herald_tell(topic text, key text, server bigint) RETURNS void LANGUAGE sql AS $$
        SELECT pg_notify('herald', concat_ws(' ', topic, key, coalesce(server::text, '-'),
            current_setting('application_name'))) $$"""
    of_tournament = """CREATE FUNCTION herald_tell_of_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE which text := CASE WHEN TG_OP = 'DELETE' THEN OLD.tournament_id ELSE NEW.tournament_id END;
        BEGIN
            PERFORM herald_tell(TG_ARGV[0], which, (SELECT guild_id FROM tournaments WHERE id = which));
            RETURN NULL;
        END $$"""
    of_row = """CREATE FUNCTION herald_tell_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            CASE TG_TABLE_NAME
                WHEN 'tournaments' THEN PERFORM herald_tell('beside', NEW.id, NEW.guild_id);
                WHEN 'people' THEN PERFORM herald_tell('person', 'p' || NEW.id, NULL);
                WHEN 'departures' THEN
                    PERFORM herald_tell('departures', '-', NULL);
            END CASE;
            RETURN NULL;
        END $$"""
    again = "NEW.state = 'pending' AND (OLD.state, OLD.channel_id) IS DISTINCT FROM (NEW.state, NEW.channel_id)"
    return [
        *(tell, of_tournament, of_row),
        _trigger("events", "INSERT", "herald_tell_of_tournament('log')"),
        _trigger("entrants", "INSERT OR UPDATE OR DELETE", "herald_tell_of_tournament('beside')"),
        _trigger("staff", "INSERT OR UPDATE OR DELETE", "herald_tell_of_tournament('beside')"),
        _trigger("outbox", "INSERT", "herald_tell_of_tournament('posts')"),
        _trigger("outbox", "UPDATE OF state, channel_id", "herald_tell_of_tournament('posts')", "_again", again),
        _trigger("webhooks", "INSERT OR UPDATE OR DELETE", "herald_tell_of_tournament('webhooks')"),
        _trigger("tournaments", "UPDATE", "herald_tell_of_row()"),
        _trigger("people", "UPDATE", "herald_tell_of_row()"),
        _trigger("departures", "INSERT OR DELETE", "herald_tell_of_row()"),
    ]


def link_triggers(dialect_name: str) -> list[str]:
    """Return the statements that make a database notify of requests of personal links, with their tournament."""
    if dialect_name != "postgresql":
        return []
    of_link = """CREATE FUNCTION herald_tell_of_link() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            PERFORM herald_tell('links', tournaments.id, tournaments.guild_id) FROM personal_links
                JOIN tournaments ON tournaments.id = personal_links.tournament_id
                WHERE personal_links.token_hash = NEW.token_hash;
            RETURN NULL;
        END $$"""
    return [of_link, _trigger("link_requests", "INSERT", "herald_tell_of_link()")]


def _trigger(table: str, when: str, what: str, name: str = "", only_if: str = "true") -> str:
    return (
        f"CREATE TRIGGER {table}_told{name} AFTER {when} ON {table} FOR EACH ROW WHEN ({only_if}) "
        f"EXECUTE FUNCTION {what}"
    )


class News:
    """Receives notifications while `run` is running.

    Args:
        url: the database.
        ours: the application name of this process's connections; its own notifications are ignored.
        changed: called with each change by another process.
        forget: called when a notification may have been missed: all caches may be outdated.
        back: called when notifications are received again after that.
    """

    def __init__(
        self,
        url: URL,
        ours: str,
        *,
        changed: Callable[[Change], None],
        forget: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        self._url = url
        self._ours = ours
        self._changed = changed
        self._forget = forget
        self._back = back
        self._raw: Any = None
        self._broken = asyncio.Event()
        self._is_away = False

    @property
    def listens(self) -> bool:
        """Whether notifications are being received."""
        return self._raw is not None

    async def run(self) -> None:
        """Receive notifications until cancelled. A broken connection is replaced."""
        pauses = dialect.pauses(self._url)
        while True:
            try:
                await self._listen()
                pauses = dialect.pauses(self._url)
            except Exception as error:
                if not is_of_database(error):
                    raise
                # One line for an outage, however often the server is tried meanwhile.
                level = logging.DEBUG if self._is_away else logging.WARNING
                logger.log(level, "notifications of other processes cannot be received, connecting again: %s", error)
                self._is_away = True
            await asyncio.sleep(next(pauses))

    async def _listen(self) -> None:
        async with one_connection(self._url) as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            self._broken.clear()
            raw.add_termination_listener(lambda _connection: self._broke(raw))
            await raw.add_listener(CHANNEL, self._receive)
            self._raw = raw
            if self._is_away:
                self._is_away = False
                logger.info("notifications of other processes are received again")
            try:
                self._forget()
                self._back()
                while not self._broken.is_set():
                    try:
                        await asyncio.wait_for(self._broken.wait(), LISTEN_AT_LEAST_EVERY)
                    except TimeoutError:
                        await self.caught_up()
            finally:
                if self._raw is raw:
                    self._raw = None
                    self._forget()
                await connection.invalidate()

    def _broke(self, raw: Any) -> None:
        if self._raw is raw and raw is not None:
            logger.warning("the connection for notifications of other processes broke: all caches are cleared")
            self._raw = None
            self._forget()
            self._broken.set()

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for line in payload.splitlines():
            topic, key, server, who = [*line.split(" ", 3), "", "", ""][:4]
            if who != self._ours and topic in get_args(Topic):
                self._changed(Change(cast("Topic", topic), key, int(server) if server.isdecimal() else None))

    async def caught_up(self) -> None:
        """Wait until everything committed before this call has been received; if that is impossible, call `forget`."""
        raw = self._raw
        if raw is None:
            self._forget()
            return
        try:
            await asyncio.wait_for(raw.execute("SELECT 1"), ANSWER_SECONDS)
        except Exception:  # noqa: BLE001 - after any error nothing can be received
            self._broke(raw)
