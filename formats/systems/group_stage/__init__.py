"""Groups in which everybody plays everybody."""

from formats.systems.group_stage.system import GroupStage

FORMAT = GroupStage()
"""The format that the registry finds."""

__all__ = ["FORMAT", "GroupStage"]
