"""Nothing a person sends holds the event loop: the longest turn, by the time of the processor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.faces.cop.tsh.lines import Line, write_file
from bot.runtime.logs import ABOUT
from tests.bot.commands.desk import td
from tests.bot.thread_decider import ThreadDecider
from tests.bot.world import LOBBY, World
from tests.case_files import PROJECT
from tests.turns import HELD_SECONDS, Turns

SLACK = 2.0
"""So much slower may a machine be that runs the tests."""

LONG_LOG = (PROJECT / "tests" / "0.1" / "arimaa-world-championship.jsonl").read_bytes()
PLAYERS, ROUNDS = 200, 12

pytestmark = pytest.mark.usefixtures("spared_collector")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """One whose bot works apart from the loop where it would have a process for that."""
    made = World(tmp_path, decider=ThreadDecider())
    await made.open()
    yield made
    await made.close()


def is_the_bots(handle: asyncio.Handle) -> bool:
    """Return whether the handle belongs to an interaction of the bot. Sandbox and players use the same loop."""
    return bool(handle._context.get(ABOUT))  # type: ignore[attr-defined]


@contextmanager
def short_turns() -> Iterator[None]:
    """No turn within the block is long."""
    with Turns(is_the_bots) as turns:
        yield
    assert turns.spent
    assert turns.longest < HELD_SECONDS * SLACK, turns.longest


def division(players: int, rounds: int) -> bytes:
    """Everybody plays somebody in every round: one half stands still, the other goes round."""
    half = players // 2
    lines = []
    for me in range(players):
        shift = 1 if me < half else -1
        opponents = tuple((me + shift * number) % half + (half if me < half else 0) + 1 for number in range(rounds))
        scores = tuple(400 + (me * 7 + number * 13) % 90 for number in range(rounds))
        lines.append(Line(f"Player {me + 1}x", 2000 - me, opponents, scores))
    return write_file(lines).encode()


async def test_a_list_that_is_wrong_everywhere(world: World) -> None:
    await world.tournament(players=("Ana",))
    with short_turns():
        reply = await td(world, "/players import", file=("list.csv", b"name,rating\n" + b"Anna Bel,one\n" * 1_900))
    assert "Line 2" in reply.text


@pytest.mark.slow
async def test_a_list_of_very_many(world: World) -> None:
    await td(world, "/td create", what="format:score_group_swiss", title="Open")
    rows = "".join(f"Player {number},{1000 + number}\n" for number in range(400))
    with short_turns():
        await td(world, "/players import", file=("list.csv", f"name,rating\n{rows}".encode()))
        last = await world.director.wait_for(
            lambda seen: seen.find_button("Import the list") is not None, channel=LOBBY
        )
        await last.click("Import the list")
    assert len((await world.loaded()).state.entrants) == 400


async def test_a_long_log(world: World) -> None:
    with short_turns():
        await td(world, "/td import", file=("log.jsonl", LONG_LOG))
    assert (await world.loaded()).records


@pytest.mark.slow
async def test_a_large_division_and_all_there_is_to_read_of_it(world: World) -> None:
    with short_turns():
        told = await td(world, "/td import-tsh", file=("a.t", division(PLAYERS, ROUNDS)), title="Large", rounds=14)
    assert f"{PLAYERS} players" in told.text
    for command in ("standings", "pairings", "board", "why", "entrants", "export"):
        with short_turns():
            await td(world, f"/tournament {command}")
    for command, what in (("standings", "auto"), ("verify", "draws"), ("export", "log")):
        with short_turns():
            await td(world, f"/tournament {command}", what=what)
    for command in ("/tsh export", "/td audit", "/td undo", "/round publish"):
        with short_turns():
            await td(world, command)
    with short_turns():
        await world.director.autocomplete("/players withdraw", "entrant", "player", channel=LOBBY)
