"""Several commands that are one: each on the state that the one before it leaves."""

from __future__ import annotations

import pytest

from bot.service.together import Given, Step, all_taken, entered, repeated_in_rows
from formats.core import commands as cmd
from formats.core.errors import WrongPhaseError
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.state import TournamentState
from storage.together import Newcomer
from tests.bot.played import START, Played

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
CREATE = cmd.CreateTournament(title="Cup", stages=(SWISS,), settings=Settings(team_size=2), seed="seed" * 4)
TWO = cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData(rating=7)), by_director=True)
ENGINE = Played().engine
GIVEN = Given("p1", "c", START)


def step(command: cmd.Command, *newcomers: Newcomer) -> Step:
    return Step(lambda _: command, newcomers)


def test_each_is_decided_on_what_the_one_before_it_leaves_under_an_id_of_its_own() -> None:
    seen: list[int] = []

    def rated(state: TournamentState) -> cmd.Command:
        seen.append(len(state.entrants))
        return cmd.ChangeEntrants(data={who: EntrantData(rating=5) for who in state.entrants})

    taken = all_taken(TournamentState(), [step(CREATE), step(TWO), Step(rated)], ENGINE, GIVEN)
    assert seen == [2]
    assert [step.done.command_id for step in taken] == ["c", "c+", "c++"]
    records = [record for step in taken for record in step.done.records]
    assert [record.seq for record in records] == list(range(1, len(records) + 1))
    assert {(record.actor, record.at) for record in records} == {("p1", START)}
    assert [step.before.version for step in taken] == [0, *(step.after.version for step in taken[:-1])]


def test_one_that_does_nothing_is_left_out_and_one_that_is_refused_refuses_all() -> None:
    again = step(cmd.SwitchTimetable(running=True))
    taken = all_taken(TournamentState(), [step(CREATE), again, step(TWO)], ENGINE, GIVEN)
    assert [step.done.command_id for step in taken] == ["c", "c++"]
    with pytest.raises(WrongPhaseError):
        all_taken(TournamentState(), [step(CREATE), step(cmd.FinishTournament())], ENGINE, GIVEN)


def test_newcomers_stand_behind_new_entrants_in_their_order() -> None:
    ada, bo = Newcomer("Ada"), Newcomer("Bo", account=5)
    _, taken = all_taken(TournamentState(), [step(CREATE), step(TWO, ada, bo)], ENGINE, GIVEN)
    assert taken.done.newcomers == {"e1": ada, "e2": bo}
    _, fewer = all_taken(TournamentState(), [step(CREATE), step(TWO, ada)], ENGINE, GIVEN)
    assert fewer.done.newcomers == {"e1": ada}


def test_rows_repeat_title_and_phase_where_they_were_touched_and_members_where_they_changed() -> None:
    (created, entered_two) = all_taken(TournamentState(), [step(CREATE), step(TWO)], ENGINE, GIVEN)
    joins = [step(cmd.ChangeMember(entrant="e2", person=person)) for person in ("p7", "p8")]
    steps = [step(cmd.ChangePlan(title="Open")), *joins, step(cmd.ChangeMember(entrant="e2", person="p7", given=False))]
    renamed, first, second, gone = all_taken(entered_two.after, steps, ENGINE, Given("p1", "d", START))
    rows = [step.done.bindings for step in (created, entered_two, renamed, first, second, gone)]
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
