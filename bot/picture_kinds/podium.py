"""The places with prizes after the end."""

from __future__ import annotations

from bot.charts.standings import podium
from bot.text.picture_kinds import PictureKind
from bot.text.texts import texts

PICTURE = PictureKind(
    "podium",
    texts.files.sights_podium,
    lambda context, _picture_ref: podium(context),
    shown=frozenset({"end", "report"}),
    of_whole=True,
    order=10,
)
