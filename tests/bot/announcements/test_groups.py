"""Groups that play among themselves: their thread, their table, and what is said there."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.text.messages import CONTENT_LIMIT, Message
from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.notes import TIMED_OUT
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import DIRECTOR, SIGN_UP_OPENS, Season, actions_of, is_message, public, quiet, to

LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False}, time_control="60s/5m")
END = SIGN_UP_OPENS + timedelta(days=60)


def leagues(count: int = 5, **settings: object) -> Season:
    """So many players in leagues whose games are all open; none gets direct messages."""
    season = Season().create(stages=(LEAGUES,), settings=Settings.model_validate(settings)).sign_up(count)
    quiet(season)
    season.do(cmd.CloseRegistration())
    return season.publish()


def in_thread(posts: list[Post], name: str = "A") -> list[Message]:
    """The posts in the thread of a league, also those that take the place of earlier ones."""
    return [Message.model_validate(post.payload) for post in posts if post.thread == f"s0:{name}" and is_message(post)]


def table_of(posts: list[Post], name: str = "A") -> Message:
    """The table in that thread, as it is from now on."""
    (found,) = (post for post in posts if post.key == f"table:s0:{name}")
    return Message.model_validate(found.payload)


def record(season: Season, game: Pairing, seat: int = 0) -> list[Post]:
    return season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[seat])))


@pytest.fixture
def season() -> Season:
    return leagues()


def test_when_a_stage_begins_each_group_gets_its_table_and_its_games_with_everybody_called(season: Season) -> None:
    table, games = in_thread(season.last)
    assert "0 of 10 games played" in table.body
    assert table.pings == ()
    assert set(games.pings) == {season.people[f"e{number}"].discord_id for number in range(1, 6)}
    assert "60s/5m" in games.body
    assert games.body.count("Player") == 20
    assert [action.partition(":")[0] for action in actions_of(games)] == ["report", "my_game", "write_to_me"]


def test_everybody_hears_once_who_plays_where_and_who_plays_nowhere() -> None:
    season = leagues(15)
    (begun,) = [message for message in public(season.last) if "15 players" in message.body]
    assert "2 groups" in begun.body
    assert "60s/5m" in begun.body
    assert begun.body.index("League A") < begun.body.index("Player 1,") < begun.body.index("League B1")
    assert {post.thread for post in season.last if post.thread} == {"s0:A", "s0:B1"}


def test_a_result_changes_the_table_of_its_group_alone() -> None:
    season = leagues(15)
    game = next(game for game in season.games() if game.label == "B1")
    posts = record(season, game)
    (table,) = in_thread(posts, "B1")
    assert "1 of 10 games played" in table.body
    assert in_thread(posts, "A") == []


def test_the_last_result_of_a_group_is_told_in_its_thread_once(season: Season) -> None:
    *games, last = season.games()
    for game in games:
        record(season, game)
        assert len(in_thread(season.last)) == 1
    table, done = in_thread(record(season, last))
    assert "10 of 10 games played" in table.body
    assert "all games have been played" in done.content + done.body
    season.do(cmd.RecordResult(pairing=last.id, report=Report(winner=last.seats[1])))
    assert not any("all games" in message.content + message.body for message in in_thread(season.last))


def test_what_was_reported_stands_under_the_table_until_it_counts(season: Season) -> None:
    game = season.games()[0]
    first, second = (f"Player {seat[1:]}" for seat in game.seats)
    report = cmd.ReportResult(pairing=game.id, by=game.seats[0], report=Report(winner=game.seats[0]))
    waiting = table_of(season.do(report, actor=season.people[game.seats[0]].id))
    under = waiting.body.partition("played")[2]
    assert first in under
    assert second in under
    disputed = table_of(season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]), actor="p2"))
    assert disputed.body != waiting.body
    counted = table_of(record(season, game))
    assert "1 of 10 games played" in counted.body
    assert len(counted.body) < len(waiting.body)


def test_a_claim_of_time_stands_under_the_table_too(season: Season) -> None:
    before = table_of(season.last)
    game = season.games()[0]
    note = cmd.NoteMatch(pairing=game.id, note=TIMED_OUT, by=game.seats[0])
    posts = season.do(note, actor=season.people[game.seats[0]].id)
    assert len(table_of(posts).body) > len(before.body)


def test_what_is_taken_back_changes_the_tables_of_all_groups() -> None:
    season = leagues(15)
    record(season, season.games()[0])
    season.undo()
    assert "0 of 45 games played" in in_thread(season.last, "A")[0].body
    assert "0 of 10 games played" in in_thread(season.last, "B1")[0].body


def test_at_the_end_the_best_of_every_group_are_named() -> None:
    season = leagues(15)
    season.play_round()
    season.do(cmd.FinishTournament())
    final = next(Message.model_validate(post.payload) for post in season.last if post.key == "final")
    assert final.body.index("League A") < final.body.index("Player 1")
    assert final.body.index("League B1") < final.body.index("Player 11")
    assert "Player 4" not in final.body


def test_a_player_who_has_left_is_not_named_among_the_best_of_a_group() -> None:
    season = leagues(15)
    season.play_round()
    season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    season.do(cmd.FinishTournament())
    final = next(Message.model_validate(post.payload) for post in season.last if post.key == "final")
    assert "**League A**: 1. Player 2, 2. Player 3" in final.body
    assert not any("Player 1 " in f"{line} " for line in final.body.splitlines() if "League A" in line)


def test_those_with_open_games_are_reminded_in_their_thread_and_directors_hear_once_it_is_late() -> None:
    season = leagues(play_until=END)
    *_, last = season.games()
    for game in season.games()[:-1]:
        record(season, game)
    for entrant in season.people:
        season.wish(entrant, direct=True)
    before = len(season.posts)
    season.until(END - timedelta(hours=1))
    reminded = in_thread(season.posts[before:])
    assert reminded
    for message in reminded:
        assert {f"Player {seat[1:]}" in message.content + message.body for seat in last.seats} == {True}
        assert set(message.pings) == {season.people[seat].discord_id for seat in last.seats}
    assert to(season.posts[before:], DIRECTOR) == []
    season.until(END + timedelta(hours=1))
    (late,) = to(season.posts[before:], DIRECTOR)
    assert {f"Player {seat[1:]}" in late.body for seat in last.seats} == {True}
    assert in_thread(season.posts[before:])[-1].body != reminded[-1].body


def test_the_post_of_a_stage_says_what_to_press_while_threads_are_opened(season: Season) -> None:
    (post,) = [message for message in public(season.last) if "own thread" in message.body]
    assert f"press **{post.buttons[0].label}**" in post.body


def test_all_games_of_a_league_of_ten_are_one_message_whatever_the_names() -> None:
    season = Season().create(stages=(LEAGUES,), settings=Settings()).sign_up(10)
    season.people = {
        who: replace(person, name=f"{person.name} of the long names") for who, person in season.people.items()
    }
    quiet(season)
    season.do(cmd.CloseRegistration())
    _, games = in_thread(season.publish().last)
    assert games.body.count("of the long names") == 2 * 45
    assert len(games.body) > CONTENT_LIMIT
