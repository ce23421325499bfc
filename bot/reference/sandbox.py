"""Reference page of the sandbox: which routes and gateway events of Discord it has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bot.reference.markdown import code, page, table
from bot.sandbox.rest.app import ROUTES
from bot.sandbox.rest.coverage import discord_routes, missing_routes
from bot.sandbox.world.gateway_events import NOT_SENT, SENT


def sandbox_page() -> str:
    """The page of all routes and events."""
    missing = missing_routes([f"{method} {path}" for method, path, _ in ROUTES])
    there = [route for route in discord_routes() if route not in set(missing)]
    lines = [
        *_events(),
        "## Routes",
        "",
        f"{len(there)} of {len(discord_routes())} routes of the API are there.",
        "",
        *table(("resource", "there", "not there"), _by_resource(there, missing)),
    ]
    return page("What the sandbox has of Discord", "sandbox", lines)


def _events() -> list[str]:
    rows = [("sent", _listed(SENT)), ("not sent", _listed(NOT_SENT))]
    return ["## Events of the gateway", "", *table(("", "events"), rows)]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(code, sorted(names)))


def _by_resource(there: Iterable[str], missing: Iterable[str]) -> list[tuple[str, str, str]]:
    """Return a row for each resource: the routes that are there, and those that are not."""
    rows: dict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for column, routes in enumerate((there, missing)):
        for route in routes:
            rows[_resource(route)][column].append(code(route))
    return [(name, ", ".join(has), ", ".join(lacks)) for name, (has, lacks) in sorted(rows.items())]


def _resource(route: str) -> str:
    """Return the words of a path up to the second one that is no parameter: `guilds members`."""
    words = [word for word in route.split(" ", 1)[1].split("/") if word and not word.startswith("{")]
    return " ".join(words[:2])
