"""Capability of faces: further ways to hand in the forms of one format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from bot.face_api.face import Face


@dataclass(frozen=True)
class FormList:
    """A `command` that takes a file with a line for each entrant: the name, then a column for each line of the form.

    A column's head is the first word of that line. The button with the `action` enters what was shown of it.
    """

    command: str
    action: str


class HandsInForms(Face):
    """Forms of the format can be handed in by other ways than their own form."""

    ways_to_hand_in: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By a form's key: actions by which entrants can fill it in.

    What is for directors to hand in may follow from what entrants do with such a button, once it was asked for.
    """

    lists: ClassVar[Mapping[str, FormList]] = {}
    """By a form's key: how directors hand it in for many at once."""
