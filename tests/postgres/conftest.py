"""The same databases as the tests of storage have."""

from tests.storage.conftest import database, elsewhere, place

__all__ = ["database", "elsewhere", "place"]
