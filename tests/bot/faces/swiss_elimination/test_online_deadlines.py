"""What the timetable does while the online stage is on."""

from __future__ import annotations

import pytest

from bot.views.digest import digest_view
from formats.core import commands as cmd
from formats.core.errors import TooEarlyError
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from tests.bot.faces.swiss_elimination.grand_prix import DAY, context, hand_in, online, solved
from tests.bot.season import DIRECTOR, HOUR, Season, public, to


def opened(days: int = 10) -> Season:
    """The online stage is on for so many days."""
    season = online(16)
    season.do(cmd.AskForForm(form=ONLINE_TIMES, due=season.now + days * DAY))
    return season


def told(season: Season, person: str, text: str) -> int:
    """How many messages with this text a person got."""
    return sum(text in message.body for message in to(season.posts, person))


def test_everybody_with_a_seat_is_told_and_gets_the_button() -> None:
    season = opened()
    assert any("online stage is open" in message.body for message in public(season.last))
    (card,) = to(season.last, "p16")
    assert [button.label for button in card.buttons] == ["Solve"]
    assert to(season.last, "p17") == []


def test_only_who_has_puzzles_left_is_reminded_of_them() -> None:
    season = opened()
    hand_in(season, ONLINE_TIMES, 1, {"times": "\n".join(f"P{puzzle} 5:00" for puzzle in range(1, 9))})
    hand_in(season, ONLINE_TIMES, 2, {"start": {"puzzle": "P3", "at": season.now.isoformat()}})
    season.until(season.now + 8 * DAY + HOUR)
    assert told(season, "p1", "Not started yet") == 0
    assert told(season, "p2", "P1, P2, P4") == 1
    assert told(season, "p3", "P1, P2, P3") == 1


def asked_to_reveal(season: Season) -> int:
    """How often directors got the question itself, without its reminders."""
    return told(season, DIRECTOR, "One question before we go on: ⚠ Reveal the online results")


def test_directors_are_not_asked_for_the_reveal_before_the_stage_is_over() -> None:
    season = online(16)
    season.until(season.now + 5 * DAY)  # seats are known, the stage is not open yet
    season.do(cmd.AskForForm(form=ONLINE_TIMES, due=season.now + 10 * DAY))
    season.until(season.now + 10 * DAY - HOUR)
    assert told(season, DIRECTOR, "Reveal the online results") == 0
    season.until(season.now + HOUR)
    assert asked_to_reveal(season) == 1
    season.until(season.now + 3 * DAY)
    assert asked_to_reveal(season) == 1
    assert told(season, DIRECTOR, "Reveal the online results") > 1
    assert told(season, DIRECTOR, "Missing") == 1


def test_what_is_missing_names_the_online_stage_until_it_is_opened() -> None:
    season = online(16)
    before = digest_view(context(season), season.now).text
    assert "`/forms ask form:online_times`" in before
    assert "Waiting for the directors" not in before
    season.do(cmd.AskForForm(form=ONLINE_TIMES, due=season.now + DAY))
    assert "form ask" not in digest_view(context(season), season.now).text


def test_directors_are_asked_for_the_reveal_once_when_one_of_them_closes_the_stage() -> None:
    season = opened()
    season.do(cmd.CloseForm(form=ONLINE_TIMES))
    assert asked_to_reveal(season) == 1
    season.until(season.now + HOUR)
    assert asked_to_reveal(season) == 1


def test_the_question_to_reveal_is_not_answered_before_the_stage_is_over() -> None:
    season = opened()
    due = season.now + 10 * DAY
    with pytest.raises(TooEarlyError) as refused:
        season.do(cmd.AnswerPrompt(prompt="reveal", answer="yes"))
    assert refused.value.allowed_from == due
    season.do(cmd.CloseForm(form=ONLINE_TIMES))
    assert any("The online stage is over" in message.body for message in public(season.last))
    season.do(cmd.AnswerPrompt(prompt="reveal", answer="yes"))


def test_other_forms_that_a_director_closes_are_told_by_name() -> None:
    season = online(16)
    season.do(cmd.AskForForm(form=PREFERENCES, due=season.now + DAY))
    season.do(cmd.CloseForm(form=PREFERENCES))
    assert any("**Puzzle preferences**: a director has closed it" in message.body for message in public(season.last))


def test_no_step_of_the_reveal_is_told_before_the_stage_is_over() -> None:
    season = solved()
    season.do(cmd.AskForForm(form=ONLINE_TIMES, due=season.now + DAY))
    with pytest.raises(TooEarlyError):
        season.do(cmd.TellStep(stage=0, step=1))
    season.until(season.now + DAY)
    season.do(cmd.TellStep(stage=0, step=1))
