"""Ratings of the players of a series, from the games of its evenings.

The update is Weng and Lin's Bayesian approximation of the Bradley-Terry model with full pairs (Journal of Machine
Learning Research 12, 2011, algorithm 1), as `openskill` has it (MIT licence): one game of two people or of two teams,
with ties. Ratings are a pure function of the log of the series, so a corrected evening changes all that follows from
it, rehearsals have no part in them, and nothing about a person is stored.

Reading: a guest counts from the second evening on. Only a guest who was recognised by an account on a game site is the
same person in two evenings. Games with people who are not rated, or have left the series, do not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from formats.core.memoize import memoize
from formats.core.model import Entrant
from formats.core.state_slices.evenings import Series
from formats.core.values import EntrantId

SCALE = 60
"""Points of a unit of the model: a new player, who has 25 units there, has 1500."""

FEWEST_EVENINGS = 2
"""Evenings after which a guest is known to be the same person."""

_RANKS = {2: (1, 2), 1: (1, 1), 0: (2, 1)}
"""The places of both sides by the half points of the first."""


@dataclass(frozen=True, slots=True)
class SeriesRating:
    """A player's rating in points. The strength is within `uncertainty` of it with 95 % (two standard deviations)."""

    points: int
    uncertainty: int
    games: int


@memoize(lambda series, entrants, accounts: (series, entrants, accounts))
def series_ratings(
    series: Series, entrants: Mapping[EntrantId, Entrant], accounts: Mapping[EntrantId, int]
) -> Mapping[EntrantId, SeriesRating]:
    """Return the rating of everybody who has played a rated game; empty where the series has no ratings.

    `accounts` are the Discord accounts of the entrants that are no guests.
    """
    if series.plan is None or not series.plan.rated:
        return {}
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 - it takes a tenth of a second, and few series need it

    model = BradleyTerryFull()
    came = Counter(who for evening in series.evenings for who in set(chain.from_iterable(evening.places)))
    rated = {
        who
        for who, entrant in entrants.items()
        if entrant.status == "active" and (who in accounts or came[who] >= FEWEST_EVENINGS)
    }
    known = {who: model.rating() for who in rated}
    games: Counter[EntrantId] = Counter()
    for game in chain.from_iterable(evening.games for evening in series.evenings if evening.outcome == "held"):
        players = game.first + game.second
        if not rated.issuperset(players):
            continue
        teams = [[known[who] for who in side] for side in (game.first, game.second)]
        after = model.rate(teams, ranks=list(_RANKS[game.half_points]))
        known.update(zip(players, chain.from_iterable(after), strict=True))
        games.update(players)
    return {
        who: SeriesRating(round(SCALE * known[who].mu), round(2 * SCALE * known[who].sigma), games[who])
        for who in games
    }
