"""Rules of forms: who may hand one in, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from formats.core.engine import Engine
from formats.core.errors import FormClosedError
from formats.core.forms import FormNow, forms_now
from formats.core.model import Entrant
from formats.core.possible.act import ALWAYS, Window
from formats.core.possible.field import IN, need_in
from formats.core.state import TournamentState


def hand_in(state: TournamentState, entrant: Entrant, form: str, *, by_director: bool = False) -> Window:
    """An entrant who is in hands a form in until its closing time, directors also later; `NotInError`."""
    need_in(entrant)
    ask = state.asked.get(form)
    return ALWAYS if by_director or ask is None else Window(closes=ask.due, due=ask.due)


def need_in_time(form: str, window: Window, now: datetime) -> None:
    """Refuse with `FormClosedError` what comes too late."""
    if window.closes is not None and now > window.closes:
        raise FormClosedError(form, window.closes)


def forms_wanted_of(state: TournamentState, engine: Engine, entrant: Entrant) -> Iterator[str]:
    """The keys of the forms that an entrant may hand in: those of the engine, and those of formats that say so."""
    if entrant.status not in IN:
        return
    for key in engine.forms:
        if key not in engine.wanted or engine.wanted[key](state, entrant.id):
            yield key
    for form in forms_now(state, engine):
        if entrant.id in form.asked.may and form.key not in engine.forms:
            yield form.key


def may_fill_in(state: TournamentState, engine: Engine, entrant: Entrant, now: datetime) -> tuple[FormNow, ...]:
    """The forms of the format that an entrant can fill in themselves now."""
    if entrant.status not in IN:
        return ()
    wanted = (form for form in forms_now(state, engine) if form.by_entrants and entrant.id in form.asked.may)
    return tuple(form for form in wanted if hand_in(state, entrant, form.key).is_open(now))
