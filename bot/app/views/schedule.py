"""When games are played."""

from __future__ import annotations

from datetime import datetime

from bot.app.scene import Game, Scene
from bot.app.views.pairings import pairing_text, time_text
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import Page, View
from bot.app.weeks import common_starts
from bot.app.wording import availability, tables
from bot.app.wording.games import result_text
from bot.app.wording.times import stamp, utc_text
from formats.core.model import Pairing


def schedule_view(scene: Scene, mine: Pairing | None = None, *, everything: bool = False) -> View:
    """The games of the current round by time, or of `everything` so far; those without a time come last.

    Of the reader's own game, `mine`, the times are listed that suit both.
    """
    games = [game for game in _games(scene) if everything or game.round is scene.state.current_round]
    page = Page()
    for number, log in enumerate(scene.state.started):
        for one in log.rounds:
            here = [game for game in games if game.round is one]
            page.section(scene.round_title(number, one), [_line(scene, game) for game in here])
    if not games:
        page.line(tables.NO_GAMES)
    if mine is not None and scene.state.settings.week is not None:
        page.line()
        page.line(availability.common(scene.players(mine), common_starts(scene.state, mine)))
    rows = [_csv_row(scene, game) for game in games]
    head = ["round", "board", "first", "second", "time", "time is", "result"]
    csv = csv_file(file_name(scene.state.title, "schedule"), head, rows)
    return View(scene.heading(tables.SCHEDULE), page.blocks(), csv)


def _games(scene: Scene) -> list[Game]:
    """Every game so far, by round, then by time, then by board."""
    return sorted(
        scene.games(), key=lambda game: (game.stage, game.round.number, *_by_time(scene, game), game.pairing.board)
    )


def _by_time(scene: Scene, game: Game) -> tuple[bool, float]:
    at = time_of(scene, game)
    return at is None, at.timestamp() if at else 0.0


def time_of(scene: Scene, game: Game) -> datetime | None:
    """When the game is played, if that is known."""
    time = scene.state.times.get(game.pairing.id)
    return None if time is None else time.at


def _line(scene: Scene, game: Game) -> str:
    time = scene.state.times.get(game.pairing.id)
    players = pairing_text(scene, game.stage, game.pairing)
    if game.result is not None:
        return " · ".join([*([stamp(time.at)] if time else []), players, f"**{result_text(game.result)}**"])
    return " · ".join(filter(None, [time_text(scene, game.pairing), players]))


def _csv_row(scene: Scene, game: Game) -> list[object]:
    time = scene.state.times.get(game.pairing.id)
    return [
        scene.round_title(game.stage, game.round),
        game.pairing.board,
        *map(scene.names.full, game.pairing.seats),
        utc_text(time.at) if time else "",
        ("final" if time.final else "tentative") if time else "",
        "" if game.result is None else result_text(game.result),
    ]
