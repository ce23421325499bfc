"""Routes of the page for faults and accidents.

They are /sandbox/faults, /sandbox/accidents, /sandbox/gateway and /sandbox/rates.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import fields

from aiohttp import web

from bot.sandbox.accidents import KINDS, Accidents
from bot.sandbox.faults import Fault
from bot.sandbox.gateway import Gateway
from bot.sandbox.origin import served
from bot.sandbox.refusals import PersonError
from bot.sandbox.rest.app import ROUTES
from bot.sandbox.services import Services
from bot.sandbox.world.models import ChannelType, Json

_ORDERED = {item.name for item in fields(Fault)} - {"id", "hits", "chance"}


def accidents_json(services: Services, gateway: Gateway, accidents: Accidents) -> Json:
    """Return faults, lasting accidents and the state of the gateway for the page."""
    rates, openings = services.rates, services.dm_openings
    return {
        "faults": [fault.as_json() for fault in services.faults.listed],
        "accidents": [accident.as_json() for accident in accidents.lasting],
        "gateway": gateway.as_json(),
        "rates": {"enforced": rates.enforced, "refused": rates.refused, "invalid": rates.invalid},
        "dms": {"enforced": openings.enforced, "refused": openings.refused, "quarantined": openings.quarantined},
    }


def _places(services: Services) -> Json:
    """Return the servers, channels and people that an accident can be about."""
    world = services.world
    here = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    places: dict[str, list[tuple[int, str]]] = {
        "guild": [(guild.id, guild.name) for guild in here],
        "channel": [
            (channel.id, f"#{channel.name}")
            for guild in here
            for channel in guild.channels.values()
            if channel.kind is not ChannelType.CATEGORY
        ],
        "person": [
            (user.id, user.display_name)
            for user in world.users.values()
            if not user.bot and any(user.id in guild.members for guild in here)
        ],
    }
    return {kind: [{"id": str(number), "name": name} for number, name in items] for kind, items in places.items()}


def add_routes(app: web.Application, services: Services, gateway: Gateway, accidents: Accidents) -> None:
    """Serve /sandbox/faults, /sandbox/accidents, /sandbox/gateway and /sandbox/rates."""

    def now() -> Json:
        return accidents_json(services, gateway, accidents)

    def published() -> Json:
        services.world.publish("@faults", now())
        return now()

    async def listed(_: web.Request) -> Json:
        routes = sorted({f"{method} {path}" for method, path, _ in ROUTES})
        kinds = [kind.as_json() for kind in KINDS.values()]
        return now() | {"routes": routes, "kinds": kinds, "places": _places(services)}

    async def add(request: web.Request) -> Json:
        body = await request.json()
        if unknown := set(body) - _ORDERED:
            raise PersonError(f"A fault has no {', '.join(sorted(unknown))}.")
        if body.get("channel_id") is not None:
            body["channel_id"] = int(body["channel_id"])
        fault = services.faults.add(**body)
        return {"fault": fault.as_json()} | now()

    async def remove(request: web.Request) -> Json:
        body = await request.json()
        if body.get("all"):
            services.faults.clear()
        else:
            services.faults.remove(int(body["id"]))
        return now()

    async def happen(request: web.Request) -> Json:
        await _act_on_gateway(gateway, await request.json())
        return published()

    async def limit(request: web.Request) -> Json:
        strict = bool((await request.json())["enforced"])
        services.rates.enforced = services.starts.enforced = services.dm_openings.enforced = strict
        return published()

    services.faults.on_change = accidents.on_change = published
    app.router.add_get("/sandbox/faults", served(listed))
    app.router.add_post("/sandbox/faults", served(add))
    app.router.add_post("/sandbox/faults/remove", served(remove))
    _add_accidents(app, services, accidents, now)
    app.router.add_post("/sandbox/gateway", served(happen))
    app.router.add_post("/sandbox/rates", served(limit))


def _add_accidents(app: web.Application, services: Services, accidents: Accidents, now: Callable[[], Json]) -> None:
    async def start(request: web.Request) -> Json:
        body = await request.json()
        world, number = services.world, int(body.get("place") or 0)
        accidents.start(
            str(body.get("key")),
            guild=world.guilds.get(number),
            channel=world.channels.get(number),
            person=world.users.get(number),
        )
        return now() | {"places": _places(services)}

    async def end(request: web.Request) -> Json:
        accidents.end(int((await request.json())["id"]))
        return now() | {"places": _places(services)}

    app.router.add_post("/sandbox/accidents", served(start))
    app.router.add_post("/sandbox/accidents/end", served(end))


async def _act_on_gateway(gateway: Gateway, body: Json) -> None:
    act = _ACCIDENTS.get(str(body.get("do")))
    if act is None:
        raise PersonError(f"The gateway cannot {body.get('do')}.")
    outcome = act(gateway, body)
    if outcome is not None:
        await outcome


_ACCIDENTS: dict[str, Callable[[Gateway, Json], Awaitable[None] | None]] = {
    "drop": lambda gateway, _: gateway.drop(),
    "reconnect": lambda gateway, _: gateway.ask_to_reconnect(),
    "invalidate": lambda gateway, body: gateway.invalidate(resumable=bool(body.get("resumable", False))),
    "freeze": lambda gateway, _: gateway.freeze(),
    "thaw": lambda gateway, _: gateway.thaw(),
    "repeat": lambda gateway, body: gateway.repeat_next(int(body.get("times", 1))),
    "limit_members": lambda gateway, body: gateway.limit_members(
        int(body.get("times", 1)), float(body.get("retry_after", 1.0))
    ),
}
