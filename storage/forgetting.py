"""Notes of erased people, so that restoring a backup does not bring them back.

A backup taken before a person was erased still names them. So each erased person is noted outside of the database: the
person's number, and a keyed hash (HMAC-SHA256) of number and account (a guest's name). After a restore, everybody who
matches a note is erased again. The hash includes both: a person who returns with the same account gets another number,
and stays. A restored database assigns no noted number again.

Notes and key are two files beside the database, `herald.forgotten` and `herald.forgotten-key` for `herald.db`. Neither
is in a backup, and neither begins with the database's whole name, so that `mv herald.db* ELSEWHERE` leaves them. For a
database on a server the host names the file of the notes. Without the key a note reveals nothing about an account.
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
"""Default file of the notes for a database on a server."""


@dataclass(frozen=True, slots=True)
class ForgottenAgain:
    """Result of applying the notes at `file` to a restored database: how many `people` were erased again.

    `is_noted` is whether the file exists. `lost_key` is the path of the key if it is missing.
    """

    file: Path
    people: int = 0
    is_noted: bool = True
    lost_key: Path | None = None


class LostKeyError(Exception):
    """There are notes, but their key is missing: no person can be recognised."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of erased people, one per line, in a file that need not exist yet."""

    file: Path

    @property
    def key_file(self) -> Path:
        """The file of the key."""
        return self.file.with_suffix(KEY_SUFFIX)

    def add(self, person_id: str, identity: str) -> None:
        """Add a note before a person is erased, and flush it to the disk. Raises OSError.

        `identity` is the id of the account, or a guest's name.
        """
        line = f"{_line(person_id, identity, self._key_or_new())}\n".encode()
        with os.fdopen(os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, PRIVATE), "ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def matching(self, identities: Mapping[str, str]) -> list[str]:
        """Return those ids of `identities` (by id) that were erased.

        Raises FileNotFoundError, LostKeyError.
        """
        noted = self._lines()
        if not self.key_file.exists():
            raise LostKeyError(self.key_file)
        key = self._key_or_new()
        return [person_id for person_id, identity in identities.items() if _line(person_id, identity, key) in noted]

    def last_number(self) -> int:
        """Return the highest number of an erased person. Raises FileNotFoundError."""
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
    """Return the notes beside a database in a file; None for one on a server."""
    file = file_of(url)
    return None if file is None else Notes(file.with_suffix(SUFFIX))
