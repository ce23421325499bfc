"""Points and the usual tie-breaks, in any order, and the standings they make.

After the habits of chess federations. A round without a game of one's own (a bye, a forfeit either way, a round missed)
counts, where rounds are paired by score, as one against an opponent with one's own points; where everybody meets
everybody anyway it counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pydantic_core import PydanticCustomError

from formats.core.model import Reason, Standing, TieBreak
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.toolkit import record
from formats.toolkit.ranking import Criterion, Place, in_order

TieBreakName = Literal["buchholz_cut_1", "buchholz", "median_buchholz", "sodos", "direct", "wins"]
"""How options call them."""

TIE_BREAKS: Mapping[TieBreakName, TieBreak] = {
    "buchholz_cut_1": TieBreak("Buchholz -1", "The points of all opponents except the one with the fewest."),
    "buchholz": TieBreak("Buchholz", "The points of all opponents."),
    "median_buchholz": TieBreak("Median", "The points of all opponents except those with the fewest and the most."),
    "sodos": TieBreak(
        "SODOS", "Sonneborn-Berger: the points of those beaten, plus half the points of those tied with."
    ),
    "direct": TieBreak("Direct", "The points scored against the players still level."),
    "wins": TieBreak("Wins", "Games won."),
}

TIE_BREAK_WORDS = {
    "parted_by_buchholz_cut_1": "{0} is above {1}: their opponents, without the weakest, scored more points.",
    "parted_by_buchholz": "{0} is above {1}: their opponents scored more points (Buchholz).",
    "parted_by_median_buchholz": (
        "{0} is above {1}: their opponents, without the weakest and the strongest, scored more points."
    ),
    "parted_by_sodos": "{0} is above {1}: scored against stronger opponents (SODOS).",
    "parted_by_direct": "{0} is above {1}: better in the games between the players still level.",
    "parted_by_wins": "{0} is above {1}: more games won.",
}
"""A sentence for each, as a reason of the standings."""


def each_once(names: tuple[str, ...]) -> tuple[str, ...]:
    """For an option that orders tie-breaks: refuses one that is named twice."""
    if len(set(names)) < len(names):
        raise PydanticCustomError("doubled", "each may be named once only")
    return names


_UNITS: Mapping[str, int] = {"sodos": 4, "wins": 1}
"""How many of what is counted make one as shown; half-points unless told."""


@dataclass(frozen=True)
class Table:
    """A stage at one moment. `everybody_meets` says that everybody is to meet everybody, whatever the scores."""

    stage: Stage
    everybody_meets: bool

    @cached_property
    def half_points(self) -> dict[EntrantId, int]:
        """Everybody's points, those of byes included."""
        return record.half_points(self.stage)

    @cached_property
    def games(self) -> dict[EntrantId, list[tuple[EntrantId, int]]]:
        """Everybody's opponents and what was made against them, in half-points; void games are left out."""
        games: dict[EntrantId, list[tuple[EntrantId, int]]] = {who: [] for who in self.stage.seeds}
        for pairing, result in record.counted_games(self.stage.rounds):
            if self.everybody_meets or result.how == "played":
                for who, made in zip(pairing.seats, result.half_points, strict=True):
                    games[who].append((pairing.opponent(who), made))
        return games

    @cached_property
    def faced(self) -> dict[EntrantId, list[tuple[int, int]]]:
        """For each round the points of one's opponent and what one made; for rounds without a game see the module."""
        # After the tie-break regulations in the FIDE handbook (C.07): an unplayed round of one's own counts as a game
        # against a dummy opponent who ends with as many points as oneself. Simpler than there: what opponents made in
        # unplayed rounds of theirs counts in full, so that everybody can check a sum against the standings.
        points = self.half_points
        faced = {who: [(points[other], made) for other, made in games] for who, games in self.games.items()}
        if self.everybody_meets:
            return faced
        playing = Counter(
            who for round_ in self.stage.rounds for pairing in round_.open_pairings() for who in pairing.seats
        )
        for who, rows in faced.items():
            unplayed = len(self.stage.rounds) - len(rows) - playing[who]
            given = points[who] - sum(made for _, made in rows)
            # What was given for unplayed rounds is shared out: in sums only its total matters.
            rows += [(points[who], given if row == 0 else 0) for row in range(unplayed)]
        return faced

    def buchholz(self, *, lowest: int, highest: int) -> dict[EntrantId, int]:
        """The sums of the opponents' points without so many of the lowest and the highest."""
        sums = {}
        for who, rows in self.faced.items():
            values = sorted(points for points, _ in rows)
            sums[who] = sum(values[lowest : max(lowest, len(values) - highest)])
        return sums

    def sodos(self) -> dict[EntrantId, int]:
        """In quarter points: what one made in a game times what the opponent has made in all, both in half-points."""
        return {who: sum(points * made for points, made in rows) for who, rows in self.faced.items()}

    def direct(self, level: Mapping[EntrantId, object]) -> dict[EntrantId, int]:
        """The half-points made against opponents of the same `level`.

        Where rounds are paired by score they count only if all of a level have met each other.
        """
        inside = {
            who: [(other, made) for other, made in games if level[other] == level[who]]
            for who, games in self.games.items()
        }
        sums = {who: sum(made for _, made in games) for who, games in inside.items()}
        if self.everybody_meets:
            return sums
        size = Counter(level.values())
        met_all = {who: len({other for other, _ in games}) == size[level[who]] - 1 for who, games in inside.items()}
        broken = {level[who] for who, all_met in met_all.items() if not all_met}
        return {who: 0 if level[who] in broken else made for who, made in sums.items()}

    def values(self, name: TieBreakName, level: Mapping[EntrantId, object]) -> Mapping[EntrantId, int]:
        """A tie-break of everybody; `level` holds what the earlier criteria say."""
        match name:
            case "buchholz_cut_1":
                return self.buchholz(lowest=1, highest=0)
            case "buchholz":
                return self.buchholz(lowest=0, highest=0)
            case "median_buchholz":
                return self.buchholz(lowest=1, highest=1)
            case "sodos":
                return self.sodos()
            case "direct":
                return self.direct(level)
            case "wins":
                return self.wins_and_losses[0]

    @cached_property
    def wins_and_losses(self) -> tuple[Counter[EntrantId], Counter[EntrantId]]:
        """Games won and lost, forfeits included."""
        return record.wins_and_losses(self.stage.rounds)

    def places(self, names: Sequence[TieBreakName]) -> list[Place]:
        """Everybody by points, then by these tie-breaks; whom nothing parts share the place, in seed order."""
        criteria = [Criterion("points", self.half_points.__getitem__)]
        for name in names:
            level = {who: tuple(criterion.value(who) for criterion in criteria) for who in self.stage.seeds}
            criteria.append(Criterion(name, self.values(name, level).__getitem__))
        return in_order(self.stage.seeds, criteria)

    def standings(self, names: Sequence[TieBreakName], rule: str) -> tuple[Standing, ...]:
        """The standings by points and these tie-breaks; `rule` is the format's own rule about them."""
        places = self.places(names)
        wins, losses = self.wins_and_losses
        ties = record.ties(self.stage.rounds)
        return tuple(
            Standing(
                entrant=place.entrant,
                rank=place.rank,
                half_points=self.half_points[place.entrant],
                wins=wins[place.entrant],
                losses=losses[place.entrant],
                ties=ties[place.entrant],
                tie_breaks=tuple(_shown(name, value) for name, value in zip(names, place.values[1:], strict=True)),
                reasons=_separation(above, place, rule),
            )
            for above, place in zip((None, *places), places, strict=False)
        )


def _shown(name: TieBreakName, value: int) -> str:
    return f"{value / _UNITS.get(name, 2):g}"


def _separation(above: Place | None, place: Place, rule: str) -> tuple[Reason, ...]:
    """What separated neighbours, where it is worth a sentence: points speak for themselves."""
    if above is None or place.separated_by in {None, "points"}:
        return ()
    return (Reason(code=f"parted_by_{place.separated_by}", rule=rule, about=(above.entrant, place.entrant)),)
