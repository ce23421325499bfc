from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BadFormError
from formats.core.plan import StagePlan
from formats.toolkit.requirements import REQUIREMENT, answer_of, is_required, requirements_of
from tests.formats.play import Play, running

STAGES = (StagePlan(system="round_robin", title="All meet"),)


@pytest.fixture
def play() -> Play:
    return running(4, stages=STAGES, engine=registry.engine())


def require(play: Play, text: str, **of: Any) -> None:
    play.do(cmd.MakeRuling(topic="requirement", text=text, **of))


def answer(play: Play, entrant: str, content: Any) -> None:
    play.do(cmd.SubmitForm(form=REQUIREMENT, entrant=entrant, content=content))


def test_a_requirement_concerns_the_entrant_it_names_or_both_players_of_its_game(play: Play) -> None:
    require(play, "a web-cam", entrant="e1")
    require(play, "a witness", pairing=play.board(1).id)
    expected = dict.fromkeys(play.board(1).seats, ("a witness",))
    expected["e1"] = ("a web-cam", *expected.get("e1", ()))
    assert {who: requirements_of(play.state, who) for who in play.state.entrants} == {
        **dict.fromkeys(play.state.entrants, ()),
        **expected,
    }


def test_there_is_something_to_answer_for_those_of_whom_something_is_required(play: Play) -> None:
    require(play, "a web-cam", entrant="e1")

    assert [is_required(play.state, who) for who in ("e1", "e2")] == [True, False]


def test_a_remark_is_no_requirement(play: Play) -> None:
    play.do(cmd.MakeRuling(topic="remark", entrant="e1", text="was late"))
    assert requirements_of(play.state, "e1") == ()


@pytest.mark.parametrize("complies", [True, False])
def test_an_answer_stands_until_something_new_is_required(play: Play, complies: bool) -> None:
    require(play, "a web-cam", entrant="e1")
    assert answer_of(play.state, "e1") is None
    answer(play, "e1", {"number": 1, "complies": complies})
    assert answer_of(play.state, "e1") is complies
    require(play, "a witness", entrant="e1")
    assert answer_of(play.state, "e1") is None


def test_an_answer_can_be_changed(play: Play) -> None:
    require(play, "a web-cam", entrant="e1")
    answer(play, "e1", {"number": 1, "complies": False})
    answer(play, "e1", {"number": 1, "complies": True})
    assert answer_of(play.state, "e1") is True


@pytest.mark.parametrize(
    "content, problem",
    [
        ({"number": 2, "complies": True}, ("number", "outdated")),
        ({"number": 1}, ("complies", "missing")),
        ("yes", ("requirement", "model_type")),
    ],
)
def test_an_answer_to_nothing_is_refused(play: Play, content: Any, problem: tuple[str, str]) -> None:
    require(play, "a web-cam", entrant="e1")
    with pytest.raises(BadFormError) as refused:
        answer(play, "e1", content)
    assert (refused.value.form, refused.value.problems) == (REQUIREMENT, (problem,))
