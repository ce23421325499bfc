"""Logs and databases of older versions come into today's storage."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from formats.core.evolve import fold
from formats.core.log_file import read_log
from storage.copying import copy_database
from storage.database import Database
from storage.transfer import export_log, import_file
from tests.postgres.databases import Place
from tests.storage.samples import NOON
from tests.yesterday import LOGS, old_database, text_of

TOURNAMENTS = {
    "t1": ("Arimaa World Championship 2010 2026", "running", 73, 9),
    "t2": ("Kuksu Main Title Tournament 2026", "running", 53, 10),
    "t3": ("Classic League And Finals 2026", "finished", 103, 5),
    "t4": ("Lets Play Scrabble 2026", "running", 59, 9),
}
"""The tournaments of the database: title, phase, number of events and of people."""


@pytest.fixture
async def old(place: Place, tmp_path: Path) -> AsyncIterator[Database]:
    """The old file as it is, or moved to a server."""
    if isinstance(place, Path):
        old_database(place)
    else:
        await copy_database(str(old_database(tmp_path / "old.db")), place)
    async with await Database.open(place) as opened:
        yield opened


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
async def test_an_old_log_can_be_imported_and_exported_again(log: Path, database: Database) -> None:
    before = read_log(text_of(log))
    imported = await import_file(database, before, at=NOON)
    again = read_log(await export_log(database, imported.tournament_id, with_seed=True))
    assert [record.event for record in again.records] == [record.event for record in before.records]
    assert again.header.names() == before.header.names()
    assert (await database.tournaments.get(imported.tournament_id)).phase == before.state.phase


async def test_a_database_of_0_2_is_opened_with_its_tournaments(place: Place, tmp_path: Path) -> None:
    if isinstance(place, Path):
        old_database(place, "0.2")
    else:
        await copy_database(str(old_database(tmp_path / "old.db", "0.2")), place)
    async with await Database.open(place) as opened:
        states = {row.id: fold(await opened.log.load(row.id)) for row in await opened.tournaments.all()}
        found = {name: (state.phase, state.version) for name, state in states.items()}
        assert found == {"t1": ("finished", 146), "t2": ("registration", 10)}
        assert [len((await opened.tournaments.beside(f"t{number}")).people) for number in (1, 2)] == [18, 4]
        assert {state.engine for state in states.values()} == {"0.2.0"}
        assert await opened.damage() == []


@pytest.mark.parametrize("tournament", TOURNAMENTS)
async def test_an_old_database_is_opened_with_its_tournaments(tournament: str, old: Database) -> None:
    state = fold(await old.log.load(tournament))
    beside = await old.tournaments.beside(tournament)
    assert (state.title, state.phase, state.version, len(beside.people)) == TOURNAMENTS[tournament]
    assert (beside.row.title, beside.row.phase, beside.row.guild_id) == (state.title, state.phase, 5)
    assert [member.role for member in beside.staff] == ["director", "coordinator"]


async def test_an_old_database_is_sound_and_whole(old: Database) -> None:
    assert {row.id for row in await old.tournaments.all()} == TOURNAMENTS.keys()
    assert await old.damage() == []
    assert old.installation


async def test_people_of_an_old_database_keep_what_they_chose(old: Database) -> None:
    people = (await old.tournaments.beside("t1")).people
    assert people["e1"].zone == "Asia/Tokyo"
    assert people["e4"].reminders == {"off": False, "minutes": [180, 15]}
    assert people["e2"].erased
    assert await old.settings.get("t2", "follows") == "t3"


async def test_an_old_outbox_goes_on_where_it_stood(old: Database) -> None:
    assert [row.id for row in await old.outbox.pending() if row.started_at] != []
    waiting: Counter[str] = Counter()
    while targets := await old.waiting.targets():
        for target in targets:
            row = await old.outbox.head(target.target)
            assert row is not None
            waiting[row.tournament_id] += 1
            await old.outbox.mark_done(row.id, at=NOON)
    assert waiting == {"t1": 27, "t2": 15, "t3": 3, "t4": 8}
