"""What is known of a PostgreSQL server without asking one: what its refusals mean, and how it is spoken to."""

from __future__ import annotations

import pytest
from asyncpg import exceptions  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, IntegrityError

from storage import dialect
from storage.connections import Connections
from storage.driver_errors import reason_of
from storage.postgres import RefusedValueError, without_values
from storage.postgres_connections import engine_options


@pytest.mark.parametrize(
    "error, reason",
    [
        (exceptions.ConnectionDoesNotExistError(), "away"),
        (exceptions.CannotConnectNowError(), "away"),
        (exceptions.AdminShutdownError(), "away"),
        (exceptions.TooManyConnectionsError(), "away"),
        (exceptions.IdleInTransactionSessionTimeoutError(), "away"),
        (exceptions.InterfaceError("connection is closed"), "away"),
        (exceptions.InternalClientError("got result for unknown protocol state 3"), "away"),
        (ConnectionResetError(), "away"),
        (TimeoutError(), "away"),
        (exceptions.SerializationError(), "collided"),
        (exceptions.DeadlockDetectedError(), "collided"),
        (exceptions.FeatureNotSupportedError(), "collided"),
        (exceptions.InvalidPasswordError(), "no_entry"),
        (exceptions.InvalidCatalogNameError(), "no_such_database"),
        (exceptions.InsufficientPrivilegeError(), "no_right"),
        (exceptions.ReadOnlySQLTransactionError(), "standby"),
        (exceptions.DiskFullError(), "server_full"),
        (exceptions.DataCorruptedError(), "server_damaged"),
    ],
    ids=repr,
)
def test_what_a_refusal_means(error: Exception, reason: str) -> None:
    assert reason_of(error) == reason
    if not isinstance(error, OSError):
        assert reason_of(DBAPIError("SELECT 1", None, error)) == reason


@pytest.mark.parametrize(
    "error",
    [
        exceptions.UniqueViolationError(),
        exceptions.UndefinedTableError(),
        exceptions.InterfaceError("cannot perform operation: another operation is in progress"),
        PermissionError(),
        ValueError("closed"),
    ],
    ids=repr,
)
def test_a_mistake_in_a_statement_says_nothing_of_the_server(error: Exception) -> None:
    assert reason_of(error) is None


@pytest.mark.parametrize("kind", [exceptions.UniqueViolationError, exceptions.CharacterNotInRepertoireError])
def test_an_error_does_not_quote_what_people_wrote(kind: type[exceptions.PostgresError]) -> None:
    told = without_values(IntegrityError("INSERT INTO people", {"name": "Dana"}, kind("Key (name)=(Dana) exists")))
    assert isinstance(told, IntegrityError)
    assert "Dana" not in f"{told}"
    assert told.params is None
    assert isinstance(told.orig, RefusedValueError)
    assert told.orig.sqlstate == kind.sqlstate
    assert kind.sqlstate in f"{told}"


@pytest.mark.parametrize(
    "error",
    [
        DBAPIError("SELECT 1", None, exceptions.UndefinedTableError("people")),
        exceptions.UniqueViolationError("not through SQLAlchemy"),
        ValueError(),
    ],
    ids=repr,
)
def test_other_errors_are_told_as_they_are(error: Exception) -> None:
    assert without_values(error) is error


def test_who_only_reads_sees_one_unchanging_picture_and_cannot_write() -> None:
    reading, writing = (
        engine_options(to_write=to_write, name="herald 7")["connect_args"]["server_settings"]
        for to_write in (False, True)
    )
    assert reading["default_transaction_isolation"] == "repeatable read"
    assert writing["default_transaction_isolation"] == "read committed"
    assert (reading["default_transaction_read_only"], writing["default_transaction_read_only"]) == ("on", "off")
    assert reading["application_name"] == writing["application_name"] == "herald 7"


@pytest.mark.parametrize(
    "error",
    [
        exceptions.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        exceptions.InternalClientError("got result for unknown protocol state 3"),
        DBAPIError("COMMIT", None, exceptions.AdminShutdownError("terminating connection")),
        ConnectionRefusedError(),
    ],
    ids=repr,
)
async def test_whatever_says_that_the_server_is_away_the_attempt_is_made_again(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialect, "pauses", lambda _url: iter(lambda: 0.0, None))
    connections = Connections(dialect.database_url("postgresql://herald@db.example/herald"))
    errors = [error, error]

    async def attempt() -> None:
        if errors:
            raise errors.pop()

    await connections.in_time(attempt)
    assert errors == []


async def test_a_driver_error_that_is_no_outage_comes_out_without_what_people_wrote() -> None:
    connections = Connections(dialect.database_url("postgresql://herald@db.example/herald"))

    async def attempt() -> None:
        raise exceptions.UniqueViolationError("Key (name)=(Dana) exists")

    with pytest.raises(DBAPIError) as caught:
        await connections.in_time(attempt)
    assert "Dana" not in f"{caught.value}"
