"""A series: its plan, when evenings open, and what is recorded of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import UnknownEntrantError, WrongPhaseError
from formats.core.events import EveningGame, SeriesPlan
from formats.core.log import TIMETABLE
from formats.core.model import EntrantData
from formats.core.plan import Settings
from formats.core.possible import Role, acts
from formats.core.state_slices.evenings import Series
from formats.core.undoing import last_undoable
from formats.core.verify import verify
from formats.core.weekly import WeeklyTime
from tests.formats.play import Play

PLAN = SeriesPlan(zone="Europe/Berlin", at=WeeklyTime(weekday="fri", time="20:00"))


def planned(at: datetime | None = None, **changes: object) -> Play:
    """A series that was planned at this moment."""
    play = Play()
    if at is not None:
        play.now = at
    play.do(cmd.PlanSeries(plan=PLAN.model_copy(update=changes)))
    return play


def series(play: Play) -> Series:
    """The series as it stands."""
    return play.state.slice_of(Series)


def opens(play: Play) -> datetime | None:
    """When the timetable opens the next evening."""
    found = [act for act in acts(play.state, play.engine, Role.CLOCK) if act.command is cmd.OpenEvening]
    return found[0].window.opens if found else None


def open_next(play: Play) -> int:
    """The timetable opens the next evening at its time; its number."""
    at = opens(play)
    assert at is not None
    play.now = max(play.now, at)
    number = len(series(play).evenings) + 1
    play.do(cmd.OpenEvening(number=number), actor=TIMETABLE)
    return number


def test_evenings_keep_their_time_on_the_wall_clock_when_clocks_change() -> None:
    play = planned(datetime(2026, 10, 20, 12, 0, tzinfo=UTC))
    starts = []
    for _ in range(2):
        number = open_next(play)
        starts.append(series(play).evenings[-1].start)
        play.now = starts[-1] + timedelta(hours=2)
        play.do(cmd.RecordEvening(number=number, outcome="cancelled"))
    assert starts == [datetime(2026, 10, 23, 18, 0, tzinfo=UTC), datetime(2026, 10, 30, 19, 0, tzinfo=UTC)]
    assert opens(play) == datetime(2026, 11, 6, 19, 0, tzinfo=UTC) - timedelta(hours=72)


def test_nothing_opens_while_an_evening_is_open_nor_while_the_series_is_stopped() -> None:
    play = planned()
    number = open_next(play)
    assert opens(play) is None
    play.do(cmd.RecordEvening(number=number, outcome="held"))
    assert opens(play) is not None
    play.do(cmd.SwitchTimetable(running=False))
    assert opens(play) is None


def test_an_evening_that_ends_after_the_next_start_is_followed_by_the_one_after_it() -> None:
    play = planned()
    number = open_next(play)
    first = series(play).evenings[0].start
    play.now = first + timedelta(days=8)
    play.do(cmd.RecordEvening(number=number, outcome="held"))
    assert series(play).next_start == first + timedelta(weeks=2)


def test_an_evening_whose_start_has_passed_is_missed() -> None:
    play = planned()
    start = series(play).next_start
    assert start is not None
    play.now = start + timedelta(minutes=1)
    play.do(cmd.OpenEvening(number=1), actor=TIMETABLE)
    evening = series(play).evenings[0]
    assert (evening.outcome, evening.ended_at) == ("missed", play.now)
    assert series(play).next_start == start + timedelta(weeks=1)


def test_an_evening_is_opened_once() -> None:
    play = planned()
    number = open_next(play)
    assert play.do(cmd.OpenEvening(number=number)) == ()
    play.do(cmd.RecordEvening(number=number, outcome="cancelled"))
    assert play.do(cmd.OpenEvening(number=number)) == ()


def test_a_record_enters_newcomers_replaces_the_one_before_and_is_written_once() -> None:
    play = planned()
    number = open_next(play)
    game = EveningGame(first=("e1",), second=("e2",), half_points=2)
    record = cmd.RecordEvening(number=number, outcome="held", places=(("e1",), ("e2",)), games=(game,), newcomers=2)
    happened = play.do(record)
    assert [event.kind for event in happened] == ["EntrantRegistered", "EntrantRegistered", "EveningRecorded"]
    ended = series(play).evenings[0].ended_at
    assert play.do(record) == ()
    play.now += timedelta(hours=1)
    play.do(record.model_copy(update={"places": (("e2",), ("e1",)), "newcomers": 0}))
    assert series(play).evenings[0].places == (("e2",), ("e1",))
    assert series(play).evenings[0].ended_at == ended
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.RecordEvening(number=number, outcome="held", places=(("e9",),)))
    assert play.do(cmd.RecordEvening(number=7, outcome="held")) == ()


def test_a_changed_plan_is_undone_and_what_evenings_recorded_is_not() -> None:
    play = planned()
    changed = PLAN.model_copy(update={"at": WeeklyTime(weekday="sun", time="18:00")})
    play.do(cmd.PlanSeries(plan=changed))
    number = open_next(play)
    play.do(cmd.RecordEvening(number=number, outcome="held", places=(("e1",),), newcomers=1))
    mark = last_undoable(play.state)
    assert mark is not None
    assert mark.events == ("SeriesPlanned",)
    play.do(cmd.UndoCommand(command_id=mark.command_id))
    assert series(play).plan == PLAN
    assert series(play).evenings[0].outcome == "held"
    assert verify(play.records, play.engine) == ()


def test_only_a_tournament_in_draft_becomes_a_series() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    with pytest.raises(WrongPhaseError):
        play.do(cmd.PlanSeries(plan=PLAN))
    with pytest.raises(WrongPhaseError):
        planned().do(cmd.OpenRegistration())


def test_too_few_players_when_sign_up_closes_call_it_off() -> None:
    play = Play()
    closes = play.now + timedelta(hours=1)
    play.do(cmd.ChangePlan(settings=Settings(registration_closes=closes, fewest=3)))
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData())))
    by_clock = {act.command for act in acts(play.state, play.engine, Role.CLOCK)}
    assert cmd.CancelTournament in by_clock
    assert cmd.CloseRegistration not in by_clock
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)))
    by_clock = {act.command for act in acts(play.state, play.engine, Role.CLOCK)}
    assert cmd.CloseRegistration in by_clock
    assert cmd.CancelTournament not in by_clock


def test_events_of_a_series_are_read_as_they_were_written() -> None:
    event = ev.EveningRecorded(number=1, outcome="held", at=datetime(2026, 1, 1, tzinfo=UTC), places=(("e1",),))
    assert ev.EVENT.validate_json(ev.EVENT.dump_json(event)) == event
