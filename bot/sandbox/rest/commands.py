"""Routes of application commands, global and per server."""

from __future__ import annotations

from bot.sandbox.errors import refusal
from bot.sandbox.localisation import localized
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.models import Json


def _scope(call: Call) -> int | None:
    """Return the scope of a request: a server's id, or None for global commands."""
    if call.id("application_id") != call.world.app_id:
        raise refusal("unknown_application")
    if "guild_id" not in call.request.match_info:
        return None
    guild_id = call.id("guild_id")
    if guild_id not in call.world.guilds or call.me not in call.world.guilds[guild_id].members:
        raise refusal("missing_access")
    return guild_id


def _shown(call: Call, command: Json) -> Json:
    """Return a command with all translations if requested, otherwise with those of one locale."""
    if call.request.query.get("with_localizations", "").lower() in ("1", "true"):
        return command
    return localized(command, call.request.headers.get("X-Discord-Locale", "en-US"))


async def listed(call: Call) -> Answer:
    """GET: all commands of the scope."""
    return 200, [_shown(call, command) for command in call.services.commands.listed(_scope(call))]


async def overwrite(call: Call) -> Answer:
    """PUT: replace all commands of the scope."""
    return 200, call.services.commands.overwrite(_scope(call), call.items)


async def create(call: Call) -> Answer:
    """POST: add a command, or replace the one of the same name."""
    scope = _scope(call)
    known = {(item["type"], item["name"]) for item in call.services.commands.listed(scope)}
    made = call.services.commands.put(scope, call.body)
    return (200 if (made["type"], made["name"]) in known else 201), made


async def one(call: Call) -> Answer:
    """GET one command."""
    return 200, _shown(call, call.services.commands.one(_scope(call), call.id("command_id")))


async def change(call: Call) -> Answer:
    """PATCH one command."""
    return 200, call.services.commands.change(_scope(call), call.id("command_id"), call.body)


async def remove(call: Call) -> None:
    """DELETE one command."""
    call.services.commands.remove(_scope(call), call.id("command_id"))


def _guild_scope(call: Call) -> int:
    guild_id = _scope(call)
    if guild_id is None:
        raise refusal("unknown_guild")
    return guild_id


async def permissions(call: Call) -> Answer:
    """GET .../commands/permissions: all grants of the server."""
    return 200, call.services.commands.permissions.all_json(_guild_scope(call))


async def permissions_of(call: Call) -> Answer:
    """GET .../commands/{command_id}/permissions: of a command, or (by its id) of the application."""
    guild_id, target = _guild_scope(call), call.id("command_id")
    known = {int(item["id"]) for item in call.services.commands.offered(guild_id)}
    if target not in known | {call.world.app_id}:
        raise refusal("unknown_command")
    return 200, call.services.commands.permissions.one_json(guild_id, target)


async def set_permissions(call: Call) -> Answer:
    """PUT .../commands/{command_id}/permissions: always rejected, because bots are not allowed to."""
    _guild_scope(call)
    raise refusal("bots_cannot")


_SCOPES = ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")

ROUTES: tuple[Route, ...] = (
    ("GET", _SCOPES[1] + "/permissions", permissions),
    ("GET", _SCOPES[1] + "/{command_id}/permissions", permissions_of),
    ("PUT", _SCOPES[1] + "/{command_id}/permissions", set_permissions),
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
