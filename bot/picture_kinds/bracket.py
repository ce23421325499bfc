"""The bracket of a knock-out stage."""

from __future__ import annotations

from bot.charts.elimination import bracket
from bot.text.picture_kinds import PictureKind, has_bracket
from bot.text.texts import texts

PICTURE = PictureKind(
    "bracket",
    texts.files.sights_bracket,
    lambda context, picture_ref: bracket(context, picture_ref.stage),
    shown=frozenset({"round", "opening", "standings", "progress", "board", "end", "report"}),
    stages=has_bracket,
    order=70,
)
