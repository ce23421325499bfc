"""From a sight, which a message names, to the view that can be painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.app.messages import Sight, SightKind
from bot.app.picturing.crosstables import crosstable, group_grids
from bot.app.picturing.elimination import bracket, lives_chart
from bot.app.picturing.leagues import league_pyramid
from bot.app.picturing.players import player_card
from bot.app.picturing.playoffs import match_diagram, strategy_path
from bot.app.picturing.rounds import pairing_sheet
from bot.app.picturing.standings import podium, standings_card
from bot.app.picturing.weeks import week_table
from bot.app.scene import Scene
from bot.pictures.studio import PictureView

VIEWS: Mapping[SightKind, Callable[[Scene, Sight], PictureView | None]] = {
    "standings": lambda scene, sight: standings_card(scene, sight.stage),
    "crosstable": lambda scene, sight: crosstable(scene, sight.stage),
    "groups": lambda scene, sight: group_grids(scene, sight.stage),
    "pairings": lambda scene, sight: pairing_sheet(scene, sight.stage, sight.round_number),
    "bracket": lambda scene, sight: bracket(scene, sight.stage),
    "lives": lambda scene, sight: lives_chart(scene, sight.stage),
    "strategy_path": lambda scene, sight: strategy_path(scene, sight.stage),
    "match_diagram": lambda scene, sight: match_diagram(scene, sight.stage),
    "pyramid": lambda scene, _sight: league_pyramid(scene),
    "podium": lambda scene, _sight: podium(scene),
    "player": lambda scene, sight: player_card(scene, sight.entrant, sight.stage) if sight.entrant else None,
    "week": lambda scene, sight: week_table(scene, sight.game, sight.zone) if sight.game else None,
}
"""What each kind of sight shows; None where a tournament has nothing of the kind."""


def view_of(scene: Scene, sight: Sight) -> PictureView | None:
    """The view of a sight in a tournament that stands as the sight means it."""
    return VIEWS[sight.kind](scene, sight)
