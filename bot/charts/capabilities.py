"""Capability of faces: the sketch of a format in the menu of kinds."""

from __future__ import annotations

from typing import ClassVar

from bot.face_api.face import Face
from bot.pictures.sketches import Sketch


class ChoosesSketch(Face):
    """A face that chooses the sketch of its format instead of deriving it from the capabilities."""

    sketch: ClassVar[Sketch]
