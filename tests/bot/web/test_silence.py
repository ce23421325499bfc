"""Nothing public changes when something is handed in that is not public: no body, header, key, number or event."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from urllib.parse import urljoin

import pytest

from bot.public_data.models import Tournament
from bot.service.page_settings import PageSettings, keep_page_settings
from bot.views.sealing import hidden_forms
from bot.web.__main__ import ROUTES
from formats import registry
from formats.core import events as ev
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.log_file import LogFile
from storage.log import LogEntry
from storage.transfer import import_file
from tests.bot.files.test_report import Page
from tests.bot.web.library import Library, Read, library
from tests.bot.web.presets import NOW
from tests.bot.web.test_presets import FOR_PROGRAMS
from tests.case_files import PROJECT
from tests.fuzz.hall import read_once

LOGS = ("wpf-event", "wpf-gp-playoffs-2023", "wpf-sudoku-gp-playoffs-2023", "arimaa-event", "requirement-met")
"""Logs in which something was handed in that is not public."""

ALL = PageSettings(shown=True, found=True, log=True)
BESIDE = ("/", "/tournaments.json", "/healthz", "/robots.txt", "/openapi.json")
JSON = ("overview", "stages", "entrants", "rounds", "standings", "draws", "news")
PARTS = (*(f"/{part}.json" for part in JSON), "/card.png", "/obs/odds", "/obs/odds.txt")


def recorded(log: str) -> LogFile:
    return read_once((PROJECT / "tests" / "0.1" / f"{log}.jsonl").read_text(encoding="utf-8"))


def up_to(file: LogFile, seq: int) -> LogFile:
    """The log as it was after that line."""
    records = file.records[:seq]
    return replace(file, records=records, state=fold(records), payloads=file.payloads[:seq], hashes=file.hashes[:seq])


def submissions(file: LogFile) -> Iterator[Record]:
    """The first and the last submission of each form that is not public when it is handed in."""
    found: dict[str, list[Record]] = {}
    for record in file.records:
        event = record.event
        if isinstance(event, ev.FormSubmitted):
            before = fold(file.records[: record.seq - 1])
            if event.form in hidden_forms(before, registry.engine()):
                found.setdefault(event.form, []).append(record)
    for records in found.values():
        yield records[0]
        if len(records) > 1:
            yield records[-1]


async def append(site: Library, tournament: str, records: list[Record]) -> None:
    """Write lines as the bot does."""
    entries = [LogEntry(tuple(records))]
    await site.database.log.write(tournament, entries, engine=registry.engine().version, at=records[0].at)
    site.pass_time()


async def everything_public(site: Library, tournament: str, *, remembered: bool = False) -> dict[str, Read]:
    """Every public answer, by its address, made again unless it may be `remembered`."""
    if not remembered:
        site.site.page_cache._made.clear()
    answers: dict[str, Read] = {}
    to_read = [f"/t/{tournament}", *BESIDE, *(f"/t/{tournament}{path}" for path in (*FOR_PROGRAMS, *PARTS))]
    while to_read:
        path = to_read.pop()
        if path in answers:
            continue
        answers[path] = answer = await site.read(path)
        if answer.headers["Content-Type"].startswith("text/html") and "/report" not in path and "/obs" not in path:
            links = [str(link["href"]) for link in Page(answer.text).all("a") if "href" in link]
            to_read += [urljoin(path, link) for link in links if link.startswith("/t/") and "lang=" not in link]
    return answers


def told(headers: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name != "Date"}


def check_same(before: dict[str, Read], after: dict[str, Read], about: object) -> None:
    assert before.keys() == after.keys(), about
    for path, answer in before.items():
        assert after[path].body == answer.body, (about, path)
        assert told(after[path].headers) == told(answer.headers), (about, path)
        assert after[path].status == answer.status, (about, path)


async def first_event(site: Library, path: str, known: str) -> bytes | None:
    """The first event a stream sends to somebody who knows that key; None where it is silent."""
    async with site.client.get(path, params={"known": known}) as stream:
        assert await stream.content.readuntil(b"\n\n") == b"retry: 2000\n\n"
        reading = asyncio.ensure_future(stream.content.readuntil(b"\n\n"))
        for _ in range(20):
            await asyncio.sleep(0)
            site.pass_time()
            await site.site.tournaments.look(path.split("/")[2])
        await site.read("/healthz")
        done = reading.done()
        reading.cancel()
        return reading.result() if done else None


@pytest.mark.slow
@pytest.mark.parametrize("log", LOGS)
async def test_nothing_public_changes_when_something_is_handed_in_that_is_not_public(tmp_path: Path, log: str) -> None:
    file = recorded(log)
    found = list(submissions(file))
    assert found
    async with library(tmp_path, routes=ROUTES) as site:
        for record in found:
            kept = await import_file(site.database, up_to(file, record.seq - 1), at=NOW)
            tournament = kept.tournament_id
            await keep_page_settings(site.database, tournament, ALL)
            site.pass_time()
            before = await everything_public(site, tournament)
            public = await site.site.tournaments.public(tournament)
            assert public is not None
            await append(site, tournament, [record])
            check_same(before, await everything_public(site, tournament), record)
            for stream in ("live", "events"):
                assert await first_event(site, f"/t/{tournament}/{stream}", public.key) is None
            undone = ev.CommandUndone(command_id=record.command_id)
            taken_back = record.model_copy(update={"seq": record.seq + 1, "command_id": "undo", "event": undone})
            await append(site, tournament, [taken_back])
            check_same(before, await everything_public(site, tournament), record)
            announced = ev.Announced(text="Welcome!")
            said = record.model_copy(update={"seq": record.seq + 2, "command_id": "word", "event": announced})
            await append(site, tournament, [said])
            site.site.page_cache._made.clear()
            assert "Welcome!" in await site.page(f"/t/{tournament}")
            assert await first_event(site, f"/t/{tournament}/events", public.key) is not None
            await keep_page_settings(site.database, tournament, PageSettings())


async def test_after_the_reveal_everything_changes(tmp_path: Path) -> None:
    file = recorded("wpf-event")
    revealed = next(
        record
        for record in file.records
        if isinstance(record.event, ev.PromptAnswered) and record.event.prompt == "reveal"
    )
    command = [record for record in file.records if record.command_id == revealed.command_id]
    async with library(tmp_path, routes=ROUTES) as site:
        kept = await import_file(site.database, up_to(file, command[0].seq - 1), at=NOW)
        tournament = kept.tournament_id
        await keep_page_settings(site.database, tournament, ALL)
        public = await site.site.tournaments.public(tournament)
        assert public is not None
        before = await site.read(f"/t/{tournament}.json")
        await append(site, tournament, command)
        event = await first_event(site, f"/t/{tournament}/events", public.key)
        assert event is not None
        after = await site.read(f"/t/{tournament}.json", If_None_Match=before.headers["ETag"])
        assert after.status == 200
        was, now = Tournament.model_validate_json(before.body), Tournament.model_validate_json(after.body)
        assert [stage.sealed for stage in was.stages] != [stage.sealed for stage in now.stages]
        assert now.overview.version > was.overview.version + 1, "what was sealed is counted now"
