"""Errors of a PostgreSQL server and its driver (asyncpg, which need not be installed), and their meaning."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

_REASONS = {
    "0A000": "collided",  # a statement was prepared before somebody else changed a table
    "25006": "standby",
    "25P03": "away",
    "28000": "no_entry",
    "28P01": "no_entry",
    "3D000": "no_such_database",
    "40001": "collided",
    "40P01": "collided",
    "42501": "no_right",
    "53100": "server_full",
    "53300": "away",
    "57P01": "away",
    "57P02": "away",
    "57P03": "away",
    "57P05": "away",
    "58030": "server_full",
    "XX001": "server_damaged",
    "XX002": "server_damaged",
}
"""Reasons by SQLSTATE (appendix A of PostgreSQL's manual)."""

_INTEGRITY = "23"
"""The class of SQLSTATE for integrity constraint violations."""


def reason_of(error: BaseException) -> str | None:
    """Return why the server could not be used, as UnusableDatabaseError has it; None for an error in a statement."""
    code = str(getattr(error, "sqlstate", None) or "")
    if code in _REASONS or code.startswith("08"):
        return _REASONS.get(code, "away")
    if isinstance(error, ConnectionError | TimeoutError) or _is_of_a_lost_connection(error):
        return "away"
    return None


def is_of_driver(error: BaseException) -> bool:
    """Return whether asyncpg, which need not be installed, raised this."""
    return any(kind.__module__.partition(".")[0] == "asyncpg" for kind in type(error).__mro__)


def violates_a_constraint(error: BaseException) -> bool:
    """Return whether asyncpg raised this because of a key, reference or check."""
    return is_of_driver(error) and str(getattr(error, "sqlstate", None) or "").startswith(_INTEGRITY)


def _is_of_a_lost_connection(error: BaseException) -> bool:
    """Whether the driver itself noticed a lost connection; such errors have no code."""
    names = {kind.__name__ for kind in type(error).__mro__}
    return "InternalClientError" in names or ("InterfaceError" in names and "closed" in str(error))


class RefusedValueError(Exception):
    """Replacement for the driver's error about a rejected value, without the value."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(f"SQLSTATE {sqlstate}")
        self.sqlstate = sqlstate


def without_values(error: BaseException) -> BaseException:
    """Return the same error without values typed by people, which the driver quotes when it rejects a value or row."""
    code = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    if not isinstance(error, DBAPIError) or code[:2] not in {"22", "23"}:
        return error
    return type(error)(error.statement, None, RefusedValueError(code), hide_parameters=True)
