"""Any view model to finished pictures: what the worker process runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.pictures import (
    bracket,
    chances,
    crosstable,
    groups,
    heat_map,
    lives,
    match_diagram,
    pairings,
    player_card,
    podium,
    pyramid,
    standings,
    strategy_path,
    week,
)
from bot.pictures.canvas import Drawing
from bot.pictures.render import render
from bot.pictures.themes import THEMES, Theme, ThemeName

PictureView = (
    bracket.Bracket
    | chances.ChancesChart
    | crosstable.Crosstable
    | groups.GroupGrids
    | heat_map.HeatMap
    | lives.LivesChart
    | match_diagram.MatchDiagram
    | pairings.PairingSheet
    | player_card.PlayerCard
    | podium.Podium
    | pyramid.LeaguePyramid
    | standings.StandingsCard
    | strategy_path.StrategyPath
    | week.WeekTable
)
"""Everything that can be drawn."""

_DRAWERS: dict[type, Callable[[Any, Theme], tuple[Drawing, ...]]] = {
    bracket.Bracket: bracket.draw,
    chances.ChancesChart: chances.draw,
    crosstable.Crosstable: crosstable.draw,
    groups.GroupGrids: groups.draw,
    heat_map.HeatMap: heat_map.draw,
    lives.LivesChart: lives.draw,
    match_diagram.MatchDiagram: match_diagram.draw,
    pairings.PairingSheet: pairings.draw,
    player_card.PlayerCard: player_card.draw,
    podium.Podium: podium.draw,
    pyramid.LeaguePyramid: pyramid.draw,
    standings.StandingsCard: standings.draw,
    strategy_path.StrategyPath: strategy_path.draw,
    week.WeekTable: week.draw,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and the alt text that says what it says (at most 1,024)."""

    png: bytes
    alt: str


def drawings(view: PictureView, theme: ThemeName = "dark") -> tuple[Drawing, ...]:
    """The pictures of a view as SVG: one, or several where it is large."""
    return _DRAWERS[type(view)](view, THEMES[theme])


def paint(view: PictureView, theme: ThemeName = "dark") -> tuple[Picture, ...]:
    """The pictures of a view as PNG. Takes a tenth of a second each: call it in the worker process."""
    return tuple(Picture(render(one.svg), one.alt) for one in drawings(view, theme))
