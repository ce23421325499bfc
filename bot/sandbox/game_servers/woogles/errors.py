"""Errors of the simulated Woogles: Connect's codes, and liwords' numbers for tournaments (`ipc/errors.proto`)."""

from __future__ import annotations

from bot.sandbox.game_servers.woogles.records import Division, Tournament

STATUSES = {
    "invalid_argument": 400,
    "unauthenticated": 401,
    "permission_denied": 403,
    "not_found": 404,
    "resource_exhausted": 429,
    "internal": 500,
    "unavailable": 503,
}


class ConnectError(Exception):
    """A failed call: one of Connect's codes and a message."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class WooglesError(ConnectError):
    """An error of tournaments: one of liwords' numbers and its arguments, separated by semicolons."""

    def __init__(self, number: int, *about: object) -> None:
        super().__init__("invalid_argument", "".join(f";{word}" for word in (number, *about)))


def numbered(code: int, tournament: Tournament, division: Division, number: int, *more: str) -> WooglesError:
    """Return an error about a round of a division."""
    return WooglesError(code, tournament.name, division.name, number + 1, *more)
