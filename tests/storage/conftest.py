"""A database of its own for each test: in a file, or on the PostgreSQL server of `make test-postgres`."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.database import Database
from tests.postgres.databases import Place, place_for_a_test
from tests.quick_databases import by_thread


@pytest.fixture(autouse=True)
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here connections to files are what they are in a running bot."""
    by_thread(monkeypatch)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Where the test's database is, or will be."""
    with place_for_a_test(tmp_path) as found:
        yield found


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Place]:
    """Where another is."""
    with place_for_a_test(tmp_path, "elsewhere.db") as found:
        yield found


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    async with await Database.open(place) as opened:
        yield opened
