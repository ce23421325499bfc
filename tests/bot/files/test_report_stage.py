"""A stage in the report: its parts in the contents, crosstables of every kind, questions, times, who did not play."""

from __future__ import annotations

import re

import pytest

from bot.files.html import Html
from bot.files.report_stage import part_anchors, stage_section
from bot.text.context import TournamentContext
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from tests.bot.files.test_report import Page
from tests.bot.pictures.cases import simple
from tests.bot.played import Played
from tests.formats.toys import QUESTION


def rows(section: Html, caption: str) -> list[list[str]]:
    """The rows of a table, head first, each cell as text."""
    (markup,) = re.findall(rf"<table><caption>{caption}.*?</table>", section, re.DOTALL)
    lines = re.findall(r"<tr>(.*?)</tr>", markup, re.DOTALL)
    return [[re.sub("<.*?>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", line)] for line in lines]


def told(context: TournamentContext, number: int = 0) -> Html:
    return stage_section(context, (), number)


def asked(kind: str) -> Played:
    """Four people, of whom the first is asked something before round 2."""
    stage = StagePlan(system="neighbours", title="Toy", options={"question": kind})
    return Played(people=("Ana", "Ben", "Cem", "Dora")).create((stage,), week=None).enter().close().publish().play()


def test_where_everybody_meets_cells_are_results_against_each() -> None:
    tournament = simple("round_robin", 4)
    head, *lines = rows(told(tournament), "Crosstable")
    assert head == ["#", "Name", "1", "2", "3", "4", "Points"]
    for at, line in enumerate(lines):
        assert [cell == "*" for cell in line[2:6]] == [at == other for other in range(4)]
        marks = "".join(line[2:6])
        won, tied = marks.count("+"), marks.count("=")
        assert line[6] == f"{won or ''}½" if tied else str(won)
    assert "one mark per game" in told(tournament)


def test_a_chart_by_rounds_tells_opponents_and_explains_its_marks() -> None:
    played = Played(people=("Ana", "Ben", "Cem", "Dora")).create((StagePlan(system="swiss", title="Open"),), week=None)
    section = told(played.enter().close().publish().play().context)
    head, first, *_ = rows(section, "Crosstable")
    assert (head[2], head[-1]) == ("R1", "Points")
    assert re.fullmatch(r"\d[a-z]\+", first[2])
    assert "+ won, - lost" in Page(section).text
    assert "one mark per game" not in section


def test_a_knock_out_tells_how_far_each_came_instead_of_points() -> None:
    section = told(simple("single_elimination", 5))
    for caption, reached in (("Standings", 2), ("Crosstable", -1)):
        head, first, second, *_ = rows(section, caption)
        assert head[reached] == "Reached"
        assert "Points" not in head
        assert (first[reached], second[reached]) == ("champion", "Final")


def test_games_of_a_bracket_are_named_by_their_code_and_others_by_their_board() -> None:
    final = rows(told(simple("single_elimination", 5)), "Final")
    assert final[1][0] == "F"
    assert [line[0] for line in rows(told(simple("round_robin", 4)), "Round 1")] == ["Board", "1", "2"]


@pytest.mark.usefixtures("neighbours")
def test_questions_tell_who_answered_them_or_that_the_answer_was_drawn() -> None:
    played = asked("choice")
    assert "Questions" not in told(played.context)
    played.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red", by="e1"))
    assert rows(told(played.context), "Questions")[1:] == [[QUESTION, "red", "answered by Ana"]]
    entered = asked("choice")
    entered.do(cmd.AnswerPrompt(prompt=QUESTION, answer="blue"))
    assert rows(told(entered.context), "Questions")[1:] == [[QUESTION, "blue", ""]]
    drawn = asked("number")
    drawn.do(cmd.AnswerPrompt(prompt=QUESTION))
    (line,) = rows(told(drawn.context), "Questions")[1:]
    assert line[2] == "drawn at random"


def test_an_open_game_has_a_tentative_time_a_final_one_or_none() -> None:
    played = Played().create().enter().close().publish()
    tentative = [line[3] for line in rows(told(played.context), "Open Classic, round 1")[1:]]
    assert all(text.endswith("(tentative)") for text in tentative)
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    final = rows(told(played.context), "Open Classic, round 1")[1:]
    assert not [line for line in final if "tentative" in line[3] or not line[3] or line[4] != "open"]
    without = Played().create((StagePlan(system="swiss", title="Open"),), week=None).enter().close().publish()
    assert {line[3] for line in rows(told(without.context), "Round 1")[1:]} == {"no time yet"}
    assert {line[3] for line in rows(told(without.play().context), "Round 1")[1:]} == {""}


def test_byes_stand_below_the_games_with_what_they_are_worth_and_why() -> None:
    played = Played(people=("Ana", "Ben", "Cem")).create((StagePlan(system="swiss", title="Open"),), week=None)
    section = told(played.enter().close().publish().context)
    assert "Byes Cem : bye (1 point)" in Page(section).text
    assert "Cem Cem " in Page(section).text.split("Why these pairings")[1]
    assert "Byes" not in told(simple("round_robin", 4))


def test_who_could_have_played_and_did_not_is_named_but_not_who_is_out() -> None:
    everybody = simple("round_robin", 5)
    (idle,) = everybody.stage(0).rounds[0].pairings.idle
    first_round = Page(told(everybody)).text.split("Round 2")[0]
    assert f"Not paired {everybody.names.full(idle)} Why" in first_round
    assert simple("single_elimination", 5).stage(0).rounds[-1].pairings.idle
    assert "Not paired" not in told(simple("single_elimination", 5))


def test_the_contents_lead_to_the_parts_of_a_stage_once_they_are_there() -> None:
    played = Played().create()
    assert part_anchors(played.context, 0) == []
    played.enter().close().publish()
    parts = part_anchors(played.context, 0)
    assert [text for text, _ in parts] == ["Standings", "Crosstable", "Round 1", "Starting order"]
    section = told(played.context)
    assert all(f'id="{anchor}"' in section for _, anchor in parts)
    assert part_anchors(played.context, 1) == []
    assert "Play has not started" in told(played.context, 1)
