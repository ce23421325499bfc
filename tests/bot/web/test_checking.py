"""A finished event tells how anybody works it out again, and what it tells does so."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.service.page_settings import PageSettings
from formats.__main__ import main
from tests.bot.web.library import library
from tests.bot.web.presets import moments_of, put_up
from tests.case_files import PROJECT

PRESET = "classic-double-elimination"
COMMAND = "make verify LOG="


@pytest.mark.parametrize("given", [True, False])
async def test_a_finished_event_tells_how_to_check_it(tmp_path: Path, *, given: bool) -> None:
    finished = [moment for moment in moments_of(PRESET) if moment.phase == "finished"]
    async with library(tmp_path) as site:
        tournament = await put_up(site, finished[-1], PageSettings(shown=True, log=given))
        page = await site.page(f"/t/{tournament}/files")
        assert ("Check it yourself" in page) == (COMMAND in page) == given
        log = await site.read(f"/t/{tournament}/files/log")
        assert (log.status == 200) == given
        if given:
            file = site.names[f"/t/{tournament}/files/log"]
            assert f"{COMMAND}{file}" in page
            tmp_path.joinpath(file).write_text(log.text, encoding="utf-8")
            assert await asyncio.to_thread(verified, tmp_path / file)
            tmp_path.joinpath(file).write_text("e2".join(log.text.rsplit("e1", 1)), encoding="utf-8")
            assert main(["verify", str(tmp_path / file)]) != 0


def verified(file: Path) -> bool:
    """Does the command say that all is well? What it needs is installed here, and it hands on what Python says."""
    installed = ("--old-file=.venv/runtime.stamp", f"BIN={Path(sys.executable).parent}")
    run = subprocess.run(
        [str(shutil.which("make")), *installed, "verify", f"LOG={file}"], cwd=PROJECT, capture_output=True, check=False
    )
    return run.returncode == 0


async def test_while_it_is_played_there_is_nothing_to_check(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        for moment in moments_of(PRESET):
            if moment.phase == "running":
                tournament = await put_up(site, moment, PageSettings(shown=True, log=True))
                assert COMMAND not in await site.page(f"/t/{tournament}/files")
