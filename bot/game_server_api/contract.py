"""What we rely on at a server, to be looked at where it really is: reads only, and says what differs.

Each adapter brings its checks; a host runs them against the real server with his own key, and the tests run the same
against the pretend one.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.game_server_api.port import Check, GameServerError


class DiffersError(Exception):
    """Something is not as we rely on; the text says what."""


async def differences(checks: Iterable[Check]) -> list[str]:
    """What differs, a line for each check that fails; nothing where all is as we rely on."""
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
    """`DiffersError` unless the two are the same."""
    if found != wanted:
        raise DiffersError(f"{what} is {found!r}, not {wanted!r}")
