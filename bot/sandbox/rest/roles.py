"""Routes of roles, and of adding them to members."""

from __future__ import annotations

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.guilds import change_member, make_role, publish_role, remove_role
from bot.sandbox.world.models import Guild, Role
from bot.sandbox.world.permissions import Permission, guild_permissions, top_position
from bot.sandbox.world.render import role_json

_P = Permission


async def listed(call: Call) -> Answer:
    """GET /guilds/{guild_id}/roles."""
    return 200, [role_json(role) for role in call.guild().roles.values()]


async def one(call: Call) -> Answer:
    """GET /guilds/{guild_id}/roles/{role_id}."""
    return 200, role_json(call.world.role(call.guild(), call.id("role_id")))


def _check(call: Call, guild: Guild) -> None:
    errors = FieldErrors()
    errors.length(("name",), call.body.get("name"), least=1, most=call.world.limits.role_name)
    errors.refuse_if_any()
    wanted = int(call.body.get("permissions") or 0)
    if wanted & ~guild_permissions(guild, call.me):
        raise refusal("missing_permissions")


async def create(call: Call) -> Answer:
    """POST /guilds/{guild_id}/roles."""
    guild = call.guild(_P.MANAGE_ROLES)
    _check(call, guild)
    body = call.body
    permissions = body.get("permissions")
    role = make_role(
        call.world,
        guild,
        body.get("name") or "new role",
        int(permissions) if permissions is not None else guild.everyone.permissions,
        color=int(body.get("color") or 0),
        hoist=bool(body.get("hoist")),
        mentionable=bool(body.get("mentionable")),
    )
    return 200, role_json(role)


def _below(call: Call) -> tuple[Guild, Role]:
    """Return the role of the address. Raises `ApiError` unless it is below the bot's highest role."""
    guild = call.guild(_P.MANAGE_ROLES)
    role = call.world.role(guild, call.id("role_id"))
    if role.position >= top_position(guild, call.me):
        raise refusal("missing_permissions")
    return guild, role


async def edit(call: Call) -> Answer:
    """PATCH /guilds/{guild_id}/roles/{role_id}."""
    guild, role = _below(call)
    _check(call, guild)
    body = call.body
    if body.get("permissions") is not None:
        role.permissions = int(body["permissions"])
    for key in ("name", "color", "hoist", "mentionable"):
        if body.get(key) is not None:
            setattr(role, key, body[key])
    publish_role(call.world, role)
    return 200, role_json(role)


async def delete(call: Call) -> None:
    """DELETE /guilds/{guild_id}/roles/{role_id}."""
    guild, role = _below(call)
    if role.bot_id is not None or role.id == guild.id:
        raise refusal("missing_permissions")
    remove_role(call.world, guild, role)


async def give(call: Call) -> None:
    """PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}."""
    guild, role = _below(call)
    member = call.world.member(guild, call.id("user_id"))
    if role.id not in member.role_ids:
        change_member(call.world, guild, member, role_ids=[*member.role_ids, role.id])


async def take(call: Call) -> None:
    """DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}."""
    guild, role = _below(call)
    member = call.world.member(guild, call.id("user_id"))
    if role.id in member.role_ids:
        change_member(call.world, guild, member, role_ids=[item for item in member.role_ids if item != role.id])


_ALL = "/guilds/{guild_id}/roles"
_ONE = _ALL + "/{role_id}"
_MEMBER = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", _ALL, listed),
    ("POST", _ALL, create),
    ("GET", _ONE, one),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("PUT", _MEMBER, give),
    ("DELETE", _MEMBER, take),
)
