"""Points of a tournament at which many tests begin: played once in a process, gone back to by loading it afterwards."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.playground import KEPT
from bot.sandbox.state.archive import Saved, pack, take
from bot.sandbox.state.codec import encode
from bot.sandbox.world.models import Json
from tests.bot.published_once import PublishedOnce
from tests.postgres.in_use import server

if TYPE_CHECKING:  # the world plays what leads there
    from tests.bot.world import World

_SECRETS = re.compile(r"[0-9a-f]{48,64}")
"""What is drawn by chance in every new world."""


@dataclass(frozen=True)
class _Point:
    """A saved sandbox with the bot's database, and the bot's commands, which are most of such a file, beside it."""

    state: bytes
    commands: tuple[Json, ...]


_played: dict[tuple[Hashable, str, bool], _Point] = {}


async def from_starting_point(world: World, name: Hashable, play: Callable[[], Awaitable[object]]) -> None:
    """Bring the world where `play` leads.

    The same play from the same beginning comes to the same end, so it is played once for each beginning, whatever a
    test did before. People found earlier stay who they are; all else about the tournament has to be fetched again.
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
        _played[key] = _point(world)
    point = _played[key]
    if isinstance(world.hosting, PublishedOnce):
        world.hosting.known = point.commands
    await world.sandbox.keeping.replace(point.state)
    await world.at_work()
    await world.settled()


def _point(world: World) -> _Point:
    commands = tuple(world.sandbox.services.commands.listed(None))
    return _Point(pack(_without_commands(world), {KEPT: world.hosting.save()}), commands)


def _beginning(world: World) -> str:
    """The sandbox as it is; what the bot holds shows there as well."""
    commands = [(command["id"], command["name"]) for command in world.sandbox.services.commands.listed(None)]
    state = encode(_without_commands(world), lambda data: hashlib.sha256(data).hexdigest())
    return _SECRETS.sub("", json.dumps([commands, state]))


def _without_commands(world: World) -> Saved:
    saved = take(world.sandbox.services)
    return replace(saved, commands=saved.commands | {"": []})
