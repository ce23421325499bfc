"""Keeps other web sites out: a page open in the same browser could otherwise act on this machine's sandbox."""

from __future__ import annotations

from aiohttp import web


def is_foreign(request: web.Request) -> bool:
    """Whether a request comes from another site's page. Programs that are no browsers name no origin."""
    origin = request.headers.get("Origin")
    return origin is not None and origin.split("://", 1)[-1] != request.host
