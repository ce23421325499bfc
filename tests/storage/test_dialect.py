"""How a database is addressed, and how long one waits for it."""

from __future__ import annotations

import sqlite3
from itertools import islice
from pathlib import Path

import pytest

from storage.dialect import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    database_url,
    file_of,
    name_of,
    pauses,
)
from storage.sqlite_connections import OPENING_SECONDS, _write_ahead

SERVER = "postgresql://herald:secret@db.example:5432/herald"


@pytest.mark.parametrize(
    "place, driver",
    [
        ("herald.db", "sqlite+aiosqlite"),
        (Path("/srv/herald.db"), "sqlite+aiosqlite"),
        ("sqlite:////srv/herald.db", "sqlite+aiosqlite"),
        (SERVER, "postgresql+asyncpg"),
        (SERVER.replace("postgresql", "postgres"), "postgresql+asyncpg"),
        (SERVER.replace("postgresql", "postgresql+asyncpg"), "postgresql+asyncpg"),
    ],
)
def test_a_path_is_a_file_and_an_address_is_reached_by_what_we_use_for_it(place: str | Path, driver: str) -> None:
    assert database_url(place).drivername == driver


def test_only_a_file_has_a_path() -> None:
    assert file_of(database_url("herald.db")) == Path("herald.db")
    assert file_of(database_url("sqlite:////srv/herald.db")) == Path("/srv/herald.db")
    assert file_of(database_url(SERVER)) is None


def test_a_host_reads_the_path_or_the_address_without_its_password() -> None:
    assert name_of(database_url("sqlite:////srv/herald.db")) == "/srv/herald.db"
    assert name_of(database_url(SERVER)) == "postgresql://herald@db.example:5432/herald"


def test_a_server_is_asked_again_after_pauses_that_grow_up_to_a_limit_and_a_file_at_once() -> None:
    assert list(islice(pauses(database_url("herald.db")), 3)) == [0.0, 0.0, 0.0]
    found = list(islice(pauses(database_url(SERVER)), 30))
    wanted = [min(FIRST_PAUSE * 2**step, LONGEST_PAUSE) for step in range(30)]
    assert all(most / 2 <= pause <= most for pause, most in zip(found, wanted, strict=True))


class Held:
    """A connection to a file that others hold for so many attempts, and how long was slept meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, attempts: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.attempts = attempts
        self.slept = 0.0
        self._code = code
        monkeypatch.setattr("time.sleep", self._sleep)
        monkeypatch.setattr("time.monotonic", lambda: self.slept)

    def _sleep(self, seconds: float) -> None:
        self.slept += seconds

    def execute(self, words: str) -> None:
        assert words == "PRAGMA journal_mode = WAL"
        if self.attempts:
            self.attempts -= 1
            error = sqlite3.OperationalError("held")
            error.sqlite_errorcode = self._code
            raise error


def test_opening_waits_for_whoever_switches_to_the_write_ahead_log_at_that_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held(monkeypatch, 3)
    _write_ahead(held)  # type: ignore[arg-type]
    assert held.attempts == 0
    assert held.slept == pytest.approx(0.06)


def test_opening_waits_no_longer_than_so_many_seconds_and_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    for_ever = Held(monkeypatch, 10**6)
    with pytest.raises(sqlite3.OperationalError):
        _write_ahead(for_ever)  # type: ignore[arg-type]
    assert OPENING_SECONDS < for_ever.slept < OPENING_SECONDS + 1
    full = Held(monkeypatch, 3, sqlite3.SQLITE_FULL)
    with pytest.raises(sqlite3.OperationalError):
        _write_ahead(full)  # type: ignore[arg-type]
    assert (full.attempts, full.slept) == (2, 0.0)
