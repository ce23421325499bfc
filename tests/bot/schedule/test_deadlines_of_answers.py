"""Deadlines of questions to people: reminders, and the default answer when none comes."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, ClassVar

import pytest

from bot.schedule import deadlines as due
from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Awaits, Status
from formats.core.log import TIMETABLE
from formats.core.model import Choice, Prompt, Reason
from formats.core.plan import Settings, StagePlan
from formats.core.possible.answers import answer_due, game_asks, undecided
from formats.core.results import Report
from formats.core.state import Stage
from formats.core.steps import WaitForAnswers, next_step
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.system import ScoreGroupSwiss
from tests.bot.season import DAY, HOUR, SIGN_UP_OPENS, Season

PLAN = (StagePlan(system="group_rounds", title="Freestyle", options={"fewest": 2}),)
MOMENT = timedelta(seconds=1)


def in_groups(size: int, hours: int = 48, draw_minutes: int = 10) -> Season:
    """The first round is published, a day after sign-up opened."""
    season = Season().create(stages=PLAN, settings=Settings(answer_hours=hours, draw_minutes=draw_minutes))
    season.sign_up(size)
    season.until(SIGN_UP_OPENS + DAY)
    season.do(cmd.CloseRegistration())
    return season.publish()


def semi_finals(hours: int = 48) -> Season:
    """Eight players; the two higher seeds of the semi-finals choose a side."""
    season = in_groups(8, hours)
    win_all(season)
    return season.publish()


def win_all(season: Season) -> None:
    """The better player wins every open game by ten points."""
    for game in season.games():
        best = min(game.seats, key=lambda who: int(who[1:]))
        scores = (60, 50) if game.seats[0] == best else (50, 60)
        season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=best, scores=scores)))


def test_in_round_one_nothing_is_to_be_chosen() -> None:
    season = in_groups(8)
    assert not season.ahead(due.CHOICE_DEFAULT)
    assert not season.ahead("choices_due")
    (ask,) = game_asks(season.state, season.engine, "e1")
    assert (ask.pairing.seats[0], ask.question.note, ask.due) == ("e1", "pieces", None)


def test_whoever_has_not_chosen_is_reminded_halfway() -> None:
    season = semi_finals(hours=10)
    assert [(deadline.at - season.now, deadline.subject) for deadline in season.ahead("choices_due")] == [
        (5 * HOUR, "e1"),
        (5 * HOUR, "e2"),
    ]
    game = next(game for game in season.games() if "e1" in game.seats)
    season.do(cmd.NoteMatch(pairing=game.id, note="side", by="e1", content={"side": "B"}))
    assert [deadline.subject for deadline in season.ahead("choices_due")] == ["e2"]


def test_after_the_stated_time_the_default_counts() -> None:
    season = semi_finals(hours=10)
    published = season.now
    season.until(published + 10 * HOUR - MOMENT)
    assert len(list(undecided(season.state, season.engine))) == 2
    season.until(published + 10 * HOUR)
    assert not list(undecided(season.state, season.engine))
    for game in season.games():
        (noted,) = season.state.notes[game.id]
        assert (noted.note, noted.by, noted.content) == ("side", None, {"side": "A"})
    assert {record.actor for record in season.records[-4:]} == {TIMETABLE}


def test_a_choice_that_was_made_is_left_alone() -> None:
    season = semi_finals(hours=10)
    game = next(game for game in season.games() if "e1" in game.seats)
    season.do(cmd.NoteMatch(pairing=game.id, note="side", by="e1", content={"side": "B"}))
    season.until(season.now + DAY)
    assert [noted.content for noted in season.state.notes[game.id]] == [{"side": "B"}]


@pytest.fixture
def asked() -> Season:
    """Sixteen players have played round 1; the grouping of round 2 is to be drawn."""
    season = in_groups(16)
    win_all(season)
    assert isinstance(next_step(season.state, season.engine), WaitForAnswers)
    return season


def test_an_open_question_is_asked_again_from_halfway_on() -> None:
    season = in_groups(16, hours=24, draw_minutes=2880)
    win_all(season)
    since = season.now
    assert answer_due(season.state, "grouping-round2") == since + DAY
    season.until(since + 6 * DAY)
    assert reminded(season) == [since + 12 * HOUR, since + 36 * HOUR]
    assert set(answers(season)) == {"grouping-round2"}


def test_a_draw_is_made_at_the_moment_that_was_told_by_itself(asked: Season) -> None:
    (lots,) = asked.ahead(due.LOTS)
    committed = asked.state.commitments["s0/grouping-round2"]
    assert lots.at == committed.closes == asked.now + timedelta(minutes=10)
    asked.until(lots.at - MOMENT)
    assert not answers(asked)
    asked.until(lots.at)
    assert set(answers(asked)) == {"grouping-round2"}
    assert asked.records[-1].actor == TIMETABLE
    assert not asked.ahead(due.LOTS)
    assert not asked.ahead("answer_due")


class _AsksForAColour(ScoreGroupSwiss):
    """A Swiss that asks the first entrant something before its second round; blue, if they say nothing."""

    COLOUR: ClassVar = Prompt(
        key="colour",
        question=Reason(code="ask"),
        who=("e1",),
        choices=(Choice(value="red", label="Red"), Choice(value="blue", label="Blue")),
        default="blue",
    )

    def status(self, stage: Stage, options: SwissOptions) -> Status:
        asks = len(stage.rounds) == 1 and stage.rounds[0].complete and "colour" not in stage.answers
        return Awaits((self.COLOUR,)) if asks else super().status(stage, options)


@pytest.fixture
def colour_asked() -> Season:
    """Four players have played round 1, and one of them is asked for a colour, with ten hours to answer."""
    plain = registry.engine()
    engine = replace(plain, formats={**plain.formats, "score_group_swiss": _AsksForAColour()})
    stages = (StagePlan(system="score_group_swiss", title="Swiss", options={"rounds": 2}),)
    season = Season(engine).create(stages=stages, settings=Settings(answer_hours=10)).sign_up(4)
    season.do(cmd.CloseRegistration())
    return season.publish().play_round()


def answers(season: Season) -> dict[str, Any]:
    """What was answered in the first stage."""
    return {key: given.answer for key, given in season.state.started[0].answers.items()}


def test_the_default_of_a_question_counts_when_the_time_to_answer_is_over(colour_asked: Season) -> None:
    asked = colour_asked.now
    colour_asked.until(asked + 10 * HOUR - MOMENT)
    assert answers(colour_asked) == {}
    colour_asked.until(asked + 10 * HOUR)
    assert answers(colour_asked) == {"colour": "blue"}
    assert colour_asked.records[-1].actor == TIMETABLE


def test_an_answer_in_time_is_not_replaced_by_the_default(colour_asked: Season) -> None:
    colour_asked.do(cmd.AnswerPrompt(prompt="colour", answer="red"))
    colour_asked.until(colour_asked.now + DAY)
    assert answers(colour_asked) == {"colour": "red"}


def test_a_question_without_a_default_gets_no_usual_answer(asked: Season) -> None:
    assert not asked.ahead(due.ANSWER_DEFAULT)


def test_a_paused_timetable_asks_nobody_and_draws_nothing(asked: Season) -> None:
    asked.do(cmd.SwitchTimetable(running=False))
    assert not asked.ahead("answer_due")
    assert not asked.ahead(due.LOTS)


def reminded(season: Season) -> list[datetime]:
    """When people were reminded of a question."""
    return season.when("answer_due")
