"""Forms of entrants: who is called and reminded, and the notice of a form that was handed in for them."""

from __future__ import annotations

import pytest

from bot.text.times import stamp
from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.toolkit.invitation import INVITATION
from storage.outbox import Post
from tests.bot.faces.swiss_elimination.grand_prix import says, scored
from tests.bot.season import COORDINATOR, DAY, DIRECTOR, HOUR, Season, actions_of, edits, new_person, public, quiet, to

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


def users(season: Season, *numbers: int) -> set[int | None]:
    return {season.people[f"e{number}"].discord_id for number in numbers}


@pytest.fixture
def season() -> Season:
    """Players who may be invited; none gets direct messages."""
    return quiet(scored(18))


def ask(season: Season, days: int = 7) -> list[Post]:
    return season.do(cmd.AskForForm(form=INVITATION.key, due=season.now + days * DAY))


def test_those_who_have_not_handed_it_in_are_called_once_or_written_to(season: Season) -> None:
    season.wish("e2", direct=True)
    posts = ask(season)
    (asked,) = [message for message in public(posts) if message.pings]
    assert len(asked.buttons) == 2
    called = set(asked.pings)
    assert users(season, 1) < called
    assert not users(season, 2) & called
    (told,) = to(posts, "p2")
    assert actions_of(told) == actions_of(asked)
    assert to(posts, "p1") == []


def test_asking_again_moves_the_deadline_of_the_first_post_and_calls_only_who_has_not_answered(season: Season) -> None:
    ask(season)
    says(season, 3, "yes")
    posts = ask(season, days=9)
    first = edits(posts)["form:invitation"]
    assert stamp(season.now + 9 * DAY) in first.body
    assert first.pings == ()
    (called,) = [message for message in public(posts) if message.pings]
    assert users(season, 1) < set(called.pings)
    assert not users(season, 3) & set(called.pings)
    season.do(cmd.CloseForm(form=INVITATION.key))
    assert "form:invitation" not in edits(ask(season))


def test_who_wants_to_is_reminded_while_there_is_time_and_directors_hear_who_is_missing_after_it(
    season: Season,
) -> None:
    ask(season)
    due = season.now + 7 * DAY
    for number in range(3, 17):
        says(season, number, "yes")
    season.wish("e2", direct=True)
    before = len(season.posts)
    season.until(due - HOUR)
    assert to(season.posts[before:], "p2")
    assert to(season.posts[before:], "p3") == []
    assert to(season.posts[before:], DIRECTOR) == []
    season.until(due + HOUR)
    missing = next(message.body for message in to(season.posts[before:], DIRECTOR) if "Player 1" in message.body)
    assert "Player 2" in missing
    assert "Player 3" not in missing


def test_whoever_was_away_when_a_reminder_was_due_gets_none_once_it_is_too_late(season: Season) -> None:
    ask(season)
    season.wish("e2", direct=True)
    before = len(season.posts)
    season.away_until(season.now + 8 * DAY).catch_up()
    assert to(season.posts[before:], "p2") == []
    assert not any(message.pings for message in public(season.posts[before:]))


def test_once_everybody_has_directors_hear_that_instead() -> None:
    season = quiet(scored(16))
    ask(season)
    for number in range(1, 17):
        says(season, number, "yes")
    before = len(season.posts)
    season.until(season.now + 8 * DAY)
    said = [message for message in to(season.posts[before:], COORDINATOR) if message.tone == "good"]
    assert [("Player" in message.body) for message in said] == [False]


def test_whoever_hands_in_for_themselves_is_told_nothing_more_and_others_what_a_director_did_for_them(
    season: Season,
) -> None:
    for number in (1, 2):
        season.wish(f"e{number}", direct=True)
    ask(season)
    says(season, 1, "yes")
    assert to(season.last, "p1") == []
    form = cmd.SubmitForm(form=INVITATION.key, entrant="e2", content={"answer": "no"}, by_director=True)
    (told,) = to(season.do(form), "p2")
    assert len(told.buttons) == 2
    season.away_until(season.now + 8 * DAY)
    (late,) = to(season.do(form.model_copy(update={"content": {"answer": "yes"}})), "p2")
    assert late.buttons == ()
    assert late.body != told.body


def test_whoever_comes_in_after_it_was_asked_for_is_called_alone(season: Season) -> None:
    ask(season)
    season.people["e19"] = new_person(19, reminders={})
    register = cmd.RegisterEntrants(entrants=(EntrantData(attributes={"round_1": 5000}),), by_director=True)
    posts = season.do(register)
    (called,) = [message for message in public(posts) if message.pings]
    assert set(called.pings) == users(season, 19)
    assert len(called.buttons) == 2


def test_a_form_that_is_closed_early_is_told_to_everybody(season: Season) -> None:
    ask(season)
    (said,) = public(season.do(cmd.CloseForm(form=INVITATION.key)))
    assert "Invitation" in said.content + said.body
    assert said.pings == ()


def evening() -> Season:
    season = quiet(Season().create(stages=(SWISS,), settings=Settings()).sign_up(4))
    season.do(cmd.AskForForm(form=CHECK_IN))
    return season


def checks_in(season: Season, number: int) -> None:
    form = cmd.SubmitForm(form=CHECK_IN, entrant=f"e{number}", content=True)
    season.do(form, actor=f"p{number}")


def test_who_is_not_here_when_check_in_closes_is_left_out_and_called(season: Season) -> None:
    season = evening()
    season.wish("e4", direct=True)
    for number in (1, 2):
        checks_in(season, number)
    posts = season.do(cmd.CloseForm(form=CHECK_IN))
    (said,) = [message for message in public(posts) if message.pings]
    assert "2 here, 2 missing" in said.content + said.body
    assert "Player 3 and Player 4" in (said.content + said.body).replace("**", "")
    assert set(said.pings) == users(season, 3)
    assert actions_of(said) == ["join"]
    (told,) = to(posts, "p4")
    assert actions_of(told) == ["join"]
    assert to(posts, "p3") == []


def test_where_everybody_is_here_nobody_is_called() -> None:
    season = evening()
    for number in range(1, 5):
        checks_in(season, number)
    (said,) = public(season.do(cmd.CloseForm(form=CHECK_IN)))
    assert "all 4 of you are here" in said.content + said.body
    assert said.pings == ()
