"""Who plays in a rehearsal: names, homes, and when they like to play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Role:
    """A demo player. `strength` on the scale of ratings; `hours` as one would type them into `/me availability`."""

    name: str
    zone: str
    strength: int
    hours: str


CAST = (
    Role("Amara", "Africa/Lagos", 2310, "weekdays 18-23, sat 10-22"),
    Role("Björn", "Europe/Stockholm", 2265, "mon-thu 19-23, sun 10-20"),
    Role("Carmen", "America/Bogota", 2240, "daily 18-23"),
    Role("Dmitri", "Europe/Belgrade", 2205, "thu-sun 16-24"),
    Role("Elif", "Europe/Istanbul", 2170, "fri 18-24, sat 12-24, sun 12-22"),
    Role("Farid", "Asia/Dubai", 2135, "weekdays 20-24, fri 10-24"),
    Role("Grace", "America/Chicago", 2110, "daily 19-23"),
    Role("Hiro", "Asia/Tokyo", 2080, "sat any, sun any"),
    Role("Ingrid", "Europe/Oslo", 2050, "wed-sun 17-22"),
    Role("João", "America/Sao_Paulo", 2015, "weekdays 20-24, sat 14-22"),
    Role("Katya", "Europe/Warsaw", 1985, "daily 18-22"),
    Role("Liam", "Europe/Dublin", 1950, "thu 18-23, fri 18-23, sat 10-23"),
    Role("Mei", "Asia/Singapore", 1920, "weekdays 20-24, sun any"),
    Role("Noor", "Asia/Karachi", 1890, "sat 9-23, sun 9-23"),
    Role("Oskar", "Europe/Vienna", 1855, "any"),
    Role("Priya", "Asia/Kolkata", 1820, "daily 19-24"),
    Role("Quinn", "America/Los_Angeles", 1790, "weekdays 17-22, sat 9-21"),
    Role("Rosa", "America/Mexico_City", 1750, "daily 18-23"),
    Role("Sami", "Europe/Helsinki", 1720, "thu-sat 16-23"),
    Role("Tova", "Asia/Jerusalem", 1690, "sun-thu 19-23"),
    Role("Ugo", "Europe/Rome", 1650, "weekdays 20-24, sun 10-24"),
    Role("Vera", "Europe/Sofia", 1620, "daily 17-22"),
    Role("Wen", "Asia/Taipei", 1580, "sat 8-24, sun 8-24"),
    Role("Yara", "Africa/Cairo", 1540, "daily 18-24"),
)
