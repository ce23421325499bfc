"""Which buttons a player is offered besides those about a report: about claims, times, requirements and appeals."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.schedule.duties import missing
from bot.schedule.player_buttons import player_buttons
from bot.text import actions
from formats.core import commands as cmd
from formats.core.notes import TIME_DENIED, TIMED_OUT
from formats.core.plan import Settings
from formats.core.values import EntrantId
from tests.bot.season import DAY, FIRST_PAIRING, SWISS, Season, in_first_round


def offered(season: Season, entrant: EntrantId) -> list[str]:
    shown = player_buttons(season.state, season.engine, entrant, season.now, "t1")
    return [button.action.split(":")[1] for button in shown]


@pytest.fixture
def season() -> Season:
    """Four in the first round, without a weekly timetable."""
    return in_first_round()


def test_who_is_said_to_have_lost_on_time_can_admit_or_deny_it_until_they_have_answered() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings(time_claim_hours=24)).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.publish()
    game, other = season.games()
    claimer, accused = game.seats
    season.do(cmd.NoteMatch(pairing=game.id, note=TIMED_OUT, by=claimer), actor=season.people[claimer].id)
    answers = {actions.ADMIT_TIME, actions.DENY_TIME}
    assert answers <= set(offered(season, accused))
    assert answers.isdisjoint(offered(season, claimer))
    assert answers.isdisjoint(offered(season, other.seats[0]))
    denied = cmd.NoteMatch(pairing=game.id, note=TIME_DENIED, by=accused, content={"text": "no"})
    season.do(denied, actor=season.people[accused].id)
    assert answers.isdisjoint(offered(season, accused))


def test_what_is_required_of_somebody_is_answered_once(season: Season) -> None:
    answers = {actions.COMPLY, actions.REFUSE}
    assert answers.isdisjoint(offered(season, "e1"))
    season.do(cmd.MakeRuling(topic="requirement", entrant="e1", text="Have a web-cam on"))
    assert answers <= set(offered(season, "e1"))
    assert answers.isdisjoint(offered(season, "e2"))
    season.do(cmd.SubmitForm(form="requirement", entrant="e1", content={"number": 1, "complies": True}))
    assert answers.isdisjoint(offered(season, "e1"))


def test_times_are_asked_for_only_with_a_weekly_timetable_and_of_who_is_in(season: Season) -> None:
    assert actions.AVAILABILITY not in offered(season, "e1")
    weekly = Season().create().sign_up(4)
    assert actions.AVAILABILITY in offered(weekly, "e1")
    weekly.do(cmd.WithdrawEntrant(entrant="e1"))
    assert actions.AVAILABILITY not in offered(weekly, "e1")
    weekly.do(cmd.CancelTournament())
    assert actions.AVAILABILITY not in offered(weekly, "e2")


def test_standings_are_offered_once_play_has_begun(season: Season) -> None:
    assert actions.STANDINGS in offered(season, "e1")
    assert actions.STANDINGS not in offered(Season().create().sign_up(4), "e1")


def test_who_is_out_after_a_forfeit_can_appeal_while_play_goes_on() -> None:
    season = Season().started()
    game = season.games()[0]
    season.do(cmd.RuleForfeit(pairing=game.id, absent=(game.seats[0],)))
    assert actions.APPEAL in offered(season, game.seats[0])
    assert actions.APPEAL not in offered(season, game.seats[1])
    season.do(cmd.CancelTournament())
    assert actions.APPEAL not in offered(season, game.seats[0])


def test_a_game_lacks_a_time_only_once_times_should_be_final() -> None:
    season = Season().started()
    untimed = replace(season.state, times={})
    fixed = FIRST_PAIRING + DAY
    assert missing(untimed, season.engine, fixed - timedelta(seconds=1)).without_time == ()
    assert missing(untimed, season.engine, fixed).without_time == season.games()
    assert missing(season.state, season.engine, fixed).without_time == ()
