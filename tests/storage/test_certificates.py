"""Rows of certificates: which of them belong to a log, and what never reads them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from formats.core.chain import chained
from formats.core.proofs import collected_certificates
from formats.toolkit.fide.dutch import pair_round
from formats.toolkit.fide.record import Player, Tournament
from storage.backup import write_backup
from storage.certificates import StoredCertificates, all_of, packed
from storage.database import Database
from tests.proofs.logs import given_log
from tests.storage.samples import play

CERTIFICATES = {4: [{"mates": [1, 0], "prices": ["0", "-3f"], "blossoms": [], "choice": {}}]}


@pytest.fixture
async def tournament(database: Database) -> str:
    """A tournament with certificates of a round at its line 4."""
    made = await play(database)
    records, payloads = await database.log.written(made)
    hashes = list(chained(records, payloads))
    await database.certificates.put(StoredCertificates(made, 5, hashes[4], packed(CERTIFICATES)))
    return made


async def test_certificates_belong_to_the_log_whose_line_has_their_hash(database: Database, tournament: str) -> None:
    rows = await database.certificates.of(tournament)
    hashes = list(chained(*await database.log.written(tournament)))
    assert all_of(rows) == all_of(rows, hashes) == CERTIFICATES
    assert all_of(rows, ["0" * 64, *hashes[1:4], "0" * 64]) == {}
    assert all_of(rows, hashes[:4]) == {}
    assert await database.certificates.of("t9") == []


async def test_damaged_certificates_are_as_good_as_none(database: Database, tournament: str) -> None:
    [row] = await database.certificates.of(tournament)
    for content in (b"", row.content[:-3], packed({})[:1], packed(CERTIFICATES)[::-1]):
        await database.certificates.put(StoredCertificates(tournament, 5, row.line_hash, content))
        assert all_of(await database.certificates.of(tournament)) == {}


async def test_a_backup_has_certificates(tmp_path: Path, database: Database, tournament: str) -> None:
    if database.file is None:
        pytest.skip("a server is backed up by its own tools")
    write_backup(str(database.file), tmp_path / "backup.db")
    async with await Database.open(tmp_path / "backup.db") as restored:
        assert all_of(await restored.certificates.of(tournament)) == CERTIFICATES


def numbers_and_words(value: Any) -> Iterator[str]:
    """Every key and every text that is no whole number in hexadecimal digits."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from () if key.isdigit() else (key,)
            yield from numbers_and_words(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from numbers_and_words(inside)
    elif isinstance(value, str):
        int(value, 16)
    else:
        assert isinstance(value, int)


@pytest.mark.parametrize("system", ["swiss", "score_group_swiss", "floating_double_elimination"])
def test_certificates_hold_numbers_and_no_person(system: str) -> None:
    """So erasing a person leaves them as they are: beside numbers there are these words only."""
    given = next(filter(None, (given_log(system, seed) for seed in range(3, 20))))
    assert set(numbers_and_words(list(given.proofs["certificates"].values()))) <= WORDS


def test_certificates_of_fide_hold_numbers_and_no_person() -> None:
    with collected_certificates() as found:
        pair_round(Tournament([Player(number) for number in range(1, 20)], 3))
    assert set(numbers_and_words(found)) <= WORDS


WORDS = {"mates", "prices", "blossoms", "choice", "matchings", "rest", "bye"}
