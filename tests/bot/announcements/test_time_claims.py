"""Claims that a game was lost on time: who is asked, and what directors read."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.notes import TIME_DENIED, TIMED_OUT
from formats.core.plan import Settings, StagePlan
from storage.outbox import Post
from tests.bot.season import COORDINATOR, DIRECTOR, HOUR, Season, actions_of, edits, public, quiet, to

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2}, time_control="60s/5m")


def playing(hours: int = 24, *, guests: bool = False) -> Season:
    settings = Settings(time_claim_hours=hours)
    season = Season().create(stages=(SWISS,), settings=settings).sign_up(4, discord=not guests)
    season.do(cmd.CloseRegistration())
    return season.publish()


@pytest.fixture
def season() -> Season:
    return playing()


def claimed(season: Season) -> tuple[Pairing, list[Post]]:
    """The first of a game says that the second has lost on time."""
    game = season.games()[0]
    note = cmd.NoteMatch(pairing=game.id, note=TIMED_OUT, by=game.seats[0])
    return game, season.do(note, actor=season.people[game.seats[0]].id)


def deny(season: Season, game: Pairing, text: str) -> list[Post]:
    note = cmd.NoteMatch(pairing=game.id, note=TIME_DENIED, by=game.seats[1], content={"text": text})
    return season.do(note, actor=season.people[game.seats[1]].id)


def test_the_accused_is_asked_first_directly_or_else_where_the_game_is_told_about(season: Season) -> None:
    game, posts = claimed(season)
    (asked,) = to(posts, season.people[game.seats[1]].id)
    assert len(asked.buttons) == 2
    assert all(game.id in action for action in actions_of(asked))
    assert public(posts) == []
    assert to(posts, DIRECTOR) == to(posts, COORDINATOR) == []
    unwritten = quiet(playing())
    game, posts = claimed(unwritten)
    (called,) = public(posts)
    assert called.pings == (unwritten.people[game.seats[1]].discord_id,)
    assert actions_of(called) == actions_of(asked)
    assert [post.key for post in posts if post.key and not post.edits] == [f"time_claim:{game.id}"]


def test_who_disagrees_is_quoted_to_directors_and_the_question_is_closed(season: Season) -> None:
    game, _ = claimed(season)
    posts = deny(season, game, "the clock *stood*")
    (decide,) = to(posts, DIRECTOR)
    assert "the clock \\*stood\\*" in decide.body
    assert len(decide.buttons) == 2
    assert to(posts, COORDINATOR) == [decide]
    closed = edits(posts)[f"time_claim:{game.id}"]
    assert closed.buttons == ()


def test_directors_hear_at_once_of_who_cannot_be_asked_or_has_no_time_to_answer() -> None:
    for season in (playing(hours=0), playing(guests=True)):
        game, posts = claimed(season)
        (decide,) = to(posts, DIRECTOR)
        assert [action.partition(":")[0] for action in actions_of(decide)] == ["time_out", "result"]
        assert to(posts, season.people[game.seats[1]].id) == []


def test_where_nobody_answers_in_time_directors_hear_that_too(season: Season) -> None:
    game, _ = claimed(season)
    asked = season.now
    before = len(season.posts)
    season.until(asked + 23 * HOUR)
    assert to(season.posts[before:], DIRECTOR) == []
    season.until(asked + 25 * HOUR)
    (decide,) = to(season.posts[before:], DIRECTOR)
    answered = playing()
    other, _ = claimed(answered)
    assert other.seats == game.seats
    (said,) = to(deny(answered, other, "no"), DIRECTOR)
    assert decide.body.splitlines()[0] == said.body.splitlines()[0]
    assert decide.body != said.body
    assert len(decide.body.splitlines()) == 2
