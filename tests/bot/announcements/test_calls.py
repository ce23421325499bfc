"""Players who are missed in games without a time: the clock, who is mentioned, and what ends it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.schedule.calls import missed_key
from bot.schedule.deadlines import NO_SHOW
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.errors import DirectorsDecideError, NoGameTimeError, NotHereError, TooEarlyError, UntimedGameError
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.possible import possible
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import DIRECTOR, Season, to

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
MINUTES = 10


def evening(**settings: Any) -> tuple[Season, Pairing]:
    """Four play a round without times."""
    known = Settings.model_validate({"no_show_minutes": MINUTES, **settings})
    season = Season().create(stages=(SWISS,), settings=known).sign_up(4, reminders={})
    season.do(cmd.CloseRegistration())
    season.publish()
    return season, season.games()[0]


def calls(posts: list[Post], pairing: str) -> list[Message]:
    """The mentions of a missed player, and what becomes of them."""
    mine = [post for post in posts if missed_key(pairing) in {post.key, post.edits}]
    return [Message.model_validate(post.payload) for post in mine]


def missed(season: Season, game: Pairing) -> None:
    """The first seat is there alone."""
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))


def test_a_missed_player_is_mentioned_with_a_clock_and_loses_when_it_ends() -> None:
    season, game = evening()
    missed(season, game)
    (call,) = calls(season.last, game.id)
    assert len(call.pings) == 1
    ends = season.now + timedelta(minutes=MINUTES)
    assert f"<t:{int(ends.timestamp())}" in call.body
    season.until(ends - timedelta(minutes=1))
    assert game in season.games()
    season.until(ends)
    result = season.state.find(game.id)[1].results[game.id]
    assert (result.how, result.absent) == ("forfeit", (game.seats[1],))
    assert any(message.then == "delete" for message in calls(season.posts, game.id))


@pytest.mark.parametrize("how", ["comes", "is reported", "director"])
def test_the_clock_stops_once_the_player_comes_or_the_game_is_reported(how: str) -> None:
    season, game = evening()
    missed(season, game)
    if how == "comes":
        season.do(cmd.CheckIn(pairing=game.id, by=game.seats[1]))
    elif how == "is reported":
        season.report(game, confirm=False)
    else:
        season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    assert [message.then for message in calls(season.last, game.id)] == ["delete"]
    season.until(season.now + timedelta(minutes=2 * MINUTES))
    assert not [deadline for _, deadline in season.fired if deadline.topic == NO_SHOW]


def test_more_time_moves_the_end_of_the_clock() -> None:
    season, game = evening()
    missed(season, game)
    season.do(cmd.GrantMoreTime(pairing=game.id, by=game.seats[0], minutes=15))
    assert [message.then for message in calls(season.last, game.id)] == ["delete", ""]
    season.until(season.now + timedelta(minutes=MINUTES + 14))
    assert game in season.games()
    season.until(season.now + timedelta(minutes=1))
    assert game not in season.games()


def test_where_directors_decide_they_are_asked_and_nothing_is_forfeited() -> None:
    season, game = evening(no_show_asks=True)
    missed(season, game)
    season.until(season.now + timedelta(minutes=MINUTES))
    (asked,) = [message for message in to(season.posts, DIRECTOR) if "hasn't come" in message.body]
    assert [button.label for button in asked.buttons] == ["Enter result"]
    assert game in season.games()
    with pytest.raises(DirectorsDecideError):
        season.do(cmd.ClaimForfeit(pairing=game.id, by=game.seats[0]))


def test_a_held_evening_forfeits_nothing() -> None:
    season, game = evening()
    missed(season, game)
    season.do(cmd.SwitchTimetable(running=False))
    season.until(season.now + timedelta(minutes=2 * MINUTES))
    assert game in season.games()


def test_a_claim_before_the_clock_ends_or_without_one_is_refused() -> None:
    season, game = evening()
    claim = cmd.ClaimForfeit(pairing=game.id, by=game.seats[0])
    with pytest.raises(NotHereError):
        season.do(claim)
    missed(season, game)
    with pytest.raises(TooEarlyError):
        season.do(claim)


def test_without_the_option_the_refusal_names_no_time_to_wait_for() -> None:
    season, game = evening(no_show_minutes=None)
    with pytest.raises(UntimedGameError) as refused:
        missed(season, game)
    assert isinstance(refused.value, NoGameTimeError)
    offered = {act.command for act in possible(season.state, season.engine, game.seats[0], season.now)}
    assert cmd.CheckIn not in offered


def test_a_restart_of_the_log_knows_the_same_clock() -> None:
    """Everything about it is in the log: a deadline is derived again after a restart."""
    season, game = evening()
    missed(season, game)
    ends = season.now + timedelta(minutes=MINUTES)
    season.away_until(ends + timedelta(hours=1)).catch_up()
    assert game not in season.games()
