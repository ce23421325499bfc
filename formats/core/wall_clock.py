"""Conversion between wall-clock times and instants.

A wall time is a `datetime` without a zone; an instant is an aware `datetime` in UTC. Twice a year the two do not match
one to one: when clocks go forward some wall times do not exist, when they go back some happen twice. The rules used
all over the project are in this one place:

- a wall time that does not exist means the first instant after the gap;
- a wall time that happens twice means its first occurrence.

Zones are IANA names (`America/New_York`); their data comes from `zoneinfo`.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from formats.core.errors import RuleError

_SECOND = timedelta(seconds=1)
_OF_THIS_MACHINE = re.compile("localtime|posixrules|Factory|(posix|right)/.*")
"""Names in some machines' zone data that mean no place, or another one on another machine."""


class UnknownZoneError(RuleError):
    """No IANA zone has this name."""

    zone: str


def zone_info(zone: str) -> ZoneInfo:
    """The zone of that IANA name; `UnknownZoneError` where there is none."""
    if _OF_THIS_MACHINE.fullmatch(zone):
        raise UnknownZoneError(zone)
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError) as error:  # OSError: the name of a folder of zones, such as "Europe"
        raise UnknownZoneError(zone) from error


def _known_zone(zone: str) -> str:
    try:
        zone_info(zone)
    except UnknownZoneError as error:
        raise PydanticCustomError("unknown_zone", "no such time zone: {zone}", {"zone": zone}) from error
    return zone


ZoneName = Annotated[str, AfterValidator(_known_zone)]
"""A field of a model that holds the name of an existing IANA zone."""


def wall_time(instant: datetime, zone: str) -> datetime:
    """Return the wall time in `zone` at `instant`, as a `datetime` without a zone."""
    return instant.astimezone(zone_info(zone)).replace(tzinfo=None, fold=0)


def instants_of(wall: datetime, zone: str) -> tuple[datetime, ...]:
    """Every instant at which a clock in `zone` shows `wall`, in order: none in a gap, two when repeated, else one."""
    before, after = _readings(wall, zone)
    if before == after:
        return (before,)
    # In a gap the reading with the old offset lies behind the one with the new; in a repeated hour before it.
    return (before, after) if before < after else ()


def instant_of(wall: datetime, zone: str) -> datetime:
    """The one instant that `wall` means in `zone`, by the two rules of this module."""
    existing = instants_of(wall, zone)
    return existing[0] if existing else _end_of_gap(wall, zone)


def _readings(wall: datetime, zone: str) -> tuple[datetime, datetime]:
    """`wall` read with the offset before the nearest change and with the one after it; equal away from changes."""
    there = wall.replace(tzinfo=zone_info(zone))
    return there.replace(fold=0).astimezone(UTC), there.replace(fold=1).astimezone(UTC)


def _end_of_gap(wall: datetime, zone: str) -> datetime:
    """The instant at which the clocks jump over `wall`: between its two readings, found to the second by halving."""
    late, early = _readings(wall, zone)
    info = zone_info(zone)
    old = early.astimezone(info).utcoffset()
    early = early.replace(microsecond=0)
    while late - early > _SECOND:
        middle = early + timedelta(seconds=(late - early) // _SECOND // 2)
        if middle.astimezone(info).utcoffset() == old:
            early = middle
        else:
            late = middle
    return late.replace(microsecond=0)
