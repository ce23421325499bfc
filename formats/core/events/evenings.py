"""Events of a series: when its evenings are, which of them opened, and how they ended."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AwareDatetime, Field

from formats.core.events.fact import SliceEvent
from formats.core.values import EntrantId, Value
from formats.core.wall_clock import ZoneName
from formats.core.weekly import WeeklyTime

Outcome = Literal["open", "held", "cancelled", "missed"]
"""How an evening stands: sign-up or play goes on; it was played to its end; it was cancelled; it was not opened in
time, because the bot was not running or the series was stopped."""

POINTS = (10, 8, 6, 5, 4, 3, 2, 1)


class SeriesPlan(Value):
    """When the evenings of a series are, and how they count.

    `opens_hours` is how long before its start an evening's sign-up opens. With fewer than `fewest` players at the start
    the evening is cancelled. `points` are those of the first place, the second and so on; later places get none. The
    `best` evenings of a player count, all if None. A `season` has so many evenings; None: the series has no seasons.
    Where it is `rated`, games change the ratings of the players, by which evenings are seeded.
    """

    zone: ZoneName
    at: WeeklyTime
    opens_hours: int = Field(default=72, ge=1, le=167)
    fewest: int = Field(default=4, ge=2, le=100)
    points: tuple[Annotated[int, Field(ge=0, le=10_000)], ...] = Field(default=POINTS, min_length=1, max_length=100)
    best: int | None = Field(default=None, ge=1, le=1000)
    season: int | None = Field(default=None, ge=1, le=1000)
    rated: bool = False


class EveningGame(Value):
    """A game of an evening: the people of either side, and the first side's share of it in half points."""

    first: tuple[EntrantId, ...] = Field(min_length=1)
    second: tuple[EntrantId, ...] = Field(min_length=1)
    half_points: int = Field(ge=0, le=2)


class SeriesPlanned(SliceEvent):
    """The tournament is a series from now on, or its plan was changed. `since` is the moment of it."""

    kind: Literal["SeriesPlanned"] = "SeriesPlanned"
    plan: SeriesPlan
    since: AwareDatetime


class EveningOpened(SliceEvent):
    """The sign-up of an evening opens. Evenings are numbered from 1."""

    kind: Literal["EveningOpened"] = "EveningOpened"
    number: int
    start: AwareDatetime


class EveningRecorded(SliceEvent):
    """What an evening came to, in place of what was recorded of it before.

    `places` are the players best first, together where they share a place. `at` is when it ended.
    """

    kind: Literal["EveningRecorded"] = "EveningRecorded"
    number: int
    outcome: Outcome
    at: AwareDatetime
    places: tuple[tuple[EntrantId, ...], ...] = ()
    games: tuple[EveningGame, ...] = ()


EveningEvent = SeriesPlanned | EveningOpened | EveningRecorded
"""The events of this module."""
