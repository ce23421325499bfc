"""Forms as they stand: who may still answer an invitation, who has not handed in, which are sealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import ClassVar

import pytest

from formats.core import commands as cmd
from formats.core.asking import Asked, EntrantForm
from formats.core.errors import BadFormError
from formats.core.forms import StillInvited, form_now, missing_from, sealed_forms, still_invited
from formats.core.model import Entrant
from formats.core.state import Stage
from tests.formats.form_toy import COMING, WISH, Wishers
from tests.formats.play import Play, toy
from tests.formats.toys import NeighbourOptions, toy_engine

DAY = timedelta(days=1)
MOMENT = timedelta(microseconds=1)


class Inviters(Wishers):
    """Both forms are invitations; the last who signed up is asked for neither, though they may answer."""

    key: ClassVar[str] = "inviters"
    forms: ClassVar[tuple[EntrantForm, ...]] = tuple(replace(form, declined_by="no") for form in Wishers.forms)

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: NeighbourOptions) -> Asked:
        """All but the last, for two days."""
        asked = super().asks_for(form, field, stage, options)
        return Asked(may=asked.may, should=asked.may - {max(asked.may, default="")}, days=2)


class Askers(Wishers):
    """Neither form says whether they take part."""

    key: ClassVar[str] = "askers"
    forms: ClassVar[tuple[EntrantForm, ...]] = tuple(replace(form, declined_by=None) for form in Wishers.forms)


def closed(system: str = "inviters", *, ask: bool = True) -> Play:
    """Three have signed up; they are asked whether they come until tomorrow, and for a wish a day longer."""
    play = Play(stages=[toy(system=system)], engine=toy_engine(Askers(), Inviters()))
    play.enter(3)
    if ask:
        play.do(cmd.AskForForm(form=COMING, due=play.now + DAY))
        play.do(cmd.AskForForm(form=WISH, due=play.now + 2 * DAY))
    return play


def invited(play: Play, now: datetime | None = None) -> StillInvited | None:
    return still_invited(play.state, play.engine, now or play.now)


def answer(play: Play, entrant: str, form: str = COMING) -> None:
    content = {"answer": "yes"} if form == COMING else {"what": "red", "why": "Because."}
    play.do(cmd.SubmitForm(form=form, entrant=entrant, content=content))


def test_who_has_not_answered_an_invitation_may_until_the_last_of_their_forms_is_due() -> None:
    play = closed()
    assert invited(play) == StillInvited(("e1", "e2"), play.now + 2 * DAY)
    answer(play, "e1", WISH)
    awaited = invited(play)
    assert awaited is not None
    assert (set(awaited.entrants), awaited.until) == ({"e1", "e2"}, play.now + 2 * DAY)


def test_a_form_everybody_has_answered_holds_nobody_up() -> None:
    play = closed()
    for entrant in ("e1", "e2"):
        answer(play, entrant, WISH)
    assert invited(play) == StillInvited(("e1", "e2"), play.now + DAY)
    for entrant in ("e1", "e2"):
        answer(play, entrant)
    assert invited(play) is None


def test_what_is_due_at_this_very_moment_is_awaited_no_longer() -> None:
    play = closed()
    due = play.now + 2 * DAY
    assert invited(play, due - MOMENT) == StillInvited(("e1", "e2"), due)
    assert invited(play, due) is None


def test_nobody_is_awaited_who_was_not_asked_or_whose_form_is_no_invitation() -> None:
    assert invited(closed(ask=False)) is None
    assert invited(closed("askers")) is None


def test_nobody_is_awaited_while_sign_up_is_open_or_once_play_has_begun() -> None:
    play = closed()
    asked, now = play.state, play.now
    play.do(cmd.OpenRegistration())
    assert invited(play) is None
    play.do(cmd.CloseRegistration())
    assert invited(play) is not None
    play.publish()
    assert invited(play) is None
    assert still_invited(asked, play.engine, now) is not None


def test_missing_are_those_who_should_have_handed_in_in_the_order_they_signed_up() -> None:
    play = closed()
    answer(play, "e2")
    assert missing_from(play.state, form_now(play.state, play.engine, COMING)) == ("e1",)
    assert missing_from(play.state, form_now(play.state, play.engine, WISH)) == ("e1", "e2")
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    assert missing_from(play.state, form_now(play.state, play.engine, COMING)) == ()


def test_sealed_are_those_of_which_something_was_handed_in_until_they_are_revealed() -> None:
    play = closed()
    assert sealed_forms(play.state, play.engine) == ()
    answer(play, "e1")
    assert sealed_forms(play.state, play.engine) == ()  # acceptances are no secret
    answer(play, "e1", WISH)
    assert sealed_forms(play.state, play.engine) == (WISH,)
    play.publish()
    assert sealed_forms(play.state, play.engine) == ()


def test_a_form_that_nobody_asks_for_is_named() -> None:
    play = closed()
    with pytest.raises(BadFormError) as refused:
        form_now(play.state, play.engine, "odd")
    assert (refused.value.form, refused.value.problems) == ("odd", (("form", "unknown"),))
