"""A finished event tells how anybody works it out again, and what it tells does so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.tournaments.page_settings import PageSettings
from formats import registry
from formats.cli import run
from tests.bot.web.library import library
from tests.bot.web.presets import moments_of, put_up

PRESET = "classic-double-elimination"
COMMAND = "python -m formats verify "


@pytest.mark.parametrize("given", [True, False])
async def test_a_finished_event_tells_how_to_check_it(tmp_path: Path, *, given: bool) -> None:
    finished = [one for one in moments_of(PRESET) if one.phase == "finished"]
    async with library(tmp_path) as site:
        tournament = await put_up(site, finished[-1], PageSettings(shown=True, log=given))
        page = await site.page(f"/t/{tournament}/files")
        assert ("Check it yourself" in page) == (COMMAND in page) == given
        log = await site.read(f"/t/{tournament}/files/log")
        assert (log.status == 200) == given
        if given:
            assert f"{COMMAND}{site.names[f'/t/{tournament}/files/log']}" in page
            assert run.check(log.text, registry.engine(), []).code == 0


async def test_while_it_is_played_there_is_nothing_to_check(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        for moment in moments_of(PRESET):
            if moment.phase == "running":
                tournament = await put_up(site, moment, PageSettings(shown=True, log=True))
                assert COMMAND not in await site.page(f"/t/{tournament}/files")
