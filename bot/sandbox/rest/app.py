"""Puts the routes on the web server: authorization, faults, rate-limit headers, refusals."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox.errors import ApiError, refusal
from bot.sandbox.faults import Fault
from bot.sandbox.rest import channels, commands, events, guilds, messages, reactions, responses, roles, threads, users
from bot.sandbox.rest.call import Answer, Call, Handler, Route
from bot.sandbox.services import Exchange, Services

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_OPEN_TO_ALL = ("/interactions/", "/webhooks/", "/gateway")
_MODULES = (channels, commands, events, guilds, messages, reactions, responses, roles, threads, users)
_TOO_MANY = 429

ROUTES: tuple[Route, ...] = tuple(route for module in _MODULES for route in module.ROUTES)


def add_routes(app: web.Application, services: Services) -> None:
    """Serve the REST API; an address it does not know is answered 404 as JSON."""
    for method, path, handler in ROUTES:
        app.router.add_route(method, PREFIX + path, _served(services, f"{method} {path}", handler))
    app.router.add_route("*", PREFIX + "/{rest:.*}", _served(services, "* /unknown", _unknown))


async def _unknown(_: Call) -> Answer:
    raise refusal("not_found")


def _served(services: Services, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    bucket = hashlib.sha256(route.encode()).hexdigest()[:16]

    async def serve(request: web.Request) -> web.StreamResponse:
        call = Call(request, services)
        fault = services.faults.strike(route)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.before_work and (fault.drop or fault.status):
            await request.read()
            status, body = 0, None
        else:
            status, body = await _answer(call, route, handler)
        if fault is not None and fault.drop:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fault is not None and fault.status:
            return _faulty(fault, bucket)
        for observer in services.observers:
            observer(Exchange(route, call.sent if isinstance(call.sent, dict) else None, status, body))
        return _response(status, body, bucket)

    return serve


async def _answer(call: Call, route: str, handler: Handler) -> Answer:
    try:
        path = route.split(" ", 1)[1]
        if not path.startswith(_OPEN_TO_ALL):
            _authorize(call)
        await call.read()
        return await handler(call)
    except ApiError as error:
        return error.status, error.body()
    except (KeyError, ValueError, TypeError, AttributeError):
        # A body of a shape nobody checked: Discord would refuse it too, and a 500 would only be tried again.
        _log.exception("%s was not understood: %r", route, call.sent)
        return 400, ApiError(400, 50035, "Invalid Form Body", errors={}).body()


def _authorize(call: Call) -> None:
    if call.request.headers.get("Authorization") != f"Bot {call.services.token}":
        raise refusal("unauthorized")


def _response(status: int, body: Any, bucket: str) -> web.Response:
    headers = {
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "999",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": bucket,
        "Via": "1.1 sandbox",
    }
    if status == _TOO_MANY and isinstance(body, dict):
        headers["Retry-After"] = str(body.get("retry_after", 1))
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads the body as JSON only if the type is exactly this, without a charset.
    return web.Response(
        status=status, headers={**headers, "Content-Type": "application/json"}, body=json.dumps(body).encode()
    )


def _faulty(fault: Fault, bucket: str) -> web.Response:
    status = fault.status or 500
    if status == _TOO_MANY:
        body = {
            "message": "You are being rate limited.",
            "retry_after": fault.retry_after,
            "global": fault.scope == "global",
            "code": fault.code,
        }
        response = _response(status, body, bucket)
        response.headers["X-RateLimit-Scope"] = fault.scope
        return response
    return _response(status, {"message": f"{status}: ordered by the sandbox", "code": fault.code}, bucket)
