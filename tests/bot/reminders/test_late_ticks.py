"""A tick that comes when there is nothing left to be done tells nobody anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.schedule.deadlines import Deadline
from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.results import Report
from tests.bot.season import DAY, FIRST_PAIRING, HOUR, Season, public


@pytest.fixture
def season() -> Season:
    """Times are final; the first game begins in an hour."""
    season = Season().started().until(FIRST_PAIRING + DAY)
    return season.until(min(season.state.times[pairing.id].at for pairing in season.games()) - HOUR)


@pytest.fixture
def game(season: Season) -> Pairing:
    return min(season.games(), key=lambda pairing: season.state.times[pairing.id].at)


def ahead(season: Season, topic: str, game: Pairing) -> Deadline:
    return next(deadline for deadline in season.ahead(topic) if deadline.subject == game.id)


def played(season: Season, game: Pairing) -> None:
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))


def told(season: Season, deadline: Deadline) -> bool:
    """Does anybody hear of it?"""
    season.now = max(season.now, deadline.at)
    season.deal_with(deadline)
    return bool(public(season.last) or [post for post in season.last if post.person_id])


def reported(season: Season, game: Pairing) -> None:
    season.now = max(season.now, season.state.times[game.id].at)
    report = Report(winner=game.seats[0])
    season.do(cmd.ReportResult(pairing=game.id, by=game.seats[0], report=report), actor=season.people[game.seats[0]].id)


def one_here(season: Season, game: Pairing) -> None:
    season.now += HOUR
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))


def nothing(_season: Season, _game: Pairing) -> None:
    """Nothing has to happen before."""


Before = Callable[[Season, Pairing], None]
TICKS: list[tuple[str, Before]] = [
    ("check_in", nothing),
    ("missing_at_start", nothing),
    ("report_due", nothing),
    ("claim_possible", one_here),
    ("confirm_due", reported),
]


@pytest.mark.parametrize("topic, before", TICKS, ids=[topic for topic, _ in TICKS])
@pytest.mark.parametrize("over", [False, True])
def test_of_a_game_that_is_over_nobody_is_reminded(
    season: Season, game: Pairing, topic: str, before: Before, *, over: bool
) -> None:
    before(season, game)
    tick = ahead(season, topic, game)
    if over:
        played(season, game)
    assert told(season, tick) != over


@pytest.mark.parametrize("reported_already", [False, True])
def test_who_waits_in_vain_and_reports_is_not_told_what_else_can_be_done(
    season: Season, game: Pairing, *, reported_already: bool
) -> None:
    one_here(season, game)
    tick = ahead(season, "claim_possible", game)
    if reported_already:
        reported(season, game)
    assert told(season, tick) != reported_already


@pytest.mark.parametrize("both", [False, True])
def test_once_both_are_here_nobody_waits_in_vain(season: Season, game: Pairing, *, both: bool) -> None:
    one_here(season, game)
    tick = ahead(season, "claim_possible", game)
    if both:
        season.do(cmd.CheckIn(pairing=game.id, by=game.seats[1]))
    assert told(season, tick) != both


@pytest.mark.parametrize("later", [False, True])
def test_a_report_that_silence_has_nearly_confirmed_needs_no_reminder(
    season: Season, game: Pairing, *, later: bool
) -> None:
    reported(season, game)
    tick = ahead(season, "confirm_due", game)
    season.now = season.ahead("silence")[0].at if later else tick.at
    assert told(season, tick) != later


@pytest.mark.parametrize("topic", ["missing_at_start", "claim_possible"])
def test_a_report_before_the_start_ends_no_waiting_for_who_is_not_there(
    season: Season, game: Pairing, topic: str
) -> None:
    season.do(cmd.ReportResult(pairing=game.id, by=game.seats[1], report=Report(winner=game.seats[1])))
    one_here(season, game)
    assert told(season, ahead(season, topic, game))


def test_a_report_given_anew_is_reminded_of_at_its_own_time(season: Season, game: Pairing) -> None:
    reported(season, game)
    tick = ahead(season, "confirm_due", game)
    season.now += HOUR
    season.do(cmd.TakeBackReport(pairing=game.id, by=game.seats[0]))
    reported(season, game)
    assert not told(season, tick)


def test_a_disputed_report_is_not_to_be_confirmed(season: Season, game: Pairing) -> None:
    reported(season, game)
    tick = ahead(season, "confirm_due", game)
    season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]))
    assert not told(season, tick)


def test_a_game_that_was_moved_opens_its_check_in_later(season: Season, game: Pairing) -> None:
    tick = ahead(season, "check_in", game)
    at = season.state.times[game.id].at
    season.do(cmd.MoveGame(pairing=game.id, at=at + 5 * HOUR, text="asked for", knowingly=True))
    assert not told(season, tick)
    assert ahead(season, "check_in", game).at > tick.at
