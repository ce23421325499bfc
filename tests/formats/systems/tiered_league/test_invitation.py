"""Rule 1: only entrants who accept the invitation are arranged."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BadFormError, FieldError
from formats.core.plan import StagePlan
from formats.systems.tiered_league import FORMAT
from tests.formats.play import Play
from tests.formats.systems.tiered_league.cycles import OPTIONS


def invited(answers: dict[str, Any]) -> Play:
    """Seven sign up; they answer the invitation as given."""
    plan = StagePlan(system="tiered_league", title="Cycle", options={"invitations": True})
    play = Play([plan], engine=registry.engine())
    play.enter(7)
    for entrant, answer in answers.items():
        play.do(cmd.SubmitForm(form="invitation", entrant=entrant, content=answer))
    return play


def test_r1_who_does_not_accept_the_invitation_is_left_out() -> None:
    yes = {f"e{number}": {"answer": "yes"} for number in range(1, 7)}
    play = invited({**yes, "e2": {"answer": " No "}})
    play.publish()

    assert play.state.started[0].seeds == ("e1", "e3", "e4", "e5", "e6")


def test_r1_the_arrangement_is_made_anew_with_every_answer_before_the_start() -> None:
    play = invited({f"e{number}": True for number in range(1, 5)})
    with pytest.raises(FieldError) as refused:
        play.publish()
    play.do(cmd.SubmitForm(form="invitation", entrant="e7", content="YES"))
    play.publish()

    assert (refused.value.code, refused.value.found) == ("too_few", 4)
    assert play.state.started[0].seeds == ("e1", "e2", "e3", "e4", "e7")


def test_r1_without_invitations_signing_up_is_enough() -> None:
    play = Play([StagePlan(system="tiered_league", title="Cycle")], engine=registry.engine())
    play.enter(5)
    play.publish()

    assert len(play.state.started[0].seeds) == 5


@pytest.mark.parametrize(
    "content, code", [("perhaps", "unknown_item"), ({"answer": ""}, "missing"), ({}, "missing"), (None, "missing")]
)
def test_r1_other_answers_are_refused(content: Any, code: str) -> None:
    with pytest.raises(BadFormError) as refused:
        invited({"e1": content})

    assert (refused.value.form, refused.value.problems) == ("invitation", (("answer", code),))


def test_r1_an_answer_after_the_start_comes_too_late() -> None:
    play = invited({f"e{number}": "y" for number in range(1, 6)})
    play.publish()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.SubmitForm(form="invitation", entrant="e6", content="yes"))

    assert refused.value.problems == (("answer", "outdated"),)


def test_r1_no_other_form_is_read() -> None:
    with pytest.raises(BadFormError) as refused:
        FORMAT.read_form("other", "yes", "e1", None, OPTIONS)

    assert refused.value.problems == (("form", "unknown"),)
