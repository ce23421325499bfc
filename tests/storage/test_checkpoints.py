"""How far the timetable and the boards are, and when that is not to be relied upon."""

from __future__ import annotations

from storage.checkpoints import AtHead, CaughtUp
from storage.database import Database
from storage.tournaments import Bindings
from tests.storage.samples import NOON, append, begin, form, moment

LIVING = frozenset({"draft"})


async def two(database: Database) -> None:
    for name in ("t1", "t2"):
        await begin(database, name)


async def test_what_was_written_at_the_head_of_the_log_holds(database: Database) -> None:
    await two(database)
    assert await database.caught_up.at_head("timetable", "a", LIVING) == AtHead({}, {}, {"t2": 1, "t1": 1})
    await database.caught_up.note("timetable", "a", [CaughtUp("t1", 1, NOON), CaughtUp("t2", 1)])
    assert await database.caught_up.at_head("timetable", "a", LIVING) == AtHead({"t1": NOON, "t2": None}, {}, {})


async def test_it_is_out_of_date_once_the_log_grew(database: Database) -> None:
    await two(database)
    await database.caught_up.note("timetable", "a", [CaughtUp("t1", 1, NOON), CaughtUp("t2", 1)])
    await append(database, "t1", 1, "c", [form("e1", [1])])
    assert await database.caught_up.at_head("timetable", "a", LIVING) == AtHead({"t2": None}, {}, {"t1": 2})
    await database.caught_up.note("timetable", "a", [CaughtUp("t1", 2, moment(9))])
    assert await database.caught_up.at_head("timetable", "a", LIVING) == AtHead({"t1": moment(9), "t2": None}, {}, {})


async def test_what_other_code_wrote_at_the_head_is_told_apart(database: Database) -> None:
    await two(database)
    await database.caught_up.note("timetable", "a", [CaughtUp("t1", 1, NOON), CaughtUp("t2", 1)])
    await append(database, "t2", 1, "c", [form("e1", [1])])
    assert await database.caught_up.at_head("timetable", "b", LIVING) == AtHead({}, {"t1": NOON}, {"t2": 2})


async def test_the_board_is_another_matter_than_the_timetable(database: Database) -> None:
    await two(database)
    await database.caught_up.note("timetable", "a", [CaughtUp("t1", 1)])
    await database.caught_up.note("board", "a", [CaughtUp("t2", 1)])
    assert await database.caught_up.at_head("board", "a", LIVING) == AtHead({"t2": None}, {}, {"t1": 1})


async def test_tournaments_in_other_phases_are_left_out(database: Database) -> None:
    await two(database)
    await database.tournaments.bind("t1", Bindings(phase="finished"))
    assert await database.caught_up.at_head("board", "a", LIVING) == AtHead({}, {}, {"t2": 1})


async def test_nothing_to_write_down_is_fine(database: Database) -> None:
    await database.caught_up.note("board", "a", [])
    assert await database.caught_up.at_head("board", "a", LIVING) == AtHead({}, {}, {})
