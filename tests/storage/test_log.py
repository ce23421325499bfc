import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, literal, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.events import CommandUndone
from formats.core.log import Record
from storage import log
from storage.database import Database
from storage.errors import (
    AlreadyDoneError,
    StaleWriteError,
    StorageError,
    TournamentExistsError,
    UnknownPersonError,
    UnknownTournamentError,
    UnreadableEventError,
)
from storage.log import numbered
from storage.outbox import Post
from storage.schema import tournaments
from storage.sql import Runner
from storage.tournaments import Bindings
from tests.postgres.databases import Place
from tests.storage.samples import (
    ENGINE,
    NOON,
    append,
    begin,
    create,
    created,
    form,
    moment,
    play,
    registered,
    whole_log,
)


async def test_what_is_appended_is_loaded_unchanged(database: Database) -> None:
    tournament_id = await play(database)
    expected = [created(), *(event for _, _, events in whole_log() for event in events)]
    records = await database.log.load(tournament_id)
    assert [record.event for record in records] == expected
    assert [record.seq for record in records] == list(range(1, len(expected) + 1))
    assert records[2] == Record(seq=3, command_id="c3", actor="p2", at=moment(2), event=registered(1))
    assert await database.log.head(tournament_id) == len(expected)
    assert await database.log.engine(tournament_id) == ENGINE


async def test_append_returns_the_records_it_stored(database: Database) -> None:
    await begin(database)
    stored = await append(database, "t1", 1, "c2", [registered(1), registered(2)])
    assert list(stored) == await database.log.load("t1", after=1)


async def test_load_after_gives_only_what_is_new(database: Database) -> None:
    tournament_id = await play(database)
    whole = await database.log.load(tournament_id)
    assert await database.log.load(tournament_id, after=5) == whole[5:]
    assert await database.log.load(tournament_id, after=len(whole)) == []


async def test_a_log_survives_closing_and_opening(place: Place) -> None:
    async with await Database.open(place) as database:
        before = await database.log.load(await play(database))
    async with await Database.open(place) as database:
        assert await database.log.load("t1") == before


async def test_an_unknown_tournament_is_refused(database: Database) -> None:
    for attempt in (
        database.log.load("t9"),
        database.log.head("t9"),
        database.log.engine("t9"),
        append(database, "t9", 1, "c1", [registered(1)]),
        append(database, "t9", 3, "c1", [registered(1)]),
    ):
        with pytest.raises(UnknownTournamentError) as refusal:
            await attempt
        assert refusal.value.tournament_id == "t9"


async def test_a_stale_writer_is_refused_and_writes_nothing(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1), registered(2)])
    for expected in (1, 2, 4):
        with pytest.raises(StaleWriteError) as refusal:
            await append(database, "t1", expected, "c3", [registered(3)], posts=[Post({}, channel_id=1)])
        assert (refusal.value.tournament_id, refusal.value.expected, refusal.value.actual) == ("t1", expected, 3)
    assert await database.log.head("t1") == 3
    assert await database.outbox.pending() == []


async def test_of_two_writers_at_once_one_wins_and_the_other_is_told(database: Database) -> None:
    await begin(database)
    outcomes = await asyncio.gather(
        *(append(database, "t1", 1, f"director {number}", [registered(number)]) for number in range(10)),
        return_exceptions=True,
    )
    refusals = [outcome for outcome in outcomes if isinstance(outcome, StaleWriteError)]
    assert len(refusals) == 9
    assert {(refusal.expected, refusal.actual) for refusal in refusals} == {(1, 2)}
    assert await database.log.head("t1") == 2


async def test_of_two_processes_at_once_one_wins_and_the_other_is_told(database: Database, place: Place) -> None:
    await begin(database)
    async with await Database.open(place) as other:
        outcomes = await asyncio.gather(
            append(database, "t1", 1, "here", [registered(1)]),
            append(other, "t1", 1, "there", [registered(1)]),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["StaleWriteError", "tuple"]
        assert await other.log.load("t1") == await database.log.load("t1")


async def test_a_repeated_command_is_told_what_it_did_the_first_time(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1), registered(2)])
    await append(database, "t1", 3, "c3", [registered(3)])
    for expected in (1, 3, 4):  # whatever the repetition believes the log to be
        with pytest.raises(AlreadyDoneError) as refusal:
            await append(database, "t1", expected, "c2", [registered(1)], posts=[Post({}, channel_id=1)])
        done = refusal.value
        assert (done.tournament_id, done.command_id, done.first_seq, done.last_seq) == ("t1", "c2", 2, 3)
    assert await database.log.head("t1") == 4
    assert await database.outbox.pending() == []


async def test_the_same_click_many_times_at_once_counts_once(database: Database) -> None:
    await begin(database)
    outcomes = await asyncio.gather(
        *(append(database, "t1", 1, "click", [registered(1)]) for _ in range(10)), return_exceptions=True
    )
    assert sum(isinstance(outcome, AlreadyDoneError) for outcome in outcomes) == 9
    assert await database.log.head("t1") == 2


@pytest.mark.parametrize(
    "command_id,refusal", [("c3", StaleWriteError), ("c2", AlreadyDoneError)], ids=["stale", "repeated"]
)
async def test_where_the_check_came_too_early_the_primary_keys_decide(
    database: Database, monkeypatch: pytest.MonkeyPatch, command_id: str, refusal: type[StorageError]
) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1)])
    checks = 0
    check = log.refuse_late
    too_early = 0 if database.connections.file is None else 1  # on a server the keys alone decide at first

    def check_too_early(*arguments: Any) -> None:
        nonlocal checks
        checks += 1
        if checks > too_early:
            check(*arguments)

    monkeypatch.setattr(log, "refuse_late", check_too_early)
    with pytest.raises(refusal):
        await append(database, "t1", 1, command_id, [registered(2)], posts=[Post({}, channel_id=1)])
    assert checks == too_early + 1
    assert await database.log.head("t1") == 2
    assert await database.outbox.pending() == []


async def test_a_line_that_would_leave_a_gap_is_refused(database: Database) -> None:
    """A state in memory may be ahead of the log after a failover to a standby that missed the last commits."""
    await begin(database)
    with pytest.raises(StaleWriteError):
        await append(database, "t1", 2, "c2", [registered(1)])
    outcomes = await asyncio.gather(
        append(database, "t1", 7, "c3", [registered(1)]),
        append(database, "t1", 1, "c4", [registered(1)]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StaleWriteError, tuple]
    assert await database.log.head("t1") == 2


async def test_an_undone_command_stays_done_for_its_repetitions(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1)])
    await append(database, "t1", 2, "c3", [CommandUndone(command_id="c2")])
    with pytest.raises(AlreadyDoneError):
        await append(database, "t1", 3, "c2", [registered(1)])


async def test_a_command_id_of_one_tournament_is_free_in_another(database: Database) -> None:
    await begin(database, "t1")
    await begin(database, "t2")
    await append(database, "t1", 1, "same", [registered(1)])
    await append(database, "t2", 1, "same", [registered(1)])
    assert await database.log.head("t2") == 2


async def test_events_posts_and_bindings_are_kept_together(database: Database) -> None:
    person = await database.people.guest("Dana")
    await begin(database)
    await append(
        database,
        "t1",
        1,
        "c2",
        [registered(1)],
        posts=[Post({"text": "welcome"}, channel_id=7), Post({"text": "hello"}, person_id=person.id)],
        bindings=Bindings(phase="registration", entrants={"e1": person.id}),
    )
    assert [row.post.payload for row in await database.outbox.pending()] == [
        {"text": "welcome"},
        {"text": "hello"},
    ]
    assert (await database.tournaments.beside("t1")).people == {"e1": person}
    assert (await database.tournaments.get("t1")).phase == "registration"


@pytest.mark.parametrize(
    "more",
    [
        {"bindings": Bindings(entrants={"e1": "p9"})},
        {"bindings": Bindings(entrants={"e1": "timetable"})},
        {"posts": [Post({}, channel_id=7), Post({}, person_id="p9")]},
    ],
    ids=["entrant", "malformed", "post"],
)
async def test_if_one_part_is_refused_nothing_is_kept(database: Database, more: dict[str, Any]) -> None:
    await begin(database)
    with pytest.raises(UnknownPersonError) as refusal:
        await append(database, "t1", 1, "c2", [registered(1)], **more)
    assert refusal.value.person_id in {"p9", "timetable"}
    assert await database.log.head("t1") == 1
    assert await database.outbox.pending() == []
    assert (await database.tournaments.beside("t1")).people == {}


async def test_a_command_without_events_is_a_mistake_of_the_caller(database: Database) -> None:
    await begin(database)
    with pytest.raises(ValueError, match="nothing to write"):
        await append(database, "t1", 1, "c2", [])
    with pytest.raises(ValueError, match="begins with"):
        await create(database, "t2", "c", [registered(1)])
    with pytest.raises(ValueError, match="nothing to write"):
        await database.log.write("t1", [], engine=ENGINE, at=NOON)


async def test_a_naive_time_is_a_mistake_of_the_caller_and_keeps_nothing(database: Database) -> None:
    await begin(database)
    with pytest.raises(ValueError, match="timezone"):
        await append(database, "t1", 1, "c2", [registered(1)], at=NOON.replace(tzinfo=None))
    assert await database.log.head("t1") == 1


async def test_a_taken_tournament_id_is_refused(database: Database) -> None:
    await begin(database)
    with pytest.raises(TournamentExistsError) as refusal:
        await create(database, "t1", "another", [created("Other")])
    assert refusal.value.tournament_id == "t1"
    assert (await database.tournaments.get("t1")).title == "Spring Open"


async def test_creating_twice_by_one_command_names_the_tournament_it_made(database: Database) -> None:
    await begin(database, "t1")
    with pytest.raises(AlreadyDoneError) as refusal:
        await create(database, "t2", "create t1", [created()])
    assert (refusal.value.tournament_id, refusal.value.first_seq, refusal.value.last_seq) == ("t1", 1, 1)
    with pytest.raises(UnknownTournamentError):
        await database.log.head("t2")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET payload = '{}'",
        "UPDATE events SET at = at WHERE seq = 1",
        "DELETE FROM events",
        "DELETE FROM events WHERE seq = 1",
    ],
)
async def test_the_database_refuses_to_change_or_remove_events(database: Database, statement: str) -> None:
    tournament_id = await play(database)
    before = await database.log.load(tournament_id)
    with pytest.raises(DBAPIError, match="append-only"):
        await database.connections.write(lambda connection: connection.execute(text(statement)))
    assert await database.log.load(tournament_id) == before


async def told(database: Database, *statements: str) -> list[Any]:
    """Say these to the database past everything; the first column of what the last one gives."""

    async def say(connection: AsyncConnection) -> list[Any]:
        for statement in statements:
            answer = await connection.exec_driver_sql(statement)
        return list(answer.scalars()) if answer.returns_rows else []

    return await database.connections.write(say)


def insert_line(seq: int, kind: str, payload: str) -> str:
    values = f"'t1', {seq}, 'c2', 'p1', '2026-03-01 12:00:00', '{kind}', '{payload}', '9'"
    return f"INSERT INTO events VALUES ({values})"  # noqa: S608 - nobody else says what stands there


async def test_an_event_of_another_version_is_named(database: Database) -> None:
    await begin(database)
    await told(database, insert_line(2, "GuestBlinked", '{"kind": "GuestBlinked", "entrant": "e1"}'))
    with pytest.raises(UnreadableEventError) as refusal:
        await database.log.load("t1")
    assert (refusal.value.tournament_id, refusal.value.seq, refusal.value.kind) == ("t1", 2, "GuestBlinked")
    assert refusal.value.reason


async def test_loading_a_long_log_lets_others_run(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [form(f"e{number}", list(range(50))) for number in range(1_000)])
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        counting = group.create_task(count_turns())
        assert len(await database.log.load("t1")) == 1_001
        counting.cancel()
    assert turns >= 10


async def test_an_event_of_a_newer_version_is_refused_by_name_and_stays_where_it_is(database: Database) -> None:
    await begin(database)
    payload = '{"kind":"PhaseChanged","version":7,"phase":"asleep","why":{"nobody":"knows"}}'
    await told(database, "INSERT INTO commands VALUES ('t1', 'c2', 2, 2)", insert_line(2, "PhaseChanged", payload))
    with pytest.raises(UnreadableEventError) as refusal:
        await database.log.load("t1")
    assert (refusal.value.seq, refusal.value.kind, refusal.value.newer) == (2, "PhaseChanged", True)
    assert await told(database, "SELECT payload FROM events WHERE seq = 2") == [payload]


async def test_where_keys_are_relied_on_a_line_without_the_one_before_is_refused(database: Database) -> None:
    await begin(database)
    row = select(*(literal("t2") if column.name == "id" else column for column in tournaments.c))
    copied = insert(tournaments).from_select([column.name for column in tournaments.c], row)
    await database.connections.write(lambda connection: connection.execute(copied))

    async def write(tournament_id: str, seq: int) -> None:
        records = numbered([registered(seq)], after=seq - 1, command_id=f"c{seq}", actor="p1", at=NOON)
        rows = await log.as_rows(records, engine=ENGINE)

        def script(run: Runner) -> None:
            run.relies_on_keys = True
            log.write_rows(run, tournament_id, rows)

        await database.connections.write_script(script)

    for tournament_id, after in (("t1", 1), ("t2", 0)):
        with pytest.raises(IntegrityError):
            await write(tournament_id, after + 2)
        await write(tournament_id, after + 1)
        assert await database.log.head(tournament_id) == after + 1


async def test_other_tasks_run_while_a_long_log_becomes_rows() -> None:
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    events = [registered(number) for number in range(3 * log.BATCH)]
    records = numbered(events, after=0, command_id="c1", actor="p1", at=NOON)
    other = asyncio.create_task(take_turns())
    await asyncio.sleep(0)
    await log.as_rows(records, engine=ENGINE)
    other.cancel()
    assert turns == 3
