"""Tie-breaks from the scores of opponents (articles 8 and 9), with their cuts (14). All values are hundredths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from formats.toolkit.fide.tie_breaks.codes import TieBreakCode
from formats.toolkit.fide.tie_breaks.unplayed import VOLUNTARY, Scores


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a round adds to a tie-break. `score` is that of the opponent or dummy, in tenths of a point."""

    value: int
    score: int
    voluntary: bool


def contributions(scores: Scores, player: int, *, forfeits: bool, weighted: bool) -> Iterator[Contribution]:
    """Yield the contributions of all rounds: the score of the opponent, times the points of the round if `weighted`.

    With `forfeits`, and in a round robin, a forfeit counts as a game against the scheduled opponent. In a round robin,
    rounds without an opponent add nothing. `player` is an index.
    """
    points, round_robin = scores.tournament.points, scores.tournament.round_robin
    for entry, kind in zip(scores.tournament.players[player].entries, scores.kinds[player], strict=True):
        if round_robin and not entry.opponent:
            continue
        as_game = entry.played or ((forfeits or round_robin) and entry.opponent > 0)
        score = scores.adjusted[entry.opponent - 1] if as_game else scores.dummy(player, entry)
        factor = points.of(entry.result) if weighted else 10
        yield Contribution(score * factor, score, kind in VOLUNTARY and not as_game)


def total(found: list[Contribution], code: TieBreakCode) -> int:
    """Return the sum after the cuts of a code (14, 16.5).

    The least value goes, unless the round is to be cut in which a player chose not to play; then the greater of the
    two goes. The least value is the contribution of the opponent with the lowest score.
    """
    left = list(found)
    for _ in range(min(code.cut, len(left))):
        least = min(left, key=lambda one: (one.score, one.value))
        voluntary = min((one for one in left if one.voluntary), key=lambda one: one.value, default=least)
        left.remove(voluntary if voluntary.value >= least.value else least)
    if code.median:
        for _ in range(min(code.cut, len(left))):
            left.remove(max(left, key=lambda one: one.value))
    return sum(one.value for one in left)


def koya(scores: Scores, player: int, limit: int) -> int:
    """KS (9.2): points against opponents with at least `limit` percent of the most possible, forfeits included."""
    points = scores.tournament.points
    most = points.win * scores.tournament.played_rounds
    return 10 * sum(
        points.of(entry.result)
        for entry in scores.tournament.players[player].entries
        if entry.opponent and 100 * scores.own[entry.opponent - 1] >= limit * most
    )
