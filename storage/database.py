"""One open database and its parts."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from sqlalchemy.ext.asyncio import AsyncConnection

from storage.accounts import Accounts
from storage.calendar_feeds import CalendarFeeds
from storage.certificates import CertificateRows
from storage.checkpoints import CaughtUpRows
from storage.connections import Connections
from storage.departures import Departures
from storage.dialect import damage, database_url, examine, file_of, migrate_alone
from storage.direct_channels import DirectChannels
from storage.errors import DamagedImageError, UnusableDatabaseError
from storage.exclusions import Exclusions
from storage.forgetting import ForgottenAgain, Notes, notes_beside
from storage.holds import Holds
from storage.leases import Leases
from storage.log import EventLog
from storage.migrations import is_up_to_date, migrate
from storage.news import Change, News
from storage.outbox import Outbox
from storage.people import People
from storage.personal_data import PersonalData
from storage.personal_links import LinkInbox, PersonalLinks
from storage.private_files import create_private
from storage.sent_messages import SentMessages
from storage.sent_notices import SentNotices
from storage.server_games import ServerGames
from storage.settings import INSTALLATION, Settings
from storage.snapshots import Snapshots
from storage.tournaments import Tournaments
from storage.waiting import WaitingPosts
from storage.webhooks import Webhooks


def _put(place: Path, image: bytes) -> None:
    create_private(place)
    if image:
        place.write_bytes(image)
    else:
        place.unlink()


async def _migrated(connection: AsyncConnection) -> None:
    await migrate_alone(connection)
    await connection.run_sync(migrate)


async def _is_up_to_date(connection: AsyncConnection) -> bool:
    return await connection.run_sync(is_up_to_date)


class Database:
    """An open database. Create it with `Database.open` and close it: its connections run in threads.

    `installation` is the random name of this database (12 hexadecimal digits).
    """

    def __init__(self, connections: Connections, installation: str) -> None:
        self.connections = connections
        self.installation = installation
        self.log = EventLog(connections)
        self.snapshots = Snapshots(connections)
        self.certificates = CertificateRows(connections)
        self.outbox = Outbox(connections, installation)
        self.sent = SentMessages(connections)
        self.notices = SentNotices(connections)
        self.waiting = WaitingPosts(connections)
        self.holds = Holds(connections)
        self.direct_channels = DirectChannels(connections)
        self.people = People(connections)
        self.people.notes = notes_beside(connections.url)
        self.tournaments = Tournaments(connections)
        self.settings = Settings(connections)
        self.departures = Departures(connections)
        self.exclusions = Exclusions(connections)
        self.accounts = Accounts(connections)
        self.server_games = ServerGames(connections)
        self.personal_data = PersonalData(connections)
        self.caught_up = CaughtUpRows(connections)
        self.leases = Leases(connections)
        self.webhooks = Webhooks(connections)
        self.calendar_feeds = CalendarFeeds(connections)
        self.personal_links = PersonalLinks(connections)
        self.link_inbox = LinkInbox(connections)

    @classmethod
    async def open(cls, place: str | Path) -> Self:
        """Open the database at an address or file path; create it if missing, migrate it if older.

        Raises NewerDatabaseError if a newer Herald wrote it, UnusableDatabaseError if it is damaged, not Herald's or
        unavailable. It is not changed then.
        """
        url = database_url(place)
        await examine(url)
        connections = Connections(url)
        try:
            await connections.write(_migrated)
            installation = await Settings(connections).setdefault("", INSTALLATION, secrets.token_hex(6))
        except BaseException:
            await connections.close()
            raise
        return cls(connections, installation)

    @classmethod
    async def open_to_read(cls, place: str | Path) -> Self | None:
        """Open a database that another process uses, for reading only.

        Return None if that process has yet to create or migrate it. Raises as `open` does.
        """
        url = database_url(place)
        file = file_of(url)
        if file is not None and not file.exists():
            return None
        await examine(url)
        connections = Connections(url)
        try:
            is_ready = await connections.read(_is_up_to_date)
            installation = str(await Settings(connections).get("", INSTALLATION, "")) if is_ready else ""
        except BaseException:
            await connections.close()
            raise
        if not is_ready:
            await connections.close()
            return None
        return cls(connections, installation)

    @classmethod
    async def from_image(cls, image: bytes, place: Path) -> Self:
        """Open a database in a new file at `place` with the contents of an `image`; empty bytes are an empty database.

        Raises DamagedImageError for anything else, NewerDatabaseError as `open` does, FileExistsError if the file
        exists.
        """
        await asyncio.to_thread(_put, place, image)
        try:
            opened = await cls.open(place)
        except UnusableDatabaseError as error:
            raise DamagedImageError(error.detail or error.reason) from error
        if damage := await opened.damage():
            await opened.close()
            raise DamagedImageError(damage[0])
        await opened.leases.forget()
        return opened

    def news(self, *, changed: Callable[[Change], None], forget: Callable[[], None], back: Callable[[], None]) -> News:
        """Receive notifications about what other processes write while the result runs. Caches rely on it."""
        connections = self.connections

        def changed_here(change: Change) -> None:
            connections.changed(change)
            changed(change)

        def forget_all() -> None:
            connections.forget()
            forget()

        connections.news = news = News(
            connections.url, connections.name, changed=changed_here, forget=forget_all, back=back
        )
        return news

    def note_forgotten_in(self, file: Path) -> None:
        """Set the file of the notes about forgotten people; the default for a database in a file is beside it."""
        if self.file is None:
            self.people.notes = Notes(file)

    async def forget_again(self) -> ForgottenAgain:
        """Erase everybody whom the notes name and a restored backup brought back."""
        if self.people.notes is None:
            raise RuntimeError("nobody said where the notes are")
        return await self.people.forget_again(self.people.notes)

    @property
    def file(self) -> Path | None:
        """The database's file, or None for one on a server."""
        return self.connections.file

    def image(self) -> bytes:
        """Return everything committed by now, as the bytes of an SQLite file. NoImageError for other databases.

        Blocks the event loop, so that a caller can save other state of the same moment.
        """
        return self.connections.image()

    async def close(self) -> None:
        """Close all connections."""
        await self.connections.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()

    async def damage(self) -> Sequence[str]:
        """Return what the database finds wrong with its own pages and references; empty if it is sound."""
        try:
            return await self.connections.read(damage)
        except UnusableDatabaseError as error:  # a page may be too badly damaged for the database to finish looking
            return [error.detail]
