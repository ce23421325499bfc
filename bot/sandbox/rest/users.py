"""Routes of the bot user, users, the application, and the gateway's address."""

from __future__ import annotations

from bot.sandbox.errors import refuse_field
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.guilds import leave_guild
from bot.sandbox.world.models import Json
from bot.sandbox.world.permissions import guild_permissions
from bot.sandbox.world.render import FIXED, channel_json, own_user_json, user_json
from bot.sandbox.world.store import World


async def own_user(call: Call) -> Answer:
    """GET /users/@me."""
    return 200, own_user_json(call.world.bot)


async def edit_own_user(call: Call) -> Answer:
    """PATCH /users/@me: only the name can be changed."""
    if name := call.body.get("username"):
        call.world.bot.username = str(name)
    return 200, own_user_json(call.world.bot)


async def user(call: Call) -> Answer:
    """GET /users/{user_id}."""
    return 200, user_json(call.world.user(call.id("user_id")))


async def open_dm(call: Call) -> Answer:
    """POST /users/@me/channels: open the direct messages with a user, even with one who does not accept them.

    A channel that has messages is returned without counting towards the limit of new direct messages.
    """
    recipient = str(call.body.get("recipient_id") or "")
    if not recipient.isdigit():
        raise refuse_field(("recipient_id",), "NUMBER_TYPE_COERCE", f'Value "{recipient}" is not snowflake.')
    person = call.world.user(int(recipient))
    known = call.world.find_dm(call.me, person.id)
    if known is None or not known.messages:
        call.services.dm_openings.open(person.id, call.world.clock.now())
    return 200, channel_json(call.world, call.world.dm(call.me, person.id))


async def own_guilds(call: Call) -> Answer:
    """GET /users/@me/guilds."""
    own = [guild for guild in call.world.guilds.values() if call.me in guild.members]
    return 200, [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == call.me,
            "permissions": str(guild_permissions(guild, call.me)),
            "features": [],
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
        for guild in own
    ]


async def leave(call: Call) -> None:
    """DELETE /users/@me/guilds/{guild_id}."""
    leave_guild(call.world, call.guild(), call.me)


def application_json(world: World) -> Json:
    """Return the application object."""
    count = sum(1 for guild in world.guilds.values() if world.bot.id in guild.members)
    owner = next((world.users[guild.owner_id] for guild in world.guilds.values()), world.bot)
    return FIXED["application"] | {
        "id": str(world.app_id),
        "name": world.bot.username,
        "bot": user_json(world.bot),
        "owner": user_json(owner),
        "approximate_guild_count": count,
    }


async def application(call: Call) -> Answer:
    """GET /applications/@me, and its deprecated address under /oauth2."""
    return 200, application_json(call.world)


def gateway_url(world: World) -> str:
    """Return the address of the gateway."""
    return world.url.replace("http", "ws", 1) + "/gateway"


async def gateway(call: Call) -> Answer:
    """GET /gateway."""
    return 200, {"url": gateway_url(call.world)}


async def gateway_bot(call: Call) -> Answer:
    """GET /gateway/bot."""
    services = call.services
    limit = services.starts.as_json()
    return 200, {"url": gateway_url(call.world), "shards": services.shards, "session_start_limit": limit}


async def application_emojis(_: Call) -> Answer:
    """GET /applications/{app_id}/emojis: none, as the sandbox has no custom emoji."""
    return 200, {"items": []}


ROUTES: tuple[Route, ...] = (
    ("GET", "/users/@me", own_user),
    ("PATCH", "/users/@me", edit_own_user),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/@me/guilds", own_guilds),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave),
    ("GET", "/users/{user_id}", user),
    ("GET", "/applications/@me", application),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/{app_id}/emojis", application_emojis),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
)
