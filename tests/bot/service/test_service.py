"""Commands are decided on the head of the log, whichever process wrote there last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path

import pytest

from bot.service.clock import SystemClock
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from formats import registry
from formats.core.commands import (
    CloseRegistration,
    Command,
    CreateTournament,
    OpenRegistration,
    PublishRound,
    RecordResult,
    RegisterEntrants,
    WithdrawEntrant,
)
from formats.core.errors import WrongPhaseError
from formats.core.events import RoundPaired
from formats.core.lots import Lots
from formats.core.model import EntrantData, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Stage
from formats.core.verify import verify
from formats.systems.floating_double_elimination import FloatingDoubleElimination
from formats.systems.floating_double_elimination.options import FinalsOptions
from storage.database import Database
from storage.outbox import Post
from storage.tournaments import Bindings, Staff
from tests.bot.inline_decider import InlineDecider

CREATE = CreateTournament(
    title="Cup", stages=(StagePlan(system="floating_double_elimination", title="Cup"),), seed="0123456789"
)
JOIN = RegisterEntrants(entrants=(EntrantData(),))


class Alone:
    """A guard that is certain."""

    is_certain = True

    async def require(self, _connection: object) -> None:
        raise AssertionError("nobody had to ask")


async def service(place: Path) -> Service:
    database = await Database.open(place)
    return Service(database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Service]:
    """A process with a tournament that is being prepared."""
    made = await service(tmp_path / "herald.db")
    director = await made.database.people.for_discord(1, "Omar")
    bindings = Bindings(guild_id=1, channel_id=2, staff_added=(Staff(director.id, "director"),))
    step = Step(CREATE, bindings=bindings)
    await made.create(Order.of(step, actor=director.id, command_id=CommandId("create")))
    yield made
    await made.database.close()


@pytest.fixture
async def there(here: Service, tmp_path: Path) -> AsyncIterator[Service]:
    """Another process with the same database, which knows the tournament as it is now."""
    made = await service(tmp_path / "herald.db")
    await made.loaded("t1")
    yield made
    await made.database.close()


def order(command: Command, command_id: str = "c", *people: str) -> Order:
    return Order.of(Step(command, people=people), actor="p1", command_id=CommandId(command_id))


async def test_nobody_is_refused_for_what_is_so_no_more(here: Service, there: Service) -> None:
    await here.carry_out("t1", order(OpenRegistration()))
    change = await there.carry_out("t1", order(JOIN, "join", "p1"))
    assert list(change.after.entrants) == ["e1"]


async def test_nor_when_they_are_asked_beforehand_whether_they_mean_it(here: Service, there: Service) -> None:
    await here.carry_out("t1", order(OpenRegistration()))
    assert list((await there.preview("t1", order(JOIN, "join", "p1"))).after.entrants) == ["e1"]
    assert (await there.loaded("t1")).state.phase == "registration"


async def test_what_is_still_so_is_refused(here: Service, there: Service) -> None:
    for process in (here, there):
        with pytest.raises(WrongPhaseError):
            await process.carry_out("t1", order(JOIN, "join", "p1"))
        with pytest.raises(WrongPhaseError):
            await process.preview("t1", order(JOIN, "join", "p1"))


async def test_what_another_process_did_is_repeated_and_seen(here: Service, there: Service) -> None:
    await here.carry_out("t1", order(OpenRegistration()))
    change = await there.carry_out("t1", order(OpenRegistration()))
    assert change.repeated
    assert change.after.phase == "registration"


async def test_who_asks_is_answered_from_the_head(here: Service, there: Service) -> None:
    await here.carry_out("t1", order(OpenRegistration()))
    assert (await there.current("t1")).state.phase == "registration"


async def test_whoever_is_certain_to_write_alone_need_not_look(here: Service, there: Service) -> None:
    there.database.connections.guard = Alone()
    await here.carry_out("t1", order(OpenRegistration()))
    assert (await there.current("t1")).state.phase == "draft"
    await there.carry_out("t1", order(JOIN, "join", "p1"))


class PutRight(SystemClock):
    """A clock that was ahead and is put right."""

    by = timedelta(0)

    def now(self) -> datetime:
        return super().now() - self.by


@pytest.mark.parametrize("by, found", [(timedelta(seconds=90), []), (timedelta(days=400), ["time"])])
async def test_a_log_goes_on_in_order_after_the_clock_was_put_right(
    here: Service, by: timedelta, found: list[str]
) -> None:
    here.clock = clock = PutRight()
    await here.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    clock.by = by
    await here.carry_out("t1", Order.of(JOIN, actor="p1", command_id=CommandId("join")))
    records = (await here.loaded("t1")).records
    assert [difference.what for difference in verify(records, here.engine)] == found
    assert abs(records[-1].at - clock.now()) < timedelta(hours=1)


async def test_reading_names_anew_brings_nothing_older_back(here: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    real = here.database.tournaments.beside

    async def slowly(tournament_id: str) -> object:
        monkeypatch.undo()
        found = await real(tournament_id)
        await here.carry_out("t1", order(OpenRegistration()))
        return found

    monkeypatch.setattr(here.database.tournaments, "beside", slowly)
    assert (await here.refresh("t1")).state.phase == "registration"
    assert (await here.loaded("t1")).state.phase == "registration"


async def test_rows_that_were_read_first_and_come_last_do_not_replace_newer_ones(
    here: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, reading, done = here.database.tournaments.beside, asyncio.Event(), asyncio.Event()

    async def slowly(tournament_id: str) -> object:
        monkeypatch.undo()
        found = await real(tournament_id)
        reading.set()
        await done.wait()
        return found

    monkeypatch.setattr(here.database.tournaments, "beside", slowly)
    first = asyncio.create_task(here.refresh("t1"))
    await reading.wait()
    await here.announce_in("t1", 8)
    done.set()
    assert (await first).row.channel_id == 8
    assert (await here.loaded("t1")).row.channel_id == 8


async def test_what_is_being_decided_while_a_tournament_moves_is_posted_in_its_new_channel(here: Service) -> None:
    await here.announce_in("t1", 7)
    composing, moving = threading.Event(), threading.Event()

    def compose(change: Change) -> list[Post]:
        composing.set()
        moving.wait()
        return [Post({}, channel_id=change.loaded.row.channel_id)]

    here._compose = compose
    command = asyncio.create_task(here.carry_out("t1", order(OpenRegistration())))
    await asyncio.to_thread(composing.wait)
    moved = asyncio.create_task(here.announce_in("t1", 8))
    await asyncio.sleep(0)
    moving.set()
    await asyncio.gather(command, moved)
    assert [row.post.channel_id for row in await here.database.outbox.pending()] == [8]


async def in_play(here: Service) -> PublishRound:
    """Four players and a first round that is to be published."""
    await here.carry_out("t1", order(OpenRegistration(), "open"))
    await here.carry_out("t1", order(RegisterEntrants(entrants=(EntrantData(),) * 4), "four"))
    await here.carry_out("t1", order(CloseRegistration(), "close"))
    return PublishRound(stage=0, round_number=1)


def counted_pairings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by the size of the field whenever the format pairs a round."""
    asked: list[int] = []
    pair = FloatingDoubleElimination.pair

    def counted(self: FloatingDoubleElimination, stage: Stage, options: FinalsOptions, lots: Lots) -> RoundPairings:
        asked.append(len(stage.active))
        return pair(self, stage, options, lots)

    monkeypatch.setattr(FloatingDoubleElimination, "pair", counted)
    return asked


async def test_a_round_that_was_previewed_is_not_paired_again(here: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    publish = await in_play(here)
    asked = counted_pairings(monkeypatch)

    seen = await here.preview("t1", order(publish, "look"))
    again = await here.preview("t1", order(publish, "look again"))
    published = await here.carry_out("t1", order(publish, "publish"))

    assert asked == [4]
    assert seen.events == again.events == published.events


async def test_it_is_paired_again_once_anything_has_happened(here: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    publish = await in_play(here)
    asked = counted_pairings(monkeypatch)
    await here.preview("t1", order(publish, "look"))

    await here.carry_out("t1", order(WithdrawEntrant(entrant="e4"), "leave"))
    await here.carry_out("t1", order(publish, "publish"))

    assert asked == [4, 3]


async def test_or_if_another_process_did_something(
    here: Service, there: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish = await in_play(here)
    asked = counted_pairings(monkeypatch)
    await here.preview("t1", order(publish, "look"))

    await there.carry_out("t1", order(WithdrawEntrant(entrant="e4"), "leave"))
    await here.carry_out("t1", order(publish, "publish"))

    assert asked == [4, 3]


KNOCK_OUT = CreateTournament(
    title="Open",
    stages=(StagePlan(system="single_elimination", title="Open", options={"as_they_come": True}),),
    seed="0123456789",
)


async def knock_out(made: Service) -> None:
    """A tournament `t2` of eight players whose first round is out, in which matches open as they come."""
    bindings = Bindings(guild_id=1, channel_id=2, staff_added=(Staff("p1", "director"),))
    created = Step(KNOCK_OUT, bindings=bindings)
    await made.create(Order.of(created, actor="p1", command_id=CommandId("open")))
    entered = RegisterEntrants(entrants=(EntrantData(),) * 8, by_director=True)
    for command in (entered, CloseRegistration(), PublishRound(stage=0, round_number=1)):
        people = [(await made.database.people.guest(f"Player {number}")).id for number in range(8)]
        step = Step(command, people=tuple(people) if command is entered else ())
        await made.carry_out("t2", Order.of(step, actor="p1", command_id=CommandId(command.kind)))


async def record_win(made: Service, board: int) -> None:
    """The first player wins at a board of the first round."""
    game = (await made.loaded("t2")).state.started[0].rounds[0].pairings.pairings[board - 1]
    result = RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
    await made.carry_out("t2", Order.of(Step(result), actor="p1", command_id=CommandId(f"result {board}")))


def record_elsewhere(place: Path, board: int) -> None:
    """The same in a process of its own."""

    async def recorded() -> None:
        made = await service(place)
        await record_win(made, board)
        await made.database.close()

    asyncio.run(recorded())


def opened_once(found: LoadedTournament) -> None:
    """Both results are in the log, and the match of their winners is open once."""
    first, second = found.state.started[0].rounds
    winners = [game.seats[0] for game in first.pairings.pairings[:2]]
    (match,) = second.pairings.pairings
    assert set(match.seats) == set(winners)
    assert sum(isinstance(record.event, RoundPaired) for record in found.records) == 2
    assert verify(found.records, registry.engine()) == ()


async def seen_after_a_restart(place: Path) -> LoadedTournament:
    """The tournament as a process that starts now reads it."""
    after = await service(place)
    found = await after.loaded("t2")
    await after.database.close()
    return found


async def test_two_results_at_once_open_their_match_once(here: Service, there: Service, tmp_path: Path) -> None:
    await knock_out(here)
    await asyncio.gather(record_win(here, 1), record_win(there, 2))
    opened_once(await seen_after_a_restart(tmp_path / "herald.db"))


async def test_two_processes_that_record_at_once_open_their_match_once(here: Service, tmp_path: Path) -> None:
    await knock_out(here)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        for done in [processes.submit(record_elsewhere, tmp_path / "herald.db", board) for board in (1, 2)]:
            await asyncio.wrap_future(done)
    opened_once(await seen_after_a_restart(tmp_path / "herald.db"))
