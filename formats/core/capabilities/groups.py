"""Parts of a stage that are played by themselves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import ClassVar, Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.groups import Group
from formats.core.model import Standing, TieBreak
from formats.core.state import Stage


class HasGroups(Capability, Generic[O]):
    """The stage falls into parts with tables of their own, as leagues are. In chat each has a thread of its own."""

    group_columns: ClassVar[tuple[TieBreak, ...]] = ()
    """All the columns that tables of its groups may have besides points and games."""

    @abstractmethod
    def groups(self, stage: Stage, options: O) -> tuple[Group, ...]:
        """The parts that have begun, in order. A game belongs to the group whose name is its label."""

    @abstractmethod
    def rank_groups(self, stage: Stage, wanted: Collection[str], options: O) -> Mapping[str, tuple[Standing, ...]]:
        """The tables of the groups of these names, best first.

        `rank` is the place in the group, `tie_breaks` holds a value for each of the group's `columns`.
        """
