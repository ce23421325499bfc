"""What the service does besides single commands: several at once, logs from elsewhere, people who go, watched work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.service.clock import SystemClock
from bot.service.loaded import Change
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from formats import registry
from formats.core import commands as cmd
from formats.core.errors import WorkStoppedError, WrongPhaseError
from formats.core.log_file import LogFile, LogHeader, LogPerson
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.progress import come_so_far
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.errors import UnknownTournamentError
from storage.log import NO_BINDINGS
from storage.outbox import Post
from storage.people import Newcomer
from storage.tournaments import Bindings, Staff
from tests.bot.inline_decider import InlineDecider
from tests.bot.played import Played

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
CREATE = cmd.CreateTournament(title="Cup", stages=(SWISS,), settings=Settings(team_size=3), seed="seed" * 4)
HERE = Bindings(guild_id=5, channel_id=7, staff_added=(Staff("p1", "director"),))
TWO = cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData(rating=7)), by_director=True)


class Told:
    """A service that records its changes: those composed, and those published after they were stored."""

    def __init__(self, database: Database) -> None:
        self.composed: list[Change] = []
        self.heard: list[Change] = []
        self.service = Service(database, registry.engine(), SystemClock(), InlineDecider(), self.compose)
        self.service.on_change(self.heard.append)

    def compose(self, change: Change) -> list[Post]:
        self.composed.append(change)
        return [Post({"n": len(self.composed)}, channel_id=change.loaded.row.channel_id)]


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    """A service that knows Omar, p1, and has no tournaments yet."""
    made = Told(await Database.open(tmp_path / "herald.db"))
    await made.service.database.people.for_discord(1, "Omar")
    yield made
    await made.service.database.close()


def several(
    command_id: str, *commands: cmd.Command, newcomers: tuple[Newcomer, ...] = (), bindings: Bindings = NO_BINDINGS
) -> Order:
    """An order of these commands: `bindings` are the first's, `newcomers` stand behind the entrants of the last."""
    *before, last = (Step(command) for command in commands)
    steps = [*before, replace(last, people=newcomers)]
    steps[0] = replace(steps[0], bindings=bindings)
    return Order.of(*steps, actor="p1", command_id=CommandId(command_id))


async def begun(told: Told, *commands: cmd.Command, newcomers: tuple[Newcomer, ...] = ()) -> str:
    loaded = await told.service.create(several("begin", CREATE, *commands, newcomers=newcomers, bindings=HERE))
    return loaded.id


async def do(told: Told, command: cmd.Command, command_id: str = "c", *people: str) -> Change:
    return await told.service.carry_out(
        "t1", Order.of(Step(command, people=people), actor="p1", command_id=CommandId(command_id))
    )


async def test_a_tournament_begins_with_several_commands_and_everybody_who_comes_with_them(told: Told) -> None:
    where = await begun(told, cmd.OpenRegistration(), TWO, newcomers=(Newcomer("Ada"), Newcomer("Bo", account=9)))
    loaded = await told.service.loaded(where)
    assert (loaded.state.phase, loaded.row.phase, loaded.row.title) == ("registration", "registration", "Cup")
    assert {entrant: person.name for entrant, person in loaded.people.items()} == {"e1": "Ada", "e2": "Bo"}
    assert loaded.people["e2"].discord_id == 9
    assert [change.after.phase for change in told.heard] == ["registration"]
    assert [change.before.version for change in told.heard] == [0]


async def test_each_command_but_the_first_posts_with_the_state_and_the_people_it_leaves(told: Told) -> None:
    where = await begun(told, cmd.OpenRegistration(), TWO, newcomers=(Newcomer("Ada"), Newcomer("Bo")))
    opened, entered = told.composed
    assert (opened.before.phase, opened.after.phase) == ("draft", "registration")
    assert (len(entered.before.entrants), len(entered.after.entrants)) == (0, 2)
    assert [person.name for person in entered.loaded.people.values()] == ["Ada", "Bo"]
    assert entered.loaded.records[-1].seq == entered.after.version
    assert entered.loaded.others["p1"].name == "Omar"
    rows = await told.service.database.outbox.pending()
    assert [(row.tournament_id, row.post.channel_id) for row in rows] == [(where, 7), (where, 7)]


async def test_the_first_command_of_an_entrant_changes_no_names(told: Told) -> None:
    where = await begun(told, cmd.OpenRegistration(), TWO, newcomers=(Newcomer("Ada"), Newcomer("Bo", account=9)))
    before = await told.service.refresh(where)
    withdraw = cmd.WithdrawEntrant(entrant="e2")
    order = Order.of(Step(withdraw), actor=before.people["e2"].id, command_id=CommandId("w"))
    after = (await told.service.carry_out(where, order)).loaded
    assert after.appearing > before.appearing
    assert (after.people, after.others) == (before.people, before.others)
    assert after.others is before.others  # everybody's names are derived from the very same object


async def test_one_that_is_refused_leaves_nothing_of_the_others(told: Told) -> None:
    with pytest.raises(WrongPhaseError):
        await begun(told, cmd.OpenRegistration(), cmd.FinishTournament())
    with pytest.raises(UnknownTournamentError):
        await told.service.loaded("t1")
    where = await begun(told)
    with pytest.raises(WrongPhaseError):
        await told.service.carry_out(where, several("all", cmd.OpenRegistration(), cmd.FinishTournament()))
    assert (await told.service.loaded(where)).state.phase == "draft"


async def test_repeated_it_begins_no_second_tournament(told: Told) -> None:
    first = await begun(told, cmd.OpenRegistration())
    assert await begun(told, cmd.OpenRegistration()) == first
    assert len(told.heard) == 1
    loaded = await told.service.create(several("begin", CREATE, bindings=HERE))
    assert loaded.id == first


async def test_several_commands_on_a_tournament_are_one_change_and_done_once(told: Told) -> None:
    where = await begun(told)
    both = several("all", cmd.OpenRegistration(), TWO, newcomers=(Newcomer("Ada"), Newcomer("Bo")))
    change = await told.service.carry_out(where, both)
    assert (change.before.phase, change.after.phase, len(change.after.entrants)) == ("draft", "registration", 2)
    assert [record.command_id for record in change.records] == ["all", "all+1", "all+1"]
    again = await told.service.carry_out(where, both)
    assert (again.repeated, again.records, again.after.version) == (True, (), change.after.version)
    assert len(told.heard) == 2
    assert told.heard[-1].records == change.records


async def test_what_does_nothing_is_told_to_nobody(told: Told) -> None:
    where = await begun(told)
    change = await told.service.carry_out(where, several("all", *[cmd.SwitchTimetable(running=True)] * 2))
    assert (change.records, change.repeated) == ((), False)
    assert not (await do(told, cmd.SwitchTimetable(running=True))).records
    assert len(told.heard) == 1


async def test_a_look_at_what_several_would_do_does_nothing(told: Told) -> None:
    where = await begun(told)
    seen = await told.service.preview(where, several("look", cmd.OpenRegistration(), TWO))
    assert (seen.before.phase, seen.after.phase, len(seen.after.entrants)) == ("draft", "registration", 2)
    assert [record.event.kind for record in seen.records] == ["PhaseChanged", "EntrantRegistered", "EntrantRegistered"]
    nothing = await told.service.preview(where, several("look", cmd.SwitchTimetable(running=True)))
    assert (nothing.records, nothing.after) == ((), nothing.before)
    assert (await told.service.loaded(where)).state.phase == "draft"


def log_of(played: Played) -> LogFile:
    people = {f"q{number}": LogPerson(name=name, entrants=(f"e{number}",)) for number, name in enumerate("ABCD", 1)}
    header = LogHeader(tournament="t9", title=played.state.title, engine="0", people=people)
    return LogFile(header, tuple(played.records), played.state)


@pytest.mark.parametrize("finished", [False, True])
async def test_a_tournament_from_elsewhere_stands_still_at_first_unless_it_is_over(told: Told, finished: bool) -> None:
    played = Played(people=tuple("ABCD")).create((SWISS,), week=None).enter().close().publish().play()
    played.publish().play()
    if finished:
        played.do(cmd.FinishTournament())
    loaded, imported = await told.service.bring_in(
        log_of(played), actor="p1", command_id=CommandId("in"), bindings=HERE
    )
    assert loaded.id == imported.tournament_id
    assert [person.name for person in loaded.people.values()] == list("ABCD")
    assert loaded.state.timetable_running == finished
    assert loaded.state.phase == ("finished" if finished else "running")
    paused = [record for record in loaded.records if record.command_id == "in"]
    assert [record.event.kind for record in paused] == ([] if finished else ["TimetableSwitched"])
    (heard,) = told.heard
    assert (heard.before.version, len(heard.records)) == (0, len(loaded.records))
    assert [record.at for record in paused] == sorted(record.at for record in paused)


async def test_who_is_forgotten_leaves_every_team_that_still_plays_and_has_no_name(told: Told) -> None:
    ann = await told.service.person(2, "Ann")
    await begun(told, cmd.OpenRegistration(), TWO, newcomers=(Newcomer("Ada"), Newcomer("Bo")))
    await do(told, cmd.ChangeMember(entrant="e1", person=ann.id), "join")
    assert (await told.service.loaded("t1")).state.slice_of(Members).of("e1") == (ann.id,)
    await told.service.erase(ann.id)
    loaded = await told.service.loaded("t1")
    assert loaded.state.slice_of(Members).of("e1") == ()
    assert (await told.service.database.people.find_discord(2)) is None


async def test_whoever_is_called_otherwise_now_is_called_so_everywhere(told: Told) -> None:
    ann = await told.service.person(2, "Ann")
    assert (await told.service.person(2, "Ann")) == ann
    await begun(told, cmd.OpenRegistration())
    await do(told, cmd.RegisterEntrants(entrants=(EntrantData(),)), "join", ann.id)
    renamed = await told.service.person(2, "Anna")
    assert (renamed.id, renamed.name) == (ann.id, "Anna")
    assert (await told.service.loaded("t1")).people["e1"].name == "Anna"


async def test_a_tournament_moves_to_another_channel_with_all_that_waits(told: Told) -> None:
    await begun(told, cmd.OpenRegistration())
    assert (await told.service.announce_in("t1", 8)).row.channel_id == 8
    assert [row.post.channel_id for row in await told.service.database.outbox.pending()] == [8]


async def test_for_a_moment_leaves_memory_as_it_was(told: Told) -> None:
    await begun(told)
    for known in (True, False):
        if not known:
            told.service.forget()
        async with told.service.for_a_moment("t1") as loaded:
            assert loaded.id == "t1"
        assert (told.service._cache.known("t1") is not None) == known


def telling(number: int) -> int:
    """Work that tells how far it has come."""
    come_so_far(0, 2)
    return number + 1


async def test_work_that_is_watched_is_known_until_it_is_done(told: Told) -> None:
    watch = told.service.watch(77)
    assert (told.service.watched(watch.number), watch.owner) == (watch, 77)
    assert await told.service.work(abs, -3, watch=watch) == 3
    assert told.service.watched(watch.number) is None
    assert await told.service.aside(abs, -4) == 4


async def test_work_that_is_stopped_ends_where_it_tells_how_far_it_has_come_and_is_known_no_longer(told: Told) -> None:
    watch = told.service.watch(77)
    assert await told.service.work(telling, 1) == 2
    watch.stop()
    with pytest.raises(WorkStoppedError):
        await told.service.work(telling, 1, watch=watch)
    assert told.service.watched(watch.number) is None


@pytest.mark.parametrize("act", ["carry_out", "preview"])
async def test_a_command_that_is_watched_is_known_until_it_is_decided(told: Told, act: str) -> None:
    await begun(told)
    watch = told.service.watch(77)
    order = Order.of(cmd.OpenRegistration(), actor="p1", command_id=CommandId("open"))
    await getattr(told.service, act)("t1", order, watch)
    assert told.service.watched(watch.number) is None


async def test_who_hears_of_other_processes_is_told_which_tournament_and_server(told: Told) -> None:
    heard: list[tuple[str, int | None]] = []
    told.service.on_change_elsewhere(lambda tournament, server: heard.append((tournament, server)))
    await begun(told)
    told.service.tournament_changed_elsewhere("t1", 5)
    assert heard == [("t1", 5)]
    assert (await told.service.loaded("t1")).state.title == "Cup"


async def test_an_outlook_is_worked_out_once_for_each_state(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(told, cmd.OpenRegistration(), cmd.RegisterEntrants(entrants=(EntrantData(),) * 4, by_director=True))
    await do(told, cmd.CloseRegistration(), "close")
    await do(told, cmd.PublishRound(stage=0, round_number=1), "publish")
    asked: list[int] = []
    work = told.service._decider.work

    async def counted(*given: object, **more: object) -> object:
        asked.append(1)
        return await work(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(told.service._decider, "work", counted)
    loaded = await told.service.loaded("t1")
    assert await told.service.outlook(loaded) == await told.service.outlook(loaded) == ()
    assert len(asked) == 1


def test_the_machines_clock_waits_for_what_is_to_come_and_not_for_what_has_passed() -> None:
    clock = SystemClock()
    now = clock.now()
    assert now.tzinfo == UTC
    assert clock.real_seconds_until(now - timedelta(days=1)) == 0.0
    wait = clock.real_seconds_until(datetime.now(UTC) + timedelta(hours=1))
    assert wait is not None
    assert 3590 < wait <= 3600
    clock.set_agenda([(now, "nobody watches")])
    heard: list[datetime] = []
    clock.on_change(lambda: heard.append(now))()
    assert heard == []
