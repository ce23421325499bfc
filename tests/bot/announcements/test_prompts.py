"""Questions of a format: who is asked, and what everybody learns of the answer."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.log import TIMETABLE
from formats.core.plan import Settings, StagePlan
from storage.outbox import Post
from tests.bot.season import COORDINATOR, DIRECTOR, HOUR, Season, actions_of, public, quiet, to
from tests.formats.toys import QUESTION

pytestmark = pytest.mark.usefixtures("neighbours")


def asked(kind: str = "choice", *, direct: bool = False) -> Season:
    """Player 1, the first seed, is asked something before round 2."""
    stage = StagePlan(system="neighbours", title="Stage", options={"question": kind})
    season = Season().create(stages=(stage,), settings=Settings()).sign_up(4)
    if not direct:
        quiet(season)
    season.do(cmd.CloseRegistration())
    return season.publish().play_round()


def said(posts: list[Post]) -> str:
    """Return the text of these posts in the channel."""
    messages = [post.payload for post in posts if post.channel_id]
    return "\n".join(f"{message.get('body', '')}\n{message.get('content', '')}" for message in messages)


def answer(season: Season, text: str = "red", by: str | None = "e1", actor: str = "p1") -> list[Post]:
    return season.do(cmd.AnswerPrompt(prompt=QUESTION, answer=text, by=by), actor=actor)


def test_who_can_answer_is_called_or_written_to_and_directors_know() -> None:
    season = asked()
    (called,) = [
        message for message in public(season.last) if any("answer" in action for action in actions_of(message))
    ]
    assert called.pings == (season.people["e1"].discord_id,)
    assert to(season.last, "p1") == []
    for who in (DIRECTOR, COORDINATOR):
        (told,) = to(season.last, who)
        assert actions_of(told) == actions_of(called)
    written = asked(direct=True)
    (asked_directly,) = to(written.last, "p1")
    assert actions_of(asked_directly) == actions_of(called)


def test_everybody_learns_who_has_answered_what() -> None:
    text = said(answer(asked()))
    assert "Which?" in text
    assert "Red" in text
    assert "Answered by" in text
    assert "Player 1" in text


def test_an_answer_entered_for_a_player_or_because_time_is_up_is_told_as_such() -> None:
    by_director = said(answer(asked(), by=None, actor=DIRECTOR))
    in_vain = said(answer(asked(), by=None, actor=TIMETABLE))
    assert "Entered by a director" in by_director
    assert "Nobody answered in time" in in_vain
    assert "Nobody answered" not in by_director
    assert "Entered by a director" not in in_vain


def test_a_number_that_was_drawn_was_answered_by_nobody() -> None:
    season = asked("number")
    season.now += HOUR
    text = said(season.do(cmd.AnswerPrompt(prompt=QUESTION), actor=DIRECTOR))
    assert "Entered by a director" not in text
    assert "Answered by" not in text


def test_once_it_is_answered_nobody_can_press_its_button_any_more() -> None:
    season = asked(direct=True)
    changed = [post for post in answer(season, "blue") if post.edits and QUESTION in post.edits]
    assert {post.person_id for post in changed} >= {"p1", DIRECTOR, COORDINATOR}
    assert all(not post.payload["buttons"] for post in changed)
