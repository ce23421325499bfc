"""Subscriptions: calendars of a tournament and of a person, and a feed of the public announcements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC
from xml.etree import ElementTree as ET

from aiohttp import web
from icalendar import Calendar

from bot.files.calendar import empty_calendar, player_calendar, rounds_calendar
from bot.public_data import showing
from bot.text.catalogue import in_language
from bot.text.context import context_of, posts_language
from bot.text.names import clean
from bot.views.sealing import open_stages
from bot.web.answers import Answer
from bot.web.public_tournaments import PublicTournament, last_change
from bot.web.site import Site
from bot.web.visit import NotHereError
from formats.core.draws import public_id

ATOM, CALENDAR = "application/atom+xml", "text/calendar"
NAMESPACE = "http://www.w3.org/2005/Atom"
MOST_ENTRIES = 50
MOST_TOURNAMENTS = 30
"""In one's own calendar: the latest one has entered."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
UNPRINTABLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def routes(site: Site) -> Iterator[web.RouteDef]:
    """The addresses of feeds."""
    feeds = Feeds(site)
    yield web.get("/t/{tournament}/calendar.ics", feeds.calendar)
    yield web.get("/t/{tournament}/feed.atom", feeds.atom)
    yield web.get("/calendar/{token}.ics", feeds.own_calendar)


class Feeds:
    """Answers programs that look again and again."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def calendar(self, request: web.Request) -> web.Response:
        """All games of a tournament that have or had a time."""
        public = await self._site.public(request)
        key = ("calendar", public.id, public.key)
        address = f"{self._site.options.base}/t/{public.id}"

        def make() -> Answer:
            text = tournament_calendar(public, address)
            return Answer(text.encode(), CALENDAR, repr(key), found=public.settings.found)

        return await self._site.made(request, key, make)

    async def own_calendar(self, request: web.Request) -> web.Response:
        """Answer with all games of the person who owns the secret address, in all tournaments."""
        token = request.match_info["token"]
        database = self._site.tournaments.database
        person = await database.calendar_feeds.person_of(token) if TOKEN.fullmatch(token) else None
        if person is None:
            raise NotHereError
        entered = (await database.tournaments.person_entrants(person))[-MOST_TOURNAMENTS:]
        tournaments = [(await self._site.tournaments.private(tournament), entrant) for tournament, entrant in entered]
        found = [(public, entrant) for public, entrant in tournaments if public is not None]
        key = ("own calendar", person, *(f"{public.id} {public.key} {entrant}" for public, entrant in found))

        def make() -> Answer:
            return Answer(own_calendar(found).encode(), CALENDAR, repr(key), "private, no-cache")

        return await self._site.made(request, key, make)

    async def atom(self, request: web.Request) -> web.Response:
        """Answer with the public announcements, newest first."""
        public = await self._site.public(request)
        key = ("atom", public.id, public.key)
        base = self._site.options.base

        def make() -> Answer:
            return Answer(atom_feed(public, base), ATOM, repr(key), found=public.settings.found)

        return await self._site.made(request, key, make)


def tournament_calendar(public: PublicTournament, address: str) -> str:
    """The games of all stages that everybody may see, in the tournament's language."""
    context = context_of(public.loaded, public.engine)
    with in_language(posts_language(context.state)):
        rounds = [
            (stage, round_.number) for stage in open_stages(context) for round_ in context.state.started[stage].rounds
        ]
        title = clean(context.state.title)
        file = rounds_calendar(context, public.loaded.records, rounds, title, now=last_change(public), url=address)
    return str(empty_calendar(title).to_ical().decode()) if file is None else file.text


def own_calendar(entered: list[tuple[PublicTournament, str]]) -> str:
    """All games of one person, each as their entrants."""
    calendar = empty_calendar("Herald")
    for public, entrant in entered:
        context = context_of(public.loaded, public.engine)
        with in_language(posts_language(context.state)):
            file = player_calendar(context, public.loaded.records, entrant, now=last_change(public))
        if file is not None:
            for event in Calendar.from_ical(file.text).subcomponents:
                calendar.add_component(event)
    return str(calendar.to_ical().decode())


def atom_feed(public: PublicTournament, base: str) -> bytes:
    """The news of a tournament as RFC 4287 has it."""
    context = context_of(public.loaded, public.engine)
    address = f"{base}/t/{public.id}"
    with in_language(posts_language(context.state)):
        news = showing.news(context, public.loaded.records)[-MOST_ENTRIES:]
    mark = public_id(context.state)
    feed = ET.Element("feed", {"xmlns": NAMESPACE, "xml:lang": posts_language(context.state)})
    _child(feed, "id", f"tag:herald.invalid,2026:{mark}")
    _child(feed, "title", clean(context.state.title))
    _child(feed, "updated", last_change(public).astimezone(UTC).isoformat())
    ET.SubElement(feed, "link", {"rel": "self", "href": f"{address}/feed.atom"})
    ET.SubElement(feed, "link", {"rel": "alternate", "href": address})
    _child(ET.SubElement(feed, "author"), "name", "Herald")
    for piece in reversed(news):
        entry = ET.SubElement(feed, "entry")
        _child(entry, "id", f"tag:herald.invalid,2026:{mark}/{piece.id}")
        _child(entry, "title", piece.text[:120])
        _child(entry, "updated", piece.at.astimezone(UTC).isoformat())
        ET.SubElement(entry, "link", {"rel": "alternate", "href": f"{address}/news"})
        content = ET.SubElement(entry, "content", {"type": "text"})
        content.text = UNPRINTABLE.sub("", piece.text)
    document: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return document


def _child(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = UNPRINTABLE.sub("", text)
