"""Forgotten people stay forgotten when a backup is restored.

A backup taken before somebody was forgotten still names them. So each person who is forgotten is noted outside of the
database: the person's number, and a keyed hash (HMAC-SHA256) of number and account (a guest's name). After a restore,
who matches a note is forgotten again. Number and account together: somebody who comes back under the same account is
another person with another number, and stays. A restored database gives no noted number to anybody else.

Notes and key are two files beside the database, `herald.forgotten` and `herald.forgotten-key` for `herald.db`; neither
is in a backup, and neither begins with the database's whole name, so that `mv herald.db* ELSEWHERE` leaves them. For a
database on a server the host names the file of the notes. Without the key a note says nothing about an account.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from storage.dialect import file_of
from storage.private_files import PRIVATE, write_private

SUFFIX, KEY_SUFFIX = ".forgotten", ".forgotten-key"
KEY_BYTES = 32

FORGOTTEN = "herald.forgotten"
"""The file of the notes where the database is on a server and the host named none."""


@dataclass(frozen=True, slots=True)
class ForgottenAgain:
    """What the notes at `file` did to a restored database: so many `people` were forgotten again.

    `is_noted`: is there such a file? `lost_key` is where the key should be, if it is not there.
    """

    file: Path
    people: int = 0
    is_noted: bool = True
    lost_key: Path | None = None


class LostKeyError(Exception):
    """There are notes, but not the key of them: nobody can be recognised."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of who was forgotten, one in a line, in a file that need not be there yet."""

    file: Path

    @property
    def key_file(self) -> Path:
        """Where the key of the notes is."""
        return self.file.with_suffix(KEY_SUFFIX)

    def add(self, person_id: str, identity: str) -> None:
        """Note that a person is about to be forgotten, and wait until that is on the disk. Raises OSError.

        The `identity` is the id of the account, or a guest's name.
        """
        line = f"{_line(person_id, identity, self._key_or_new())}\n".encode()
        with os.fdopen(os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, PRIVATE), "ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def matching(self, identities: Mapping[str, str]) -> list[str]:
        """Return the ids of those people who were forgotten, of all `identities` by id.

        Raises FileNotFoundError, LostKeyError.
        """
        noted = self._lines()
        if not self.key_file.exists():
            raise LostKeyError(self.key_file)
        key = self._key_or_new()
        return [person_id for person_id, identity in identities.items() if _line(person_id, identity, key) in noted]

    def last_number(self) -> int:
        """Return the highest number of a person who was forgotten. Raises FileNotFoundError."""
        return max((int(line.partition(" ")[0][1:]) for line in self._lines()), default=0)

    def _lines(self) -> set[str]:
        return set(self.file.read_text(encoding="ascii").splitlines())

    def _key_or_new(self) -> bytes:
        if not self.key_file.exists():
            unfinished = self.key_file.with_name(f"{self.key_file.name}-{secrets.token_hex(6)}")
            write_private(unfinished, secrets.token_hex(KEY_BYTES).encode())
            with suppress(FileExistsError):  # another process was first
                os.link(unfinished, self.key_file)
            unfinished.unlink()
        return bytes.fromhex(self.key_file.read_text(encoding="ascii"))


def _line(person_id: str, identity: str, key: bytes) -> str:
    keyed = hmac.digest(key, f"{person_id} {identity}".encode(), "sha256")
    return f"{person_id} {keyed.hex()}"


def notes_beside(url: URL) -> Notes | None:
    """Return the notes beside a database that is a file; None for one on a server."""
    file = file_of(url)
    return None if file is None else Notes(file.with_suffix(SUFFIX))
