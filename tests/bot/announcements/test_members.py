"""Notices to new members of a team, and to those who now speak for a guest."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from formats.core import commands as cmd
from formats.core.plan import Settings
from storage.exclusions import Exclusion
from storage.outbox import Post
from storage.people import Person
from tests.bot.announcements.people_beside import posts_beside
from tests.bot.season import COORDINATOR, DIRECTOR, SWISS, Season, new_person, public, to

ZOE = Person(id="p50", discord_id=5050, name="Zoe", zone=None, reminders={}, erased=False)
WRITTEN_TO = new_person(60)


@pytest.fixture
def teams() -> Season:
    """Four teams of up to three have entered."""
    return Season().create(stages=(SWISS,), settings=Settings(team_size=3)).sign_up(4)


def posted(season: Season, person: Person, *, given: bool = True, actor: str = DIRECTOR) -> list[Post]:
    command = cmd.ChangeMember(entrant="e1", person=person.id, given=given)
    return posts_beside(season, command, person, actor=actor)


def test_a_new_member_is_mentioned_with_their_team_only_in_play(teams: Season) -> None:
    assert public(posted(teams, ZOE)) == []
    teams.do(cmd.ChangeMember(entrant="e1", person=ZOE.id, given=False))
    teams.do(cmd.CloseRegistration())
    (message,) = public(posted(teams.publish(), ZOE))
    assert message.pings == (ZOE.discord_id,)
    assert "Zoe now plays in Player 1" in message.body.replace("\u2068", "").replace("\u2069", "")


def test_who_asked_for_it_is_written_to_instead(teams: Season) -> None:
    posts = posted(teams, WRITTEN_TO)
    (message,) = to(posts, WRITTEN_TO.id)
    assert message.title == "World Championship"
    assert "now plays in" in message.body
    assert public(posts) == []


def test_who_goes_is_not_called_for_that_but_is_written_to_if_they_asked_for_it(teams: Season) -> None:
    for person in (ZOE, WRITTEN_TO):
        posted(teams, person)
    assert public(posted(teams, ZOE, given=False)) == []
    posts = posted(teams, WRITTEN_TO, given=False)
    assert public(posts) == []
    (message,) = to(posts, WRITTEN_TO.id)
    assert "no longer plays in" in message.body


@pytest.mark.parametrize("person", [ZOE, WRITTEN_TO])
def test_nobody_is_told_what_they_did_themselves(teams: Season, person: Person) -> None:
    posts = posted(teams, person, actor=person.id)
    assert public(posts) == to(posts, person.id) == []


def test_who_has_no_account_cannot_be_called(teams: Season) -> None:
    assert public(posted(teams, new_person(70, discord=False, reminders={}))) == []


def test_where_there_are_no_teams_they_speak_for_a_guest() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings()).sign_up(1, discord=False)
    (message,) = public(posted(season, ZOE))
    assert "now speaks for" in message.body


def test_directors_alone_hear_of_a_new_member_who_was_not_to_take_part(teams: Season) -> None:
    since, until = datetime(2009, 1, 1, tzinfo=UTC), datetime(2011, 1, 1, tzinfo=UTC)
    excluded = {ZOE.id: Exclusion(since=since, until=until, reason="Cheated twice")}
    added = cmd.ChangeMember(entrant="e1", person=ZOE.id)
    posts = posts_beside(teams, added, ZOE, exclusions=excluded)
    (told,) = to(posts, DIRECTOR)
    assert "Cheated twice" in told.body
    assert "Player 1" in told.body
    assert to(posts, COORDINATOR) == []
    assert public(posts) == []
    gone = posts_beside(teams, added.model_copy(update={"given": False}), ZOE, exclusions=excluded)
    assert to(gone, DIRECTOR) == []
