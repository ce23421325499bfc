"""The tables of the groups of a stage."""

from __future__ import annotations

from bot.charts.groups import group_grids
from bot.text.picture_kinds import PictureKind, has_groups
from bot.text.texts import texts

PICTURE = PictureKind(
    "groups",
    texts.files.sights_groups,
    lambda context, picture_ref: group_grids(context, picture_ref.stage),
    shown=frozenset({"stage", "part", "reading", "opening", "board", "winners", "crosstable", "report"}),
    stages=has_groups,
    order=60,
)
