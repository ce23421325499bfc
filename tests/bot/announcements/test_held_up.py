"""A tournament that waits for a game: who is asked, one after the other, and what everybody reads."""

from __future__ import annotations

import pytest

from bot.announcements.held_up import KEY
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import round_pages
from bot.schedule.held_up import DEPUTIES_AFTER, EVERYBODY_AFTER
from bot.service.loaded import Change
from bot.text.context import TournamentContext, context_of
from bot.views.live_board import board_view
from bot.views.person import next_view
from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.possible.held_up import LIVE_ROUND
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import (
    COORDINATOR,
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    SIGN_UP_OPENS,
    SWISS,
    WEEK,
    Season,
    edits,
    public,
    quiet,
    to,
)

DUE = FIRST_PAIRING + WEEK


def context(season: Season) -> TournamentContext:
    return context_of(season.loaded, season.engine)


def board(season: Season) -> str:
    return "\n".join(board_view(context(season), "t1").sections)


def disputed(season: Season, game: Pairing) -> None:
    season.report(game, confirm=False)
    season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]))


def weekly() -> tuple[Season, Pairing]:
    """One game of the first round is disputed, all others are over; the next round is due in an hour."""
    season = quiet(Season().started().until(DUE - 2 * HOUR))
    game, *others = season.games()
    for other in others:
        season.report(other)
    disputed(season, game)
    season.until(DUE - HOUR)
    season.posts.clear()
    return season, game


def about(posts: list[Post], game: Pairing, season: Season) -> list[str]:
    """The posts for everybody that play is held up, which name both players of the game."""
    found = [message.body for message in public(posts) if "Play has been held up" in message.body]
    assert all(season.people[seat].name in body for seat in game.seats for body in found)
    return found


def test_the_director_is_asked_first_then_deputies_then_everybody_learns_what_is_missing() -> None:
    season, game = weekly()
    season.until(DUE)
    (first,) = to(season.posts, DIRECTOR)
    assert "(disputed)" in first.body
    assert "everybody learns what is missing" in first.body
    assert to(season.posts, COORDINATOR) == []
    season.until(DUE + DEPUTIES_AFTER)
    (second,) = to(season.posts, COORDINATOR)
    assert "(disputed)" in second.body
    assert about(season.posts, game, season) == []
    season.until(DUE + EVERYBODY_AFTER)
    (post,) = about(season.posts, game, season)
    assert "Play has been held up since" in post
    assert "Until then nobody is asked for times." in post
    assert len(to(season.posts, DIRECTOR)) == len(to(season.posts, COORDINATOR)) == 1


def test_two_weeks_away_bring_four_more_messages_to_the_director_and_none_to_anybody_else() -> None:
    season, _ = weekly()
    season.until(DUE + 14 * DAY)
    assert len(to(season.posts, DIRECTOR)) == 5
    assert len(to(season.posts, COORDINATOR)) == 1
    assert len([post for post in season.posts if post.key == KEY]) == 1
    assert season.ahead("digest"), "something is always planned while a result is owed"


def round_card(season: Season) -> str:
    """Return the text of the first round's card as it stands."""
    builder = PostBuilder(Change(season.state, season.loaded, season.records[-1:]), season.engine)
    shown = round_pages(builder, context(season), 0, season.state.started[0].rounds[0], ping=False)
    return "\n".join(message.body for message in shown)


def test_the_posts_of_round_board_and_card_say_what_play_waits_for() -> None:
    season, game = weekly()
    before = [board(season), next_view(context(season), "e3", season.now).text]
    assert "around the start" in round_card(season)
    assert "disputed" not in str(before)
    season.until(DUE)
    names = [season.people[seat].name for seat in game.seats]
    (card,) = [message.body for key, message in edits(season.posts).items() if key == "round:s0r1"]
    idle = next(who for who in season.people if who not in game.seats)
    for text in (
        card,
        board(season),
        next_view(context(season), idle, season.now).text,
    ):
        assert "(disputed)" in text
        assert "I've asked a director." in text
        assert all(name in text for name in names)
    assert "The next round is paired" not in card
    assert "around the start" not in card


def test_the_board_lists_neither_disputed_games_nor_times_that_are_over_as_next() -> None:
    season, _ = weekly()
    assert "Still to play" not in board(season)
    assert "Games are played until" in board(season)
    season.until(DUE + HOUR)
    assert "disputed" in board(season)
    assert "Games are played until" not in board(season)
    assert "Still to play" not in board(season)


def test_once_it_is_decided_the_post_is_corrected_and_the_round_paired_at_once() -> None:
    season, game = weekly()
    season.until(DUE + DAY)
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])), actor=DIRECTOR)
    assert "It goes on" in edits(season.last)[KEY].body
    season.catch_up()
    assert len(season.state.started[0].rounds) == 2
    season.posts.clear()
    season.until(DUE + 4 * DAY)
    assert not [message for message in to(season.posts, DIRECTOR) if "disputed" in message.body]


def test_a_decision_before_six_hours_are_over_leaves_nothing_to_say_in_public() -> None:
    season, game = weekly()
    season.until(DUE + HOUR)
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])), actor=DIRECTOR)
    season.until(DUE + DAY)
    assert not [post for post in season.posts if KEY in {post.key, post.edits}]
    assert to(season.posts, COORDINATOR) == []


def test_a_decision_that_is_undone_is_asked_for_again() -> None:
    season, game = weekly()
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])), actor=DIRECTOR)
    season.undo()
    season.do(cmd.SwitchTimetable(running=True), actor=DIRECTOR)
    season.until(DUE + EVERYBODY_AFTER)
    assert len(about(season.posts, game, season)) == 1


def test_while_the_timetable_is_paused_nobody_is_asked() -> None:
    season, _ = weekly()
    season.do(cmd.SwitchTimetable(running=False), actor=DIRECTOR)
    season.posts.clear()
    season.until(DUE + WEEK)
    assert season.posts == []
    assert "The timetable is paused." in board(season)


def test_a_director_named_later_is_a_deputy() -> None:
    season, _ = weekly()
    season.do(cmd.ChangeStaff(person=COORDINATOR, role="director"), actor=DIRECTOR)
    season.posts.clear()
    season.until(DUE)
    assert to(season.posts, COORDINATOR) == []
    season.until(DUE + DEPUTIES_AFTER)
    assert len(to(season.posts, COORDINATOR)) == 1


def evening(**settings: object) -> tuple[Season, Pairing]:
    """Without a weekly timetable: all games of the first round are over but one."""
    season = quiet(Season().create(stages=(SWISS,), settings=Settings.model_validate(settings)).sign_up(6))
    season.do(cmd.CloseRegistration())
    season.publish()
    game, *others = season.games()
    for other in others:
        season.report(other)
    return season, game


def test_without_a_timetable_a_dispute_that_holds_up_the_round_is_escalated_likewise() -> None:
    season, game = evening()
    disputed(season, game)
    since = season.now
    season.posts.clear()
    season.until(since + DEPUTIES_AFTER)
    assert len(to(season.posts, DIRECTOR)) == len(to(season.posts, COORDINATOR)) == 1
    season.until(since + EVERYBODY_AFTER)
    (post,) = about(season.posts, game, season)
    assert "nobody is asked for times" not in post
    season.until(since + 2 * DAY)
    assert "\n\n\n" not in str([message.body for message in to(season.posts, DIRECTOR)])


def test_in_a_live_event_a_game_nobody_reports_is_escalated_and_its_players_are_called() -> None:
    season, game = evening(goes_on_minutes=10)
    season.posts.clear()
    began = season.now
    season.until(began + LIVE_ROUND)
    assert season.posts == []  # a round takes its time
    season.until(began + LIVE_ROUND + EVERYBODY_AFTER)
    (post,) = [message for message in public(season.posts) if "held up" in message.body]
    assert set(post.pings) == {season.people[seat].discord_id for seat in game.seats}
    assert "Is this your game?" in post.body


LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})


def league(**settings: object) -> tuple[Season, Pairing]:
    """All games of a league are open, one of them is disputed."""
    season = quiet(Season().create(stages=(LEAGUES,), settings=Settings.model_validate(settings)).sign_up(5))
    season.do(cmd.CloseRegistration())
    season.publish().until(season.now + 3 * DAY)
    game = season.games()[0]
    disputed(season, game)
    season.posts.clear()
    return season, game


def test_a_dispute_in_a_league_is_escalated_while_the_other_games_go_on() -> None:
    season, game = league(goes_on_minutes=1440, play_until=SIGN_UP_OPENS + 60 * DAY)
    since, others = season.now, season.games()[1:]
    season.until(since + DEPUTIES_AFTER - HOUR)
    (first,) = to(season.posts, DIRECTOR)
    assert "A result has been disputed since" in first.body
    assert to(season.posts, COORDINATOR) == []
    season.report(others[0])  # another result does not begin the timeline again
    season.until(since + DEPUTIES_AFTER)
    (second,) = to(season.posts, COORDINATOR)
    assert "has not settled this yet" in second.body
    season.until(since + EVERYBODY_AFTER)
    (post,) = [message for message in public(season.posts) if "A result has been disputed since" in message.body]
    assert all(season.people[seat].name in post.body for seat in game.seats)
    assert "no result yet" not in post.body
    assert "held up" not in post.body
    assert "disputed" in board(season)
    assert "Games are played until" in board(season)
    season.until(since + 18 * DAY)
    assert len([message for message in to(season.posts, DIRECTOR) if "has been disputed since" in message.body]) == 5
    assert len(to(season.posts, COORDINATOR)) == 1
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])), actor=DIRECTOR)
    assert "It goes on" in edits(season.last)[KEY].body
    assert "disputed" not in board(season)


def test_a_second_dispute_in_a_league_has_its_own_time() -> None:
    season, game = league()
    season.until(season.now + DAY)
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])), actor=DIRECTOR)
    second = season.games()[0]
    disputed(season, second)
    season.posts.clear()
    season.until(season.now + EVERYBODY_AFTER)
    (post,) = [message for message in public(season.posts) if "A result has been disputed since" in message.body]
    assert all(season.people[seat].name in post.body for seat in second.seats)


def test_after_the_day_of_a_league_all_games_without_a_result_hold_it_up() -> None:
    season, _ = league(play_until=SIGN_UP_OPENS + DAY)
    season.until(season.now + HOUR)
    assert "no result yet" in board(season)
    assert "A result has been disputed since" not in str([message.body for message in to(season.posts, DIRECTOR)])


def test_games_that_players_arrange_without_a_date_hold_nothing_up() -> None:
    season, _ = evening()
    season.posts.clear()
    season.until(season.now + 3 * WEEK)
    assert season.posts == []
    assert "Waiting for the result of 1 game." in board(season)


@pytest.mark.parametrize("paused", [True, False])
def test_after_an_outage_everybody_learns_it_once(paused: bool) -> None:
    season, game = weekly()
    if paused:
        season.do(cmd.SwitchTimetable(running=False), actor=DIRECTOR)
    season.away_until(DUE + 20 * DAY)
    if paused:
        season.do(cmd.SwitchTimetable(running=True), actor=DIRECTOR)
    season.catch_up()
    assert len(about(season.posts, game, season)) == 1
    assert len(to(season.posts, DIRECTOR)) <= 1
