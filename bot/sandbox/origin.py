"""The door of /sandbox/*: keeps other sites' pages out, and words what goes wrong.

A page of another site open in the same browser could otherwise act on this machine's sandbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.sandbox.errors import ApiError
from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json


def is_foreign(request: web.Request) -> bool:
    """Whether a request comes from another site's page. Programs that are no browsers name no origin."""
    origin = request.headers.get("Origin")
    return origin is not None and origin.split("://", 1)[-1] != request.host


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
