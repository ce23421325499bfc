"""Opponents are mentioned at once in evenings, and silence counts from the mention."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.schedule.calls import call_key
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import Season
from tests.bot.ui.flows.test_report_warnings_presses import begun, first_game, result
from tests.bot.world import LOBBY, World

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
MINUTES = 10


def evening(**settings: object) -> Season:
    """Four play, and reports count after ten minutes."""
    known = Settings.model_validate({"silence_confirms_minutes": MINUTES, **settings})
    season = Season().create(stages=(SWISS,), settings=known).sign_up(4, reminders={})
    season.do(cmd.CloseRegistration())
    return season.publish()


def calls(posts: list[Post], pairing: str) -> list[tuple[tuple[int, ...], str]]:
    """Whom mentions of opponents ping, and what becomes of the message."""
    mine = [post for post in posts if call_key(pairing) in {post.key, post.edits}]
    return [(message.pings, message.then) for message in (Message.model_validate(post.payload) for post in mine)]


def opponent_of(season: Season, pairing: str) -> int:
    return season.people[season.state.find(pairing)[2].seats[1]].discord_id or 0


def test_a_report_mentions_the_opponent_once_and_the_answer_deletes_the_mention() -> None:
    season = evening()
    game = season.games()[0]
    season.report(game, confirm=False)
    assert calls(season.last, game.id) == [((opponent_of(season, game.id),), "")]
    season.do(cmd.ConfirmReport(pairing=game.id, by=game.seats[1]))
    assert calls(season.last, game.id) == [((), "delete")]


def test_championships_keep_their_quiet_until_half_of_the_time_is_over() -> None:
    season = evening(silence_confirms_minutes=None)
    game = season.games()[0]
    season.report(game, confirm=False)
    assert calls(season.last, game.id) == []


@pytest.mark.parametrize("how", ["take back", "dispute", "other result", "undo"])
def test_whatever_ends_the_question_deletes_the_mention(how: str) -> None:
    season = evening()
    game = season.games()[0]
    season.report(game, confirm=False)
    if how == "take back":
        season.do(cmd.TakeBackReport(pairing=game.id, by=game.seats[0]))
    elif how == "dispute":
        season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]))
    elif how == "undo":
        season.undo()
    else:
        season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    assert calls(season.last, game.id) == [((), "delete")]


def test_an_undone_confirmation_mentions_the_opponent_again() -> None:
    season = evening()
    game = season.games()[0]
    season.report(game)
    season.undo()
    assert calls(season.last, game.id) == [((opponent_of(season, game.id),), "")]


def test_silence_confirms_after_the_minutes() -> None:
    season = evening()
    game = season.games()[0]
    season.report(game, confirm=False)
    season.until(season.now + timedelta(minutes=MINUTES - 1))
    assert game.id in season.state.reports
    season.until(season.now + timedelta(minutes=1))
    assert game.id not in season.state.reports


@pytest.mark.usefixtures("awake")
async def test_silence_counts_from_the_mention_if_an_outage_held_it_back(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    game, one, _ = await first_game(world)
    world.sandbox.faults.add("POST /channels/*/messages", status=503, times=None)
    await one.click("I won", in_=LOBBY)
    reported = world.clock.now()
    await world.jump_to(reported + timedelta(minutes=8))
    world.sandbox.faults.clear()
    await world.jump_to(reported + timedelta(minutes=9))
    await world.settled()
    await world.jump_to(reported + timedelta(minutes=12))
    assert await result(world, game) is None, "the opponent has been asked for three minutes"
    await world.jump_to(reported + timedelta(minutes=21))
    assert await result(world, game) is not None


@pytest.mark.usefixtures("awake")
async def test_the_mention_is_gone_from_the_channel_once_it_is_answered(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    _, one, two = await first_game(world)
    await one.click("I won", in_=LOBBY)
    await world.settled()
    asked = [seen for seen in two.sees(LOBBY) if seen.find_button("Confirm") and not seen.ephemeral]
    assert len(asked) == 1
    await world.restart_bot()
    await two.click("Confirm", in_=LOBBY)
    await world.settled()
    assert not asked[0].exists
