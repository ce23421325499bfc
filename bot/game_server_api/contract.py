"""Contract tests of game servers: read-only checks of what adapters rely on, run against the real server.

Each adapter provides its checks; a host runs them with its own key (`make check-servers`), and the tests run the same
checks against the simulated server.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.game_server_api.port import Check, GameServerError


class DiffersError(Exception):
    """A server differs from what an adapter relies on; the text describes how."""


async def differences(checks: Iterable[Check]) -> list[str]:
    """Run the checks and return a line for each that fails."""
    lines = []
    for check in checks:
        try:
            await check.look()
        except DiffersError as error:
            lines.append(f"{check.what}: {error}")
        except GameServerError as error:
            lines.append(f"{check.what}: {error.trouble} {error.detail}".rstrip())
    return lines


def expect(what: str, found: object, wanted: object) -> None:
    """Raise `DiffersError` unless both values are equal."""
    if found != wanted:
        raise DiffersError(f"{what} is {found!r}, not {wanted!r}")
