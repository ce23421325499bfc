"""Picture of a round's pairings."""

from __future__ import annotations

from bot.charts.rounds import pairing_sheet
from bot.text.picture_kinds import PictureKind

PICTURE = PictureKind(
    "pairings",
    view=lambda context, picture_ref: pairing_sheet(context, picture_ref.stage, picture_ref.round_number),
    shown=frozenset({"round", "opening"}),
    order=20,
)
