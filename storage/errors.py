"""What storage refuses, as data. Nothing here is worded for people."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.errors import TournamentError


@dataclass(eq=False)
class StorageError(TournamentError):
    """The root of every error of storage."""


@dataclass(eq=False)
class NewerDatabaseError(StorageError):
    """The database was written by a newer Herald: its schema is `found`, the newest known here is `known`."""

    found: str
    known: str


@dataclass(eq=False)
class UnusableDatabaseError(StorageError):
    """A database cannot be used, for a reason that `storage.wording` puts into words; `file` is what hosts know it by.

    Where the reason is `gone` or `replaced`, what was open is not what stands at that place any more: nothing can be
    kept until Herald starts again.
    """

    file: str
    reason: str
    detail: str = ""

    @property
    def lost(self) -> bool:
        """Is there no way on but a new start?"""
        return self.reason in {"gone", "replaced"}


@dataclass(eq=False)
class MissingDatabaseError(StorageError):
    """There is no database at `file`, though there are backups of it; the latest is `backup`."""

    file: str
    backup: str


@dataclass(eq=False)
class NoBackupError(StorageError):
    """`file` is no backup that Herald can go on with; `detail` is what was found."""

    file: str
    detail: str


@dataclass(eq=False)
class OccupiedPlaceError(StorageError):
    """Something is at `file` already, a path or the address of a database, and is not overwritten."""

    file: str


@dataclass(eq=False)
class InUseError(StorageError):
    """A bot is at work with a database that is to be copied; `who` tells people which."""

    who: str


@dataclass(eq=False)
class UncopiedTableError(StorageError):
    """A database did not take the rows of `table` from another one; `detail` is what it said."""

    table: str
    detail: str


@dataclass(eq=False)
class CopyDiffersError(StorageError):
    """A copied database is not like the one it was copied from: these tables or logs of tournaments differ."""

    differing: tuple[str, ...]


@dataclass(eq=False)
class ClosedDatabaseError(StorageError):
    """Herald is shutting down, or another world has been loaded: this database takes no more work."""


@dataclass(eq=False)
class LeaseLostError(StorageError):
    """Another process has taken over what this one held (`name`); `by` tells people which, None if nobody holds it."""

    name: str
    by: str | None


@dataclass(eq=False)
class NoImageError(StorageError):
    """A database of this kind (`backend`) is no file, so there is no image of it."""

    backend: str


@dataclass(eq=False)
class DamagedImageError(StorageError):
    """What should be the image of a database is none that can be used; `detail` is what was found."""

    detail: str


@dataclass(eq=False)
class UnknownTournamentError(StorageError):
    """No such tournament here."""

    tournament_id: str


@dataclass(eq=False)
class TournamentExistsError(StorageError):
    """The id of a new tournament is taken."""

    tournament_id: str


@dataclass(eq=False)
class StaleWriteError(StorageError):
    """Somebody wrote in between: the log ends at `actual`, not at `expected`. Load, decide again and retry."""

    tournament_id: str
    expected: int
    actual: int


@dataclass(eq=False)
class AlreadyDoneError(StorageError):
    """The command was carried out before and wrote the events `first_seq` to `last_seq`. Nothing was written now."""

    tournament_id: str
    command_id: str
    first_seq: int
    last_seq: int


@dataclass(eq=False)
class UnreadableEventError(StorageError):
    """An event of the log is none that this version can read; a `newer` one wrote it, or it is damaged."""

    tournament_id: str
    seq: int
    kind: str
    reason: str
    newer: bool = False


@dataclass(eq=False)
class UnknownPersonError(StorageError):
    """No such person here."""

    person_id: str


@dataclass(eq=False)
class UnknownRowError(StorageError):
    """No such row in the outbox."""

    row_id: int


@dataclass(eq=False)
class TooManyWebhooksError(StorageError):
    """A tournament has as many webhooks as it may have already."""

    most: int
