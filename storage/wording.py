"""Sentences for hosts about an unusable database: one that names the file, one with the remedy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from storage.dialect import database_url, name_of
from storage.errors import (
    CopyDiffersError,
    InUseError,
    MissingDatabaseError,
    NewerDatabaseError,
    NoBackupError,
    NoImageError,
    OccupiedPlaceError,
    UncopiedTableError,
    UnusableDatabaseError,
)
from storage.forgetting import ForgottenAgain

_SENTENCES = {
    "empty": (
        "{file} is empty, so it is not a database of Herald any more",
        "Delete it to begin again, or delete it and restore a backup: {restore}",
    ),
    "no_database": (
        "{file} is not a database",
        "Move it away, and restore a backup ({restore}) or begin again without it",
    ),
    "foreign": (
        "{file} is a database of another program",
        "Nothing was written to it. Name another file in HERALD_DATABASE",
    ),
    "damaged": (
        "{file} is damaged ({detail})",
        "Stop Herald, move it away with the files that begin with its name, and restore a backup: {restore}",
    ),
    "no_folder": ("There is no folder for {file}", "Make the folder, or name another file in HERALD_DATABASE"),
    "closed_folder": (
        "{file} cannot be opened or made",
        "Let the account that runs Herald read and write the file and its folder",
    ),
    "unreadable": ("{file} may not be read", "Let the account that runs Herald read and write it"),
    "read_only": (
        "{file} may only be read",
        "Let the account that runs Herald write to the file and to its folder",
    ),
    "full": (
        "{file} could not be written: the disk is full, or fails",
        "Make room on it; Herald goes on automatically as soon as it can write",
    ),
    "busy": (
        "{file} is held by another program that does not release it",
        "End that program, an import perhaps, or another Herald",
    ),
    "no_driver": (
        "{file} is a PostgreSQL database, and what speaks to those is not installed here",
        "Install it with: pip install '.[postgres]'",
    ),
    "away": (
        "The PostgreSQL server of {file} does not answer ({detail})",
        "Start it, or correct HERALD_DATABASE",
    ),
    "collided": (
        "{file} is so busy that others were always first",
        "Nothing was written; try again later",
    ),
    "no_entry": (
        "The PostgreSQL server of {file} lets nobody in with this name and password",
        "Correct HERALD_DATABASE, or pg_hba.conf on the server",
    ),
    "no_such_database": (
        "There is no database {file} on the server",
        "Make it with createdb, or correct HERALD_DATABASE",
    ),
    "no_right": (
        "{file} does not let Herald make or use its tables ({detail})",
        "Make the role of HERALD_DATABASE the owner of that database",
    ),
    "old_server": (
        "The server of {file} is PostgreSQL {detail}",
        "Herald needs 13 or newer",
    ),
    "no_utf8": (
        "{file} keeps text as {detail}",
        "Make one with createdb --encoding=UTF8 --template=template0",
    ),
    "standby": (
        "{file} may only be read: its server is a standby",
        "Name the primary in HERALD_DATABASE",
    ),
    "server_full": (
        "{file} could not be written: the disk of its server is full, or fails ({detail})",
        "Make room on it; Herald goes on automatically as soon as it can write",
    ),
    "server_damaged": (
        "{file} is damaged ({detail})",
        "Stop Herald, and restore a backup with pg_restore",
    ),
    "gone": (
        "{file} was deleted or moved, or the {file}-wal beside it was",
        "Nothing is written any more. Put them back or restore a backup ({restore}), and start Herald again",
    ),
    "replaced": (
        "{file} was replaced by another file while Herald was running",
        "Nothing is written any more. Make sure that the right file is there, and start Herald again",
    ),
}

_WAITING = {
    "busy": "{file} is held by another program; waiting for it, nothing is lost",
    "away": "The server of {file} is away ({detail}); waiting for it, nothing is lost",
}


def waiting_for(error: UnusableDatabaseError) -> str:
    """Return the sentence for hosts while a database is unavailable."""
    return _WAITING[error.reason].format(file=error.file, detail=error.detail)


def may_be_read(files: Sequence[Path]) -> str:
    """Return the sentence for hosts if other accounts of the machine can read files of the database."""
    names = " ".join(str(file) for file in files)
    return f"Other accounts of this machine may read what is in the database. Run: chmod 600 {names}"


def forgotten_again(done: ForgottenAgain) -> str:
    """Return the sentence after a restore about people who were erased after the backup was taken."""
    if done.lost_key is not None:
        return (
            f"Nobody was forgotten again: {done.file} is there, but its key {done.lost_key} is not. Put it there, and "
            "run python -m storage forget-again before you start Herald."
        )
    if not done.is_noted:
        return (
            f"Nobody was forgotten again: there is no {done.file}. Anyone who was forgotten after this backup is known "
            "again; with their account, python -m storage erase forgets them."
        )
    return f"Forgotten again, as noted in {done.file}: {done.people}"


def advice(error: UnusableDatabaseError | MissingDatabaseError) -> str:
    """Return what is wrong with which file, and the remedy."""
    if isinstance(error, MissingDatabaseError):
        return (
            f"{error.file} is not there, although there are backups of it. To go on with the latest: "
            f"python -m storage restore {error.backup} {error.file}. To begin again, move the backups away."
        )
    what, remedy = _SENTENCES[error.reason]
    return f"{what}. {remedy}.".format(
        file=error.file, detail=error.detail, restore=f"python -m storage restore BACKUP {error.file}"
    )


def refusal(error: Exception, place: str) -> str:  # noqa: PLR0911 - a sentence each
    """Return the sentence for the command line if a command was refused for the database at `place`."""
    place = name_of(database_url(place))
    match error:
        case UnusableDatabaseError() | MissingDatabaseError():
            return advice(error)
        case NewerDatabaseError(found=found):
            return f"The database was written by a newer Herald ({found}). Please update Herald."
        case OccupiedPlaceError(file=file):
            return f"{file} is there already. Nothing is overwritten: move it away first."
        case NoBackupError(file=file, detail=detail):
            return f"{file} is no sound backup of Herald ({detail}). Try an older one."
        case NoImageError():
            return (
                f"Back a PostgreSQL database up with `pg_dump --format=custom --file=FILE {place}`, and bring it back "
                f"into an empty one with `pg_restore --no-owner --dbname={place} FILE`."
            )
        case InUseError(who=who):
            return f"Herald is at work with {place}: {who}. Stop it first; nothing was copied."
        case UncopiedTableError(table=table, detail=detail):
            return f"Nothing was copied: {table} could not be written ({detail})."
        case CopyDiffersError(differing=differing):
            return f"Do not use the copy, it differs in: {', '.join(differing)}."
        case _:
            return str(error)
