"""Search for time zones: the autocompletion of every field for a zone.

Data comes from the IANA tables that the package `tzdata` contains, parsed once and cached for the process.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.parsing.zone_names import COMMON_ZONES, OTHER_CITIES, OTHER_REGIONS, SPOKEN_NAMES
from bot.text.texts import texts
from bot.text.times import clock_text
from formats.core.wall_clock import UnknownZoneError, wall_time, zone_info

MOST_ZONES = 25
"""Maximum number of suggestions of an autocompletion."""

LONGEST_ZONE = 60
"""Maximum number of characters: longer texts are no zones, and comparing them with all names would be slow."""

_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-\N{MINUS SIGN}])\s*(\d{1,2})(?::?(\d{2}))?")
_MOST_OFFSET = timedelta(hours=15)
_ALIKE = 0.75


class _Place(NamedTuple):
    """A zone with the words by which it can be found."""

    zone: str
    city: str
    words: tuple[str, ...]
    country: str


def find_zones(text: str, now: datetime, limit: int = MOST_ZONES) -> tuple[str, ...]:
    """Return IANA names for what has been typed so far, best first, at most `limit`.

    Recognised are abbreviations ("est" is New York first, reading C3), cities, parts of zone names, countries, offsets
    ("utc+2": the zones with that offset at `now`, then the fixed one), and typing errors. An empty text gives the most
    populated zones.
    """
    text = text[:LONGEST_ZONE]
    typed = _plain(text)
    if not typed:
        return COMMON_ZONES[:limit]
    offset = _OFFSET.fullmatch(text.strip().lower())
    found = dict.fromkeys(_at_offset(offset, now, limit) if offset else _by_name(text.strip(), typed))
    return tuple(found)[:limit]


def zone_label(zone: str, now: datetime) -> str:
    """Return a zone with the time on its clocks at `now`: `Europe/Berlin (now Tue 19:05)`."""
    return texts.zones.clock_now(zone=zone, clock=clock_text(wall_time(now, zone)))


def exact_zone(text: str) -> str:
    """Return the zone of an IANA name in any case, or of a common name. Raises `UnknownZoneError`."""
    named = _iana_name(text.strip())
    spoken = SPOKEN_NAMES.get(_plain(text))
    if named is None and spoken is None:
        raise UnknownZoneError(text)
    return spoken[0] if spoken else str(named)


def _plain(text: str) -> str:
    """Return lower-case letters without accents, with single spaces between words."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join(re.findall(r"[a-z0-9]+", "".join(sign for sign in letters if not unicodedata.combining(sign))))


@cache
def _names() -> dict[str, str]:
    """Return UTC and every name with an area, by its lower-case form.

    Bare names such as `EST` are fixed offsets that no place uses, and are excluded.
    """
    names = {name.lower(): name for name in available_timezones() if "/" in name or name == "UTC"}
    return {small: name for small, name in names.items() if not small.startswith(("posix/", "right/"))}


def _iana_name(text: str) -> str | None:
    """Return the IANA name of a text, or None."""
    return _names().get(text.lower().replace(" ", "_"))


@cache
def _places() -> tuple[_Place, ...]:
    """Return the populated zones, common ones first, then by name."""
    tables = files("tzdata") / "zoneinfo"
    countries = dict(_rows((tables / "iso3166.tab").read_text(encoding="utf-8"), 0, 1))
    country_of = dict(_rows((tables / "zone.tab").read_text(encoding="utf-8"), 2, 0))
    zones = [*COMMON_ZONES, *sorted(country_of.keys() - set(COMMON_ZONES))]
    places = []
    for zone in zones:
        city = _plain(zone.rsplit("/", 1)[-1])
        country = _plain(countries.get(country_of.get(zone, ""), ""))
        places.append(_Place(zone, city, tuple(_plain(zone).split()), country))
    return tuple(places)


@cache
def _zones_by_rule() -> dict[str, ZoneInfo]:
    """Return the common zones, then one for each set of rules currently in force. Cached, because loading is slow."""
    table = (files("tzdata") / "zoneinfo" / "zonenow.tab").read_text(encoding="utf-8")
    return {zone: zone_info(zone) for zone in [*COMMON_ZONES, *(zone for zone, _ in _rows(table, 2, 0))]}


def _rows(table: str, key: int, value: int) -> Iterator[tuple[str, str]]:
    """Yield two columns of a tab-separated table."""
    for line in table.splitlines():
        if line and not line.startswith("#"):
            cells = line.split("\t")
            yield cells[key], cells[value]


def _by_name(text: str, typed: str) -> Iterator[str]:
    """Yield everything that matches, from the surest kind of match to the least sure.

    Typing errors only if nothing else matches.
    """
    if typed in OTHER_REGIONS:
        yield from OTHER_REGIONS[typed]
        return
    yield from SPOKEN_NAMES.get(typed, ())
    named = _iana_name(text)
    if named is not None:
        yield named
    places = _places()
    fits = [
        (place.zone for place in places if place.city == typed),
        (zone for city, zone in OTHER_CITIES.items() if city == typed),
        (place.zone for place in places if place.city.startswith(typed)),
        (zone for city, zone in OTHER_CITIES.items() if city.startswith(typed)),
        (place.zone for place in places if place.country.startswith(typed)),
        (place.zone for place in places if any(word.startswith(typed) for word in place.words)),
        (place.zone for place in places if typed in f"{' '.join(place.words)} {place.country}"),
    ]
    none_yet = named is None and typed not in SPOKEN_NAMES
    for fit in fits:
        for zone in fit:
            none_yet = False
            yield zone
    if none_yet:
        yield from _slips(typed)


def _slips(typed: str) -> Iterable[str]:
    """Return the zones of cities and countries with similar spelling."""
    known: dict[str, list[str]] = {}
    for place in _places():
        known.setdefault(place.city, []).append(place.zone)
        known.setdefault(place.country, []).append(place.zone)
    for city, zone in OTHER_CITIES.items():
        known.setdefault(city, []).append(zone)
    return (zone for name in get_close_matches(typed, known, n=5, cutoff=_ALIKE) for zone in known[name])


def _at_offset(offset: re.Match[str], now: datetime, limit: int) -> list[str]:
    """Return the zones with this offset from UTC at `now`, the fixed offset last."""
    hours, minutes = int(offset[2]), int(offset[3] or 0)
    wanted = timedelta(hours=hours, minutes=minutes) * (1 if offset[1] == "+" else -1)
    if abs(wanted) > _MOST_OFFSET:
        return []
    there = [zone for zone, info in _zones_by_rule().items() if now.astimezone(info).utcoffset() == wanted]
    fixed = f"Etc/GMT{'-' if offset[1] == '+' else '+'}{hours}"  # the database counts these westwards
    always = [] if minutes else [name for name in [_iana_name(fixed if hours else "UTC")] if name]
    living = [zone for zone in there if zone not in always]
    return [*living[: limit - len(always)], *always]
