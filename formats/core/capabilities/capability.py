"""The common base of all capabilities."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar


class Capability(ABC):
    """Something a format can do besides what every `Format` does.

    A format has it by naming it among its base classes, and in no other way: `StageRules` and everybody else asks with
    `isinstance`. So no capability has to answer for formats that lack it.
    """

    key: ClassVar[str]
    """The format's own."""
