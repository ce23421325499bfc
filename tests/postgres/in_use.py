"""The server that the tests run on, if they do: `make test-postgres` names it."""

from __future__ import annotations

import os

SERVER = "HERALD_TEST_POSTGRES"
"""Names the server, by the address of a database on it that is there already."""


def server() -> str | None:
    """The address of the server the tests run on, if they do."""
    return os.environ.get(SERVER) or None
