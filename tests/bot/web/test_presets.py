"""Every page of a tournament of every preset, at many moments: whole, safe, and silent about what is sealed.

What programs are answered is as silent. Each moment is put up once for both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from urllib.parse import urljoin

import pytest

from bot.public_data.models import Tournament
from bot.service.page_settings import PageSettings
from bot.web.__main__ import ROUTES
from tests.bot.files.test_report import Page
from tests.bot.web.library import Library, library
from tests.bot.web.presets import LOGS, Moment, moments_of, put_up
from tests.examples import WHOLE_SWEEPS
from tests.fuzz.leaks import AVAILABLE, LINK, SECRETS, acting

GENEROUS = PageSettings(shown=True, log=True)
"""The director even gives the log away: not before everything is over and nothing is sealed."""

FOR_PROGRAMS = (
    ".json",
    "/calendar.ics",
    "/feed.atom",
    *(f"/obs/{field}{ending}" for field in ("match", "next", "standings", "bracket") for ending in ("", ".txt")),
    "/embed",
)


EVERY = 1 if WHOLE_SWEEPS else 3
"""At each moment the pages of one player in so many are read, of others at the next. Half of all pages are players'."""

PLAYER = re.compile(r"/players/e(\d+)$")

page_of = lru_cache(maxsize=500)(Page)
"""What a page says: read once, for its links and for what is on it."""


def is_read(path: str, moment: Moment) -> bool:
    """Is it the page of a player whose turn it is, or no player's?"""
    player = PLAYER.search(path)
    return player is None or (int(player[1]) + moment.number) % EVERY == 0


async def crawled(site: Library, tournament: str, moment: Moment) -> dict[str, str]:
    """Every page and file that can be reached from the first page and is read at this moment, by its address."""
    pages: dict[str, str] = {}
    to_read = [f"/t/{tournament}"]
    while to_read:
        path = to_read.pop()
        if path in pages or not is_read(path, moment):
            continue
        answer = await site.read(path)
        assert answer.status == 200, (path, answer.text[-1500:])
        pages[path] = answer.text
        if answer.headers["Content-Type"].startswith("text/html") and not path.endswith("/report"):
            links = [str(link["href"]) for link in page_of(answer.text).all("a")]
            to_read += [
                urljoin(path, link)
                for link in links
                if link.startswith("/t/") and "lang=" not in link and link not in pages
            ]
    return pages


def wishes(moment: Moment) -> Iterator[re.Pattern[str]]:
    """Yield patterns of sealed lists, which match them in any layout of a page."""
    for (form, _), entry in moment.file.state.forms.items():
        if form == "preferences":
            for listed in entry.content["lists"].values():
                if list(listed) not in (sorted(listed), sorted(listed, reverse=True)):
                    yield re.compile(r"\W{1,9}".join(map(re.escape, listed[:6])))


def check_whole(path: str, text: str, moment: Moment) -> None:
    """A page has one title and heading, unique ids, and no markup or placeholder that is not for readers."""
    page = page_of(text)
    assert len(page.all("h1")) == len(page.all("main")) == len(page.all("title")) == 1, path
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids)), path
    assert not any("style" in attributes for _, attributes in page.tags), path
    assert not re.search(r"\bNone\b|\{[a-z_]+\}|\$[a-z]+ \}", page.text), (moment.name, path, page.text)
    assert not re.search(r'<(script|svg|img|iframe)(?! src="/(static|t)/)', text), path


def check_silent(path: str, text: str, moment: Moment, name: str) -> None:
    """A page shows nothing sealed or private, and no name acts as markup."""
    told = [secret for secret in (*SECRETS, LINK) if secret in text]
    assert told == [], (moment.name, path)
    assert not AVAILABLE.search(text), (moment.name, path)
    if moment.is_sealed:
        assert not [wish for wish in wishes(moment) if wish.search(text)], (moment.name, path)
    assert not list(acting(name, text)), (moment.name, path)


async def check_pages(site: Library, tournament: str, moment: Moment) -> None:
    """Everything that people can reach is whole and silent."""
    for path, text in (await crawled(site, tournament, moment)).items():
        if path.endswith("/files/log"):
            assert moment.phase in {"finished", "cancelled"}
            assert not moment.is_sealed
            continue
        check_silent(path, text, moment, site.names.get(path, "page.html"))
        if "/files/" not in path:
            check_whole(path, text, moment)


async def check_programs(site: Library, tournament: str, moment: Moment) -> None:
    """What programs are answered is silent, too; the JSON has no round of what is sealed."""
    for path in FOR_PROGRAMS:
        text = await site.page(f"/t/{tournament}{path}")
        is_page = path.startswith(("/obs", "/embed")) and not path.endswith(".txt")
        check_silent(path, text, moment, "page.html" if is_page else f"x{Path(path).suffix}")
        if moment.is_sealed and path == ".json":
            whole = Tournament.model_validate_json(text)
            hidden = {stage.number for stage in whole.stages if stage.sealed}
            assert hidden
            assert not hidden & {round_.stage for round_ in whole.rounds}


@pytest.mark.slow
@pytest.mark.parametrize("preset", LOGS)
async def test_pages_are_whole_and_nobody_is_told_what_is_sealed_at_any_moment(tmp_path: Path, preset: str) -> None:
    sealed = 0
    async with library(tmp_path, routes=ROUTES) as site:
        for moment in moments_of(preset):
            tournament = await put_up(site, moment, GENEROUS)
            sealed += moment.is_sealed
            await check_pages(site, tournament, moment)
            await check_programs(site, tournament, moment)
    assert sealed or not preset.startswith("wpf")
