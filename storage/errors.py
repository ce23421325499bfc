"""Errors of the storage, as data. Their sentences are elsewhere."""

from __future__ import annotations

from formats.core.errors import TournamentError


class StorageError(TournamentError):
    """Base class of the storage's errors."""


class NewerDatabaseError(StorageError):
    """The database was written by a newer Herald: its schema is `found`, the newest known here is `known`."""

    found: str
    known: str


class UnusableDatabaseError(StorageError):
    """A database cannot be used. `storage.wording` has a sentence for each `reason`; `file` is its name for hosts.

    With the reason `gone` or `replaced` the open file is no longer at its place: nothing can be stored until a restart.
    """

    file: str
    reason: str
    detail: str = ""

    @property
    def lost(self) -> bool:
        """Whether only a restart helps."""
        return self.reason in {"gone", "replaced"}


class MissingDatabaseError(StorageError):
    """There is no database at `file`, but there are backups of it; the latest is `backup`."""

    file: str
    backup: str


class NoBackupError(StorageError):
    """`file` is not a usable backup; `detail` says what was found."""

    file: str
    detail: str


class OccupiedPlaceError(StorageError):
    """`file`, a path or the address of a database, exists and is not overwritten."""

    file: str


class InUseError(StorageError):
    """A bot runs on the database that is to be copied; `who` names it for people."""

    who: str


class UncopiedTableError(StorageError):
    """A database rejected rows of `table` from another one; `detail` is its message."""

    table: str
    detail: str


class CopyDiffersError(StorageError):
    """A copied database differs from its source in these tables or logs."""

    differing: tuple[str, ...]


class ClosedDatabaseError(StorageError):
    """The database was closed: Herald is shutting down, or another saved sandbox has been loaded."""


class LeaseLostError(StorageError):
    """Another process has taken over the lease `name`; `by` names it for people, None if the lease is free."""

    name: str
    by: str | None


class NoImageError(StorageError):
    """A database of this kind (`backend`) is not a file, so there is no image of it."""

    backend: str


class DamagedImageError(StorageError):
    """These bytes are not the image of a usable database; `detail` says what was found."""

    detail: str


class UnknownTournamentError(StorageError):
    """There is no such tournament."""

    tournament_id: str


class TournamentExistsError(StorageError):
    """The id of a new tournament is taken."""

    tournament_id: str


class StaleWriteError(StorageError):
    """The log has grown since the decision: it ends at `actual`, not at `expected`. Load, decide again and retry."""

    tournament_id: str
    expected: int
    actual: int


class AlreadyDoneError(StorageError):
    """The command was carried out before and wrote the events `first_seq` to `last_seq`. Nothing was written now."""

    tournament_id: str
    command_id: str
    first_seq: int
    last_seq: int


class UnreadableEventError(StorageError):
    """An event cannot be read: a `newer` version wrote it, or it is damaged."""

    tournament_id: str
    seq: int
    kind: str
    reason: str
    newer: bool = False


class UnknownPersonError(StorageError):
    """There is no such person."""

    person_id: str


class UnknownRowError(StorageError):
    """There is no such row in the outbox."""

    row_id: int


class TooManyWebhooksError(StorageError):
    """The tournament has the maximum number of webhooks."""

    most: int
