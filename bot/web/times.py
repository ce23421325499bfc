"""Times on the page, in the zone of the request, marked so that a script converts them to that of the reader."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton

from bot.files.html import Html, moment
from bot.text.catalogue import language
from formats.messages.languages import babel_locale


def moment_html(at: datetime, zone: str) -> Html:
    """A moment as `Tue, 5 Jan 2010, 14:00 EST`."""
    return moment(at, moment_text(at, zone))


def moment_text(at: datetime, zone: str) -> str:
    """Format a moment as text."""
    wall = at.astimezone(ZoneInfo(zone))
    day: str = format_skeleton("yMMMEd", wall, locale=babel_locale(language()))
    name = wall.tzname() or ""
    if not name.isalpha():
        offset = f"{wall:%z}"
        name = f"UTC{offset[:3]}:{offset[3:5]}"
    return f"{day}, {wall:%H:%M} {name}"
