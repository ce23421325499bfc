"""A world saved in the middle of a round goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest

from bot import program
from bot.announcements.board import BOARD
from bot.playground import KEPT, keep_together
from bot.runtime.settings import ProcessSettings
from bot.sandbox.server import Sandbox
from bot.sandbox.state.errors import StateError
from formats.core.verify import verify
from formats.registry import engine
from tests.bot.commands.desk import lobby
from tests.bot.commands.rounds import NAMES, PAIRED, begun, state_of
from tests.bot.world import LOBBY, World
from tests.sandbox.watch import Watch


async def mid_round(world: World) -> tuple[str, str]:
    """The second game's result is in and the first one's reported; that game, and who has to confirm."""
    board = await begun(world)
    second = (await state_of(world)).open_games()[1]
    await world.director.slash("/round result", channel=LOBBY, game=second.id, winner=second.seats[0])
    await world.jump(timedelta(hours=2))
    await board.first.slash("/match report", channel=LOBBY, winner=board.seats[0])
    await world.boards_settled()
    return board.id, board.second.name


@asynccontextmanager
async def opened(world: World) -> AsyncIterator[World]:
    watch = Watch(world.sandbox.services)
    await world.open()
    try:
        yield world
    finally:
        await world.close()
    watch.check()


async def test_a_round_goes_on_tomorrow(tmp_path: Path) -> None:
    saved = tmp_path / "saved.zip"
    async with opened(World(tmp_path)) as before:
        game, asked_one = await mid_round(before)
        await before.sandbox.save(saved)
        state, talk = await state_of(before), lobby(before)
    (tmp_path / "tomorrow").mkdir()
    async with opened(World(tmp_path / "tomorrow", saved=saved)) as world:
        await world.boards_settled()
        assert await state_of(world) == state
        assert lobby(world) == talk
        assert {person.name for person in (await world.loaded()).people.values()} == set(NAMES)

        opponent = world.sandbox.person(asked_one)
        await opponent.click("Confirm", in_="dm")
        await world.settled()
        assert game not in {pairing.id for pairing in (await state_of(world)).open_games()}

        for pairing in (await state_of(world)).open_games():
            await world.director.slash("/round result", channel=LOBBY, game=pairing.id, winner=pairing.seats[0])
        await world.jump_to(PAIRED + timedelta(weeks=1))
        state = await state_of(world)
        assert state.current_round is not None
        assert state.current_round.number == 2


async def test_the_page_takes_back_what_came_after_the_save(world: World) -> None:
    await world.tournament(players=("Ann", "Bob"))
    # The board follows at its own pace: what is saved and what is read must be the same one.
    await world.boards_settled()
    packed, talk = await world.sandbox.keeping.dump(), lobby(world)
    await world.director.slash("/td close", channel=LOBBY)
    await world.settled()
    assert (await world.loaded()).state.phase == "closed"
    await world.sandbox.keeping.replace(packed)
    await world.at_work()
    await world.boards_settled()
    assert (await world.loaded()).state.phase == "registration"
    assert lobby(world) == talk
    assert not (await verify_all(world))
    (cleo,) = await world.players("Cleo")
    await cleo.slash("/join", channel=LOBBY)
    assert len((await world.loaded()).state.entrants) == 3


async def test_a_board_that_was_behind_when_it_was_saved_is_right_once_it_is_loaded(world: World) -> None:
    await world.tournament(players=("Ann",))
    await world.boards_settled()
    board = await world.database.outbox.message("t1", BOARD)
    assert board is not None
    behind = world.sandbox.world.message(world.server.channel(LOBBY), board.message_id).components
    (bob,) = await world.players("Bob")
    await bob.slash("/join", channel=LOBBY)
    await world.boards_settled()
    talk = lobby(world)
    assert "2 players" in talk
    world.sandbox.world.message(world.server.channel(LOBBY), board.message_id).components = behind
    assert "1 player" in lobby(world)
    await world.sandbox.keeping.replace(await world.sandbox.keeping.dump())
    await world.at_work()
    await world.boards_settled()
    assert lobby(world) == talk


async def verify_all(world: World) -> list[str]:
    """What is wrong with the log."""
    records = await world.database.log.load("t1")
    return [str(problem) for problem in verify(records, engine())]


async def test_a_state_without_a_database_begins_an_empty_one(world: World) -> None:
    await world.tournament(players=("Ann",))
    async with Sandbox() as other:
        other.guild("Club", owner="Omar", channels=(LOBBY,))
        packed = await other.keeping.dump()
    await world.sandbox.keeping.replace(packed)
    await world.at_work()
    assert await world.database.tournaments.all() == []
    assert await world.database.damage() == []


async def with_database(world: World, image: bytes) -> bytes:
    """A saved state with another database in it."""
    world.sandbox.keeping.keep(KEPT, lambda: image, lambda _image: None)
    packed = await world.sandbox.keeping.dump()
    keep_together(world.sandbox, world.hosting)
    return packed


@pytest.mark.parametrize("image", [b"no database" * 100, b"SQLite format 3\0" + b"\0" * 4096])
async def test_a_damaged_database_is_refused_and_the_bot_lives_on(world: World, image: bytes) -> None:
    await world.tournament(players=("Ann",))
    packed = await with_database(world, image)
    herald = world.herald
    with pytest.raises(StateError) as caught:
        await world.sandbox.keeping.replace(packed)
    assert caught.value.reason == "damaged"
    assert world.herald is herald
    await world.director.slash("/td close", channel=LOBBY)
    assert (await world.loaded()).state.phase == "closed"


@pytest.mark.usefixtures("awake")
async def test_a_newer_database_is_refused(world: World, tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    file.write_bytes(world.database.image())
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
        newer.execute("PRAGMA journal_mode = DELETE")
    packed = await with_database(world, file.read_bytes())
    with pytest.raises(StateError) as caught:
        await world.sandbox.keeping.replace(packed)
    assert caught.value.reason == "version"


async def test_the_program_goes_on_with_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it opens by its settings; that it starts and stops as a process `test_stopping.py` sees."""
    saved = tmp_path / "saved.zip"
    async with opened(World(tmp_path)) as world:
        await world.tournament(title="Spring Cup", players=("Ann", "Bob"))
        await world.sandbox.save(saved)
    monkeypatch.setenv("HERALD_SANDBOX_STATE", str(saved))
    monkeypatch.setenv("HERALD_SANDBOX_PORT", "0")
    monkeypatch.setattr(program, "keep_page", no_page)
    (tmp_path / "tomorrow").mkdir()
    async with AsyncExitStack() as stack:
        hosting = await program.loaded(ProcessSettings(), tmp_path / "tomorrow", stack)
        (row,) = await hosting.database.tournaments.all()
        assert row.title == "Spring Cup"
        url = capsys.readouterr().out.splitlines()[0].split()[-1]
        async with aiohttp.ClientSession() as session, session.get(f"{url}/sandbox/state") as answer:
            state = await answer.json()
        assert {"Ann", "Bob", "Omar"} <= {person["global_name"] for person in state["people"]}
        assert {"Club"} <= {guild["name"] for guild in state["guilds"]}


async def no_page(*_: str) -> None:
    """The page is a process of its own, which this is not about."""
    await asyncio.Event().wait()


def test_a_file_that_is_no_state_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_state = tmp_path / "no.zip"
    no_state.write_bytes(b"no zip")
    monkeypatch.setenv("HERALD_SANDBOX_STATE", str(no_state))
    monkeypatch.setenv("HERALD_SANDBOX_PORT", "0")
    assert program.main() == 1
    assert capsys.readouterr().err
    assert no_state.read_bytes() == b"no zip"
