"""Application commands, global and of single servers."""

from __future__ import annotations

from bot.sandbox.errors import refusal
from bot.sandbox.rest.call import NO_CONTENT, Answer, Call, Route


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.app_id:
        raise refusal("unknown_application")
    if "guild_id" not in call.request.match_info:
        return None
    guild_id = call.id("guild_id")
    if guild_id not in call.world.guilds or call.me not in call.world.guilds[guild_id].members:
        raise refusal("missing_access")
    return guild_id


async def listed(call: Call) -> Answer:
    """GET: all commands of the scope."""
    return 200, call.services.commands.listed(_scope(call))


async def overwrite(call: Call) -> Answer:
    """PUT: replace all commands of the scope."""
    return 200, call.services.commands.overwrite(_scope(call), call.items)


async def create(call: Call) -> Answer:
    """POST: add one, or replace the one of the same name."""
    scope = _scope(call)
    known = {(item["type"], item["name"]) for item in call.services.commands.listed(scope)}
    made = call.services.commands.put(scope, call.body)
    return (200 if (made["type"], made["name"]) in known else 201), made


async def one(call: Call) -> Answer:
    """GET one."""
    return 200, call.services.commands.one(_scope(call), call.id("command_id"))


async def change(call: Call) -> Answer:
    """PATCH one."""
    return 200, call.services.commands.change(_scope(call), call.id("command_id"), call.body)


async def remove(call: Call) -> Answer:
    """DELETE one."""
    call.services.commands.remove(_scope(call), call.id("command_id"))
    return NO_CONTENT


async def permissions(call: Call) -> Answer:
    """GET .../commands/permissions: nobody has changed any."""
    _scope(call)
    return 200, []


_SCOPES = ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")

ROUTES: tuple[Route, ...] = (
    ("GET", _SCOPES[1] + "/permissions", permissions),
    *(
        (method, scope + path, handler)
        for scope in _SCOPES
        for method, path, handler in (
            ("GET", "", listed),
            ("PUT", "", overwrite),
            ("POST", "", create),
            ("GET", "/{command_id}", one),
            ("PATCH", "/{command_id}", change),
            ("DELETE", "/{command_id}", remove),
        )
    ),
)
