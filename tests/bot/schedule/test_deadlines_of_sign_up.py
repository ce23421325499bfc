"""From sign-up to the first round: when it closes, what the first round waits for, when availability is asked for."""

from __future__ import annotations

from datetime import timedelta

from bot.schedule import deadlines as due
from bot.schedule.deadlines import deadlines
from formats.core import commands as cmd
from formats.core.state import TournamentState
from tests.bot.season import ARIMAA, DAY, FIRST_PAIRING, HOUR, SIGN_UP_CLOSES, WEEK, Season, arimaa, wall

MOMENT = timedelta(seconds=1)


def test_nothing_is_due_before_sign_up_opens() -> None:
    assert deadlines(TournamentState(), Season().engine) == []
    assert deadlines(Season().create().state, Season().engine) == []


def test_sign_up_closes_by_itself() -> None:
    season = Season().create().sign_up(3)
    (only,) = deadlines(season.state, season.engine)
    assert (only.topic, only.at, only.command) == (due.CLOSE, SIGN_UP_CLOSES, cmd.CloseRegistration())
    assert only.tick.at == SIGN_UP_CLOSES
    season.until(SIGN_UP_CLOSES)
    assert season.state.phase == "closed"


def test_a_reopened_sign_up_does_not_close_again_at_the_old_moment() -> None:
    season = Season().create().sign_up(12).until(SIGN_UP_CLOSES)
    season.do(cmd.OpenRegistration())
    assert season.ahead(due.CLOSE) == []
    later = SIGN_UP_CLOSES + 3 * DAY
    season.do(cmd.ChangePlan(settings=arimaa(registration_closes=later)))
    assert [deadline.at for deadline in season.ahead(due.CLOSE)] == [later]


def test_first_round_waits_for_ratings_to_be_fixed() -> None:
    fixed = FIRST_PAIRING + HOUR
    season = Season().create(settings=arimaa(ratings_fixed=fixed)).sign_up().until(SIGN_UP_CLOSES)
    assert [deadline.at for deadline in season.ahead(due.PAIR)] == [FIRST_PAIRING + WEEK]


def test_first_round_waits_for_the_day_directors_chose() -> None:
    season = Season().create(settings=arimaa(first_round=FIRST_PAIRING + MOMENT)).sign_up().until(SIGN_UP_CLOSES)
    assert [deadline.at for deadline in season.ahead(due.PAIR)] == [FIRST_PAIRING + WEEK]


def test_sign_up_that_closes_at_the_pair_tick_is_followed_by_the_first_round_at_once() -> None:
    settings = arimaa(registration_closes=FIRST_PAIRING, ratings_fixed=None)
    season = Season().create(settings=settings).sign_up().until(FIRST_PAIRING)
    assert season.state.stage_number == 0
    assert season.when("pair") == [FIRST_PAIRING]


def test_sign_up_closed_by_hand_counts_from_when_it_closed() -> None:
    season = Season().create(settings=arimaa(ratings_fixed=None)).sign_up()
    season.do(cmd.CloseRegistration())
    (pair,) = season.ahead(due.PAIR)
    assert wall(pair.at) == "Mon 19:00"
    assert timedelta(0) < pair.at - season.now <= WEEK


def test_availability_is_asked_for_before_the_first_round() -> None:
    season = Season().create().sign_up().until(SIGN_UP_CLOSES)
    (ask,) = season.ahead(due.ASK)
    assert wall(ask.at) == "Sat 19:00"
    assert ask.tick.at == FIRST_PAIRING


def test_nobody_is_asked_when_no_round_follows() -> None:
    """In the last round of a single stage there is no next week."""
    season = Season().create(stages=ARIMAA.stages[:1]).sign_up().until(FIRST_PAIRING)
    planned = season.engine.formats["score_group_swiss"].planned_rounds(
        season.state.stage(), season.engine.of_stage(season.state, 0)[1]
    )
    assert planned is not None
    for number in range(1, planned + 1):
        assert len(season.ahead(due.ASK)) == (number < planned)
        season.until(season.now + 6 * DAY).play_round().until(FIRST_PAIRING + number * WEEK)
    assert season.state.phase == "finished"
    assert season.topics().count(due.ASK) == planned
