"""The buttons of the next step: who sees them, and how automatic steps are paused."""

from __future__ import annotations

from bot.text.context import TournamentContext, context_of
from bot.views.next_act import director_buttons, next_button, shared_next_button
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import Season, in_first_round


def context(season: Season) -> TournamentContext:
    return context_of(season.loaded, season.engine)


def actions(season: Season) -> list[str]:
    return [button.action.split(":")[1] for button in director_buttons(context(season), "t1")]


def goes_on() -> Season:
    """Four have played a round, and the next begins automatically after two minutes."""
    swiss = StagePlan(system="swiss", title="Swiss", options={"rounds": 3})
    season = Season().create(stages=(swiss,), settings=Settings(goes_on_minutes=2)).sign_up(4)
    season.do(cmd.CloseRegistration())
    return season.publish().play_round()


def test_while_something_is_missing_directors_look_at_what_it_is() -> None:
    season = in_first_round()
    assert next_button(context(season), "t1") == ()
    assert actions(season) == ["missing"]
    assert actions(season.play_round()) == ["next"]


def test_before_sign_up_ends_and_when_all_is_over_nothing_is_missing() -> None:
    assert "missing" not in actions(Season().create().sign_up(2))
    called_off = in_first_round()
    called_off.do(cmd.CancelTournament())
    assert actions(called_off) == []


def test_what_comes_by_itself_is_held_or_let_go_on_and_its_button_does_not_stand_out() -> None:
    season = goes_on()
    assert actions(season) == ["next", "hold"]
    assert next_button(context(season), "t1")[0].style == "secondary"
    season.do(cmd.SwitchTimetable(running=False))
    assert actions(season) == ["next", "go_on"]
    assert next_button(context(season), "t1")[0].style != "secondary"


def test_everybody_sees_it_where_all_sit_together() -> None:
    season = goes_on()
    assert shared_next_button(context(season), "t1") == next_button(context(season), "t1")
    weekly = Season().create().sign_up(4)
    assert next_button(context(weekly), "t1") != ()
    assert shared_next_button(context(weekly), "t1") == ()
