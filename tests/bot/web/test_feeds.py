"""Calendars and news to subscribe to."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from icalendar import Calendar

from bot.service.page_settings import PageSettings, keep_page_settings
from bot.web.__main__ import ROUTES
from formats.core import commands as cmd
from tests.bot.files.test_calendar import first_round
from tests.bot.played import STAGES, Played
from tests.bot.web.library import library

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TOKEN = "a" * 32
ATOM = "{http://www.w3.org/2005/Atom}"


async def test_a_tournaments_calendar_has_its_games(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        found = await site.read("/t/t1/calendar.ics")
        assert found.headers["Content-Type"].startswith("text/calendar")
        events = Calendar.from_ical(found.text).walk("VEVENT")
        assert len(events) == 6
        assert str(events[0]["url"]) == "https://herald.example/t/t1"
        again = await site.read("/t/t1/calendar.ics", If_None_Match=found.headers["ETag"])
        assert again.status == 304


async def test_before_there_are_times_the_calendar_is_empty_and_whole(tmp_path: Path) -> None:
    async with library(tmp_path, Played().create().enter(), routes=ROUTES) as site:
        assert Calendar.from_ical(await site.page("/t/t1/calendar.ics")).walk("VEVENT") == []


async def test_ones_own_calendar_has_the_games_of_all_tournaments_also_those_without_a_page(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), first_round(), routes=ROUTES) as site:
        await keep_page_settings(site.database, "t2", PageSettings())
        me = (await site.database.tournaments.beside("t1")).people["e1"].id
        other = (await site.database.tournaments.beside("t2")).people["e2"].id
        await site.database.calendar_feeds.set(me, TOKEN, at=NOW)
        await site.database.calendar_feeds.set(other, "b" * 32, at=NOW)
        site.pass_time()
        for token, name in ((TOKEN, "Ana"), ("b" * 32, "Bohdan")):
            found = await site.read(f"/calendar/{token}.ics")
            (event,) = Calendar.from_ical(found.text).walk("VEVENT")
            assert name in str(event["summary"])
            assert found.headers["Cache-Control"].startswith("private")
            assert found.headers["X-Robots-Tag"] == "noindex"


async def test_a_renewed_or_forgotten_address_opens_nothing(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        me = (await site.database.tournaments.beside("t1")).people["e1"].id
        await site.database.calendar_feeds.set(me, TOKEN, at=NOW)
        assert (await site.read(f"/calendar/{TOKEN}.ics")).status == 200
        await site.database.calendar_feeds.set(me, "c" * 32, at=NOW)
        assert (await site.read(f"/calendar/{TOKEN}.ics")).status == 404
        await site.database.people.erase(me)
        assert (await site.read(f"/calendar/{'c' * 32}.ics")).status == 404


@pytest.mark.parametrize("token", ["short", "x" * 500, "%00" * 30, "..%2f" * 10])
async def test_guesses_open_nothing(tmp_path: Path, token: str) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        assert (await site.read(f"/calendar/{token}.ics")).status == 404


async def test_news_are_an_atom_feed_newest_first(tmp_path: Path) -> None:
    played = Played().create().enter()
    played.do(cmd.Announce(text="Tea <at> five & more"))
    played.do(cmd.Announce(text="Cake at six"))
    async with library(tmp_path, played, routes=ROUTES) as site:
        found = await site.read("/t/t1/feed.atom")
        assert found.headers["Content-Type"].startswith("application/atom+xml")
        feed = ET.fromstring(found.body)  # noqa: S314 - our own
        entries = feed.findall(f"{ATOM}entry")
        assert [entry.findtext(f"{ATOM}title") for entry in entries][:2] == ["Cake at six", "Tea <at> five & more"]
        ids = [entry.findtext(f"{ATOM}id") for entry in entries]
        assert len(set(ids)) == len(ids)
        moments = [str(entry.findtext(f"{ATOM}updated")) for entry in entries]
        assert moments == sorted(moments, reverse=True)
        page = await site.page("/t/t1")
        assert 'href="https://herald.example/t/t1/feed.atom"' in page


async def test_news_of_two_tournaments_with_the_same_seed_have_ids_of_their_own(tmp_path: Path) -> None:
    feeds = []
    plan = cmd.CreateTournament(title="Cup", stages=STAGES, settings=first_round().state.settings, seed="s" * 8)
    played = [Played(), Played()]
    for number, one in enumerate(played):
        one.do(plan.model_copy(update={"identity": f"{number}" * 32}))
        one.enter().close().publish()
    async with library(tmp_path, *played, routes=ROUTES) as site:
        for tournament in ("t1", "t2"):
            feed = ET.fromstring((await site.read(f"/t/{tournament}/feed.atom")).text)  # noqa: S314 - our own
            feeds.append({found.text for found in feed.iter(f"{ATOM}id")})
    assert min(map(len, feeds)) > 1
    assert not feeds[0] & feeds[1]
