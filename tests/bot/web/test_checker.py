"""The checker in the browser works offline, turns green on honest logs, and names the first wrong place of others."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, Route, expect

from bot.service.page_settings import PageSettings
from bot.web.static_files import CHECKER, CHECKER_PAGE, format_scripts, static_file
from formats import registry
from formats.__main__ import main
from formats.core import commands as cmd
from formats.core.chain import chained
from formats.core.events import RoundPaired
from formats.core.log import Record
from formats.core.log_file import LogFile, LogPerson, read_log
from formats.core.plan import StagePlan
from formats.core.proofs import Certificate
from formats.core.steps import Finish, next_step
from formats.core.verify import effective
from storage.certificates import StoredCertificates, packed
from storage.transfer import export_log
from tests.bot.web.library import Library, library
from tests.bot.web.presets import LOGS, Moment, moments_of, put_up
from tests.browser import Windows
from tests.case_files import PROJECT
from tests.formats.core.test_log_check import main_line, plate_of
from tests.proofs.logs import SYSTEMS, Given, Unwatched, given_file, given_of
from tests.proofs.mutations import mutants

GIVEN = PageSettings(shown=True, log=True)
PLAYED = {"fide-open": 9, "open-evening": 9, "world-cup-48": 48}
"""Presets without a log of an old version, and how many play; the log is of a tournament that is played here."""
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


def test_the_document_names_what_needs_the_command_for_every_format() -> None:
    table = (PROJECT / "docs" / "proofs.md").read_text(encoding="utf-8").partition("## What needs the command")[2]
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", table, re.MULTILINE))
    assert {system for system, checks in rows.items() if "rounds" in checks} == set(SYSTEMS)
    assert set(rows) == set(registry.engine().formats) == {system for system in rows if format_scripts([system])}


async def finished(site: Library, preset: str) -> tuple[str, LogFile]:
    """Put up the finished tournament of a preset with its log; its id, and the log as the page hands it out."""
    if size := PLAYED.get(preset):
        stages = list(registry.presets()[preset.replace("-", "_")].stages)
        return await kept(site, read_log(given_of(Unwatched(registry.engine(), stages, size, 1), preset).log))
    return await kept(site, [moment for moment in moments_of(preset) if moment.phase == "finished"][-1].file)


async def kept(site: Library, played: LogFile) -> tuple[str, LogFile]:
    """Put up a finished tournament with its log; its id, and the log as the page hands it out."""
    tournament = await put_up(site, Moment("", 0, "finished", played), GIVEN)
    return tournament, read_log(await export_log(site.database, tournament))


async def green_offline(site: Library, window: Page, tournament: str, file: LogFile) -> str:
    """Check it on its page with the network off, and return the results, which must be green."""
    async with window.expect_response("**/files/proofs") as proofs:
        await window.goto(f"http://127.0.0.1:{site.serving.port}/t/{tournament}/files")
    await (await proofs.value).finished()
    await window.context.set_offline(True)
    try:
        await window.get_by_label("Fingerprint of the log").fill(f"`{file.head(len(file.records))}`")
        await window.get_by_role("button", name="Check it yourself").click()
        results = window.locator("ul.checked")
        await expect(results).to_have_attribute("data-ok", "true")
        return await results.inner_text()
    finally:
        await window.context.set_offline(False)


def test_a_page_of_every_preset_is_checked() -> None:
    names = tuple(name.replace("-", "_") for name in (*LOGS, *PLAYED))
    assert len(names) == len(registry.presets())
    assert [key for key in registry.presets() if not key.startswith(names)] == []


@browser_test
@in_session
@pytest.mark.parametrize("preset", [*LOGS, *PLAYED])
async def test_every_finished_page_turns_green_offline(tmp_path: Path, window: Page, preset: str) -> None:
    """What needs the command has its reason."""
    async with library(tmp_path) as site:
        tournament, file = await finished(site, preset)
        texts = await green_offline(site, window, tournament, file)
        rounds = [round_ for log in file.state.started for round_ in log.rounds]
        assert len(re.findall(r"Round \d+", texts)) == len(rounds)
        for line in texts.splitlines():
            assert "command" not in line or "the command below, because" in line


@browser_test
@in_session
async def test_above_150_players_the_page_says_that_only_the_cost_is_proved(tmp_path: Path, window: Page) -> None:
    plan = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
    played = given_of(Unwatched(registry.engine(), [plan], 151, 1, calm=True), "large").log
    async with library(tmp_path) as site:
        texts = await green_offline(site, window, *await kept(site, read_log(played)))
        assert re.search(r"Round \d: no better pairings exist\. Which .* because the proof would be too large", texts)


@browser_test
@in_session
async def test_the_own_log_of_a_branch_with_the_name_of_a_guest_turns_green(tmp_path: Path, window: Page) -> None:
    play = plate_of(main_line())
    play.do(cmd.ChangeMember(entrant=next(iter(play.state.entrants)), person="gus"))
    while not isinstance(next_step(play.state, play.engine), Finish):
        play.publish()
        play.win_all()
    play.do(cmd.FinishTournament())
    played = read_log(given_file(play.records, "plate").log)
    people = {**played.header.people, "gus": LogPerson(name="Ñame of Gus")}
    async with library(tmp_path) as site:
        named = replace(played, header=played.header.model_copy(update={"people": people}))
        tournament, file = await kept(site, named)
        assert "Ñame of Gus" in {person.name for person in file.header.people.values()}
        texts = await green_offline(site, window, tournament, file)
        assert len(re.findall(r"Round \d+: pairings, byes and sides follow", texts)) == 2


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
        seq, line, names = str(file.head(len(file.records))).split("-")
        await window.get_by_label("Fingerprint of the log").fill(f"{seq}-{line[::-1]}-{names}")
        await button.click()
        await expect(results.locator("li.wrong").first).to_contain_text("Something does not fit: The fingerprint")
        await window.get_by_label("Fingerprint of the log").fill("75-63")
        await button.click()
        await expect(results.locator("li.wrong").first).to_contain_text("This isn't a fingerprint")


FIRST_WRONG = {
    ("seats", False): r"Line \d+ does not fit its hash",
    ("seats", True): r"Round \d+ \(line \d+\): the pairings do not follow",
    ("draws", True): r"Line \d+: this draw does not come out",
    ("options", True): "The fingerprint does not fit",  # an option that no round depends on
    ("order", False): r"Line \d+ does not fit its hash",
    ("names", False): "The head of the log, with its title and names",
    ("names", True): "but not the names",
    ("certificate", False): r"Round \d+ \(line \d+\)",
}
"""What the page says first of a changed log: by the kind of change, and whether its hashes were made again."""


@browser_test
@in_session
async def test_the_page_words_the_first_wrong_place_of_a_changed_log(tmp_path: Path, window: Page) -> None:
    """With new hashes it is the broken rule rather than the fingerprint, which shows only that the log is another."""
    async with library(tmp_path) as site:
        tournament, file = await finished(site, "classic-swiss")
        log, proofs = [(await site.read(f"/t/{tournament}/files/{part}")).text for part in ("log", "proofs")]
        given = Given("classic-swiss", log, str(file.head(len(file.records))), json.loads(proofs))
        changed = {(one.kind, one.rehashed): one.given for one in reversed(mutants(150, 1, [given]))}
        found = {}
        for kind in FIRST_WRONG:
            await window.route("**/files/log", partial(answer, changed[kind].log))
            await window.route("**/files/proofs", partial(answer, json.dumps(changed[kind].proofs)))
            await window.goto(f"http://127.0.0.1:{site.serving.port}/t/{tournament}/files")
            await window.get_by_label("Fingerprint of the log").fill(given.head)
            await window.get_by_role("button", name="Check it yourself").click()
            found[kind] = await window.locator("ul.checked li").first.inner_text()
            await window.unroute_all()
        assert [
            kind for kind, wrong in FIRST_WRONG.items() if not re.search(f"does not fit: .*{wrong}", found[kind])
        ] == [], found


async def answer(text: str, route: Route) -> None:
    """Answer with another text than the page would."""
    await route.fulfill(body=text)


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


def lines_of_paired_rounds(records: Sequence[Record]) -> list[int]:
    return [
        record.seq
        for record in effective(records)
        if isinstance(record.event, RoundPaired) and record.event.cause == "format"
    ]


async def test_certificates_cover_every_round_that_a_matching_has_paired(tmp_path: Path) -> None:
    async with library(tmp_path) as site:
        tournament, file = await finished(site, "classic-swiss")
        proofs: Any = json.loads((await site.read(f"/t/{tournament}/files/proofs")).text)
        paired = lines_of_paired_rounds(file.records)
        assert sorted(map(int, proofs["certificates"])) == paired
        assert [table["stage"] for table in proofs["standings"]] == [0]
        log, certificates, nothing = (tmp_path / name for name in ("log.jsonl", "proofs.json", "nothing.json"))
        log.write_text((await site.read(f"/t/{tournament}/files/log")).text, encoding="utf-8")
        certificates.write_text(json.dumps(proofs), encoding="utf-8")
        nothing.write_text("{}", encoding="utf-8")
        assert main(["verify", str(log), "--proofs", str(certificates)]) == 0
        assert main(["verify", str(log), "--proofs", str(nothing)]) != 0


async def test_stored_certificates_are_served_where_their_hash_is_that_of_the_log(tmp_path: Path) -> None:
    """Others, as of a log that a restored backup has replaced, are made again."""
    async with library(tmp_path) as site:
        tournament, _ = await finished(site, "classic-swiss")
        records, payloads = await site.database.log.written(tournament)
        lines = lines_of_paired_rounds(records)
        hashes = list(chained(records, payloads))
        marked: dict[int, list[Certificate]] = {seq: [{"mates": ["stored"]}] for seq in lines[:2]}
        for seq, line_hash in zip(lines, (hashes[lines[0] - 1], "0" * 64), strict=False):
            row = StoredCertificates(tournament, seq, line_hash, packed({seq: marked[seq]}))
            await site.database.certificates.put(row)
        served = json.loads((await site.read(f"/t/{tournament}/files/proofs")).text)["certificates"]
        assert [served[str(seq)] == marked[seq] for seq in lines[:2]] == [True, False]
        assert list(map(int, served)) == lines
