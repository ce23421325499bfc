"""The standings of a stage."""

from __future__ import annotations

from bot.charts.standings import standings_card
from bot.text.picture_kinds import PictureKind
from bot.text.texts import texts

PICTURE = PictureKind(
    "standings",
    texts.files.sights_standings,
    lambda context, picture_ref: standings_card(context, picture_ref.stage),
    shown=frozenset({"standings", "reading", "end", "report"}),
    order=30,
)
