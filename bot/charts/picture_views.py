"""From a reference to a picture, which a message names, to the view that can be painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.charts.crosstables import crosstable
from bot.charts.elimination import bracket, lives_chart
from bot.charts.groups import group_grids
from bot.charts.players import player_card
from bot.charts.rounds import pairing_sheet
from bot.charts.standings import podium, standings_card
from bot.charts.weeks import week_table
from bot.face_api.face import LastCycle
from bot.face_api.in_use import faces
from bot.pictures.studio import PictureView
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef

VIEWS: Mapping[str, Callable[[TournamentContext, PictureRef], PictureView | None]] = {
    "standings": lambda context, picture_ref: standings_card(context, picture_ref.stage),
    "crosstable": lambda context, picture_ref: crosstable(context, picture_ref.stage),
    "groups": lambda context, picture_ref: group_grids(context, picture_ref.stage),
    "pairings": lambda context, picture_ref: pairing_sheet(context, picture_ref.stage, picture_ref.round_number),
    "bracket": lambda context, picture_ref: bracket(context, picture_ref.stage),
    "lives": lambda context, picture_ref: lives_chart(context, picture_ref.stage),
    "podium": lambda context, _picture_ref: podium(context),
    "player": lambda context, picture_ref: (
        player_card(context, picture_ref.entrant, picture_ref.stage) if picture_ref.entrant else None
    ),
    "week": lambda context, picture_ref: (
        week_table(context, picture_ref.game, picture_ref.zone) if picture_ref.game else None
    ),
}
"""What each kind of picture shows; None where a tournament has nothing of the kind."""


def shows_change(picture_ref: PictureRef) -> bool:
    """Is it a picture of what has changed since the last cycle?"""
    own = faces().picture(picture_ref.kind)
    return own is not None and own.since is not None


def view_of(context: TournamentContext, picture_ref: PictureRef, last: LastCycle | None = None) -> PictureView | None:
    """The view of a picture in a tournament that stands as the reference means it; None where there is no such picture.

    `last` is wanted for a picture that `shows_change`.
    """
    own = faces().picture(picture_ref.kind)
    if own is not None and own.since is not None:
        return None if last is None else own.since(context, last)
    if own is not None:
        return own.view(context, picture_ref)
    maker = VIEWS.get(picture_ref.kind)
    return None if maker is None else maker(context, picture_ref)
