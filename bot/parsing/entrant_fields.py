"""Data that a tournament needs about entrants: fields of its formats, and the account from which ratings are read."""

from __future__ import annotations

from dataclasses import replace

from bot.text.format_texts import field_help, option_label
from bot.text.texts import texts
from formats.core.asking import EntrantField
from formats.core.engine import Engine
from formats.core.field_rules import entrant_fields_of
from formats.core.separation import FIELDS, PRIVATE, attributes_in
from formats.core.state import TournamentState

OGS_ID = EntrantField("ogs_id", "integer", asked=True)
"""The number of an account at online-go.com; its label and help are messages of the bot, not of a format."""


def fields_of(state: TournamentState, engine: Engine) -> list[EntrantField]:
    """Return all fields besides the rating that are asked, imported or filled in, in the order of the stages.

    Players are asked for their club or country where the options keep those of one from meeting.
    """
    fields = [field for stage in state.stages for field in entrant_fields_of(engine.format_of(stage.system))]
    wanted = {name for stage in state.stages for name in attributes_in(engine.options_of(stage))} - PRIVATE
    fields = [replace(field, asked=True) if field in FIELDS and field.name in wanted else field for field in fields]
    return [OGS_ID, *fields] if state.settings.ratings_from == "ogs" else fields


def label_of(field: EntrantField) -> str:
    """Return the label of the field in a form."""
    return texts.entrant_fields.ogs_id_label() if field == OGS_ID else option_label(field.name)


def help_of(field: EntrantField, state: TournamentState) -> str:
    """Return a sentence about the field, of the first stage whose format has one."""
    if field == OGS_ID:
        return texts.entrant_fields.ogs_id()
    return next(filter(None, (field_help(field.name, stage.system) for stage in state.stages)), "")
