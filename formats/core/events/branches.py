"""Events of branches: stages that are played beside the main line, each branch in a log of its own."""

from __future__ import annotations

from typing import Literal

from formats.core.events.fact import SliceEvent
from formats.core.model import Draw
from formats.core.values import EntrantId, Value

BranchOutcome = Literal["open", "begun", "held", "cancelled"]
"""How a branch stands: nothing is recorded of its games; games have results; it was played to its end; cancelled."""


class BranchOpened(SliceEvent):
    """The branch that begins with a stage of the plan is played from now on, by these entrants in seed order.

    `opening` is the id of the command: a branch that was taken back and opens again is another tournament. `engine` is
    the version that chose and seeded the field.
    """

    kind: Literal["BranchOpened"] = "BranchOpened"
    stage: int
    opening: str
    seeds: tuple[EntrantId, ...]
    draws: tuple[Draw, ...] = ()
    engine: int = 0


class BranchTakenBack(SliceEvent):
    """A correction changes the field of a branch of which nothing was played: it is closed, and may open again."""

    kind: Literal["BranchTakenBack"] = "BranchTakenBack"
    stage: int


class BranchRecorded(SliceEvent):
    """How a branch stands, in place of what was recorded of it before. `places` are the entrants best first."""

    kind: Literal["BranchRecorded"] = "BranchRecorded"
    stage: int
    opening: str
    outcome: BranchOutcome
    places: tuple[tuple[EntrantId, ...], ...] = ()


class MainLine(Value):
    """Where the field of a branch comes from.

    `identity` is the id of the tournament that opened it, by the `opening` of that `stage`; `line` is a line of its log
    after that, with its hash. `entrants` are the ids there of this log's entrants, in their order.
    """

    identity: str
    stage: int
    opening: str
    line: int
    line_hash: str
    entrants: tuple[EntrantId, ...]


class MainLineNamed(SliceEvent):
    """This tournament is a branch of another one."""

    kind: Literal["MainLineNamed"] = "MainLineNamed"
    main_line: MainLine


BranchEvent = BranchOpened | BranchTakenBack | BranchRecorded | MainLineNamed
"""The events of this module."""
