"""Forms that an entrant can fill in now, and their buttons."""

from __future__ import annotations

from datetime import datetime

from bot.face_api.in_use import faces
from bot.parsing.capabilities import HandsInForms
from bot.text import actions
from bot.text.arguments import NumberOf
from bot.text.buttons import button
from bot.text.format_texts import form_choice
from bot.text.messages import LABEL_LIMIT, Button
from bot.text.names import elide
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now
from formats.core.possible.forms import may_fill_in
from formats.core.state import TournamentState
from formats.core.values import EntrantId

MOST_CHOICES = 5
"""Up to this many choices are buttons; more are a select menu in the form."""


def forms_for(state: TournamentState, engine: Engine, entrant: EntrantId, now: datetime) -> list[FormNow]:
    """Return the forms that an entrant can submit now."""
    return list(may_fill_in(state, engine, state.entrant(entrant), now))


def other_ways(state: TournamentState, engine: Engine, entrant: EntrantId, now: datetime) -> list[str]:
    """Return the actions with which an entrant can contribute to forms that directors submit."""
    forms = (form for form in forms_now(state, engine) if not form.by_entrants and form.ask is not None)
    mine = (form for form in forms if entrant in form.asked.may and not form.is_late(now))
    return [action for form in mine for action in _ways(form)]


def has_other_ways(form: FormNow) -> bool:
    """Return True if the form has additional buttons."""
    return bool(_ways(form))


def _ways(form: FormNow) -> tuple[str, ...]:
    """Return the actions of additional buttons of the form."""
    face = faces().of_format(form.system.key)
    return face.ways_to_hand_in.get(form.key, ()) if isinstance(face, HandsInForms) else ()


def is_one_choice(form: FormNow) -> bool:
    """Return True if the form consists of one choice among a few."""
    fields = form.form.fields
    return len(fields) == 1 and 0 < len(fields[0].choices) <= MOST_CHOICES


def form_buttons(tournament: str, form: FormNow, *, label: str = "") -> tuple[Button, ...]:
    """Return the buttons of a form: one for each choice, or one that opens it."""
    if is_one_choice(form):
        field = form.form.fields[0]
        return tuple(
            button(
                actions.FORM_CHOICE,
                tournament,
                str(NumberOf(form.key, number)),
                label=elide(form_choice(form.key, field, choice, form.system.key), LABEL_LIMIT),
            )
            for number, choice in enumerate(field.choices)
        )
    others = _ways(form)
    return (
        button(actions.FORM, tournament, form.key, label=label),
        *(button(action, tournament) for action in others),
    )
