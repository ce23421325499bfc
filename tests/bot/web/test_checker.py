"""The checker in the browser works offline, turns green on honest logs, and names the first wrong place of others."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.service.page_settings import PageSettings
from bot.web.static_files import CHECKER, CHECKER_PAGE, format_scripts, static_file
from formats import registry
from formats.__main__ import main
from formats.core.events import RoundPaired
from formats.core.log_file import LogFile, read_log
from formats.core.verify import effective
from storage.transfer import export_log
from tests.bot.web.library import Library, library
from tests.bot.web.presets import LOGS, moments_of, put_up
from tests.browser import Windows
from tests.proofs.logs import SYSTEMS

GIVEN = PageSettings(shown=True, log=True)
MOST_BYTES_OF_FRAME, MOST_BYTES_OF_FORMAT = 20_000, 5_000

browser_test = pytest.mark.browser
in_session = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def window(windows: Windows) -> AsyncIterator[Page]:
    yield await windows.lend(390, 844)
    await windows.give_back()


def squeezed(*names: str) -> int:
    return sum(len(gzip.compress(static_file(name), 9)) for name in names)


def test_the_checker_stays_small() -> None:
    assert squeezed(*CHECKER, CHECKER_PAGE) <= MOST_BYTES_OF_FRAME
    for system in SYSTEMS:
        assert squeezed(*format_scripts([system])) <= MOST_BYTES_OF_FORMAT, system


def test_scripts_need_nothing_from_elsewhere() -> None:
    for name in (*CHECKER, CHECKER_PAGE, *format_scripts(registry.engine().formats)):
        script = static_file(name).decode()
        assert not re.search(r"\bimport\b|\beval\b|https?://|\bcrypto\.", re.sub(r"//.*", "", script)), name


async def finished(site: Library, preset: str) -> tuple[str, LogFile]:
    """Put up the finished tournament of a preset with its log; its id, and the log as the page hands it out."""
    moment = [moment for moment in moments_of(preset) if moment.phase == "finished"][-1]
    tournament = await put_up(site, moment, GIVEN)
    return tournament, read_log(await export_log(site.database, tournament))


@browser_test
@in_session
@pytest.mark.parametrize("preset", LOGS)
async def test_every_finished_page_turns_green_offline(tmp_path: Path, window: Page, preset: str) -> None:
    async with library(tmp_path) as site:
        tournament, file = await finished(site, preset)
        async with window.expect_response("**/files/proofs") as proofs:
            await window.goto(f"http://127.0.0.1:{site.serving.port}/t/{tournament}/files")
        await (await proofs.value).finished()
        await window.context.set_offline(True)
        try:
            await window.get_by_label("Fingerprint of the log").fill(f"`{file.head(len(file.records))}`")
            await window.get_by_role("button", name="Check it yourself").click()
            results = window.locator("ul.checked")
            await expect(results).to_have_attribute("data-ok", "true")
            texts = await results.inner_text()
            rounds = [round_ for log in file.state.started for round_ in log.rounds]
            assert len(re.findall(r"Round \d+", texts)) == len(rounds)
        finally:
            await window.context.set_offline(False)


@browser_test
@in_session
async def test_the_page_names_the_first_wrong_place_and_asks_for_the_fingerprint(tmp_path: Path, window: Page) -> None:
    async with library(tmp_path) as site:
        tournament, file = await finished(site, "classic-swiss")
        await window.goto(f"http://127.0.0.1:{site.serving.port}/t/{tournament}/files")
        button, results = window.get_by_role("button", name="Check it yourself"), window.locator("ul.checked")
        await button.click()
        await expect(results.locator("li").first).to_contain_text("only the fingerprint from Discord")
        await expect(results).to_have_attribute("data-ok", "false")
        other = str(file.head(len(file.records))).replace("-", "-0", 1)[:-1]
        await window.get_by_label("Fingerprint of the log").fill(other)
        await button.click()
        await expect(results.locator("li.wrong").first).to_contain_text("Something does not fit: The fingerprint")


async def test_certificates_are_given_with_the_log_alone(tmp_path: Path) -> None:
    """Where the director keeps the log, or play goes on, there is neither button nor file."""
    async with library(tmp_path) as site:
        for moment in moments_of("classic-swiss"):
            for settings in (GIVEN, PageSettings(shown=True)):
                tournament = await put_up(site, moment, settings)
                given = moment.phase in {"finished", "cancelled"} and settings.log
                assert ((await site.read(f"/t/{tournament}/files/proofs")).status == 200) == given
                assert ('class="check"' in await site.page(f"/t/{tournament}/files")) == given
                shown = given and moment.phase == "finished"
                assert (f"/t/{tournament}/files#check" in await site.page(f"/t/{tournament}")) == shown


async def test_certificates_cover_every_round_that_a_matching_has_paired(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        tournament, file = await finished(site, "classic-swiss")
        proofs: Any = json.loads((await site.read(f"/t/{tournament}/files/proofs")).text)
        paired = [
            record.seq
            for record in effective(file.records)
            if isinstance(record.event, RoundPaired) and record.event.cause == "format"
        ]
        assert sorted(map(int, proofs["certificates"])) == paired
        assert [table["stage"] for table in proofs["standings"]] == [0]
        log, certificates, nothing = (tmp_path / name for name in ("log.jsonl", "proofs.json", "nothing.json"))
        log.write_text((await site.read(f"/t/{tournament}/files/log")).text, encoding="utf-8")
        certificates.write_text(json.dumps(proofs), encoding="utf-8")
        nothing.write_text("{}", encoding="utf-8")
        assert main(["verify", str(log), "--proofs", str(certificates)]) == 0
        assert main(["verify", str(log), "--proofs", str(nothing)]) != 0
