"""Capability of faces: buttons of one format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from bot.face_api.face import Face
from bot.text.messages import Style
from bot.text.phrases import Phrase


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The label and the style of a button, unless the caller gives a label."""

    label: str | Phrase
    style: Style = "secondary"


class HasButtons(Face):
    """The face has actions of its own."""

    buttons: ClassVar[Mapping[str, ButtonLook]]
    """By action; each must have a handler in a module of the folder (`bot.ui.actions.button`)."""
