"""Everything moves from one database to another, and back; in `make test-postgres` from a server to a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from storage import copying
from storage.__main__ import main
from storage.certificates import StoredCertificates, packed
from storage.copying import contents, copy_database
from storage.database import Database
from storage.dialect import counter
from storage.errors import CopyDiffersError, InUseError, OccupiedPlaceError
from storage.leases import Lease
from storage.outbox import Post
from storage.schema import outbox, people
from tests.postgres.databases import Place
from tests.storage.samples import NOON, begin, play

DEAD = Lease("bot", "dead", "a dead process", NOON)


async def fill(place: Place) -> None:
    """A bit of everything, with gaps in the numbers."""
    async with await Database.open(place) as database:
        tournament = await play(database)
        await begin(database, "t2", guild_id=2**62, channel_id=7)
        await database.people.for_discord(2**62, "Ünï 🙂")
        rows = await database.outbox.add(
            tournament,
            "c",
            [Post({"n": n, "text": "Runde\u2028"}, channel_id=5, key=f"k{n}") for n in range(600)],
            at=NOON,
        )
        await database.outbox.mark_sent(rows[0], channel_id=5, message_id=2**62, at=NOON)
        await database.certificates.put(StoredCertificates(tournament, 3, "ab" * 32, packed({3: [{"mates": [1, 0]}]})))
        await database.settings.set("g1", "deep", {"a": [1, 2.5, None, True], "ü": "\n"})
        await database.departures.mark(5, "p2", at=NOON)
        await database.direct_channels.keep("p2", 9)
        await database.people.guest("gone")
        await database.connections.write(
            lambda connection: connection.execute(delete(people).where(people.c.id == "p5"))
        )
        await database.connections.write(
            lambda connection: connection.execute(delete(outbox).where(outbox.c.id == rows[-1]))
        )
        await database.leases.take([DEAD])


@pytest.fixture(autouse=True)
def no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the copy at once, without waiting for heartbeats."""
    monkeypatch.setattr(copying, "LOOK_SECONDS", 0.0)


async def test_everything_arrives_and_goes_on_as_it_would_have(place: Place, elsewhere: Place, tmp_path: Path) -> None:
    await fill(place)
    copied = await copy_database(str(place), str(elsewhere))
    back = tmp_path / "back.db"
    assert await copy_database(str(elsewhere), str(back)) == copied
    assert copied.tables["outbox"][0] == 599
    assert copied.tables["events"][0] == 9
    assert set(copied.heads) == {"t1", "t2"}
    for destination in (elsewhere, back):
        async with await Database.open(destination) as database, await Database.open(place) as original:
            assert await database.log.load("t1") == await original.log.load("t1")
            assert database.installation == original.installation
            assert await database.leases.all() == {}
            assert (await database.people.guest("new")).id == "p6"
            assert await database.outbox.add("t1", "c", [Post({}, channel_id=5)], at=NOON) == [601]
            assert await database.tournaments.next_id() == await _next_id(original)


async def _next_id(database: Database) -> str:
    tournament_id = await database.tournaments.next_id()
    await database.settings.set("", "last tournament number", int(tournament_id[1:]) - 1)
    return tournament_id


async def test_a_database_that_gave_no_number_yet_begins_at_one(place: Place, elsewhere: Place) -> None:
    async with await Database.open(place):
        pass
    await copy_database(str(place), str(elsewhere))
    async with await Database.open(elsewhere) as database:
        assert await database.connections.read(lambda connection: counter(connection, "people")) == 0
        assert (await database.people.guest("first")).id == "p1"


async def test_nothing_is_copied_over_anything(place: Place, elsewhere: Place) -> None:
    await fill(place)
    async with await Database.open(elsewhere) as database:
        await database.people.guest("Dana")
    with pytest.raises(OccupiedPlaceError) as caught:
        await copy_database(str(place), str(elsewhere))
    assert Path(str(elsewhere)).name in caught.value.file
    async with await Database.open(elsewhere) as database:
        assert await database.tournaments.all() == []


async def test_only_what_holds_nothing_but_its_own_name_is_empty(database: Database) -> None:
    await copying._refuse_occupied(database)
    await database.settings.set("g1", "deep", 7)
    with pytest.raises(OccupiedPlaceError):
        await copying._refuse_occupied(database)


async def test_nothing_is_copied_while_a_bot_works_with_it(
    place: Place, elsewhere: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(place)
    async with await Database.open(place) as database:
        sleep = asyncio.sleep

        async def beating(seconds: float) -> None:
            if seconds == copying.LOOK_SECONDS:
                await database.leases.beat([DEAD])
            await sleep(seconds)

        monkeypatch.setattr(copying, "LOOK_SECONDS", 0.001)
        monkeypatch.setattr(asyncio, "sleep", beating)
        with pytest.raises(InUseError) as caught:
            await copy_database(str(place), str(elsewhere))
        assert caught.value.who == "a dead process"


async def test_what_arrives_changed_is_named(place: Place, elsewhere: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(place)
    real = copying._refuse_occupied

    async def spoil_later(target: Database) -> None:
        await real(target)
        write = target.connections.write

        async def spoiled(work: object) -> None:
            await write(work)  # type: ignore[arg-type]
            await write(lambda connection: connection.execute(update(people).values(name="Mallory")))

        monkeypatch.setattr(target.connections, "write", spoiled)

    monkeypatch.setattr(copying, "_refuse_occupied", spoil_later)
    with pytest.raises(CopyDiffersError) as caught:
        await copy_database(str(place), str(elsewhere))
    assert caught.value.differing == ("people",)


async def test_a_copy_that_breaks_off_leaves_nothing(
    place: Place, elsewhere: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(place)

    async def broken(*_: object) -> None:
        raise OSError("no way on")

    monkeypatch.setattr(copying, "set_counter", broken)
    with pytest.raises(Exception, match="no way on"):
        await copy_database(str(place), str(elsewhere))
    monkeypatch.undo()
    async with await Database.open(elsewhere) as database:
        assert await database.tournaments.all() == []
        assert (await contents(database)).tables["people"][0] == 0


def test_from_the_command_line_it_says_what_was_copied(
    place: Place, elsewhere: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(place))
    assert main(["copy", str(place), str(elsewhere)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "events\t9 rows" in shown
    assert shown[-1] == "All of it was read again and is the same, with the logs of 2 tournaments."
    assert main(["copy", str(place), str(elsewhere)]) == 1
    assert "Nothing is overwritten" in capsys.readouterr().err
    assert main(["copy", "absent.db", str(elsewhere)]) == 1
