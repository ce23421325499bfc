"""Capability of faces: the drawing of one format in the menu of what can be created."""

from __future__ import annotations

from typing import ClassVar

from bot.face_api.face import Face
from bot.pictures.sketches import Sketch


class ChoosesSketch(Face):
    """The drawing does not follow from the capabilities of the format."""

    sketch: ClassVar[Sketch]
