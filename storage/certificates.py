"""Stored certificates of published rounds (`formats.core.proofs`): proofs that no other pairing costs less.

A row belongs to the command that published rounds, by the last line of that command and its hash, which covers every
line before it. So a row of another log, as after a restored backup, is recognized, and one of a command that was undone
is not asked for. No row is read when a tournament is loaded, and none is needed: certificates can be made again from
the log. They contain numbers only, no person.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import bindparam, select

from formats.core.proofs import Certificates
from storage.dialect import put_on
from storage.parts import Part, reads_script
from storage.schema import certificates
from storage.sql import Runner, Statement, values_of


@dataclass(frozen=True, slots=True)
class StoredCertificates:
    """A row: the certificates of the rounds that a command published, whose last line is `seq` with `line_hash`."""

    tournament_id: str
    seq: int
    line_hash: str
    content: bytes

    def read(self) -> Certificates:
        """Return the certificates by line; none of damaged content."""
        try:
            return {int(seq): found for seq, found in json.loads(zlib.decompress(self.content)).items()}
        except (ValueError, AttributeError, zlib.error):
            return {}


def packed(made: Certificates) -> bytes:
    """Return certificates as the content of a row."""
    return zlib.compress(json.dumps(made, separators=(",", ":")).encode(), 9)


def all_of(rows: Iterable[StoredCertificates], hashes: Sequence[str] | None = None) -> Certificates:
    """Return the certificates of these rows by line; with the `hashes` of all lines, only those of that log."""
    return {
        seq: found
        for row in rows
        if hashes is None or hashes[row.seq - 1 : row.seq] == [row.line_hash]
        for seq, found in row.read().items()
    }


class CertificateRows(Part):
    """Reads and writes certificates."""

    @reads_script
    def of(self, run: Runner, tournament_id: str) -> Sequence[StoredCertificates]:
        """Return the certificates of a tournament, by line."""
        return [StoredCertificates(**vars(row)) for row in run.rows(_OF, {"tournament": tournament_id})]

    async def put(self, made: StoredCertificates) -> None:
        """Write the certificates of a command."""
        await self.connections.write_script(lambda run: run.run(_PUT, values_of(made)))


_OF = Statement(
    lambda _: (
        select(certificates).where(certificates.c.tournament_id == bindparam("tournament")).order_by(certificates.c.seq)
    )
)
_PUT = Statement(partial(put_on, table=certificates), columns=certificates.c.keys())
