"""Routes of servers and their members."""

from __future__ import annotations

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.sessions import MEMBERS_INTENT
from bot.sandbox.world.guilds import change_member, leave_guild, rename_guild
from bot.sandbox.world.models import Guild
from bot.sandbox.world.permissions import Permission, top_position
from bot.sandbox.world.render import guild_json, member_json

_P = Permission


async def one(call: Call) -> Answer:
    """GET /guilds/{guild_id}."""
    return 200, guild_json(call.guild())


async def edit(call: Call) -> Answer:
    """PATCH /guilds/{guild_id}: only the name can be changed."""
    guild = call.guild(_P.MANAGE_GUILD)
    if call.body.get("name"):
        rename_guild(call.world, guild, str(call.body["name"]))
    return 200, guild_json(guild)


async def member(call: Call) -> Answer:
    """GET /guilds/{guild_id}/members/{user_id}."""
    guild = call.guild()
    return 200, member_json(call.world, call.world.member(guild, call.id("user_id")))


async def members(call: Call) -> Answer:
    """GET /guilds/{guild_id}/members, in the order of ids; only for bots to which the members intent is granted."""
    guild = call.guild()
    if not call.services.privileged & MEMBERS_INTENT:
        raise refusal("missing_access")
    chosen = call.page(guild.members, default=1, most=call.world.limits.members_page)
    return 200, [member_json(call.world, guild.members[user_id]) for user_id in chosen]


async def search(call: Call) -> Answer:
    """GET /guilds/{guild_id}/members/search: members whose name has this prefix."""
    guild = call.guild()
    query = call.request.query.get("query", "").lower()
    limit = call.number("limit", default=1, least=1, most=call.world.limits.members_page)
    matching = [
        item
        for item in guild.members.values()
        if call.world.users[item.user_id].username.lower().startswith(query)
        or (item.nick or call.world.users[item.user_id].display_name).lower().startswith(query)
    ]
    return 200, [member_json(call.world, item) for item in matching[:limit]]


async def edit_member(call: Call) -> Answer:
    """PATCH /guilds/{guild_id}/members/{user_id}: nickname and roles."""
    guild = call.guild()
    target = call.world.member(guild, call.id("user_id"))
    if "nick" in call.body:
        _allow_over(call, guild, target.user_id, _P.MANAGE_NICKNAMES)
        _set_nick(call, guild, target.user_id)
    if call.body.get("roles") is not None:
        _allow_over(call, guild, target.user_id, _P.MANAGE_ROLES)
        wanted = [int(item) for item in call.body["roles"]]
        for role_id in set(wanted) ^ set(target.role_ids):
            if call.world.role(guild, role_id).position >= top_position(guild, call.me):
                raise refusal("missing_permissions")
        change_member(call.world, guild, target, role_ids=wanted)
    return 200, member_json(call.world, target)


async def edit_own_member(call: Call) -> Answer:
    """PATCH /guilds/{guild_id}/members/@me: the bot's own nickname."""
    guild = call.guild(_P.CHANGE_NICKNAME)
    _set_nick(call, guild, call.me)
    return 200, member_json(call.world, guild.members[call.me])


def _set_nick(call: Call, guild: Guild, user_id: int) -> None:
    nick = call.body.get("nick") or None
    errors = FieldErrors()
    errors.length(("nick",), nick, most=call.world.limits.nick)
    errors.refuse_if_any()
    change_member(call.world, guild, guild.members[user_id], nick=nick)


def _allow_over(call: Call, guild: Guild, user_id: int, needs: Permission) -> None:
    """Raise `ApiError` unless the bot has the permission and a higher role than the member, or is the member."""
    call.guild(needs)
    if user_id != call.me and top_position(guild, user_id) >= top_position(guild, call.me):
        raise refusal("missing_permissions")


async def kick(call: Call) -> None:
    """DELETE /guilds/{guild_id}/members/{user_id}."""
    guild = call.guild(_P.KICK_MEMBERS)
    target = call.world.member(guild, call.id("user_id"))
    _allow_over(call, guild, target.user_id, _P.KICK_MEMBERS)
    leave_guild(call.world, guild, target.user_id)


_MEMBER = "/guilds/{guild_id}/members/{user_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", "/guilds/{guild_id}", one),
    ("PATCH", "/guilds/{guild_id}", edit),
    ("GET", "/guilds/{guild_id}/members", members),
    ("GET", "/guilds/{guild_id}/members/search", search),
    ("PATCH", "/guilds/{guild_id}/members/@me", edit_own_member),
    ("GET", _MEMBER, member),
    ("PATCH", _MEMBER, edit_member),
    ("DELETE", _MEMBER, kick),
)
