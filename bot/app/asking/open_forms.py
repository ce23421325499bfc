"""The forms of a format as people fill them in: who may now, and with which buttons."""

from __future__ import annotations

from datetime import datetime

from bot.app.faces.in_use import faces
from bot.app.speaking import actions
from bot.app.speaking.arguments import NumberOf
from bot.app.speaking.buttons import button
from bot.app.speaking.format_texts import format_text
from bot.app.speaking.messages import LABEL_LIMIT, Button
from bot.app.speaking.names import elide
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now
from formats.core.possible.forms import may_fill_in
from formats.core.state import TournamentState
from formats.core.values import EntrantId

MOST_CHOICES = 5
"""As many choices are buttons; more are a list in the form."""


def forms_for(state: TournamentState, engine: Engine, entrant: EntrantId, now: datetime) -> list[FormNow]:
    """The forms an entrant can hand in now."""
    return list(may_fill_in(state, engine, state.entrant(entrant), now))


def other_ways(state: TournamentState, engine: Engine, entrant: EntrantId, now: datetime) -> list[str]:
    """The actions by which an entrant can add to forms that are for directors to hand in."""
    found = (one for one in forms_now(state, engine) if not one.by_entrants and one.ask is not None)
    mine = (one for one in found if entrant in one.asked.may and not one.is_late(now))
    return [action for one in mine for action in _ways(one)]


def has_other_ways(one: FormNow) -> bool:
    """Are there further buttons about the form?"""
    return bool(_ways(one))


def _ways(one: FormNow) -> tuple[str, ...]:
    """The actions of further buttons about the form."""
    return faces().of_format(one.system.key).ways_to_hand_in.get(one.key, ())


def is_one_choice(one: FormNow) -> bool:
    """Is the whole form one choice among a few?"""
    fields = one.form.fields
    return len(fields) == 1 and 0 < len(fields[0].choices) <= MOST_CHOICES


def form_buttons(tournament: str, one: FormNow, *, label: str = "") -> tuple[Button, ...]:
    """How the form is handed in: a button for each choice, or one that opens it."""
    if is_one_choice(one):
        choices = one.form.fields[0].choices
        return tuple(
            button(
                actions.FORM_CHOICE,
                tournament,
                str(NumberOf(one.key, number)),
                label=elide(format_text(name), LABEL_LIMIT),
            )
            for number, (_, name) in enumerate(choices)
        )
    others = _ways(one)
    return (
        button(actions.FORM, tournament, one.key, label=label),
        *(button(action, tournament) for action in others),
    )
