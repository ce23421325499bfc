"""What comes due, when, and that each thing happens once: the timetable against a fake clock."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import pytest

from bot.reminders import digest
from bot.schedule import deadlines as due
from bot.schedule.deadlines import deadlines, moment_of
from bot.schedule.reminder import AFTER_STEPS
from bot.text.catalogue import in_language
from formats.core import commands as cmd
from formats.core.errors import DeadlinePassedError, FieldError, InvariantError, ResultsMissingError
from formats.core.events import DeadlinePassed, Tick
from formats.core.log import TIMETABLE
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.steps import PairRound, next_step
from tests.bot.season import (
    DAY,
    FIRST_PAIRING,
    HOUR,
    RATINGS_FIXED,
    SIGN_UP_CLOSES,
    WEEK,
    Season,
    arimaa,
    wall,
)

FIRST_FIX = FIRST_PAIRING + DAY
MOMENT = timedelta(seconds=1)

PERSONAL = {"remind_game", "missing_at_start"}
"""Reminders to single players, which have no entry in the agenda."""


def whole_season() -> Season:
    """A championship of twelve from February to April, in which everybody plays on Sundays."""
    settings = arimaa(registration_closes=SIGN_UP_CLOSES + 4 * WEEK, ratings_fixed=RATINGS_FIXED + 4 * WEEK)
    season = Season().create(settings=settings).sign_up(12)
    season.until(FIRST_PAIRING + 4 * WEEK)
    for _ in range(20):
        season.until(season.now + 5 * DAY + 21 * HOUR).play_round().until(season.now + DAY + 3 * HOUR)
        if season.state.phase == "finished":
            return season
    raise AssertionError(season.state.phase)


@pytest.fixture(scope="module")
def season() -> Season:
    return whole_season()


def test_a_whole_season_runs_by_itself(season: Season) -> None:
    assert season.refused == []
    assert season.state.phase == "finished"
    assert len(season.state.started) == 2
    assert season.topics().count("finish") == 1
    assert deadlines(season.state, season.engine) == []


def test_weeks_stay_on_the_wall_clock_when_daylight_saving_begins(season: Season) -> None:
    """The second Sunday of March lies inside the season."""
    assert {wall(at) for at in season.when("pair")} == {"Mon 19:00"}
    assert {wall(at) for at in season.when("fix")} == {"Tue 19:00"}
    assert {wall(at) for at in season.when("ask_availability")} == {"Sat 19:00"}
    assert {at.hour for at in season.when("pair")} == {0, 23}
    weeks = [(later - earlier) for earlier, later in pairwise(season.when("pair"))]
    assert Counter(weeks) == {WEEK: len(weeks) - 1, WEEK - HOUR: 1}


def test_every_round_is_paired_and_fixed_once(season: Season) -> None:
    rounds = [f"s{stage}r{round_.number}" for stage, log in enumerate(season.state.started) for round_ in log.rounds]
    assert [deadline.subject for _, deadline in season.fired if deadline.topic == "pair"] == rounds
    assert [deadline.subject for _, deadline in season.fired if deadline.topic == "fix"] == rounds


def test_ids_are_never_given_twice(season: Season) -> None:
    ids = [deadline.id for _, deadline in season.fired]
    assert len(ids) == len(set(ids))
    assert season.state.passed == set(ids)


def test_what_comes_due_is_found_once_and_said_in_the_language_of_the_reader() -> None:
    season = Season().create().sign_up(2)
    first, again = (deadlines(season.state, season.engine) for _ in range(2))
    assert first
    assert all(deadline is other for deadline, other in zip(first, again, strict=True))
    with in_language("de"):
        german = [deadline.what for deadline in again]
    assert german != [deadline.what for deadline in first]


def test_nothing_happens_before_it_is_due(season: Season) -> None:
    assert all(deadline.at <= at for at, deadline in season.fired)


def test_agenda_is_plain_text_and_leaves_personal_reminders_out(season: Season) -> None:
    whats = {deadline.what for _, deadline in season.fired if deadline.topic not in PERSONAL}
    assert all(whats)
    assert {deadline.what for _, deadline in season.fired if deadline.topic in PERSONAL} == {""}
    assert not any(mark in what for what in whats for mark in ("<t:", "**", "`", "<@"))


def test_play_offs_follow_the_weekly_ticks() -> None:
    """Second place is played off; the extra round is paired, fixed and finished like any other."""
    season = Season().create().sign_up(12).until(FIRST_PAIRING)
    labels: list[str] = []
    for _ in range(25):
        season.until(season.now + 5 * DAY + 21 * HOUR).play_round().until(season.now + DAY + 3 * HOUR)
        current = season.state.current_round
        assert current is not None
        labels.append(current.pairings.label)
        if season.state.phase == "finished":
            break
    assert season.state.phase == "finished"
    assert "Play-off" in labels
    assert {wall(at) for at in season.when("pair")} == {"Mon 19:00"}


def test_missing_results_hold_the_pairing_and_bring_a_digest() -> None:
    season = Season().started()
    tick = FIRST_PAIRING + WEEK
    first, *others = season.games()
    season.until(tick - HOUR)
    for pairing in others:
        season.report(pairing)
    assert season.ahead(due.PAIR) == []
    season.until(tick + HOUR)
    assert season.when("digest")[-1] == tick
    assert len(season.state.started[0].rounds) == 1
    season.report(first)
    assert [(deadline.id, deadline.at) for deadline in season.due()] == [("pair:s0r2", tick)]
    season.catch_up()
    assert season.when(due.PAIR)[-1] == tick + HOUR


def test_a_round_paired_late_is_played_in_its_own_week_while_its_times_are_not_due() -> None:
    season = Season().started()
    tick = FIRST_PAIRING + WEEK
    season.until(tick + HOUR).play_round().catch_up()
    assert [deadline.at for deadline in season.ahead(due.FIX)] == [tick + DAY]


def test_a_round_paired_after_the_final_times_is_played_the_week_after() -> None:
    season = Season().started()
    tick = FIRST_PAIRING + WEEK
    season.until(tick + 2 * DAY).play_round().catch_up()
    assert len(season.state.started[0].rounds) == 2
    assert [deadline.at for deadline in season.ahead(due.FIX)] == [tick + WEEK + DAY]
    season.until(tick + 13 * DAY).play_round()
    assert [deadline.at for deadline in season.ahead(due.PAIR)] == [tick + 2 * WEEK]


def test_digests_of_a_standing_round_come_at_growing_intervals() -> None:
    season = Season().started().until(FIRST_PAIRING + WEEK - MOMENT)
    season.fired.clear()
    season.until(FIRST_PAIRING + 10 * WEEK)
    days = [(at - FIRST_PAIRING - WEEK) // DAY for at in season.when("digest")]
    assert days == [0, 1, 3, 7, 14, 28, 56]


def test_what_was_missed_is_caught_up_once_and_in_order() -> None:
    """The bot was away from before sign-up closed until after the first final times were due."""
    season = Season().create().sign_up()
    season.away_until(FIRST_FIX + 12 * HOUR)
    season.catch_up()
    assert season.topics() == [due.CLOSE, due.ASK, due.PAIR]
    at = [deadline.at for _, deadline in season.fired]
    assert at == sorted(at)
    assert at == [SIGN_UP_CLOSES, FIRST_PAIRING - 2 * DAY, FIRST_PAIRING]
    # Too late for its own week: the round is played in the next one.
    assert [deadline.at for deadline in season.ahead(due.FIX)] == [FIRST_FIX + WEEK]


def test_a_round_missed_with_its_final_times_still_ahead_gets_them() -> None:
    season = Season().create().sign_up().until(SIGN_UP_CLOSES)
    season.fired.clear()
    season.away_until(FIRST_PAIRING + HOUR).catch_up()
    season.away_until(FIRST_FIX + 5 * HOUR).catch_up()
    assert [topic for topic in season.topics() if topic in {due.PAIR, due.FIX}] == [due.PAIR, due.FIX]
    assert all(season.state.times[pairing.id].final for pairing in season.games())


def test_a_whole_season_with_the_bot_down_most_of_the_time() -> None:
    """Awake two hours a week, and results come from directors: still every step once, never two for a round."""
    season = Season().create().sign_up()
    for _ in range(30):
        season.away_until(season.now + WEEK - 2 * HOUR).catch_up()
        for pairing in season.games():
            season.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=pairing.seats[0])))
        season.until(season.now + 2 * HOUR)
        if season.state.phase == "finished":
            break
    assert season.state.phase == "finished"
    assert season.refused == []
    ids = [deadline.id for _, deadline in season.fired]
    assert len(ids) == len(set(ids))
    rounds = [f"s{stage}r{round_.number}" for stage, log in enumerate(season.state.started) for round_ in log.rounds]
    assert [deadline.subject for _, deadline in season.fired if deadline.topic == "pair"] == rounds


def test_two_ticks_of_the_same_round_cannot_both_pair_it() -> None:
    season = Season().create().sign_up().until(FIRST_PAIRING - MOMENT)
    (pair,) = season.ahead(due.PAIR)
    assert pair.command is not None
    season.now = FIRST_PAIRING
    season.do(pair.command, actor=TIMETABLE, tick=pair.tick)
    with pytest.raises(DeadlinePassedError) as same:
        season.do(pair.command, actor=TIMETABLE, tick=pair.tick)
    assert same.value.deadline == pair.id
    with pytest.raises(ResultsMissingError):
        season.do(pair.command, actor=TIMETABLE, tick=Tick(deadline="another", topic=pair.topic))
    assert len(season.state.started[0].rounds) == 1


def test_undoing_the_timetables_pairing_pauses_it_and_lets_it_pair_again() -> None:
    season = Season().started()
    assert "pair:s0r1" in season.state.passed
    season.undo()
    assert not season.state.timetable_running
    assert season.rounds() == 0
    assert season.due() == []
    season.until(season.now + HOUR)
    assert season.rounds() == 0
    season.do(cmd.SwitchTimetable(running=True))
    season.catch_up()
    assert season.topics().count(due.PAIR) == 2
    assert season.rounds() == 1
    assert wall(season.state.started[0].paired_at[-1]) == "Mon 20:00"


def test_undoing_the_final_times_lets_them_be_fixed_again() -> None:
    season = Season().started().until(FIRST_FIX)
    season.undo()
    assert not any(season.state.times[pairing.id].final for pairing in season.games())
    season.do(cmd.SwitchTimetable(running=True))
    season.catch_up()
    assert season.topics().count(due.FIX) == 2
    assert all(season.state.times[pairing.id].final for pairing in season.games())


def test_undoing_the_end_lets_the_timetable_end_it_again(season: Season) -> None:
    season = replace(season, posts=[*season.posts], fired=[*season.fired])
    season.undo()
    assert season.phase() == "running"
    assert deadlines(season.state, season.engine) == []
    season.do(cmd.SwitchTimetable(running=True))
    season.catch_up()
    assert season.phase() == "finished"


def test_a_pairing_that_is_refused_is_not_tried_for_ever() -> None:
    """A single player cannot be paired: the tick passes as failed, and a director may pair by hand later."""
    season = Season().create().sign_up(1).until(FIRST_PAIRING + DAY)
    assert [type(error) for error in season.refused] == [FieldError]
    assert season.topics().count(due.PAIR) == 1
    assert season.ahead(due.PAIR) == []
    for number in range(2, 13):
        season.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=float(number)),), by_director=True))
    season.publish()
    assert len(season.state.started[0].rounds) == 1


def test_without_a_week_directors_advance_rounds_themselves() -> None:
    season = Season().create(settings=arimaa(week=None)).sign_up().until(SIGN_UP_CLOSES)
    assert season.state.phase == "closed"
    season.until(SIGN_UP_CLOSES + 3 * WEEK)
    assert season.topics() == [due.CLOSE]
    season.publish()
    assert deadlines(season.state, season.engine) == []
    pairing = season.games()[0]
    season.report(pairing, confirm=False)
    season.until(season.now + DAY)
    assert season.state.find(pairing.id)[1].results[pairing.id].half_points
    season.play_round()
    assert isinstance(next_step(season.state, season.engine), PairRound)
    assert deadlines(season.state, season.engine) == []


def test_without_a_week_the_end_stays_with_the_director() -> None:
    stages = (StagePlan(system="score_group_swiss", title="Only", options={"rounds": 1}),)
    season = Season().create(stages=stages, settings=arimaa(week=None)).sign_up().until(SIGN_UP_CLOSES)
    season.publish().play_round()
    assert deadlines(season.state, season.engine) == []
    assert season.state.phase == "running"


def test_a_paused_timetable_lets_only_silence_confirm() -> None:
    season = Season().started().until(FIRST_FIX)
    first, second, *_ = season.games()
    season.until(max(season.state.times[game.id].at for game in (first, second)))
    season.report(first, confirm=False)
    season.report(second, confirm=False)
    season.do(cmd.SwitchTimetable(running=False))
    assert {deadline.topic for deadline in deadlines(season.state, season.engine)} == {due.SILENCE}
    season.do(cmd.DisputeReport(pairing=second.id, by=second.seats[1]))
    season.until(FIRST_FIX + 3 * WEEK)
    round_ = season.state.current_round
    assert round_ is not None
    assert first.id in round_.results
    assert second.id not in round_.results
    assert len(season.state.started[0].rounds) == 1


def test_nothing_is_due_in_a_tournament_that_was_called_off() -> None:
    season = Season().started().until(FIRST_FIX)
    season.report(season.games()[0], confirm=False)
    season.do(cmd.CancelTournament())
    assert deadlines(season.state, season.engine) == []


def test_deadlines_come_soonest_first_and_in_order_at_the_same_moment(season: Season) -> None:
    fresh = Season().started().until(FIRST_FIX - MOMENT)
    found = deadlines(fresh.state, fresh.engine)
    keys = [(deadline.at, deadline.order) for deadline in found]
    assert keys == sorted(keys)
    steps = [due.ORDER.index(topic) for topic in (due.SILENCE, due.PAIR, due.FIX)]
    assert steps == sorted(steps)
    assert 10 * len(due.ORDER) <= AFTER_STEPS <= digest.REMINDER.order


def test_a_tick_that_was_made_for_no_moment_has_none() -> None:
    with pytest.raises(InvariantError):
        moment_of(DeadlinePassed(deadline="finish", topic="finish"))
    assert moment_of(DeadlinePassed(deadline="ask:1", topic="ask", at=FIRST_PAIRING)) == FIRST_PAIRING
    assert RATINGS_FIXED < FIRST_PAIRING
