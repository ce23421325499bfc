"""`python -m bot.check_servers lichess woogles event=/tournament/x`: check what a game server answers.

Reads only, with the host's own keys from the environment. What follows a server's name, such as `account=thibault`, is
known there. Prints what differs; the exit status is 1 where something does.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.game_server_api.contract import differences
from bot.game_server_api.port import Surroundings
from bot.plugins import UnknownGameServerError, found_game_servers
from bot.runtime.settings import ProcessSettings


def asked_for(words: Sequence[str]) -> dict[str, dict[str, str]]:
    """The servers that are named, all where none is, with what is known of each. UnknownGameServerError."""
    plugins = found_game_servers().by_key
    values_by_server: dict[str, dict[str, str]] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if equals and values_by_server:
            values_by_server[next(reversed(values_by_server))][key] = value
        elif word in plugins:
            values_by_server[word] = {}
        else:
            raise UnknownGameServerError(word, tuple(plugins))
    return values_by_server or {key: {} for key in plugins}


async def checked(key: str, known: dict[str, str], surroundings: Surroundings) -> tuple[int, list[str]]:
    """How many things were looked at, and what differs."""
    plugin = found_game_servers().by_key[key]
    if plugin.checks is None:
        return 0, []
    checks, adapter = plugin.checks(plugin.settings(), surroundings, known)
    try:
        return len(checks), await differences(checks)
    finally:
        await adapter.close()


async def main(words: Sequence[str]) -> int:
    """Check what is named, and print what differs."""
    contact = ProcessSettings().game_servers_contact
    surroundings = Surroundings(f"Herald ({contact or 'check-servers'})", lambda: datetime.now(UTC))
    differs = False
    for key, known in asked_for(words).items():
        number, lines = await checked(key, known, surroundings)
        differs = differs or bool(lines)
        verdict = f"{len(lines)} differ" if lines else "as we rely on"
        print("\n  ".join([f"{key}: {number} looked at, {verdict}", *lines]))  # noqa: T201 - a program that prints
    return int(differs)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
