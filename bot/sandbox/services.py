"""Container of the parts of one sandbox, shared by its sockets and its people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.commands import Commands
from bot.sandbox.dm_openings import DmOpenings
from bot.sandbox.faults import Faults
from bot.sandbox.interactions import Interactions
from bot.sandbox.panels import Panels, TourStep
from bot.sandbox.rates import RateLimits
from bot.sandbox.reading import Reading
from bot.sandbox.sessions import PRIVILEGED, SessionStarts
from bot.sandbox.switches import Switches
from bot.sandbox.world.models import Json
from bot.sandbox.world.store import World


@dataclass(frozen=True, slots=True)
class Exchange:
    """One REST request with its response, for tests that compare them with Discord's OpenAPI description.

    Attributes:
        route: for example "POST /channels/{channel_id}/messages".
        request: the JSON body sent (of a multipart request, its JSON part), None if there was none.
        status: the HTTP status answered.
        answer: the JSON body answered, None if there was none.
        files: the names of the parts that were files.
    """

    route: str
    request: Json | list[Json] | None
    status: int
    answer: object
    files: tuple[str, ...] = ()


@dataclass(slots=True)
class Services:
    """All parts of a sandbox.

    Attributes:
        starts: the limit of gateway session starts.
        privileged: the privileged intents that are granted to the bot.
        shards: the number of shards recommended to a bot.
        links: links of the page to the hosting program, by label.
    """

    world: World
    token: str
    commands: Commands
    interactions: Interactions
    rates: RateLimits
    starts: SessionStarts
    dm_openings: DmOpenings
    shards: int = 1
    privileged: int = PRIVILEGED
    faults: Faults = field(default_factory=Faults)
    switches: Switches = field(default_factory=Switches)
    panels: Panels = field(default_factory=Panels)
    tour: tuple[TourStep, ...] = ()
    links: dict[str, str] = field(default_factory=dict)
    reading: Reading = field(default_factory=Reading)
    observers: list[Callable[[Exchange], None]] = field(default_factory=list)
