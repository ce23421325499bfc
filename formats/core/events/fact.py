"""Base classes of all events."""

from __future__ import annotations

from formats.core.values import Value


class Fact(Value):
    """The base of every event: its `kind`, and the `version` of that kind's shape in which it is written."""

    kind: str
    version: int = 1


class SliceEvent(Fact):
    """Base class of events that change the state only through a module of `formats.core.state_slices`."""
