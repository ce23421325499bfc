"""Protection of /sandbox/* against requests of other sites (CSRF, DNS rebinding), and its error responses.

A page of another site that is open in the same browser could otherwise control this machine's sandbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from aiohttp import BodyPartReader, web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox.errors import ApiError
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Names of this machine."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob: https:; media-src 'self' https:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Security headers: only scripts of the page itself, no content sniffing, no framing."""


def is_foreign(request: web.Request) -> bool:
    """Whether a request comes from a page of another site. Programs other than browsers send no Origin."""
    origin = request.headers.get("Origin")
    return origin is not None and origin.split("://", 1)[-1] != request.host


def guard(bound: str) -> Middleware:
    """Middleware that accepts only requests for this machine's names or the bound address, and adds `HEADERS`.

    A page of another site may let its name resolve to this machine (DNS rebinding): origin and host are then equal, but
    the host is not ours. When bound to all addresses (`0.0.0.0`), any numeric address is accepted.
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
    """Wrap a handler: respond with its result and "ok", or with one sentence and status 400."""

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


async def uploaded(request: web.Request) -> tuple[str, bytes]:
    """Return name and content of the uploaded `file`. Raises `PersonError` if there is none."""
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader) and part.name == "file" and part.filename:
            return part.filename, bytes(await part.read())
    raise PersonError("There is no file.")


def refused(sentence: str) -> web.Response:
    """Return the error response of /sandbox/*."""
    return web.json_response({"ok": False, "error": sentence}, status=400)
