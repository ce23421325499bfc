"""Commands about branches, given by the background task that keeps their logs."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from formats.core.events import BranchOutcome, MainLine
from formats.core.values import EntrantId, Value


class RecordBranch(Value):
    """Record how a branch stands, in place of what was recorded before; nothing if that is the same.

    Nothing either if the branch was taken back since this `opening`.
    """

    kind: Literal["RecordBranch"] = "RecordBranch"
    stage: int = Field(ge=1)
    opening: str
    outcome: BranchOutcome
    places: tuple[tuple[EntrantId, ...], ...] = ()


class NameMainLine(Value):
    """Make a branch of a tournament whose field has been entered and closed; undo goes no further back."""

    kind: Literal["NameMainLine"] = "NameMainLine"
    main_line: MainLine


BranchCommand = RecordBranch | NameMainLine
"""The commands of this module."""
