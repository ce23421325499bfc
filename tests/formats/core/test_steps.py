"""Who enters a stage."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from formats.core import commands as cmd
from formats.core.asking import EntrantForm, FormField
from formats.core.capabilities import AdmitsByForms, AsksForms, SeedsByForms
from formats.core.errors import FieldError
from formats.core.model import Entrant, EntrantData
from formats.core.state import Stage
from formats.core.steps import stage_field
from formats.core.values import EntrantId
from tests.formats.play import Play, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine


class ByInvitation(
    Neighbours, AsksForms[NeighbourOptions], AdmitsByForms[NeighbourOptions], SeedsByForms[NeighbourOptions]
):
    """The toy in which only those play who hand in a form that says so."""

    key: ClassVar[str] = "by_invitation"
    forms: ClassVar[tuple[EntrantForm, ...]] = (EntrantForm("coming", (FormField("a"),)),)

    def enters(self, entrant: Entrant, forms: Mapping[str, Any], options: NeighbourOptions) -> bool:
        """Did they say yes?"""
        del entrant, options
        return forms.get("coming") == "yes"

    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any], options: NeighbourOptions) -> Entrant:
        """Their word as a part of their data."""
        del options
        return entrant.model_copy(update={"data": EntrantData(attributes={"said": forms["coming"]})})

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: NeighbourOptions
    ) -> Any:
        """As it is."""
        del form, entrant, stage, options
        return content


def invited(*coming: str) -> Play:
    """Four sign up; these say that they come."""
    play = Play([toy(system="by_invitation")], engine=toy_engine(ByInvitation()))
    play.enter(4)
    for entrant in coming:
        play.do(cmd.SubmitForm(form="coming", entrant=entrant, content="yes"))
    return play


def test_a_format_may_ask_for_more_than_signing_up() -> None:
    play = invited("e1", "e2", "e4")
    play.publish()

    assert play.state.started[0].seeds == ("e1", "e2", "e4")
    assert play.state.entrants["e3"].status == "active"


def test_a_format_may_see_in_the_field_what_was_handed_in() -> None:
    play = invited("e1", "e4")
    field = stage_field(play.state, play.engine, 0)

    assert [(entrant.id, entrant.data.attributes) for entrant in field] == [
        ("e1", {"said": "yes"}),
        ("e4", {"said": "yes"}),
    ]
    assert play.state.entrants["e1"].data.attributes == {}


def test_the_last_word_counts() -> None:
    play = invited("e1", "e2", "e4")
    play.do(cmd.SubmitForm(form="coming", entrant="e4", content="no"))

    assert [entrant.id for entrant in stage_field(play.state, play.engine, 0)] == ["e1", "e2"]


def test_without_anybody_nothing_starts() -> None:
    play = invited()

    with pytest.raises(FieldError):
        play.publish()
    assert play.state.phase == "closed"


def test_otherwise_everybody_who_is_in_enters() -> None:
    play = Play()
    play.enter(3)
    play.do(cmd.WithdrawEntrant(entrant="e2"))

    assert [entrant.id for entrant in stage_field(play.state, play.engine, 0)] == ["e1", "e3"]
