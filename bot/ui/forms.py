"""Forms as values, and opening them. Handlers of submitted forms register with `bot.ui.actions.form`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.text.names import display_width, elide
from bot.ui.actions import form_id
from bot.ui.answers import Ask

TITLE_LENGTH, LABEL_LENGTH, HELP_LENGTH, PLACEHOLDER_LENGTH = 45, 45, 100, 100
MOST_CHOICES = 25
"""How many choices Discord takes in one list."""

MOST_FIELDS = 5
"""How many fields Discord takes in one form."""

OPEN_FOR = 900.0
"""Seconds discord.py remembers an open form; one handed in later reaches its handler all the same."""


@dataclass(frozen=True)
class TextField:
    """A line of text, or several (`long`). `value` is filled in when the form opens."""

    id: str
    label: str
    value: str = ""
    help: str = ""
    placeholder: str = ""
    long: bool = False
    required: bool = False
    longest: int = 1000


@dataclass(frozen=True)
class ChoiceField:
    """One of a few (value, label)."""

    id: str
    label: str
    choices: Sequence[tuple[str, str]]
    chosen: str = ""
    help: str = ""
    required: bool = True


@dataclass(frozen=True)
class TicksField:
    """Any of up to ten (value, label), each with a box to tick."""

    id: str
    label: str
    choices: Sequence[tuple[str, str]]
    ticked: frozenset[str] = frozenset()
    help: str = ""


@dataclass(frozen=True)
class ListField:
    """Any of up to 25 (value, label), chosen from a list."""

    id: str
    label: str
    choices: Sequence[tuple[str, str]]
    chosen: frozenset[str] = frozenset()
    help: str = ""
    placeholder: str = ""


FormField = TextField | ChoiceField | TicksField | ListField


@dataclass(frozen=True)
class Form:
    """A form as a value: its custom id, its title and its fields."""

    id: str
    title: str
    fields: tuple[FormField, ...]

    def modal(self) -> discord.ui.Modal:
        """Return the form as Discord opens it. Help that is longer than Discord takes at a field is a text above it."""
        form = discord.ui.Modal(title=elide(self.title, TITLE_LENGTH), custom_id=self.id, timeout=OPEN_FOR)
        room = MOST_FIELDS - len(self.fields)
        for place, field in enumerate(self.fields):
            above = display_width(field.help) > HELP_LENGTH and len(form.children) - place < room
            if above:
                form.add_item(discord.ui.TextDisplay(field.help))
            part: discord.ui.Label[Any] = discord.ui.Label(
                text=elide(field.label, LABEL_LENGTH),
                description=None if above else elide(field.help, HELP_LENGTH) or None,
                component=_component(field),
            )
            form.add_item(part)
        return form


async def open_form(
    ask: Ask, action: str, tournament: str, argument: str, title: str, fields: Sequence[FormField]
) -> None:
    """Open a form; this must be the first answer. What is handed in reaches the handler of the form's `action`."""
    await ask.show_form(Form(form_id(action, tournament, argument, ask.account), title, tuple(fields)))


def _component(field: FormField) -> discord.ui.Item[Any]:
    match field:
        case TextField():
            return discord.ui.TextInput(
                custom_id=field.id,
                style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
                default=field.value[: field.longest] or None,
                placeholder=elide(field.placeholder, PLACEHOLDER_LENGTH) or None,
                required=field.required,
                max_length=field.longest,
            )
        case ChoiceField():
            options = [
                discord.SelectOption(label=elide(label, HELP_LENGTH), value=value, default=value == field.chosen)
                for value, label in field.choices
            ]
            return discord.ui.Select(custom_id=field.id, options=options, required=field.required)
        case ListField():
            return discord.ui.Select(
                custom_id=field.id,
                options=[
                    discord.SelectOption(label=elide(label, HELP_LENGTH), value=value, default=value in field.chosen)
                    for value, label in field.choices
                ],
                placeholder=elide(field.placeholder, PLACEHOLDER_LENGTH) or None,
                required=False,
                min_values=0,
                max_values=len(field.choices),
            )
        case TicksField():
            boxes = [
                discord.CheckboxGroupOption(label=elide(label, HELP_LENGTH), value=value, default=value in field.ticked)
                for value, label in field.choices
            ]
            return discord.ui.CheckboxGroup(custom_id=field.id, options=boxes, required=False, min_values=0)


def text_of(values: dict[str, Any], field: str) -> str:
    """Return the text of a text field."""
    return str(values.get(field) or "").strip()


def chosen_of(values: dict[str, Any], field: str) -> str:
    """Return the choice of a choice field; empty without one."""
    chosen = values.get(field) or ()
    return str(chosen[0]) if chosen else ""


def ticked_of(values: dict[str, Any], field: str) -> frozenset[str]:
    """Return the ticked options of a field of ticks, or the choices of a list."""
    return frozenset(map(str, values.get(field) or ()))
