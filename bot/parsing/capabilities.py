"""Capability of faces: additional ways to submit the forms of one format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from bot.face_api.face import Face


@dataclass(frozen=True)
class FormList:
    """A `command` that imports a file with a line for each entrant.

    The name, then a column for each line of the form.

    A column's head is the first word of that line. The button with the `action` confirms the preview.
    """

    command: str
    action: str


class HandsInForms(Face):
    """A face whose forms can be submitted in other ways than by their own form."""

    ways_to_hand_in: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By a form's key: actions with which entrants can fill it in.

    A form that directors submit may follow from what entrants do with such a button, once they are asked.
    """

    lists: ClassVar[Mapping[str, FormList]] = {}
    """By a form's key: how directors submit it for many entrants at once."""
