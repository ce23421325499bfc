"""Points, common tie-breaks in any order, and the standings they make.

Buchholz and Sonneborn-Berger follow the FIDE Handbook (C.07, tie-break regulations) with one simplification. A round
without a game of one's own (a bye, a forfeit either way, a missed round) counts as a game against an opponent with
one's own points, if rounds are paired by score. In a round robin it counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from pydantic_core import PydanticCustomError

from formats.core.game_counts import Tally, counted_games
from formats.core.model import Pairing, Reason, Standing, TieBreak
from formats.core.points import USUAL, PointTable, shown
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.toolkit import record
from formats.toolkit.fide.tie_breaks.named import column_of
from formats.toolkit.ranking import Criterion, Place, in_order

TieBreakName = Literal["buchholz_cut_1", "buchholz", "median_buchholz", "sodos", "direct", "wins"]
"""Names of the tie-breaks in options."""

ScoreTieBreak = Literal["difference", "scored"]
"""Names of those that need the scores of games."""

AnyTieBreak = TieBreakName | ScoreTieBreak

TIE_BREAKS: Mapping[AnyTieBreak, TieBreak] = {
    "buchholz_cut_1": TieBreak("buchholz_1"),
    "buchholz": TieBreak("buchholz"),
    "median_buchholz": TieBreak("median"),
    "sodos": TieBreak("sodos"),
    "direct": TieBreak("direct"),
    "wins": TieBreak("wins"),
    "difference": TieBreak("difference"),
    "scored": TieBreak("scored"),
}


FIDE_CODES: Mapping[TieBreakName, str] = {
    "buchholz_cut_1": "BH/C1",
    "buchholz": "BH",
    "median_buchholz": "BH/M1",
    "sodos": "SB",
    "direct": "DE",
    "wins": "WIN",
}
"""The tie-breaks of C.07 that take the place of these in report files."""


def each_once(names: tuple[str, ...]) -> tuple[str, ...]:
    """Validate an option that orders tie-breaks: each name may occur once."""
    if len(set(names)) < len(names):
        raise PydanticCustomError("doubled", "each may be named once only")
    return names


PRODUCTS = TieBreak("sodos", "sodos_products")
"""SODOS where the table gives a tie something else than half a win, or a loss something."""


def tie_breaks_by(names: Sequence[str], table: PointTable) -> tuple[TieBreak, ...]:
    """Return the columns of the standings under a points table."""
    known = {str(name): column for name, column in TIE_BREAKS.items()} | ({} if table.is_usual else {"sodos": PRODUCTS})
    return tuple(known.get(name) or column_of(name) for name in names)


def own(names: Sequence[str]) -> tuple[TieBreakName, ...]:
    """Return these tie-breaks if they are those of this module, none if they are FIDE's."""
    return tuple(sorted((name for name in FIDE_CODES if name in names), key=list(names).index))


def codes_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return FIDE's tie-breaks, or those that take the place of others in report files."""
    known = {str(name): code for name, code in FIDE_CODES.items()}
    return tuple(known.get(name, name) for name in names)


@dataclass(frozen=True)
class Table:
    """A stage at one moment, with its points and tie-breaks.

    `everybody_meets` is True for formats in which all entrants meet regardless of scores (round robins). Values are
    integers in units of the points table, for SODOS in their square, so comparisons are exact.
    """

    stage: Stage
    everybody_meets: bool
    worth: PointTable = USUAL

    @cached_property
    def results(self) -> Sequence[tuple[Pairing, tuple[int, int], Result]]:
        """Every game that counts, with the points of both seats."""
        of_result = self.worth.of_result
        return [(pairing, of_result(result), result) for pairing, result in counted_games(self.stage.rounds)]

    @cached_property
    def points(self) -> dict[EntrantId, int]:
        """Points of all entrants, byes included."""
        points = dict.fromkeys(self.stage.seeds, 0)
        for pairing, (its, others), _ in self.results:
            first, second = pairing.seats
            points[first] += its
            points[second] += others
        for who, given in record.bye_points(self.stage.rounds, self.worth).items():
            points[who] += given
        return points

    @cached_property
    def games(self) -> dict[EntrantId, list[tuple[EntrantId, int]]]:
        """For each entrant the opponents and the points made against them. Void games are left out."""
        games: dict[EntrantId, list[tuple[EntrantId, int]]] = {who: [] for who in self.stage.seeds}
        for pairing, (its, others), result in self.results:
            if self.everybody_meets or result.how == "played":
                first, second = pairing.seats
                games[first].append((second, its))
                games[second].append((first, others))
        return games

    @cached_property
    def faced(self) -> dict[EntrantId, list[tuple[int, int]]]:
        """For each entrant the opponent's points and the points made in each round.

        See the module for rounds without a game.
        """
        # FIDE Handbook C.07: an unplayed round of one's own counts as a game against a dummy opponent who ends with as
        # many points as oneself. Simpler than FIDE: what opponents made in their own unplayed rounds counts in full, so
        # that every reader can check a sum against the standings.
        points = self.points
        faced = {who: [(points[other], made) for other, made in games] for who, games in self.games.items()}
        if self.everybody_meets:
            return faced
        playing = Counter(
            who for round_ in self.stage.rounds for pairing in round_.open_pairings() for who in pairing.seats
        )
        for who, rows in faced.items():
            unplayed = len(self.stage.rounds) - len(rows) - playing.get(who, 0)
            if unplayed > 0:
                given = points[who] - sum(made for _, made in rows)
                # All points given for unplayed rounds go to the first row: only their total matters in the sums.
                rows += [(points[who], given if row == 0 else 0) for row in range(unplayed)]
        return faced

    @cached_property
    def opponents(self) -> dict[EntrantId, list[int]]:
        """For each entrant the opponents' points, the lowest first."""
        return {who: sorted([points for points, _ in rows]) for who, rows in self.faced.items()}

    @cached_property
    def tally(self) -> Tally:
        """Games won, lost and tied by each entrant."""
        return Tally.of_games((pairing, result) for pairing, _, result in self.results)

    @property
    def scores(self) -> Mapping[EntrantId, tuple[int, int]]:
        """For each entrant the difference and the sum of scores."""
        totals = record.score_totals(self.stage.rounds)
        return {who: totals.get(who, (0, 0)) for who in self.stage.seeds}

    def buchholz(self, *, lowest: int, highest: int) -> dict[EntrantId, int]:
        """Return the sums of the opponents' points without the given number of lowest and highest values."""
        end = -highest or None
        return {who: sum(points[lowest:end]) for who, points in self.opponents.items()}

    def sodos(self) -> dict[EntrantId, int]:
        """Return Sonneborn-Berger: points made in a game times points of that opponent in total."""
        return {who: sum([points * made for points, made in rows]) for who, rows in self.faced.items()}

    def direct(self, level: Mapping[EntrantId, object]) -> dict[EntrantId, int]:
        """Return the points made against opponents of the same `level`.

        If rounds are paired by score, they count only if all entrants of a level have met each other.
        """
        size = Counter(level.values())
        sums, broken = dict.fromkeys(self.games, 0), set[object]()
        for who, games in self.games.items():
            mine = level[who]
            others = size[mine] - 1
            if others > len(games) and not self.everybody_meets:
                broken.add(mine)
            elif others:
                inside = [(other, made) for other, made in games if level[other] == mine]
                sums[who] = sum([made for _, made in inside])
                if not self.everybody_meets and len({other for other, _ in inside}) < others:
                    broken.add(mine)
        return {who: 0 if level[who] in broken else made for who, made in sums.items()} if broken else sums

    def values(self, name: AnyTieBreak, level: Mapping[EntrantId, object]) -> Mapping[EntrantId, int]:
        """Return a tie-break for all entrants; for `direct` alone, `level` has their values of the criteria before."""
        match name:
            case "buchholz_cut_1" | "buchholz" | "median_buchholz":
                return self.buchholz(lowest=int(name != "buchholz"), highest=int(name == "median_buchholz"))
            case "sodos":
                return self.sodos()
            case "direct":
                return self.direct(level)
            case "wins":
                return self.tally.wins
            case "difference" | "scored":
                return {who: totals[name == "scored"] for who, totals in self.scores.items()}

    def places(self, names: Sequence[AnyTieBreak], before: Sequence[Criterion] = ()) -> list[Place]:
        """Return the entrants by points, then by these tie-breaks; `before` are criteria that come before points.

        Equal ones share a rank, in seed order.
        """
        seeds, criteria = self.stage.seeds, [*before, Criterion("points", self.points.__getitem__)]
        for name in names:
            columns = [map(criterion.value, seeds) for criterion in criteria] if name == "direct" else ()
            level = dict(zip(seeds, zip(*columns, strict=True), strict=False))
            criteria.append(Criterion(name, self.values(name, level).__getitem__))
        return in_order(seeds, criteria)

    def standings(
        self,
        names: Sequence[AnyTieBreak],
        rule: str,
        *,
        before: Sequence[Criterion] = (),
        before_rule: str = "",
        counts_games: bool = False,
    ) -> tuple[Standing, ...]:
        """Return the standings by points and these tie-breaks.

        `rule` is the number of the format's rule about tie-breaks, `before_rule` that of the criteria `before` points.
        `counts_games` if the stage is the whole one that the engine would count games of.
        """
        counted = self.tally.fields_of if counts_games and self.stage.rounds else _no_fields
        rules = {criterion.code: before_rule for criterion in before} | dict.fromkeys(names, rule)
        places = self.places(names, before)
        scale = self.worth.scale
        units = [{"sodos": scale**2, "wins": 1, "difference": 1, "scored": 1}.get(name, scale) for name in names]
        points, first = self.points, len(before) + 1
        return tuple(
            [
                Standing(
                    entrant=place.entrant,
                    rank=place.rank,
                    points=points[place.entrant],
                    scale=scale,
                    tie_breaks=tuple(map(shown, place.values[first:], units)),
                    reasons=_separation(above, place, rules) if place.separated_by in rules else (),
                    **counted(place.entrant),
                )
                for above, place in zip((None, *places), places, strict=False)
            ]
        )


def _no_fields(_: EntrantId) -> dict[str, Any]:
    """Return no fields: the engine counts the games."""
    return {}


def _separation(above: Place | None, place: Place, rules: Mapping[str, str]) -> tuple[Reason, ...]:
    """Return the criterion that separates neighbours, with its rule. Points need no explanation."""
    rule = rules.get(place.separated_by or "")
    if above is None or rule is None:
        return ()
    return (Reason(code=f"parted_by_{place.separated_by}", rule=rule, about=(above.entrant, place.entrant)),)
