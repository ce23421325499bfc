"""The crosstable of a stage."""

from __future__ import annotations

from bot.charts.crosstables import crosstable
from bot.text.picture_kinds import PictureKind
from bot.text.texts import texts

PICTURE = PictureKind(
    "crosstable",
    texts.files.sights_crosstable,
    lambda context, picture_ref: crosstable(context, picture_ref.stage),
    shown=frozenset({"end", "crosstable", "report"}),
    order=40,
)
