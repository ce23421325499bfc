"""Schedule: the games by time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.schedule.weeks import common_starts
from bot.text.context import Game, TournamentContext
from bot.text.numbers import enumerated
from bot.text.texts import texts
from bot.text.times import stamp, utc_text
from bot.views.pairings import listed_time, pairing_text
from bot.views.standing_rulings import recorded_text
from bot.views.table import csv_file, file_name
from bot.views.view import Page, View
from formats.core.model import Pairing

MOST_STARTS = 6
"""Times that are listed; a picture shows all of them."""


def schedule_view(context: TournamentContext, mine: Pairing | None = None, *, everything: bool = False) -> View:
    """Return the games of the current round by time, or of all rounds with `everything`.

    Those without a time come last.

    For the reader's own game, `mine`, the times that suit both players are listed.
    """
    games = [game for game in _games(context) if everything or game.round is context.state.current_round]
    page = Page()
    for number, log in enumerate(context.state.started):
        for round_ in log.rounds:
            here = [game for game in games if game.round is round_]
            page.section(context.round_title(number, round_), [game_line(context, game) for game in here])
    if not games:
        page.line(texts.tables.no_games())
    if mine is not None and context.state.settings.week is not None:
        page.line()
        page.line(common_times(context.players(mine), common_starts(context.state, mine)))
    rows = [_csv_row(context, game) for game in games]
    head = ["round", "board", "first", "second", "time", "time is", "result"]
    csv = csv_file(file_name(context.state.title, "schedule"), head, rows)
    return View(context.heading(texts.tables.schedule()), page.blocks(), csv)


def _games(context: TournamentContext) -> list[Game]:
    """Return every game so far, by round, then by time, then by board."""
    return sorted(
        context.games(), key=lambda game: (game.stage, game.round.number, *_by_time(context, game), game.pairing.board)
    )


def _by_time(context: TournamentContext, game: Game) -> tuple[bool, float]:
    """Return the sort key of a game's time; no time comes last."""
    at = time_of(context, game)
    return at is None, at.timestamp() if at else 0.0


def time_of(context: TournamentContext, game: Game) -> datetime | None:
    """Return the time of the game, if it is known."""
    time = context.state.times.get(game.pairing.id)
    return None if time is None else time.at


def game_line(context: TournamentContext, game: Game) -> str:
    """Return a game as a line that begins with its time."""
    time = context.state.times.get(game.pairing.id)
    players = pairing_text(context, game.stage, game.pairing)
    if game.result is not None:
        recorded = recorded_text(context, game.pairing.id, game.result)
        return " · ".join([*([stamp(time.at)] if time else []), players, f"**{recorded}**"])
    return " · ".join(filter(None, [listed_time(context, game.pairing), players]))


def _csv_row(context: TournamentContext, game: Game) -> list[object]:
    """Return a game as a row of the file."""
    time = context.state.times.get(game.pairing.id)
    return [
        context.round_title(game.stage, game.round),
        game.pairing.board,
        *map(context.names.full, game.pairing.seats),
        utc_text(time.at) if time else "",
        ("final" if time.final else "tentative") if time else "",
        "" if game.result is None else recorded_text(context, game.pairing.id, game.result),
    ]


def common_times(players: str, starts: Sequence[datetime]) -> str:
    """When both players of a game like to play: the first of these times."""
    if not starts:
        return texts.availability.common_none(players=players)
    times = enumerated(stamp(at, "f") for at in starts[:MOST_STARTS])
    rest = len(starts) - MOST_STARTS
    if rest > 0:
        return texts.availability.common_more(players=players, times=times, rest=rest)
    return texts.availability.common(players=players, times=times)
