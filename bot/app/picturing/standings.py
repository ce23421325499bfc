"""Standings and podium."""

from __future__ import annotations

from bot.app.picturing.captions import caption
from bot.app.scene import Scene
from bot.app.wording import pictures, tables
from bot.app.wording.numbers import points, points_word
from bot.pictures.podium import Podium, PodiumPlace
from bot.pictures.standings import StandingRow, StandingsCard
from formats.core.model import Standing


def standings_card(scene: Scene, stage: int | None = None) -> StandingsCard | None:
    """The standings of a stage (default: the one in play); None before the first."""
    number = scene.stage_of(stage)
    if number < 0:
        return None
    lines = scene.standings(number)
    ties = any(line.ties for line in lines)
    tie_breaks = scene.tie_breaks(number)
    heads = [tables.POINTS, tables.WON, *([tables.TIED] if ties else []), tables.LOST]
    rows = tuple(_row(scene, line, ties=ties, tie_breaks=len(tie_breaks)) for line in lines)
    return StandingsCard(scene.state.title, caption(scene, number), (*heads, *(one.head for one in tie_breaks)), rows)


def _row(scene: Scene, line: Standing, *, ties: bool, tie_breaks: int) -> StandingRow:
    shown = (*line.tie_breaks, *[""] * tie_breaks)[:tie_breaks]
    tied = (str(line.ties),) if ties else ()
    return StandingRow(
        str(line.rank),
        scene.names.full(line.entrant),
        (points(line.half_points), str(line.wins), *tied, str(line.losses), *shown),
        out=scene.state.entrants[line.entrant].status != "active",
    )


def podium(scene: Scene) -> Podium | None:
    """The final places of the last stage; None before the end."""
    if scene.state.phase != "finished" or not scene.state.started:
        return None
    lines = scene.standings(len(scene.state.started) - 1)
    places = tuple(
        PodiumPlace(str(line.rank), scene.names.full(line.entrant), points_word(line.half_points)) for line in lines
    )
    return Podium(scene.state.title, pictures.FINAL_PLACES, places)
