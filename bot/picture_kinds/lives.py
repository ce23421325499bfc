"""The losses that everybody has left in a stage that counts lives."""

from __future__ import annotations

from bot.charts.elimination import lives_chart
from bot.text.picture_kinds import PictureKind, counts_lives
from bot.text.texts import texts

PICTURE = PictureKind(
    "lives",
    texts.files.sights_lives,
    lambda context, picture_ref: lives_chart(context, picture_ref.stage),
    shown=frozenset({"standings", "progress", "board", "end", "report"}),
    stages=counts_lives,
    order=80,
)
