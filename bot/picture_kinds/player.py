"""The card of one player, shown with an answer about that player."""

from __future__ import annotations

from bot.charts.players import player_card
from bot.pictures.drawing import PictureView
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef
from bot.text.picture_kinds import PictureKind


def _view(context: TournamentContext, picture_ref: PictureRef) -> PictureView | None:
    return player_card(context, picture_ref.entrant, picture_ref.stage) if picture_ref.entrant else None


PICTURE = PictureKind("player", view=_view)
