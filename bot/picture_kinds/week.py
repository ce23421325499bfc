"""The times in a week that suit both players of a game, shown with an answer about its time."""

from __future__ import annotations

from bot.charts.weeks import week_table
from bot.pictures.drawing import PictureView
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef
from bot.text.picture_kinds import PictureKind


def _view(context: TournamentContext, picture_ref: PictureRef) -> PictureView | None:
    return week_table(context, picture_ref.game, picture_ref.zone) if picture_ref.game else None


PICTURE = PictureKind("week", view=_view)
