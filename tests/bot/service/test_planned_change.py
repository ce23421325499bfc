"""What a command would change: when its lines are written, and which rows repeat them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

import pytest

from bot.service.loaded import Change, LoadedTournament, not_created_yet
from bot.service.newcomers import entered
from bot.service.orders import Step
from bot.service.planned_change import STEP_BACK, bound_rows, next_moment, planned_change, repeated_in_rows, together
from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.log import Envelope
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.state import TournamentState
from storage.log import NO_BINDINGS
from storage.people import Newcomer
from storage.tournaments import Bindings, Staff
from tests.bot.loaded_steps import change
from tests.bot.played import START, Played
from tests.replayed import Step as Replayed

SECOND = timedelta(seconds=1)
SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
CREATE = cmd.CreateTournament(title="Cup", stages=(SWISS,), settings=Settings(team_size=2), seed="seed" * 4)
TWO = cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData(rating=7)), by_director=True)


async def planned(loaded: LoadedTournament, command: cmd.Command) -> Change:
    envelope = Envelope(command_id="c", actor="p1", at=START, command=command)
    return await planned_change(loaded, envelope, decide(loaded.state, envelope, Played().engine))


async def rows_of(*steps: Step) -> list[Bindings]:
    """The rows that each of these changes, beginning with a tournament that is not there yet."""
    loaded, rows = not_created_yet("t1", NO_BINDINGS, START), list[Bindings]()
    for step in steps:
        done = await planned(loaded, step.command_on(loaded.state))
        rows.append(bound_rows(done, step))
        loaded = done.loaded
    return rows


@pytest.mark.parametrize(
    "clock, written",
    [
        (SECOND, SECOND),
        (timedelta(), timedelta()),
        (-SECOND, timedelta()),
        (-STEP_BACK, timedelta()),
        (-STEP_BACK - SECOND, -STEP_BACK - SECOND),
    ],
)
def test_a_line_is_not_before_the_last_one_unless_the_clock_was_put_back_by_more_than_an_hour(
    clock: timedelta, written: timedelta
) -> None:
    played = Played().create()
    records = tuple(played.records)
    loaded = change(Replayed(TournamentState(), played.state, records, records)).loaded
    last = played.now
    assert next_moment(loaded, last + clock) == last + written


def test_the_first_line_is_written_now() -> None:
    assert next_moment(not_created_yet("t1", NO_BINDINGS, START), START + SECOND) == START + SECOND


async def test_people_stand_behind_new_entrants_in_their_order_once_they_have_ids() -> None:
    async def behind(step: Step) -> Mapping[str, str]:
        return (await rows_of(Step(CREATE), step))[1].entrants

    assert await behind(Step(TWO, ("p5", "p6"))) == {"e1": "p5", "e2": "p6"}
    assert await behind(Step(TWO, ("p5",))) == {"e1": "p5"}
    assert await behind(Step(TWO, (Newcomer("Ada"), "p6"))) == {"e2": "p6"}
    beside = Bindings(entrants={"e9": "p9"})
    assert await behind(Step(TWO, ("p5",), bindings=beside)) == {"e9": "p9", "e1": "p5"}


async def test_rows_repeat_title_and_phase_where_they_were_touched_and_members_where_they_changed() -> None:
    joins = [Step(cmd.ChangeMember(entrant="e2", person=person)) for person in ("p7", "p8")]
    leaves = Step(cmd.ChangeMember(entrant="e2", person="p7", given=False))
    rows = await rows_of(Step(CREATE), Step(TWO), Step(cmd.ChangePlan(title="Open")), *joins, leaves)
    assert [(row.title, row.phase) for row in rows[1:]] == [(None, None), ("Open", "draft"), *[(None, None)] * 3]
    assert [dict(row.members) for row in rows[:3]] == [{}, {}, {}]
    assert [{team: set(who) for team, who in row.members.items()} for row in rows[3:]] == [
        {"e2": {"p7"}},
        {"e2": {"p7", "p8"}},
        {"e2": {"p8"}},
    ]


def test_an_undo_repeats_whatever_it_may_have_changed() -> None:
    played = Played().create()
    before = played.state
    events = tuple(record.event for record in played.do(cmd.OpenRegistration()))
    assert repeated_in_rows(events, before, played.state) == {"title": "World Championship", "phase": "registration"}
    opened = played.state
    undone = tuple(record.event for record in played.do(cmd.UndoCommand(command_id=played.records[-1].command_id)))
    assert repeated_in_rows(undone, opened, played.state) == {"title": "World Championship", "phase": "draft"}
    assert entered(undone) == ()


def test_several_changes_to_rows_come_to_what_is_left_after_the_last() -> None:
    director, judge = Staff("p1", "director"), Staff("p2", "judge")
    first = Bindings(title="Cup", guild_id=5, entrants={"e1": "p1"}, members={"e1": ("p3",)}, staff_added=(director,))
    second = Bindings(title="Open", phase="closed", entrants={"e2": "p2"}, members={"e1": ()}, staff_removed=(judge,))
    assert together([first, NO_BINDINGS, second]) == Bindings(
        title="Open",
        phase="closed",
        guild_id=5,
        entrants={"e1": "p1", "e2": "p2"},
        members={"e1": ()},
        staff_added=(director,),
        staff_removed=(judge,),
    )
    assert together([NO_BINDINGS]) is NO_BINDINGS
