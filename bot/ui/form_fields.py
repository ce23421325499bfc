"""Convert the fields of a format's form to those of a Discord form, and the answers back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.text.format_texts import form_choice, form_field
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, text_of
from formats.core import asking

LONGEST = 2000


def shown_fields(
    form: str, system: str, fields: Sequence[asking.FormField], values: Mapping[str, str], help_text: str = ""
) -> list[FormField]:
    """Return the fields of a form with their values filled in; the help of the whole form is at the first."""
    return [
        _shown(form, system, field, values.get(field.name, ""), "" if place else help_text)
        for place, field in enumerate(fields)
    ]


def _shown(form: str, system: str, field: asking.FormField, value: str, help_text: str) -> FormField:
    label = form_field(form, field, system)
    if field.choices:
        choices = tuple((choice, form_choice(form, field, choice, system)) for choice in field.choices)
        return ChoiceField(field.name, label, choices, value, help=help_text, required=False)
    return TextField(
        field.name,
        label,
        value,
        help=help_text,
        placeholder=field.example,
        long=field.lines > 1,
        longest=LONGEST,
    )


def filled_in(fields: Sequence[asking.FormField], values: dict[str, Any]) -> dict[str, str]:
    """Return the filled-in values by field."""
    return {
        field.name: chosen_of(values, field.name) if field.choices else text_of(values, field.name) for field in fields
    }
