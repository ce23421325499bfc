"""Faults and accidents ordered from the page: /sandbox/faults and /sandbox/gateway."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import fields

from aiohttp import web

from bot.sandbox.faults import Fault
from bot.sandbox.gateway import Gateway
from bot.sandbox.origin import served
from bot.sandbox.refusals import PersonError
from bot.sandbox.rest.app import ROUTES
from bot.sandbox.services import Services
from bot.sandbox.world.models import Json

_ORDERED = {item.name for item in fields(Fault)} - {"id", "hits", "chance"}


def accidents_json(services: Services, gateway: Gateway) -> Json:
    """The ordered faults and the state of the gateway, as the page reads them."""
    rates = services.rates
    return {
        "faults": [fault.as_json() for fault in services.faults.listed],
        "gateway": gateway.as_json(),
        "rates": {"enforced": rates.enforced, "refused": rates.refused, "invalid": rates.invalid},
    }


def add_routes(app: web.Application, services: Services, gateway: Gateway) -> None:
    """Serve /sandbox/faults and /sandbox/gateway."""

    def told() -> Json:
        services.world.tell("@faults", accidents_json(services, gateway))
        return accidents_json(services, gateway)

    async def listed(_: web.Request) -> Json:
        routes = sorted({f"{method} {path}" for method, path, _ in ROUTES})
        return accidents_json(services, gateway) | {"routes": routes}

    async def add(request: web.Request) -> Json:
        body = await request.json()
        if unknown := set(body) - _ORDERED:
            raise PersonError(f"A fault has no {', '.join(sorted(unknown))}.")
        fault = services.faults.add(**body)
        return {"fault": fault.as_json()} | accidents_json(services, gateway)

    async def remove(request: web.Request) -> Json:
        body = await request.json()
        if body.get("all"):
            services.faults.clear()
        else:
            services.faults.remove(int(body["id"]))
        return accidents_json(services, gateway)

    async def happen(request: web.Request) -> Json:
        body = await request.json()
        act = _ACCIDENTS.get(str(body.get("do")))
        if act is None:
            raise PersonError(f"The gateway cannot {body.get('do')}.")
        await act(gateway, body)
        return told()

    async def limit(request: web.Request) -> Json:
        services.rates.enforced = services.starts.enforced = bool((await request.json())["enforced"])
        return told()

    services.faults.on_change = told
    app.router.add_get("/sandbox/faults", served(listed))
    app.router.add_post("/sandbox/faults", served(add))
    app.router.add_post("/sandbox/faults/remove", served(remove))
    app.router.add_post("/sandbox/gateway", served(happen))
    app.router.add_post("/sandbox/rates", served(limit))


async def _drop(gateway: Gateway, _: Json) -> None:
    await gateway.drop()


async def _reconnect(gateway: Gateway, _: Json) -> None:
    gateway.ask_to_reconnect()


async def _invalidate(gateway: Gateway, body: Json) -> None:
    gateway.invalidate(resumable=bool(body.get("resumable", False)))


async def _freeze(gateway: Gateway, _: Json) -> None:
    gateway.freeze()


async def _thaw(gateway: Gateway, _: Json) -> None:
    gateway.thaw()


async def _repeat(gateway: Gateway, body: Json) -> None:
    gateway.repeat_next(int(body.get("times", 1)))


_ACCIDENTS: dict[str, Callable[[Gateway, Json], Awaitable[None]]] = {
    "drop": _drop,
    "reconnect": _reconnect,
    "invalidate": _invalidate,
    "freeze": _freeze,
    "thaw": _thaw,
    "repeat": _repeat,
}
