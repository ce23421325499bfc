"""Decisions about what entrants hand in."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.attendance import CHECK_IN, absent, open_check_in
from formats.core.decide.context import Case
from formats.core.decide.registration import move_up
from formats.core.errors import BadFormError, FormClosedError, NoRoundLeftError, NotARoundOffError
from formats.core.events import Event
from formats.core.forms import form_now
from formats.core.model import Entrant
from formats.core.possible.act import Window
from formats.core.possible.forms import hand_in, need_in_time
from formats.core.possible.rounds_off import open_rounds
from formats.core.rounds_off import ROUND_OFF, as_content, wishes_of


def ask_for(case: Case, command: cmd.AskForForm) -> list[Event]:
    """Ask for a form until a moment to come, or without one."""
    form_now(case.state, case.engine, command.form)
    due = command.due
    if command.form == CHECK_IN:
        due = _end_of_check_in(case, due)
    if due is not None and due <= case.now:
        raise BadFormError(command.form, (("due", "past"),))
    return [ev.FormAsked(form=command.form, due=due)]


def _end_of_check_in(case: Case, due: datetime | None) -> datetime | None:
    """The moment that was said, or the announced one while it is to come: who opens it too late closes it by hand."""
    announced = case.state.settings.check_in_closes
    if due is not None and due != announced:
        return due
    return announced if announced is not None and announced > case.now else None


def close(case: Case, command: cmd.CloseForm) -> list[Event]:
    """Close a form for entrants from this moment on; `FormClosedError` where it is closed already."""
    form = form_now(case.state, case.engine, command.form)
    if command.form == CHECK_IN:
        return _close_check_in(case)
    need_in_time(command.form, Window(closes=form.due), case.now)
    return [ev.FormClosed(form=command.form)]


def _close_check_in(case: Case) -> list[Event]:
    """Leave out entrants who have not checked in; free places go to the waiting list. `FormClosedError` if closed."""
    ask = open_check_in(case.state)
    if ask is None:
        before = case.state.asked.get(CHECK_IN)
        raise FormClosedError(CHECK_IN, case.now if before is None or before.due is None else before.due)
    left_out: list[Event] = [
        ev.EntrantStatusChanged(entrant=entrant, status="withdrawn", cause="not_here") for entrant in absent(case.state)
    ]
    events = [ev.FormClosed(form=CHECK_IN), *left_out]
    return [*events, *move_up(case.after(events))] if left_out else events


def submit(case: Case, command: cmd.SubmitForm) -> list[Event]:
    """Take a form in the shape its reader gives it; entrants themselves only in time."""
    entrant = case.state.entrant(command.entrant)
    if command.form == ROUND_OFF:
        return [_round_off(case, entrant, command)]
    window = hand_in(case.state, entrant, command.form, by_director=command.by_director)
    need_in_time(command.form, window, case.now)
    reader = case.engine.forms.get(command.form)
    content = _read_by_format(case, command) if reader is None else reader(case.state, entrant.id, command.content)
    return [ev.FormSubmitted(form=command.form, entrant=entrant.id, content=content, by_director=command.by_director)]


def _round_off(case: Case, entrant: Entrant, command: cmd.SubmitForm) -> ev.FormSubmitted:
    """Replace the rounds that an entrant has off among those that can still be chosen. `NotARoundOffError`."""
    rounds = open_rounds(case.state, case.engine, entrant)
    allowed = rounds.of_directors if command.by_director else rounds.of_players(case.now)
    if not allowed:
        raise NoRoundLeftError
    chosen = _chosen_rounds(command.content)
    wrong = next((number for number in sorted(chosen) if number not in allowed), None)
    if wrong is not None:
        raise NotARoundOffError(wrong, allowed.start, rounds.last)
    kept = {wish for wish in wishes_of(case.state, entrant.id) if wish < (rounds.stage, allowed.start)}
    content = as_content(kept | {(rounds.stage, number) for number in chosen})
    return ev.FormSubmitted(form=ROUND_OFF, entrant=entrant.id, content=content, by_director=command.by_director)


def _chosen_rounds(content: Any) -> frozenset[int]:
    """Return the round numbers of a form; `BadFormError`."""
    rounds = content.get("rounds") if isinstance(content, dict) else None
    if not isinstance(rounds, list) or not all(type(number) is int for number in rounds):
        raise BadFormError(ROUND_OFF, (("rounds", "unknown_item" if rounds else "missing"),))
    return frozenset(rounds)


def _read_by_format(case: Case, command: cmd.SubmitForm) -> Any:
    """The form as the format reads it that asks for it: that of the stage in play, or of the first one to come."""
    return form_now(case.state, case.engine, command.form).read(command.content, command.entrant)


def look_at(case: Case, command: cmd.LookAtForms) -> list[Event]:
    """Record that a director looks into what is sealed; what is not needs no record (`BadFormError`, `not_sealed`)."""
    if command.entrant is not None:
        case.state.entrant(command.entrant)
    form = form_now(case.state, case.engine, command.form)
    if not form.sealed:
        raise BadFormError(command.form, (("form", "not_sealed"),))
    return [ev.FormsSeen(form=command.form, entrant=command.entrant)]
