"""The director's next act, and whether it comes automatically."""

from __future__ import annotations

from datetime import timedelta

from bot.service.next_act import (
    NextAct,
    announced_for,
    closes_ahead,
    comes_by_itself,
    has_signed_up,
    is_for_tonight,
    next_act,
    only_goes_on,
)
from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.registry import preset
from tests.bot.season import FIRST_PAIRING, HOUR, SIGN_UP_CLOSES, Season, arimaa

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
CLUB = Settings(director_may_play=True)
PLAYOFFS = preset("wpf_gp_playoffs_2023")


def evening(settings: Settings = CLUB) -> Season:
    """Friends at a table: a format for tonight, and no dates."""
    return Season().create(stages=(SWISS,), settings=settings)


def act(season: Season) -> NextAct | None:
    return next_act(season.state, season.engine)


def by_itself(season: Season) -> bool:
    found = act(season)
    assert found is not None
    return comes_by_itself(season.state, season.engine, found)


def test_sign_up_is_opened_and_closed_then_rounds_are_played_and_the_standings_made_final() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings(registration_closes=SIGN_UP_CLOSES))
    assert act(season) == NextAct("open")
    season.sign_up(4)
    assert act(season) == NextAct("close")
    season.do(cmd.CloseRegistration())
    for number in (1, 2):
        assert act(season) == NextAct("round", 0, number)
        season.publish()
        assert act(season) is None  # results are missing
        season.play_round()
    assert act(season) == NextAct("finish")
    season.do(cmd.FinishTournament())
    assert act(season) is None


def test_a_field_that_directors_enter_is_closed_and_one_that_comes_as_a_list_is_not_opened() -> None:
    season = evening()
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),), by_director=True))
    assert act(season) == NextAct("field")
    listed = Season().create(stages=PLAYOFFS.stages, settings=PLAYOFFS.settings)
    assert act(listed) is None


def test_for_tonight_sign_up_is_closed_and_the_first_round_published_at_once_after_check_in() -> None:
    season = evening().sign_up(4)
    assert act(season) == NextAct("start")
    season.do(cmd.AskForForm(form=CHECK_IN))
    assert act(season) == NextAct("start")  # one press closes check-in as well
    season.do(cmd.CloseRegistration())
    assert act(season) == NextAct("check_in")


def test_only_formats_for_tonight_without_any_dates_are_for_tonight() -> None:
    season = evening()
    assert is_for_tonight(season.state, season.engine)
    week = arimaa().week
    for dates in (
        {"registration_closes": SIGN_UP_CLOSES},
        {"first_round": FIRST_PAIRING},
        {"ratings_fixed": SIGN_UP_CLOSES},
        {"week": week, "zone": "America/New_York"},
    ):
        dated = evening(Settings.model_validate(dates))
        assert not is_for_tonight(dated.state, dated.engine)
    listed = Season().create(stages=PLAYOFFS.stages, settings=CLUB)
    assert not is_for_tonight(listed.state, listed.engine)


def test_a_button_names_the_round_and_else_only_the_act() -> None:
    assert NextAct("round", 1, 3).argument == "round.1.3"
    assert NextAct("close").argument == "close"


def test_there_was_a_sign_up_once_it_has_been_opened() -> None:
    season = evening().sign_up(4)
    assert has_signed_up(season.state)
    season.do(cmd.CloseRegistration())
    assert has_signed_up(season.state)
    season.publish()
    assert has_signed_up(season.state)
    entered = evening()
    entered.do(cmd.RegisterEntrants(entrants=(EntrantData(),) * 4, by_director=True))
    assert not has_signed_up(entered.state)
    entered.do(cmd.CloseRegistration())
    assert not has_signed_up(entered.state)
    entered.publish().play_round()
    assert not has_signed_up(entered.state)


def test_without_a_week_all_that_comes_by_itself_may_be_the_next_round() -> None:
    assert only_goes_on(evening(Settings(goes_on_minutes=2)).state)
    assert not only_goes_on(evening().state)
    assert not only_goes_on(Season().create(settings=arimaa(goes_on_minutes=2)).state)


def test_sign_up_closes_by_itself_at_its_date_unless_it_was_opened_again_after_that() -> None:
    season = Season().create().sign_up(4)
    assert closes_ahead(season.state) == SIGN_UP_CLOSES
    assert by_itself(season)
    season.until(SIGN_UP_CLOSES + HOUR)
    assert season.state.phase == "closed"
    season.do(cmd.OpenRegistration())
    assert closes_ahead(season.state) is None
    assert not by_itself(season)
    assert closes_ahead(evening().state) is None


def test_nothing_comes_by_itself_while_the_timetable_is_paused() -> None:
    season = Season().create().sign_up(4)
    season.do(cmd.SwitchTimetable(running=False))
    assert not by_itself(season)


def test_the_next_round_comes_by_itself_where_a_timetable_says_so() -> None:
    season = evening(Settings(goes_on_minutes=2)).sign_up(4)
    assert not by_itself(season)  # the first round is begun by a director
    season.do(cmd.CloseRegistration())
    season.publish().play_round()
    assert act(season) == NextAct("round", 0, 2)
    assert by_itself(season)
    alone = evening().sign_up(4)
    alone.do(cmd.CloseRegistration())
    alone.publish().play_round()
    assert not by_itself(alone)


def test_check_in_closes_by_itself_only_where_it_has_a_moment() -> None:
    season = evening().sign_up(4)
    season.do(cmd.AskForForm(form=CHECK_IN))
    season.do(cmd.CloseRegistration())
    assert not by_itself(season)
    timed = evening().sign_up(4)
    timed.do(cmd.AskForForm(form=CHECK_IN, due=timed.now + HOUR))
    timed.do(cmd.CloseRegistration())
    assert by_itself(timed)
    assert announced_for(timed.state, NextAct("check_in"), timed.now) == timed.now + HOUR


def test_people_were_told_a_date_until_it_has_come() -> None:
    season = Season().create(settings=arimaa(first_round=FIRST_PAIRING)).sign_up(4)
    before = SIGN_UP_CLOSES - timedelta(seconds=1)
    assert announced_for(season.state, NextAct("close"), before) == SIGN_UP_CLOSES
    assert announced_for(season.state, NextAct("close"), SIGN_UP_CLOSES) is None
    assert announced_for(season.state, NextAct("round"), before) == FIRST_PAIRING
    assert announced_for(season.state, NextAct("finish"), before) is None
    season.until(FIRST_PAIRING)
    assert season.state.started
    assert announced_for(season.state, NextAct("round"), before) is None


def test_people_know_a_round_by_its_number_unless_the_format_has_names_for_rounds() -> None:
    named = Season().create(stages=preset("pentolla_freestyle").stages, settings=CLUB).sign_up(12)
    named.do(cmd.CloseRegistration())
    assert act(named) == NextAct("round", 0, 1, is_numbered=False)
