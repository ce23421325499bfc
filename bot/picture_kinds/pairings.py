"""Picture of a round's pairings, where there is no bracket that shows them."""

from __future__ import annotations

from bot.charts.rounds import pairing_sheet
from bot.text.picture_kinds import PictureKind, has_bracket

PICTURE = PictureKind(
    "pairings",
    view=lambda context, picture_ref: pairing_sheet(context, picture_ref.stage, picture_ref.round_number),
    shown=frozenset({"round", "opening"}),
    stages=lambda context, stage: not has_bracket(context, stage),
    order=20,
)
