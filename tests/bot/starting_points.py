"""Points of a tournament at which many tests begin: played once in a process, gone back to by loading it afterwards."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Awaitable, Callable, Hashable
from typing import TYPE_CHECKING

from bot.sandbox.state.archive import pack, take
from tests.postgres.databases import server

if TYPE_CHECKING:  # the world plays what leads there
    from tests.bot.world import World

_SECRETS = re.compile(r"[0-9a-f]{48,64}")
"""What is drawn by chance in every new world."""

_played: dict[tuple[Hashable, str, bool], bytes] = {}


async def from_starting_point(world: World, name: Hashable, play: Callable[[], Awaitable[object]]) -> None:
    """Bring the world where `play` leads.

    The same play from the same beginning comes to the same end, so it is played once for each beginning, whatever a
    test did before. People found earlier stay who they are; all else about the tournament is to be asked for anew.
    """
    if server() is not None:  # which gives no image of its database
        if not world.awake:
            await world.start_bot()
        await play()
        await world.settled()
        return
    key = name, _beginning(world), world.pictures
    if key not in _played:
        if not world.awake:
            await world.start_bot()
        await play()
        await world.settled()
        _played[key] = await world.sandbox.keeping.dump()
    await world.sandbox.keeping.replace(_played[key])
    await world.at_work()
    await world.settled()


def _beginning(world: World) -> str:
    """The sandbox as it is; what the bot holds shows there as well."""
    with zipfile.ZipFile(io.BytesIO(pack(take(world.sandbox.services), {}))) as archive:
        return _SECRETS.sub("", archive.read("state.json").decode())
