"""Branches of a tournament, and the tournament of which this one is a branch. See `formats.core.branches`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from formats.core import events as ev
from formats.core.events import BranchOutcome, MainLine
from formats.core.state_slices.folding import writes
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Branch:
    """An open branch as far as the main line knows it; see `BranchOpened` and `BranchRecorded`."""

    stage: int
    opening: str
    seeds: tuple[EntrantId, ...]
    outcome: BranchOutcome = "open"
    places: tuple[tuple[EntrantId, ...], ...] = ()

    @property
    def is_played(self) -> bool:
        """Whether games of it count, so that its field cannot be another."""
        return self.outcome in {"begun", "held"}


@dataclass(frozen=True, slots=True)
class Branches:
    """The branches that have opened, by the number of their first stage in the plan."""

    by_stage: Mapping[int, Branch] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BranchOf:
    """The main line of this tournament; None: it is no branch."""

    main_line: MainLine | None = None


@writes(Branches, ev.BranchOpened)
def branch_opened(branches: Branches, event: ev.BranchOpened) -> Branches:
    """Add a branch."""
    return Branches({**branches.by_stage, event.stage: Branch(event.stage, event.opening, event.seeds)})


@writes(Branches, ev.BranchTakenBack)
def branch_taken_back(branches: Branches, event: ev.BranchTakenBack) -> Branches:
    """Remove a branch."""
    return Branches({stage: branch for stage, branch in branches.by_stage.items() if stage != event.stage})


@writes(Branches, ev.BranchRecorded)
def branch_recorded(branches: Branches, event: ev.BranchRecorded) -> Branches:
    """Replace what is known of a branch, unless its opening was undone."""
    known = branches.by_stage.get(event.stage)
    if known is None or known.opening != event.opening:
        return branches
    return Branches({**branches.by_stage, event.stage: replace(known, outcome=event.outcome, places=event.places)})


@writes(BranchOf, ev.MainLineNamed)
def main_line_named(_before: BranchOf, event: ev.MainLineNamed) -> BranchOf:
    """Name the main line."""
    return BranchOf(event.main_line)
