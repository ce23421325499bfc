"""Which routes of Discord the sandbox simulates, and the answer to those it does not.

`discord_routes.json` lists the routes of Discord's API v10 as `METHOD /path`, with the names of parameters in braces.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from bot.sandbox.errors import ApiError, refusal
from bot.sandbox.services import Services

PANEL = "routes"
_PARAMETER = re.compile(r"\{\w+\}")


@cache
def discord_routes() -> tuple[str, ...]:
    """Return all routes of Discord, in order of their paths."""
    return tuple(json.loads(Path(__file__).with_name("discord_routes.json").read_text(encoding="utf-8")))


def missing_routes(simulated: Collection[str]) -> list[str]:
    """Return the routes of Discord that are not among these; names of parameters do not count."""
    known = {_PARAMETER.sub("{}", route) for route in simulated}
    return [route for route in discord_routes() if _PARAMETER.sub("{}", route) not in known]


def route_of(method: str, path: str) -> str | None:
    """Return Discord's route for a request, the one with the fewest parameters if several fit; None if none does."""
    fitting = [
        route
        for route in discord_routes()
        if re.fullmatch(_PARAMETER.sub("[^/]+", route), f"{method} {path}") is not None
    ]
    return min(fitting, key=lambda route: route.count("{"), default=None)


def refuse_unknown(services: Services, method: str, path: str) -> ApiError:
    """Return the answer to a request that no route takes.

    For a route of Discord it says that the sandbox lacks it, and the page shows it in a panel.
    """
    route = route_of(method, path)
    if route is None:
        return refusal("not_found")
    panel = services.panels.find(PANEL) or services.panels.open(
        services.world,
        PANEL,
        "Not simulated",
        "The bot has asked for these routes of Discord, which the sandbox does not have. It was answered 404.",
    )
    panel.log(route)
    return ApiError(404, 0, f"Not simulated by the sandbox: {route}")
