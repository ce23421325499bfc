"""The forms of a tournament as they stand: who may hand them in, who should, and who may look into them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from formats.core import attendance
from formats.core.asking import Asked, EntrantForm, FormLine
from formats.core.attendance import CHECK_IN, asked_of, may_check_in
from formats.core.capabilities import AsksForms
from formats.core.contract import Options
from formats.core.engine import Engine
from formats.core.errors import BadFormError
from formats.core.model import Entrant
from formats.core.phases import NOT_OVER
from formats.core.rules import StageRules
from formats.core.state import FormAsk, Stage, TournamentState
from formats.core.steps import handed_in
from formats.core.values import EntrantId


@dataclass(frozen=True)
class FormNow:
    """A form of the stage in play, or of one to come (`stage` is None then), and of whom it is wanted at the moment.

    `ask` is there once a director has asked for it. While it is `sealed` only directors may see what was handed in.
    """

    form: EntrantForm
    system: AsksForms[Any]
    options: Any
    stage: Stage | None
    asked: Asked
    ask: FormAsk | None
    sealed: bool

    @property
    def key(self) -> str:
        """The form's key."""
        return self.form.key

    @property
    def due(self) -> datetime | None:
        """Until when entrants may hand it in themselves, where that was said."""
        return None if self.ask is None else self.ask.due

    @property
    def is_invitation(self) -> bool:
        """Does it ask entrants whether they take part?"""
        return self.form.declined_by is not None

    @property
    def by_entrants(self) -> bool:
        """Is it for the entrants to fill in?"""
        return self.form.filled_in_by == "entrants"

    def read(self, content: Any, entrant: EntrantId) -> Any:
        """Parse the content into the shape that is stored, or raise `BadFormError`."""
        return self.system.read_form(self.key, content, entrant, self.stage, self.options)

    def texts(self, content: Any) -> dict[str, str]:
        """Return the values of the form's fields that would give this stored content."""
        return dict(self.system.form_texts(self.key, content, self.options))

    def lines(self, content: Any) -> tuple[FormLine, ...]:
        """Return the stored content line by line."""
        return self.system.form_lines(self.key, content, self.options)

    def is_late(self, now: datetime) -> bool:
        """Has the moment passed until which entrants may hand it in?"""
        return self.due is not None and now > self.due


class Attendance(AsksForms[Options]):
    """Asks everybody who is in whether they are here."""

    key = CHECK_IN
    forms = (attendance.FORM,)

    def read_form(self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: Options) -> bool:
        """Return True, as the only content is that the entrant is here; those who are not withdraw."""
        del form, entrant, stage, options
        answer = content.get("here") if isinstance(content, dict) else content
        if answer not in ("yes", True):
            raise BadFormError(CHECK_IN, (("here", "unknown_item" if answer else "missing"),))
        return True

    def form_texts(self, form: str, content: Any, options: Options) -> dict[str, str]:
        """Return the chosen option."""
        del form, options
        return {"here": "yes"} if content else {}


ATTENDANCE = Attendance()


def forms_now(state: TournamentState, engine: Engine) -> tuple[FormNow, ...]:
    """Every form of the stage in play and of those to come, each key once; none once the tournament is over."""
    return _forms(state, engine, None)


def _forms(state: TournamentState, engine: Engine, only: str | None) -> tuple[FormNow, ...]:
    """The forms, or only that of one key: whom a format asks may take it a while to say."""
    forms: dict[str, FormNow] = {}
    for number in _stages(state) if state.phase in NOT_OVER else ():
        rules = engine.rules_of(state, number)
        system, options = rules.system, rules.options
        if not isinstance(system, AsksForms):
            continue
        stage = state.stage(number) if number < len(state.started) else None
        field = _field(state, rules, stage)
        sealed = rules.sealed(stage)
        for form in system.forms:
            if form.key not in forms and only in {None, form.key}:
                asked = system.asks_for(form.key, field, stage, options)
                ask = state.asked.get(form.key)
                forms[form.key] = FormNow(form, system, options, stage, asked, ask, form.key in sealed)
    if may_check_in(state):
        forms.setdefault(CHECK_IN, _check_in(state))
    return tuple(forms.values())


def _check_in(state: TournamentState) -> FormNow:
    """The check-in before play, which every tournament may have."""
    asked = asked_of(state, [*state.active_entrants(), *state.waiting_list()])
    return FormNow(attendance.FORM, ATTENDANCE, Options(), None, asked, state.asked.get(CHECK_IN), sealed=False)


def form_now(state: TournamentState, engine: Engine, key: str) -> FormNow:
    """Return the open form of that key; `BadFormError` if it is not asked for."""
    for form in _forms(state, engine, key):
        if form.key == key:
            return form
    raise BadFormError(key, (("form", "unknown"),))


def missing_from(state: TournamentState, form: FormNow) -> tuple[EntrantId, ...]:
    """Return who should hand in a form and has not, in order of registration."""
    wanted = (entrant for entrant in state.active_entrants() if entrant.id in form.asked.should)
    return tuple(entrant.id for entrant in wanted if (form.key, entrant.id) not in state.forms)


@dataclass(frozen=True, slots=True)
class StillInvited:
    """The entrants who may still answer an invitation before play, and the last moment for it."""

    entrants: tuple[EntrantId, ...]
    until: datetime


def still_invited(state: TournamentState, engine: Engine, now: datetime) -> StillInvited | None:
    """Return the entrants whose answers decide whether they play; None once all have answered or time is up."""
    if state.started or state.phase != "closed":
        return None
    invited: dict[EntrantId, None] = {}
    until = now
    for form in forms_now(state, engine):
        if not form.is_invitation or form.due is None or form.due <= now:
            continue
        missing = missing_from(state, form)
        invited.update(dict.fromkeys(missing))
        until = max(until, form.due) if missing else until
    return StillInvited(tuple(invited), until) if invited else None


def sealed_forms(state: TournamentState, engine: Engine) -> tuple[str, ...]:
    """The sealed forms of which something has been handed in."""
    handed_in = {form for form, _ in state.forms}
    return tuple(known.key for known in forms_now(state, engine) if known.sealed and known.key in handed_in)


def _stages(state: TournamentState) -> range:
    return range(max(state.stage_number, 0), len(state.main_line))


def _field(state: TournamentState, rules: StageRules, stage: Stage | None) -> Sequence[Entrant]:
    """Everybody who is in; before the stage as its seeding would see them."""
    if stage is not None:
        return [state.entrants[entrant] for entrant in stage.active]
    everything = handed_in(state)
    everybody = ((entrant, everything.get(entrant.id, {})) for entrant in state.active_entrants())
    return [
        rules.with_forms(entrant, forms) if rules.enters(entrant, forms) else entrant for entrant, forms in everybody
    ]
