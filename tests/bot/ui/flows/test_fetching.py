"""Hostile files: refused in a sentence, without leftovers and without delaying others."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.parsing.csv_text import LONGEST_CELL, MOST_COLUMNS
from storage.errors import StorageError
from storage.log import EventLog
from tests.bot.commands.desk import state_of, td
from tests.bot.world import World
from tests.case_files import PROJECT
from tests.turns import HELD_SECONDS, Turns

LOG = (PROJECT / "tests" / "0.1" / "arimaa-event.jsonl").read_text(encoding="utf-8")

HOSTILE_LISTS = {
    "400,000 columns": b",".join(b"c%d" % number for number in range(100_000)) + b"\nx\n",
    "as many separators": b"," * 900_000,
    "an endless cell": b"name\n" + b"x" * 200_000,
    "an open quotation mark": b'name,rating\n"Ann,1\n' + b"Bob,2\n" * 2_000,
    "a long cell": b"name\n" + b"x" * (LONGEST_CELL + 1),
    "one column too many": b",".join([b"name", *[b"x"] * MOST_COLUMNS]) + b"\nAnn\n",
    "too many lines": b"name\n" + b"\n".join(b"p%d" % number for number in range(6_000)),
    "no text": b"\0\1\2" * 1000,
    "a wide line below": b"name\nAnn" + b"," * 400_000,
}


@pytest.mark.parametrize("name", HOSTILE_LISTS)
async def test_a_hostile_list_is_refused_in_a_sentence(world: World, name: str) -> None:
    await world.tournament(players=("Ana",))
    before = (await state_of(world)).version
    reply = await td(world, "/players import", file=("list.csv", HOSTILE_LISTS[name]))
    shown = reply.text + "".join(seen.text for seen in reply.follow_ups)
    assert shown
    assert "went wrong" not in shown
    assert (await state_of(world)).version == before


async def test_a_large_file_is_refused_before_it_is_fetched(world: World) -> None:
    await world.tournament(players=("Ana",))
    for command in ("/players import", "/td import"):
        reply = await td(world, command, file=("list.txt", b"x" * 9_000_000))
        assert "too large" in reply.text


@pytest.mark.usefixtures("spared_collector")
async def test_a_hostile_list_holds_nobody_up(world: World) -> None:
    await world.tournament(players=("Ana",))
    with Turns() as turns:
        await td(world, "/players import", file=("list.csv", b"name,rating\n" + b"Anna Bel,one\n" * 1_900))
    assert turns.longest < HELD_SECONDS, turns.longest


def changed(**event: Any) -> bytes:
    """The log with another first event."""
    lines = [json.loads(line) for line in LOG.splitlines()]
    lines[1]["event"].update(event)
    return "\n".join(map(json.dumps, lines)).encode()


@pytest.mark.parametrize(
    "data", [changed(title="T" * 30_000), changed(title="T" * 101), b"[" * 100_000, b"{}", LOG[:-20].encode()]
)
@pytest.mark.usefixtures("awake")
async def test_a_hostile_log_is_refused_and_leaves_nothing_behind(world: World, data: bytes) -> None:
    people = await people_known(world)
    reply = await td(world, "/td import", file=("log.jsonl", data))
    assert "went wrong" not in reply.text
    assert await world.database.tournaments.all() == []
    assert await people_known(world) == people


async def people_known(world: World) -> object:
    """How many people there are."""

    async def count(connection: AsyncConnection) -> object:
        return (await connection.exec_driver_sql("SELECT count(*) FROM people WHERE discord_id IS NULL")).scalar_one()

    return await world.database.connections.read(count)


@pytest.mark.usefixtures("awake")
async def test_an_import_that_cannot_be_kept_leaves_nothing_behind(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **named: object) -> None:
        raise StorageError

    monkeypatch.setattr("storage.log.apply_bindings", full)
    reply = await td(world, "/td import", file=("log.jsonl", running()))
    assert reply.text
    assert await world.database.tournaments.all() == []


def running() -> bytes:
    """The log of a tournament that is being played."""
    lines = LOG.splitlines()
    played = next(number for number, line in enumerate(lines) if '"RoundPublished"' in line or '"RoundPaired"' in line)
    command = json.loads(lines[played])["command_id"]
    last = max(number for number, line in enumerate(lines) if f'"{command}"' in line)
    return "\n".join(lines[: last + 1]).encode()


@pytest.mark.usefixtures("awake")
async def test_a_running_tournament_comes_in_paused_in_the_same_transaction(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    real = EventLog.write

    async def counted(self: EventLog, tournament_id: str, *given: Any, **named: Any) -> None:
        written.append(tournament_id)
        await real(self, tournament_id, *given, **named)

    reply = await td(world, "/me timezone", zone="Europe/Berlin")  # the director is known from now on
    monkeypatch.setattr(EventLog, "write", counted)
    reply = await td(world, "/td import", file=("log.jsonl", running()))
    state = await state_of(world)
    assert state.phase == "running"
    assert not state.timetable_running
    assert "paused" in reply.text.casefold()
    assert written == ["t1"]
