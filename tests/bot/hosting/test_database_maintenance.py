"""The database is looked after while the bot runs, and comes back from any of its backups."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting.database_maintenance import Backups, DatabaseMaintenance
from bot.program import main, policies_of
from bot.runtime.alarms import Alarms
from bot.runtime.settings import ProcessSettings
from bot.sandbox.interactions import Callback
from bot.ui import answers
from formats.core.evolve import fold
from storage.backup import backups_of, restore_backup, write_backup
from storage.check import find_problems
from storage.connections import Connections
from storage.database import Database
from storage.errors import UnusableDatabaseError
from tests.bot.commands.desk import started, td
from tests.bot.test_stopping import Gate
from tests.bot.ui.forging import Forger
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS


def place_of(world: World) -> Path:
    """The file of the world's database."""
    assert world.database.file is not None
    return world.database.file


def maintenance_of(world: World, backups: Backups | None = None) -> DatabaseMaintenance:
    return DatabaseMaintenance(world.database, world.clock, world.herald.alarms, backups)


async def test_the_bot_ends_where_its_database_was_deleted(world: World) -> None:
    await world.tournament(players=("Ann",))
    place_of(world).unlink()
    world.hosting.maintenance.wake()
    with pytest.raises(UnusableDatabaseError) as caught:
        await asyncio.wait_for(asyncio.shield(world.hosting.ended), SECONDS)
    assert caught.value.reason == "gone"


async def test_nothing_is_said_to_be_done_that_was_written_into_a_file_that_is_gone(world: World) -> None:
    await world.tournament(players=("Ann", "Bob"))
    await world.boards_settled()
    before = [seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral]
    place_of(world).unlink()
    reply = await world.director.slash("/td close", channel=LOBBY)
    assert "nothing was changed" in reply.text
    assert [seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral] == before


@pytest.mark.usefixtures("awake")
async def test_a_backup_is_taken_by_itself(world: World, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    await maintenance_of(world, Backups(folder, days=3)).look()
    (made,) = backups_of(place_of(world), folder)
    assert made.name.endswith("-2026-01-03.db")
    async with await Database.open(made) as copy:
        assert await find_problems(copy) == []


@pytest.mark.usefixtures("awake")
async def test_a_folder_that_cannot_be_written_is_named_and_the_bot_goes_on(
    world: World, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "backups"
    in_the_way.write_bytes(b"")
    await maintenance_of(world, Backups(in_the_way, days=3)).look()
    (record,) = [record for record in caplog.records if record.name == "bot.hosting.database_maintenance"]
    assert str(in_the_way) in record.getMessage()
    assert record.exc_info is None


async def test_after_a_quiet_minute_a_plain_copy_has_everything(world: World) -> None:
    await world.tournament(players=("Ann",))
    await td(world, "/td close")
    log = place_of(world).with_name(f"{place_of(world).name}-wal")
    assert _size(log)
    await maintenance_of(world).look()
    assert _size(log)  # the last write is recent
    world.database.connections._written_at = float("-inf")
    await maintenance_of(world).look()
    assert not _size(log)


def _size(file: Path) -> int:
    return file.stat().st_size


async def test_a_backup_of_any_moment_of_a_running_tournament_is_that_moment(world: World, tmp_path: Path) -> None:
    await started(world)
    place, chance = place_of(world), random.Random(20260103)

    async def direct() -> None:
        for number in range(4):
            await td(world, "/td announce", text=f"News {number}")
            await td(world, "/td pause")
            await td(world, "/td pause", resume=True)

    directing = asyncio.create_task(direct())
    taken: list[Path] = []
    while not directing.done():
        for _ in range(chance.randrange(400)):
            await asyncio.sleep(0)
        target = tmp_path / f"backup-{len(taken)}.db"
        await asyncio.to_thread(write_backup, str(place), target)
        taken.append(target)
    await directing
    await world.settled()
    whole = await world.database.log.load("t1")
    lengths = []
    for number, backup in enumerate(chance.sample(taken, min(6, len(taken)))):
        restored = tmp_path / f"restored-{number}.db"
        await asyncio.to_thread(restore_backup, backup, str(restored))
        async with await Database.open(restored) as database:
            records = await database.log.load("t1")
            assert list(records) == list(whole[: len(records)])
            assert (await database.tournaments.get("t1")).phase == fold(records).phase
            assert await find_problems(database) == []
            lengths.append(len(records))
    assert len(whole) > min(lengths)


@pytest.mark.parametrize("content", [b"", b"no database" * 1000])
def test_a_database_that_cannot_be_used_ends_the_start_with_one_sentence(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "herald.db"
    place.write_bytes(content)
    assert start(place, monkeypatch) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(str(place))
    assert place.read_bytes() == content


def test_where_the_database_is_gone_and_has_backups_the_command_that_restores_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place, backup = tmp_path / "herald.db", tmp_path / "backups" / "herald-2026-01-03.db"
    backup.parent.mkdir()
    backup.write_bytes(b"backup")
    assert start(place, monkeypatch) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f"restore {backup} {place}" in line
    assert not place.exists()


def start(place: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Start the bot as on Discord; what is wrong with the database comes before anything is sent there."""
    monkeypatch.setenv("DISCORD_TOKEN", "nobody")
    monkeypatch.setenv("HERALD_DATABASE", str(place))
    return main()


async def test_whoever_waits_for_a_busy_database_is_told_so_and_then_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament(players=("Ann",))
    (ben,) = await world.players("Ben")
    await ben.slash("/me timezone", channel=LOBBY, zone="Europe/Berlin")
    monkeypatch.setattr(answers, "HURRY_SECONDS", 0.0)
    gate = Gate(monkeypatch)
    held = [True]  # as while another program holds it, whatever was written just before
    monkeypatch.setattr(Connections, "busy", property(lambda _: held[0], lambda *_: None), raising=False)
    joining = asyncio.create_task(ben.slash("/join", channel=LOBBY))
    await gate.reached.wait()
    told = await ben.wait_for("database is busy", channel=LOBBY)
    held[0] = False
    gate.opened.set()
    await ben.wait_for(lambda seen: seen.id == told.id and "busy" not in seen.text, channel=LOBBY)
    await joining
    assert len((await world.loaded()).state.entrants) == 2


class Held:
    """Simulate another program that holds the database, from the moment `now` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = False
        self.gate = Gate(monkeypatch)
        monkeypatch.setattr(answers, "HURRY_SECONDS", 0.01)
        monkeypatch.setattr(Connections, "busy", property(lambda _: self.now, lambda *_: None), raising=False)


async def test_whoever_waits_for_it_is_told_also_where_the_bot_has_long_asked_for_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    held = Held(monkeypatch)
    publishing = asyncio.create_task(td(world, "/td pause"))
    await held.gate.reached.wait()
    interaction = max(world.sandbox.services.interactions.by_id.values(), key=lambda interaction: interaction.id)
    assert await world.sandbox.world.bus.until(lambda: interaction.answer is Callback.DEFER or None, SECONDS)
    held.now = True
    told = await world.director.wait_for("database is busy", channel=LOBBY)
    held.now = False
    held.gate.opened.set()
    await world.director.wait_for(lambda seen: seen.id == told.id and "busy" not in seen.text, channel=LOBBY)
    await publishing


async def test_below_a_message_that_everybody_sees_it_is_told_to_whoever_waits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    forger = await Forger.at(world)
    held = Held(monkeypatch)
    held.now = True
    pressed = asyncio.create_task(forger.forge("button", "cancel_now", "director", ""))
    await held.gate.reached.wait()
    told = await world.director.wait_for("database is busy", channel=LOBBY)
    assert told.ephemeral
    held.gate.opened.set()
    await pressed
    assert any(seen.text == "Forged" for seen in world.director.sees(LOBBY))


@pytest.mark.parametrize("mode, warned", [(0o600, False), (0o644, True)])
async def test_at_the_start_a_warning_names_the_files_that_others_may_read(
    world: World, mode: int, warned: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with tempfile.TemporaryDirectory() as made:  # that of pytest is closed to others
        file = Path(made) / "herald.db"
        os.chmod(made, 0o755)  # noqa: PTH101, S103 - as some hosts have it
        async with await Database.open(file) as database:
            file.chmod(mode)
            looked = Looked()
            running = asyncio.create_task(DatabaseMaintenance(database, world.clock, looked).run())
            await looked.once.wait()
            running.cancel()
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.hosting.database_maintenance"]
    warning = f"Other accounts of this machine may read what is in the database. Run: chmod 600 {file}"
    assert lines == ([warning] if warned else [])


class Looked(Alarms):
    """Alarms that are set after each look."""

    def __init__(self) -> None:
        self.once = asyncio.Event()

    def set(self, *_alarm: object) -> None:
        self.once.set()


async def test_what_was_erased_while_somebody_read_leaves_the_log_at_the_next_look(world: World) -> None:
    await world.tournament(players=("Ann",))
    ann = world.sandbox.person("Ann")
    connections, log = world.database.connections, place_of(world).with_name(f"{place_of(world).name}-wal")
    person = await world.database.people.find_discord(ann.id)
    assert person is not None
    with closing(sqlite3.connect(place_of(world), isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM people").fetchall()
        await world.herald.service.erase(person.id)
        await maintenance_of(world).look()
        assert connections.must_empty_log
    await maintenance_of(world).look()  # though something was written just now
    assert not connections.must_empty_log
    assert not _size(log)


@pytest.mark.parametrize(
    "database, backup_days, daily",
    [("herald.db", 14, 14), ("herald.db", 0, None), ("postgresql://herald@db.example/herald", 14, None)],
)
def test_only_backups_of_our_own_have_a_number_of_days_unless_the_host_names_one(
    database: str, backup_days: int, daily: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "nobody")
    monkeypatch.setenv("HERALD_DATABASE", database)
    monkeypatch.setenv("HERALD_BACKUP_DAYS", str(backup_days))
    policies = policies_of(ProcessSettings())
    assert (policies.backups_end, policies.daily_backups) == (None, daily)
    monkeypatch.setenv("HERALD_BACKUPS_END_DAYS", "30")
    assert policies_of(ProcessSettings()).backups_end == 30
