"""A database in a file of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Database


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "herald.db"


@pytest.fixture
async def database(place: Path) -> AsyncIterator[Database]:
    async with await Database.open(place) as opened:
        yield opened
