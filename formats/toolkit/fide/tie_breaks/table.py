"""The tie-breaks of a tournament: values by code, and the ranking by a list of codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from formats.toolkit.fide.record import DRAW_LETTERS, WIN_LETTERS, Tournament
from formats.toolkit.fide.tie_breaks import ratings
from formats.toolkit.fide.tie_breaks.codes import TieBreakCode, parse_code
from formats.toolkit.fide.tie_breaks.direct_encounter import Meetings, meetings, points_against, separated
from formats.toolkit.fide.tie_breaks.opponents import contributions, koya, total
from formats.toolkit.fide.tie_breaks.own_results import ONE, OWN_RESULTS
from formats.toolkit.fide.tie_breaks.unplayed import Scores, with_last_games_drawn

Values = list[int | None]
"""A value for each player in the order of numbers, in hundredths; None where there is none."""

BY_RATING = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})


class TieBreaks:
    """The tie-breaks of a tournament after its rounds so far. Values are computed once, when they are asked for."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._known: dict[TieBreakCode, Values] = {}
        self._met: dict[bool, Meetings] = {}

    @cached_property
    def scores(self) -> Scores:
        """Own and adjusted scores (article 16)."""
        return Scores.of(self.tournament)

    @cached_property
    def fore_scores(self) -> Scores:
        """The same, as if the games of the last round had been drawn (8.3)."""
        return Scores.of(with_last_games_drawn(self.tournament))

    def values(self, code: str) -> Values:
        """Return the values of a tie-break, more is better; not of `DE`, which depends on the tie. See `codes`."""
        parsed = parse_code(code)
        if parsed not in self._known:
            self._known[parsed] = self._compute(parsed)
        return self._known[parsed]

    def _compute(self, code: TieBreakCode) -> Values:
        players = self.tournament.players
        if code.name in OWN_RESULTS:
            return [OWN_RESULTS[code.name](self.tournament, player, code.cut) for player in players]
        if code.name in BY_RATING:
            return self._by_rating(code)
        return [self._from_opponents(index, code) for index in range(len(players))]

    def _from_opponents(self, index: int, code: TieBreakCode) -> int | None:
        """Return a player's value from the scores of opponents, or their points or number."""
        match code.name:
            case "BH" | "SB":
                return self._sum(self.scores, index, code)
            case "FB":
                return self._sum(self.fore_scores, index, code)
            case "AOB":
                return self._mean(self.values("FB" if code.fore else "BH"), index, decimals=True)
            case "KS":
                return koya(self.scores, index, code.limit)
            case "PTS":
                return 10 * self.scores.own[index]
            case _:
                # TPN: small numbers are better, unless reversed. DE is not a value.
                return (ONE if code.reverse else -ONE) * self.tournament.players[index].number

    @staticmethod
    def _sum(scores: Scores, index: int, code: TieBreakCode) -> int:
        weighted = code.name == "SB"
        found = list(contributions(scores, index, forfeits=code.forfeits, weighted=weighted))
        return total(found, code)

    def _opponents(self, index: int) -> list[int]:
        """Return the indexes of the opponents played."""
        return [entry.opponent - 1 for entry in self.tournament.players[index].entries if entry.played]

    def _mean(self, values: Values, index: int, *, decimals: bool) -> int | None:
        """Return the mean of the opponents' values, rounded to hundredths (`decimals`) or to a whole number."""
        found = [value for other in self._opponents(index) if (value := values[other]) is not None]
        if not found:
            return None
        return ratings.rounded(sum(found), len(found) * (1 if decimals else ONE)) * (1 if decimals else ONE)

    def _by_rating(self, code: TieBreakCode) -> Values:
        """Return a tie-break from ratings: none for anybody if a player is unrated (article 10)."""
        players = self.tournament.players
        if not all(player.rating for player in players):
            return [None] * len(players)
        if code.name == "RTNG":
            return [(-ONE if code.reverse else ONE) * player.rating for player in players]
        if code.name in {"APRO", "APPO"}:
            values = self.values("TPR" if code.name == "APRO" else "PTP")
            return [self._mean(values, index, decimals=False) for index in range(len(players))]
        return [self._performance(index, code) for index in range(len(players))]

    def _performance(self, index: int, code: TieBreakCode) -> int | None:
        opponents = [self.tournament.players[other].rating for other in self._opponents(index)]
        if code.name == "ARO":
            opponents = sorted(opponents)[code.cut :]
            opponents = opponents[: len(opponents) - code.cut] if code.median else opponents
        if not opponents:
            return None
        results = [entry.result for entry in self.tournament.players[index].entries if entry.played]
        half_points = sum(2 * (result in WIN_LETTERS) + (result in DRAW_LETTERS) for result in results)
        match code.name:
            case "ARO":
                return ONE * ratings.rounded(sum(opponents), len(opponents))
            case "TPR":
                return ONE * ratings.performance(opponents, half_points)
            case _:
                return ONE * ratings.perfect_performance(opponents, half_points)

    def groups(self, codes: Sequence[str], level: Sequence[Sequence[int]] | None = None) -> list[list[int]]:
        """Return the players (indexes) in groups, best first, by these codes one after the other; a group is level.

        `level` are groups that are separated already; by default all players are in one.
        """
        groups = [list(group) for group in ([range(len(self.tournament.players))] if level is None else level)]
        for code in codes:
            parsed = parse_code(code)
            if parsed.name == "DE":
                win = self.tournament.points.win
                groups = [part for group in groups for part in separated(group, self._meetings(parsed.forfeits), win)]
            else:
                groups = [part for group in groups for part in _by_value(group, self.values(code))]
        return groups

    def _meetings(self, forfeits: bool) -> Meetings:  # noqa: FBT001 - a key of the cache
        forfeits = forfeits or self.tournament.round_robin
        if forfeits not in self._met:
            self._met[forfeits] = meetings(self.tournament, forfeits=forfeits)
        return self._met[forfeits]

    def direct_encounters(self, level: Sequence[Sequence[int]], *, forfeits: bool = False) -> Values:
        """Return the points of each player against those of the same group; None for a player alone in one."""
        met = self._meetings(forfeits)
        values: Values = [None] * len(self.tournament.players)
        for group in level:
            inside = frozenset(group)
            for one in group if len(group) > 1 else ():
                values[one] = int(10 * sum(points_against(one, inside, met)))
        return values

    def ranks(self, codes: Sequence[str]) -> list[int]:
        """Return the rank of each player by these codes, `PTS` among them; level players share the best rank."""
        ranks = [0] * len(self.tournament.players)
        before = 0
        for group in self.groups(codes):
            for index in group:
                ranks[index] = before + 1
            before += len(group)
        return ranks


def _by_value(group: Sequence[int], values: Values) -> list[list[int]]:
    """Return the players of a tie in groups of equal values, the greatest first; those without a value come last."""
    found: dict[tuple[bool, int], list[int]] = {}
    for index in group:
        value = values[index]
        found.setdefault((value is None, -(value or 0)), []).append(index)
    return [found[key] for key in sorted(found)]
