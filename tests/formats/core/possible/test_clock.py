"""Automatic steps without a weekly timetable: after a pause that directors have set, and only then."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.schedule import deadlines as due
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from formats.core.possible.clock import goes_on_by_itself
from formats.core.results import Report
from formats.core.steps import next_step
from tests.bot.season import Season
from tests.formats.form_toy import COMING, WISH, Wishers
from tests.formats.toys import toy_engine

PAUSE = timedelta(minutes=5)
LEAGUE = (StagePlan(system="round_robin", title="League"),)
TWO_STAGES = (*LEAGUE, StagePlan(system="single_elimination", title="Finals", take=2))


def begun(stages: tuple[StagePlan, ...] = LEAGUE, **settings: object) -> Season:
    """Four are in, sign-up is closed, and round 1 is published where no date says when."""
    chosen = Settings.model_validate({"goes_on_minutes": 5, **settings})
    season = Season().create(stages=stages, settings=chosen).sign_up(4)
    season.do(cmd.CloseRegistration())
    return season if chosen.first_round else season.publish()


def planned(season: Season) -> list[datetime]:
    """Return when the next round is published automatically, or the standings become final."""
    return [deadline.at for topic in (due.PAIR, due.NEXT_GAME, due.FINISH) for deadline in season.ahead(topic)]


def test_the_next_round_is_published_so_long_after_the_last_result() -> None:
    season = begun()
    assert planned(season) == []
    season.play_round()
    assert planned(season) == [season.state.commands[-1].at + PAUSE]
    season.until(season.now + PAUSE)
    assert len(season.state.started[0].rounds) == 2


def test_the_end_comes_by_itself_too() -> None:
    season = begun()
    for _ in range(3):
        season.play_round().until(season.now + PAUSE)
    assert season.state.phase == "finished"


def test_a_later_stage_begins_by_itself_and_the_first_does_not() -> None:
    season = Season().create(stages=TWO_STAGES, settings=Settings(goes_on_minutes=5)).sign_up(4)
    season.do(cmd.CloseRegistration())
    assert planned(season) == []
    season.publish()
    for _ in range(3):
        season.play_round().until(season.now + PAUSE)
    assert len(season.state.started) == 2


def test_the_first_round_comes_at_its_date_where_there_is_one() -> None:
    at = Season().now + timedelta(days=2)
    season = begun(first_round=at)
    assert planned(season) == [at]


def test_a_form_is_waited_for_until_its_last_day_and_no_longer() -> None:
    wishes = (StagePlan(system="wishers", title="Wishes"),)
    season = Season(engine=toy_engine(Wishers()))
    first, last = season.now + timedelta(days=1), season.now + timedelta(days=3)
    season.create(stages=wishes, settings=Settings(goes_on_minutes=5, first_round=first)).sign_up(2)
    season.do(cmd.CloseRegistration())
    assert planned(season) == []
    season.do(cmd.AskForForm(form=WISH, due=last))
    assert planned(season) == []  # the other form has no last day yet
    season.do(cmd.AskForForm(form=COMING, due=first))
    assert planned(season) == [last + timedelta(microseconds=1)]
    season.until(last)
    assert season.state.started == ()
    season.until(last + PAUSE)
    assert len(season.state.started) == 1


def test_who_has_handed_everything_in_is_not_waited_for() -> None:
    season = Season(engine=toy_engine(Wishers()))
    first, last = season.now + timedelta(days=1), season.now + timedelta(days=3)
    stages = (StagePlan(system="wishers", title="Wishes"),)
    season.create(stages=stages, settings=Settings(goes_on_minutes=5, first_round=first)).sign_up(2)
    season.do(cmd.CloseRegistration())
    for form, content in ((WISH, {"what": "red", "why": "Warm."}), (COMING, {"answer": "yes"})):
        season.do(cmd.AskForForm(form=form, due=last))
        for entrant in ("e1", "e2"):
            season.do(cmd.SubmitForm(form=form, entrant=entrant, content=content))
    assert planned(season) == [first]


def test_nothing_goes_on_where_no_pause_is_set() -> None:
    season = begun(goes_on_minutes=None).play_round()
    assert planned(season) == []


def test_a_correction_gives_the_whole_pause_again_and_a_fee_does_not() -> None:
    season = begun()
    game = season.games()[0]
    season.play_round()
    (before,) = planned(season)
    season.now += timedelta(minutes=3)
    season.do(cmd.MarkFee(entrant="e1", state="paid"))
    assert planned(season) == [before]
    won = next(iter(season.state.started[0].rounds[0].results[game.id].half_points))
    loser = game.seats[1] if won else game.seats[0]
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=loser), text="slip"))
    assert planned(season) == [season.now + PAUSE]


def test_whoever_holds_it_stops_it() -> None:
    season = begun().play_round()
    assert goes_on_by_itself(season.state, season.engine, next_step(season.state, season.engine))
    season.do(cmd.SwitchTimetable(running=False))
    assert planned(season) == []
    assert not goes_on_by_itself(season.state, season.engine, next_step(season.state, season.engine))


def test_what_is_taken_back_does_not_come_again_by_itself() -> None:
    by_hand = begun().play_round().publish()
    by_hand.undo()
    assert not by_hand.state.timetable_running
    by_itself = begun().play_round()
    by_itself.until(by_itself.now + PAUSE)
    by_itself.undo()
    assert len(by_itself.state.started[0].rounds) == 1
    assert planned(by_itself) == []
