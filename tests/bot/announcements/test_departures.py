"""A player has left the server: who is notified."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.announcements.departures import departure_posts, open_games
from bot.text.context import context_of
from formats.core import commands as cmd
from formats.core.plan import Settings
from storage.outbox import Post
from tests.bot.season import (
    CHANNEL,
    COORDINATOR,
    DIRECTOR,
    SWISS,
    Season,
    actions_of,
    in_first_round,
    public,
    to,
)


@pytest.fixture
def season() -> Season:
    """Four, in the first round."""
    return in_first_round()


def left(season: Season, entrant: str = "e1") -> list[Post]:
    return departure_posts(season.loaded, season.engine, season.people[entrant])


def mentioned(posts: Sequence[Post]) -> list[int]:
    return [user for message in public(posts) for user in message.pings]


def test_directors_are_asked_what_becomes_of_them_and_opponents_in_open_games_hear_of_it(season: Season) -> None:
    opponent = season.games()[0].opponent("e1") if "e1" in season.games()[0].seats else season.games()[1].opponent("e1")
    posts = left(season)
    for who in (DIRECTOR, COORDINATOR):
        (asked,) = to(posts, who)
        assert "Player 1" in asked.body
        assert len(actions_of(asked)) == 3
        assert all(action.endswith(":e1") for action in actions_of(asked))
    assert mentioned(posts) == [season.people[opponent].discord_id]
    assert [post.channel_id for post in posts if post.channel_id] == [CHANNEL]


def test_who_has_no_open_game_is_only_told_of_to_directors(season: Season) -> None:
    season.play_round()
    context = context_of(season.loaded, season.engine)
    assert open_games(context, "e1") == []
    posts = left(season)
    assert {post.person_id for post in posts} == {DIRECTOR, COORDINATOR}


def test_where_the_tournament_has_no_channel_only_directors_are_told(season: Season) -> None:
    season.channel = None
    assert {post.person_id for post in left(season)} == {DIRECTOR, COORDINATOR}


def test_who_plays_no_more_may_leave_without_a_word(season: Season) -> None:
    season.play_round()
    season.do(cmd.WithdrawEntrant(entrant="e1"))
    assert left(season) == []
    assert left(season, "e2") != []


def test_a_guest_plays_on_whoever_speaks_for_them_and_directors_hear_of_it(season: Season) -> None:
    guest = Season().create(stages=(SWISS,), settings=Settings()).sign_up(3).sign_up(1, discord=False)
    guest.do(cmd.ChangeMember(entrant="e4", person="p1"))
    guest.do(cmd.WithdrawEntrant(entrant="e1"))
    posts = left(guest)
    assert [post.person_id for post in posts] == [DIRECTOR, COORDINATOR]
    (told,) = to(posts, DIRECTOR)
    assert "Player 1" in told.body
    assert "Player 4" in told.body
    assert told.buttons == ()


def test_a_team_plays_on_without_one_of_them() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings(team_size=2)).sign_up(4)
    assert left(season) != []
    season.do(cmd.ChangeMember(entrant="e1", person="p2"))
    loaded = season.loaded
    assert loaded.entrants_of("p1") == ("e1",)
