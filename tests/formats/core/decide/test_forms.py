"""What entrants hand in: who is asked, until when, and who looks."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.attendance import CHECK_IN
from formats.core.errors import BadFormError, FormClosedError, NotInError, UnknownEntrantError
from formats.core.forms import form_now, forms_now, missing_from, sealed_forms
from formats.core.possible import Role, possible
from tests.formats.form_toy import COMING, WISH, Wishers
from tests.formats.play import Play, toy
from tests.formats.toys import toy_engine

GOOD = {"what": "red", "why": "Because."}


def entered(count: int = 3) -> Play:
    play = Play(stages=[toy(system="wishers")], engine=toy_engine(Wishers()))
    play.enter(count)
    return play


def test_a_form_is_asked_for_until_a_moment() -> None:
    play = entered()
    due = play.now + timedelta(days=2)
    assert play.do(cmd.AskForForm(form=WISH, due=due)) == (ev.FormAsked(form=WISH, due=due),)

    asked = form_now(play.state, play.engine, WISH)
    assert (asked.due, asked.is_late(due), asked.is_late(due + timedelta(seconds=1))) == (due, False, True)
    assert form_now(play.state, play.engine, COMING).due is None


def test_nobody_is_asked_until_a_moment_that_has_passed() -> None:
    play = entered()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.AskForForm(form=WISH, due=play.now))

    assert refused.value.problems == (("due", "past"),)


def test_nobody_is_asked_for_a_form_that_does_not_exist() -> None:
    with pytest.raises(BadFormError) as refused:
        entered().do(cmd.AskForForm(form="odd"))

    assert refused.value.problems == (("form", "unknown"),)


def test_a_director_ends_the_time_for_a_form_at_once_and_only_once() -> None:
    play = entered()
    play.do(cmd.AskForForm(form=WISH, due=play.now + timedelta(days=2)))
    assert play.do(cmd.CloseForm(form=WISH)) == (ev.FormClosed(form=WISH),)
    closed = form_now(play.state, play.engine, WISH).due
    play.now += timedelta(seconds=1)
    with pytest.raises(FormClosedError) as refused:
        play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))
    assert refused.value.due == closed
    with pytest.raises(FormClosedError):
        play.do(cmd.CloseForm(form=WISH))
    play.do(cmd.AskForForm(form=WISH, due=play.now + timedelta(days=1)))
    assert play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))


def test_a_form_nobody_was_asked_for_can_be_closed_too() -> None:
    play = entered()
    play.do(cmd.CloseForm(form=WISH))
    play.now += timedelta(seconds=1)
    with pytest.raises(FormClosedError):
        play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))


def test_after_the_deadline_only_a_director_hands_in() -> None:
    play = entered()
    due = play.now + timedelta(hours=1)
    play.do(cmd.AskForForm(form=WISH, due=due))
    play.now = due + timedelta(seconds=1)
    with pytest.raises(FormClosedError) as refused:
        play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))
    assert (refused.value.form, refused.value.due) == (WISH, due)

    events = play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD, by_director=True))
    assert events == (ev.FormSubmitted(form=WISH, entrant="e1", content=GOOD, by_director=True),)


def test_asking_again_moves_the_deadline() -> None:
    play = entered()
    due = play.now + timedelta(hours=1)
    play.do(cmd.AskForForm(form=WISH, due=due))
    play.do(cmd.AskForForm(form=WISH, due=due + timedelta(hours=5)))
    play.now = due + timedelta(hours=2)

    assert play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))


def test_missing_are_those_who_should_and_have_not() -> None:
    play = entered()
    play.do(cmd.SubmitForm(form=WISH, entrant="e2", content=GOOD))
    assert missing_from(play.state, form_now(play.state, play.engine, WISH)) == ("e1", "e3")

    play.do(cmd.WithdrawEntrant(entrant="e1"))
    assert missing_from(play.state, form_now(play.state, play.engine, WISH)) == ("e3",)


def test_whoever_left_hands_nothing_in() -> None:
    play = entered()
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    with pytest.raises(NotInError):
        play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))


def test_who_looks_into_what_is_sealed_is_recorded() -> None:
    play = entered()
    assert sealed_forms(play.state, play.engine) == ()
    play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))

    assert sealed_forms(play.state, play.engine) == (WISH,)
    assert play.do(cmd.LookAtForms(form=WISH, entrant="e1")) == (ev.FormsSeen(form=WISH, entrant="e1"),)
    assert play.do(cmd.LookAtForms(form=WISH)) == (ev.FormsSeen(form=WISH),)
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.LookAtForms(form=WISH, entrant="e9"))


def test_a_look_at_a_form_that_is_not_sealed_is_refused_and_not_offered() -> None:
    play = entered()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.LookAtForms(form=COMING))
    offered = possible(play.state, play.engine, Role.DIRECTOR, play.now)
    looks = [act.given for act in offered if act.command is cmd.LookAtForms]

    assert (refused.value.form, refused.value.problems) == (COMING, (("form", "not_sealed"),))
    assert looks == [{"form": WISH}]


def test_what_is_no_longer_sealed_anybody_may_see() -> None:
    play = entered(4)
    play.do(cmd.SubmitForm(form=WISH, entrant="e1", content=GOOD))
    play.publish()

    with pytest.raises(BadFormError) as refused:
        play.do(cmd.LookAtForms(form=WISH))
    assert refused.value.problems == (("form", "not_sealed"),)
    assert sealed_forms(play.state, play.engine) == ()
    assert not form_now(play.state, play.engine, WISH).asked.may


def test_a_tournament_that_is_over_has_no_forms() -> None:
    play = entered()
    assert [form.key for form in forms_now(play.state, play.engine)] == [WISH, COMING, CHECK_IN]
    play.do(cmd.CancelTournament())
    assert forms_now(play.state, play.engine) == ()


def test_what_was_stored_can_be_filled_in_again() -> None:
    play = entered()
    form = form_now(play.state, play.engine, WISH)
    assert form.texts(GOOD) == GOOD
    assert form.read(form.texts(GOOD), "e1") == GOOD
    assert [(line.text, line.field) for line in form.lines(GOOD)] == list(
        zip(GOOD.values(), form.form.fields, strict=True)
    )
    assert [line.text for line in form_now(play.state, play.engine, COMING).lines({"answer": "yes"})] == ["yes"]
