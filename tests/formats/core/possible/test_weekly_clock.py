"""Automatic steps of a week with a timetable: sign-up, check-in, rounds, final times, draws, the end."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.log import TIMETABLE
from formats.core.plan import Settings
from formats.core.possible import clock
from formats.core.values import Value
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.play import START, Play, running, toy
from tests.formats.toys import QUESTION

HOUR, DAY, WEEKS = timedelta(hours=1), timedelta(days=1), timedelta(days=7)


def ahead(play: Play) -> list[tuple[type[Value], datetime | None]]:
    """Return the automatic commands ahead, and from when on they are due."""
    return [(act.command, act.window.opens) for act in clock.acts(play.state, play.engine)]


def given(play: Play, command: type[Value]) -> dict[str, Any]:
    """What the one act of this kind is given."""
    (act,) = [act for act in clock.acts(play.state, play.engine) if act.command is command]
    return dict(act.given)


def signing_up(**settings: Any) -> Play:
    play = Play(settings=Settings(**settings))
    play.do(cmd.OpenRegistration())
    return play


def test_sign_up_closes_by_itself_while_it_is_open() -> None:
    closes = START + DAY
    assert ahead(Play(settings=Settings(registration_closes=closes))) == []
    play = signing_up(registration_closes=closes)
    assert ahead(play) == [(cmd.CloseRegistration, closes)]
    play.do(cmd.CloseRegistration())
    assert cmd.CloseRegistration not in dict(ahead(play))
    assert ahead(signing_up()) == []


def test_a_paused_timetable_closes_nothing() -> None:
    play = signing_up(registration_closes=START + DAY)
    play.do(cmd.SwitchTimetable(running=False))
    assert ahead(play) == []


def test_check_in_opens_and_closes_when_it_was_said_and_once() -> None:
    opens, closes = START + DAY, START + 2 * DAY
    play = signing_up(check_in_opens=opens, check_in_closes=closes)
    assert ahead(play) == [(cmd.AskForForm, opens)]
    assert given(play, cmd.AskForForm) == {"form": CHECK_IN, "due": closes}

    play.do(cmd.AskForForm(form=CHECK_IN, due=closes))
    assert ahead(play) == [(cmd.CloseForm, closes)]
    assert given(play, cmd.CloseForm) == {"form": CHECK_IN}

    play.now = closes
    play.do(cmd.CloseForm(form=CHECK_IN))
    assert ahead(play) == []


def test_without_a_moment_check_in_is_opened_and_closed_by_hand() -> None:
    play = signing_up()
    assert ahead(play) == []
    play.do(cmd.AskForForm(form=CHECK_IN))
    assert ahead(play) == []


def closed(**settings: Any) -> Play:
    """Sign-up of four is closed on a Monday at the hour of pairing."""
    play = Play(settings=Settings(week=WEEK, **settings))
    play.enter(4)
    return play


def test_the_first_round_comes_at_the_hour_of_pairing_at_which_sign_up_closed_already() -> None:
    play = closed()
    assert ahead(play) == [(cmd.PublishRound, START)]
    assert given(play, cmd.PublishRound) == {"stage": 0, "round_number": 1}


@pytest.mark.parametrize("setting", ["ratings_fixed", "first_round"])
@pytest.mark.parametrize("at, paired", [(START, START), (START + HOUR, START + WEEKS), (START + WEEKS, START + WEEKS)])
def test_the_first_round_waits_for_fixed_ratings_and_for_its_day(setting: str, at: datetime, paired: datetime) -> None:
    assert ahead(closed(**{setting: at})) == [(cmd.PublishRound, paired)]


@pytest.mark.parametrize("actor, paired", [(TIMETABLE, START), ("director", START + WEEKS)])
def test_a_closing_that_the_timetable_caught_up_late_counts_from_when_it_was_due(actor: str, paired: datetime) -> None:
    play = signing_up(registration_closes=START, week=WEEK)
    play.do(cmd.RegisterEntrants(entrants=({}, {})))  # type: ignore[arg-type]
    play.pass_time(hours=3)
    play.do(cmd.CloseRegistration(), actor=actor)

    assert clock.closed_at(play.state) == (START if actor == TIMETABLE else play.now)
    assert ahead(play) == [(cmd.PublishRound, paired)]


def test_a_director_who_closes_early_is_not_waited_for() -> None:
    play = signing_up(registration_closes=START + WEEKS, week=WEEK)
    play.do(cmd.RegisterEntrants(entrants=({}, {})))  # type: ignore[arg-type]
    play.do(cmd.CloseRegistration())

    assert clock.closed_at(play.state) == START


def test_the_next_round_is_paired_a_week_after_the_last_once_it_is_complete() -> None:
    play = closed()
    play.publish()
    assert cmd.PublishRound not in dict(ahead(play))
    play.win_all()
    assert dict(ahead(play))[cmd.PublishRound] == START + WEEKS
    assert given(play, cmd.PublishRound) == {"stage": 0, "round_number": 2}


def test_a_round_that_came_too_late_for_its_week_is_played_in_the_next() -> None:
    play = closed()
    play.pass_time(days=2)
    play.publish()
    week = clock.week_of_round(play.state, 0, 1)
    assert week is not None
    assert week.pair_at == START + WEEKS
    play.win_all()
    assert dict(ahead(play))[cmd.PublishRound] == START + 2 * WEEKS


def test_the_latest_round_is_that_of_the_latest_stage_that_has_one() -> None:
    play = Play([toy(rounds=1), toy(rounds=1)], settings=Settings(week=WEEK))
    play.enter(4)
    assert clock.latest_round(play.state) is None
    play.publish()
    play.win_all()
    play.now = START + WEEKS
    play.publish()

    latest = clock.latest_round(play.state)
    assert latest is not None
    assert (latest[0], latest[1].number, latest[2]) == (1, 1, play.now)


def test_final_times_are_set_at_the_hour_of_fixing_while_a_game_has_none() -> None:
    play = closed()
    play.publish()
    assert ahead(play) == [(cmd.SetGameTimes, START + DAY)]
    assert given(play, cmd.SetGameTimes) == {"stage": 0, "round_number": 1, "final": True}

    play.do(cmd.SetGameTimes(stage=0, round_number=1, final=True))
    assert ahead(play) == []


def test_a_complete_round_needs_no_times_and_nor_does_one_without_a_week() -> None:
    play = closed()
    play.publish()
    play.win_all()
    assert cmd.SetGameTimes not in dict(ahead(play))
    assert ahead(running()) == []


def test_in_a_weekly_timetable_the_end_comes_with_the_last_result_and_else_by_hand() -> None:
    play = Play([toy(rounds=1)], settings=Settings(week=WEEK))
    play.enter(4)
    play.publish()
    play.pass_time(hours=5)
    play.win_all()
    assert ahead(play) == [(cmd.FinishTournament, play.now)]
    play.pass_time(days=1)
    assert ahead(play) == [(cmd.FinishTournament, play.now - DAY)]

    by_hand = running(stages=[toy(rounds=1)])
    by_hand.win_all()
    assert ahead(by_hand) == []


def test_a_number_that_nobody_gives_is_drawn_at_the_moment_that_was_told() -> None:
    play = running(stages=[toy(question="number")], settings=Settings(draw_minutes=30))
    play.pass_time(hours=1)
    play.win_all()

    assert ahead(play) == [(cmd.AnswerPrompt, play.now + timedelta(minutes=30))]
    assert given(play, cmd.AnswerPrompt) == {"prompt": QUESTION, "answer": None, "by": None}


@pytest.mark.parametrize("question", ["choice", "text"])
def test_what_is_neither_drawn_nor_has_a_default_waits_for_people(question: str) -> None:
    play = running(stages=[toy(question=question)])
    play.win_all()

    assert ahead(play) == []


def test_silence_confirms_reports_also_while_the_timetable_is_paused() -> None:
    play = running(settings=Settings(silence_confirms_hours=5))
    game = play.board()
    play.do(cmd.ReportResult(pairing=game.id, by=game.seats[0], report={"winner": game.seats[0]}))  # type: ignore[arg-type]
    play.do(cmd.SwitchTimetable(running=False))

    assert ahead(play) == [(cmd.ConfirmReport, START + 5 * HOUR)]
    assert given(play, cmd.ConfirmReport) == {"pairing": game.id, "by": None}
    play.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]))
    assert ahead(play) == []
