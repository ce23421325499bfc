"""The door of /sandbox/*: keeps other sites' pages out, and words what goes wrong.

A page of another site open in the same browser could otherwise act on this machine's sandbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox.errors import ApiError
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob: https:; media-src 'self' https:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Scripts of the page's own alone, nothing guessed about files, shown in nobody's frame."""


def is_foreign(request: web.Request) -> bool:
    """Whether a request comes from another site's page. Programs that are no browsers name no origin."""
    origin = request.headers.get("Origin")
    return origin is not None and origin.split("://", 1)[-1] != request.host


def guard(bound: str) -> Middleware:
    """Let in only who asks for this machine or the address it listens on, and say how the answers may be used.

    A page of another site may have its name point here (DNS rebinding): its origin and the host are the same then, but
    the host is not ours. Listening on all addresses (`0.0.0.0`), a name tells nothing: numbers are ours.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _is_ours(request.url.host or "", bound):
            answer: web.StreamResponse = refused("The sandbox is not called that. Open the address it printed.")
        else:
            try:
                answer = await handler(request)
            except web.HTTPException as error:
                error.headers.update(HEADERS)
                raise
        if not answer.prepared:
            answer.headers.update(HEADERS)
        return answer

    return guarded


def _is_ours(host: str, bound: str) -> bool:
    if host in HERE or host == bound:
        return True
    try:
        return ip_address(bound).is_unspecified and bool(ip_address(host))
    except ValueError:
        return False


def served(handler: Callable[[web.Request], Awaitable[Json]]) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Serve a handler: its answer with "ok", or one sentence with status 400."""

    async def serve(request: web.Request) -> web.Response:
        try:
            if is_foreign(request):
                return refused("Only the sandbox's own page may do that.")
            return web.json_response({"ok": True} | await handler(request))
        except PersonError as error:
            return refused(error.sentence)
        except ApiError as error:
            return refused(error.message)
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            return refused(f"The request is not understood: {error}")

    return serve


def refused(sentence: str) -> web.Response:
    """A refusal of /sandbox/*."""
    return web.json_response({"ok": False, "error": sentence}, status=400)
