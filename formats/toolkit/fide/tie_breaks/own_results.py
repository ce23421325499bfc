"""Tie-breaks from a player's own results (article 7). All values are hundredths."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate

from formats.toolkit.fide.record import BLACK, FORFEIT_LOSS, FORFEIT_WIN, WIN_LETTERS, Entry, Player, Tournament

ONE = 100
"""The value of one whole point or game."""


def rounds_won(tournament: Tournament, player: Player, _: int) -> int:
    """WIN (7.1): rounds with a win's points, played or not."""
    points = tournament.points
    return ONE * sum(points.of(entry.result) == points.win for entry in player.entries)


def _counts(tournament: Tournament, entry: Entry) -> bool:
    """Return True for games played, and for forfeit wins in a round robin (15.2)."""
    return entry.played or (tournament.round_robin and entry.result == FORFEIT_WIN)


def _won(tournament: Tournament, entry: Entry) -> bool:
    return _counts(tournament, entry) and entry.result in f"{WIN_LETTERS}{FORFEIT_WIN}"


def games_won(tournament: Tournament, player: Player, _: int) -> int:
    """WON (7.2): games won over the board."""
    return ONE * sum(_won(tournament, entry) for entry in player.entries)


def black_games(tournament: Tournament, player: Player, _: int) -> int:
    """BPG (7.3): games played with black."""
    return ONE * sum(_counts(tournament, entry) and entry.colour == BLACK for entry in player.entries)


def black_games_won(tournament: Tournament, player: Player, _: int) -> int:
    """BWG (7.4): games won with black over the board."""
    return ONE * sum(_won(tournament, entry) and entry.colour == BLACK for entry in player.entries)


def progressive_score(tournament: Tournament, player: Player, cut: int) -> int:
    """PS (7.5): the sum of the scores after each round, without the first `cut` rounds."""
    after = list(accumulate(tournament.points.of(entry.result) for entry in player.entries))
    return 10 * sum(after[cut:])


def rounds_elected(_: Tournament, player: Player, __: int) -> int:
    """REP (7.6): rounds without half-point byes, zero-point byes and forfeit losses."""
    return ONE * sum(entry.result not in {"H", "Z", FORFEIT_LOSS} for entry in player.entries)


def standard_points(tournament: Tournament, player: Player, _: int) -> int:
    """STD (7.7): rounds with more points than the scheduled opponent, and half of those with as many.

    Without an opponent, points are compared with those of a draw. Reading: in a forfeit of both, as in any round with
    as many points, each has half.
    """
    total = 0
    for place, entry in enumerate(player.entries):
        mine, other = tournament.points.of(entry.result), _opposite(tournament, entry, place)
        total += ONE if mine > other else ONE // 2 if mine == other else 0
    return total


def _opposite(tournament: Tournament, entry: Entry, place: int) -> int:
    if not entry.opponent:
        return tournament.points.draw
    return tournament.points.of(tournament.players[entry.opponent - 1].entries[place].result)


OWN_RESULTS: Mapping[str, Callable[[Tournament, Player, int], int]] = {
    "WIN": rounds_won,
    "WON": games_won,
    "BPG": black_games,
    "BWG": black_games_won,
    "PS": progressive_score,
    "REP": rounds_elected,
    "STD": standard_points,
}
"""The tie-breaks of this module by name. The last argument is the number of values to cut."""
