"""Errors of the database drivers (sqlite3, asyncpg), as SQLAlchemy raises them, and what they mean.

SQLAlchemy translates errors of the statements it runs itself. Work that goes past it (scripts, BEGIN and COMMIT on the
thread of a file, LISTEN) raises what the driver raises. `Connections.in_time`, through which every transaction runs,
translates both, so that no path can leave it out.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError

from storage import postgres, sqlite_file


def translated(error: Exception, statement: str = "") -> Exception:
    """Return a driver's error as SQLAlchemy raises it, without the values of the statement; other errors unchanged."""
    if isinstance(error, sqlite3.IntegrityError) or postgres.violates_a_constraint(error):
        return IntegrityError(statement, None, error, hide_parameters=True)
    if isinstance(error, sqlite3.Error) or postgres.is_of_driver(error):
        return DatabaseError(statement, None, error, hide_parameters=True)
    return error


def is_of_database(error: BaseException) -> bool:
    """Return whether a database, its driver or the way to it raised this, translated or not."""
    return isinstance(error, DBAPIError | sqlite3.Error | OSError) or postgres.is_of_driver(error)


def reason_of(error: BaseException) -> str | None:
    """Return why the database could not be used, as UnusableDatabaseError has it; None for any other error."""
    if isinstance(error, OSError):
        return postgres.reason_of(error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    if cause is None or not (isinstance(error, DBAPIError) or is_of_database(cause)):
        return None
    return sqlite_file.reason_of(cause) or postgres.reason_of(cause)
