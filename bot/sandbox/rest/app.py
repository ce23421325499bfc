"""Routing of the REST API, with the steps common to all routes.

A request passes: rate limits (429), injected faults before the work, authorization (401), reading of the body, the
handler, injected faults after the work, rate-limit headers. Each response with its request is passed to the observers
of `Services`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from aiohttp import web

from bot.sandbox.errors import ApiError, message_of, refusal
from bot.sandbox.faults import Fault
from bot.sandbox.rates import TOO_MANY, Refused, limited_body
from bot.sandbox.rest import channels, commands, events, guilds, messages, reactions, responses, roles, threads, users
from bot.sandbox.rest.call import NO_CONTENT, Answer, Call, Handler, Route
from bot.sandbox.rest.coverage import refuse_unknown
from bot.sandbox.services import Exchange, Services

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_OPEN_TO_ALL = ("/interactions/", "/webhooks/", "/gateway")
_MODULES = (channels, commands, events, guilds, messages, reactions, responses, roles, threads, users)

ROUTES: tuple[Route, ...] = tuple(route for module in _MODULES for route in module.ROUTES)


def add_routes(app: web.Application, services: Services) -> None:
    """Serve the REST API; unknown addresses are answered with 404 as JSON."""
    app[_SERVICES] = services
    for resource in _resources():
        app.router.register_resource(resource)


_SERVICES = web.AppKey("services", Services)


@cache
def _resources() -> tuple[web.AbstractResource, ...]:
    """Return the compiled routes. Cached, because compiling the patterns takes longer than serving a request.

    Shared by all sandboxes of a process; handlers therefore find their `Services` in the request's application.
    """
    router = web.UrlDispatcher()
    for method, path, handler in ROUTES:
        router.add_route(method, PREFIX + path, _served(f"{method} {path}", handler))
    router.add_route("*", PREFIX + "/{rest:.*}", _served("* /unknown", _unknown))
    return tuple(router.resources())


async def _unknown(call: Call) -> Answer:
    raise refuse_unknown(call.services, call.request.method, f"/{call.request.match_info['rest']}")


def _served(route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Wrap a handler into an aiohttp handler."""

    async def serve(request: web.Request) -> web.StreamResponse:
        services = request.app[_SERVICES]
        call = Call(request, services)
        if (refused := services.rates.ask(route, request.match_info)) is not None:
            await request.read()
            services.rates.answered(TOO_MANY)
            if not isinstance(refused.body, str):
                _observe(call, route, TOO_MANY, refused.body)
            return _refused(refused)
        fault = services.faults.strike(route, request.match_info.get("channel_id"))
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
        headers = services.rates.headers(route, request.match_info)
        if fault is not None and fault.status:
            services.rates.answered(fault.status, fault.scope)
            return _faulty(fault, headers)
        services.rates.answered(status)
        _observe(call, route, status, body)
        return _response(status, body, headers)

    return serve


def _observe(call: Call, route: str, status: int, body: Any) -> None:
    """Pass a request and its response to the observers."""
    exchange = Exchange(route, call.sent, status, body, tuple(call.files))
    for observer in call.services.observers:
        observer(exchange)


async def _answer(call: Call, route: str, handler: Handler) -> Answer:
    """Authorize and handle a request; errors become Discord's error responses."""
    try:
        path = route.split(" ", 1)[1]
        if not path.startswith(_OPEN_TO_ALL):
            _authorize(call)
        await call.read()
        return await handler(call) or NO_CONTENT
    except ApiError as error:
        return error.status, error.body()
    except (KeyError, ValueError, TypeError, AttributeError):
        # A body of unexpected shape: Discord would reject it too, and a bot would retry a request answered with 500.
        _log.exception("invalid request body for %s: %r", route, call.sent)
        return 400, ApiError(400, 50035, "Invalid Form Body", errors={}).body()


def _authorize(call: Call) -> None:
    if call.request.headers.get("Authorization") != f"Bot {call.services.token}":
        raise refusal("unauthorized")


def _response(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if status == TOO_MANY and isinstance(body, dict):
        headers["Retry-After"] = str(body.get("retry_after", 1))
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py parses the body as JSON only if the content type is exactly "application/json", without a charset.
    return web.Response(
        status=status, headers={**headers, "Content-Type": "application/json"}, body=json.dumps(body).encode()
    )


def _refused(refused: Refused) -> web.Response:
    """Return the response to a request above a rate limit."""
    if isinstance(refused.body, str):
        return web.Response(status=TOO_MANY, headers=refused.headers, body=refused.body.encode())
    return _response(TOO_MANY, refused.body, refused.headers)


def _faulty(fault: Fault, headers: dict[str, str]) -> web.Response:
    """Return the response of an injected fault."""
    status = fault.status or 500
    if status != TOO_MANY:
        said = message_of(fault.code) or f"{status}: ordered by the sandbox"
        return _response(status, {"message": said, "code": fault.code}, headers)
    headers["X-RateLimit-Scope"] = fault.scope
    if fault.scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return _response(status, limited_body(fault.retry_after, fault.scope, fault.code), headers)
