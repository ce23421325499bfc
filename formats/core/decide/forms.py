"""Decisions about what entrants hand in."""

from __future__ import annotations

from typing import Any

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.errors import BadFormError
from formats.core.events import Event
from formats.core.forms import form_now
from formats.core.possible.act import Window
from formats.core.possible.forms import hand_in, need_in_time


def ask_for(case: Case, command: cmd.AskForForm) -> list[Event]:
    """Ask for a form until a moment to come, or without one."""
    form_now(case.state, case.engine, command.form)
    if command.due is not None and command.due <= case.now:
        raise BadFormError(command.form, (("due", "past"),))
    return [ev.FormAsked(form=command.form, due=command.due)]


def close(case: Case, command: cmd.CloseForm) -> list[Event]:
    """Nobody hands a form in by themselves from this moment on; `FormClosedError` where that is so already."""
    one = form_now(case.state, case.engine, command.form)
    need_in_time(command.form, Window(closes=one.due), case.now)
    return [ev.FormClosed(form=command.form)]


def submit(case: Case, command: cmd.SubmitForm) -> list[Event]:
    """Take a form in the shape its reader gives it; entrants themselves only in time."""
    entrant = case.state.entrant(command.entrant)
    window = hand_in(case.state, entrant, command.form, by_director=command.by_director)
    need_in_time(command.form, window, case.now)
    reader = case.engine.forms.get(command.form)
    content = _read_by_format(case, command) if reader is None else reader(case.state, entrant.id, command.content)
    return [ev.FormSubmitted(form=command.form, entrant=entrant.id, content=content, by_director=command.by_director)]


def _read_by_format(case: Case, command: cmd.SubmitForm) -> Any:
    """The form as the format reads it that asks for it: that of the stage in play, or of the first one to come."""
    return form_now(case.state, case.engine, command.form).read(command.content, command.entrant)


def look_at(case: Case, command: cmd.LookAtForms) -> list[Event]:
    """Record that a director looks into what is sealed; what is not needs no record."""
    if command.entrant is not None:
        case.state.entrant(command.entrant)
    one = form_now(case.state, case.engine, command.form)
    return [ev.FormsSeen(form=command.form, entrant=command.entrant)] if one.sealed else []
