"""Whatever goes wrong in a run is seen: each rule finds its fault where there is one, and none where all is well."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox.checks.messages import Draft
from bot.sandbox.world.messages import delete, edit, post
from bot.service.service import Service
from bot.text.texts import texts
from bot.ui import answers
from storage.log import EventLog
from tests.bot.commands.desk import FOUR, td
from tests.bot.world import LOBBY, World
from tests.chaos.bot_process import keep_ledger
from tests.chaos.findings import (
    NOTHING_CHANGED,
    Aftermath,
    accepted_is_kept,
    aftermath,
    apologies_have_a_cause,
    directors_told,
    everything_delivered,
    failed_is_said,
    log_is_whole,
    one_board,
    refused_is_not_kept,
    said_once,
    standings_are_those_of_the_log,
)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A tournament whose first round has been published."""
    made = World(tmp_path)
    await made.open(asleep=True)
    try:
        await made.tournament(players=FOUR)
        await td(made, "/td close")
        await td(made, "/round publish")
        yield made
    finally:
        await made.close()


async def left(world: World, *ledger: str) -> Aftermath:
    """What a run would leave behind."""
    file = world._folder / "ledger"
    file.write_text("".join(f"{line}\n" for line in ledger))
    return await aftermath(world.sandbox, world.database, file)


async def test_where_all_is_well_nothing_is_found(world: World) -> None:
    command = (await world.loaded()).records[-1].command_id
    after = await left(world, f"accepted t1 {command}")
    for rule in (
        accepted_is_kept,
        refused_is_not_kept,
        failed_is_said,
        apologies_have_a_cause,
        said_once,
        one_board,
        everything_delivered,
        directors_told,
    ):
        assert list(rule(after)) == [], rule.__name__


async def test_a_tournament_that_came_to_no_end_is_found(world: World) -> None:
    assert list(log_is_whole(await left(world))) == ["the tournament t1 is running"]


async def test_a_list_that_differs_from_the_log_is_found(world: World) -> None:
    after = await left(world)
    (row,) = after.tables["tournaments"]
    tables = {**after.tables, "tournaments": [{**row, "phase": "finished"}]}
    assert "the list says finished of t1, the log running" in list(log_is_whole(replace(after, tables=tables)))


async def test_standings_that_differ_from_the_log_are_found(world: World) -> None:
    after = await left(world)
    assert list(standings_are_those_of_the_log(replace(after, standings={"t1": ("1. Ana", "1. Ana")}))) == []
    (finding,) = standings_are_those_of_the_log(replace(after, standings={"t1": ("1. Ana", "1. Bo")}))
    assert "'1. Bo'" in finding


async def test_a_lost_command_is_found(world: World) -> None:
    assert list(accepted_is_kept(await left(world, "accepted t1 i7"))) == ["t1 i7 was accepted and is not in the log"]


async def test_a_command_of_which_somebody_was_told_that_it_failed_is_found(world: World) -> None:
    act = next(act for act in world.sandbox.services.interactions.by_id.values() if act.name == "round publish")
    answer = world.sandbox.world.message(act.channel, act.original_id or 0)
    edit(world.sandbox.world, answer, Draft(content=texts.mishaps.broken()))
    (finding,) = refused_is_not_kept(await left(world))
    assert str(act.id) in finding


@pytest.mark.parametrize("sentence", NOTHING_CHANGED)
async def test_a_command_that_counted_is_found_below_every_sentence_that_says_it_did_not(
    world: World, sentence: str
) -> None:
    act = next(act for act in world.sandbox.services.interactions.by_id.values() if act.name == "round publish")
    edit(world.sandbox.world, world.sandbox.world.message(act.channel, act.original_id or 0), Draft(content=sentence))
    assert len(list(refused_is_not_kept(await left(world)))) == 1


async def test_a_command_that_failed_and_was_answered_as_if_it_had_not_is_found(world: World) -> None:
    act = next(act for act in world.sandbox.services.interactions.by_id.values() if act.name == "round publish")
    failed = f"failed t1 i{act.id} OperationalError"
    (finding,) = failed_is_said(await left(world, failed))
    assert "OperationalError" in finding
    assert list(failed_is_said(await left(world, failed, f"accepted t1 i{act.id}"))) == []  # it was done again
    edit(
        world.sandbox.world,
        world.sandbox.world.message(act.channel, act.original_id or 0),
        Draft(content=texts.mishaps.may_have_counted()),
    )
    assert list(failed_is_said(await left(world, failed))) == []


@pytest.mark.parametrize(
    "cause, found",
    [
        ("ours OperationalError('database is locked'): /td announce", 1),
        ("database herald.db is held by another program that does not release it.", 1),
        ("database herald.db could not be written: the disk is full, or fails.", 0),
        ("discord HTTPException('500'): /td announce", 0),
    ],
)
async def test_an_apology_that_neither_discord_nor_a_full_disk_is_the_cause_of_is_found(
    world: World, cause: str, found: int
) -> None:
    assert len(list(apologies_have_a_cause(await left(world, f"apology {cause}")))) == found


async def test_the_ledger_of_a_bot_holds_what_came_of_commands_and_why_it_apologised(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "of-the-bot"
    real, handlers = Service.carry_out, [*answers.logger.handlers]
    keep_ledger(str(file))
    try:
        await td(world, "/td pause")
        monkeypatch.setattr(EventLog, "write", refuse)
        reply = await td(world, "/td pause", resume=True)
    finally:
        Service.carry_out = real  # type: ignore[method-assign]
        answers.logger.handlers = handlers
    assert texts.mishaps.may_have_counted() in reply.text
    lines = file.read_text().splitlines()
    assert [line.split()[0] for line in lines] == ["accepted", "failed", "apology"]
    assert "ours LookupError" in lines[2]


async def refuse(*_arguments: object, **_named: object) -> None:
    raise LookupError


async def test_a_message_twice_is_found(world: World) -> None:
    store = world.sandbox.world
    channel = world.server.channel(LOBBY)
    post(store, channel, store.bot.id, Draft(content="Round 1"))
    (finding,) = said_once(await left(world))
    assert "'Round 1'" in finding


async def test_a_second_board_is_found(world: World) -> None:
    await world.boards_settled()
    assert list(one_board(await left(world))) == []
    store, lobby = world.sandbox.world, world.server.channel(LOBBY)
    (board,) = [message for message in lobby.messages.values() if message.pinned_at is not None]
    again = post(store, lobby, store.bot.id, Draft(content=""))
    again.components, again.flags = board.components, board.flags
    (finding,) = one_board(await left(world))
    assert str(again.id) in finding


async def test_two_rows_that_say_the_same_are_found_unless_much_time_passed(world: World) -> None:
    after = await left(world)
    row = next(row for row in after.tables["outbox"] if row["words"] and not row["edits"])
    again = {**row, "id": 1000}
    (finding,) = said_once(replace(after, tables={**after.tables, "outbox": [*after.tables["outbox"], again]}))
    assert "1000" in finding
    later = {**again, "created_at": str(world.clock.now().replace(tzinfo=None) + timedelta(hours=2))}
    assert not list(said_once(replace(after, tables={**after.tables, "outbox": [*after.tables["outbox"], later]})))


async def test_a_message_that_is_missing_is_found(world: World) -> None:
    channel = world.server.channel(LOBBY)
    posted = {row["message_id"] for row in (await left(world)).tables["outbox"] if row["edits"] is None}
    gone = next(message for message in channel.messages.values() if message.id in posted)
    delete(world.sandbox.world, gone)
    (finding,) = everything_delivered(await left(world))
    assert str(gone.id) in finding


@pytest.mark.parametrize(
    "state, cause, said", [("pending", None, "still waits"), ("failed", "refused", "given up: refused")]
)
async def test_a_row_that_did_not_get_there_is_found(world: World, state: str, cause: str | None, said: str) -> None:
    after = await left(world)
    rows = [{**after.tables["outbox"][0], "state": state, "cause": cause}]
    (finding,) = everything_delivered(replace(after, tables={**after.tables, "outbox": rows}))
    assert said in finding


async def test_what_came_too_late_to_be_of_use_is_no_loss(world: World) -> None:
    after = await left(world)
    rows = [{**after.tables["outbox"][0], "state": "failed", "cause": "expired"}]
    assert not list(everything_delivered(replace(after, tables={**after.tables, "outbox": rows})))


async def test_a_director_left_in_the_dark_is_found(world: World) -> None:
    after = await left(world)
    hold = {"cause": "no_channel", "target": "c5", "since": "10:00", "released_at": "11:00"}
    (finding,) = directors_told(replace(after, tables={**after.tables, "holds": [hold]}))
    assert "no_channel" in finding
    told = [{"group": "held:no_channel:5:1"}]
    assert not list(directors_told(replace(after, tables={**after.tables, "holds": [hold], "fallbacks": told})))
    briefly = {**hold, "released_at": "10:00"}
    assert not list(directors_told(replace(after, tables={**after.tables, "holds": [briefly]})))
    passing = {**hold, "cause": "dm_limit"}
    assert not list(directors_told(replace(after, tables={**after.tables, "holds": [passing]})))
    (finding,) = directors_told(
        replace(after, tables={**after.tables, "holds": [{**hold, "released_at": None}], "fallbacks": told})
    )
    assert "still held" in finding
