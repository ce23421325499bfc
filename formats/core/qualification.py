"""Choose the field of a stage from an earlier stage (`StageField`). Pure functions of its standings.

Entrants who have left make room for those behind them, until the stage has begun. Where several stages are fed by the
same one, those that have begun keep their places: an entrant who left one of them still counts in front of the next, so
that each entrant is chosen once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, zip_longest

from formats.core.lots import Lots
from formats.core.stage_field import Crossing, StageField
from formats.core.state import Stage
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a stage ended, of those who count: standings and groups best first, and who lost in each round."""

    ranking: Sequence[EntrantId]
    groups: Mapping[str, Sequence[EntrantId]] = field(default_factory=dict)
    losers: Mapping[int, frozenset[EntrantId]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rows:
    """A chosen field in rows of entrants with the same claim, the better row first.

    Where it comes from groups, with the group of each entrant and the names of all groups in order.
    """

    rows: tuple[tuple[EntrantId, ...], ...]
    group_of: Mapping[EntrantId, str] = field(default_factory=dict)
    groups: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[EntrantId, ...]:
        """Everybody, row after row."""
        return tuple(chain.from_iterable(self.rows))


def qualified(rule: StageField, outcome: Outcome) -> Rows:
    """Return who plays the next stage, each row in the order of the standings."""
    match rule.of:
        case "places":
            return Rows((tuple(outcome.ranking[rule.first - 1 : rule.last]),))
        case "losers":
            lost = outcome.losers.get(rule.round or 0, frozenset())
            return Rows((tuple(who for who in outcome.ranking if who in lost),))
        case "groups":
            return _of_groups(rule, outcome)


def _of_groups(rule: StageField, outcome: Outcome) -> Rows:
    """Return the places of every group, a row for each place, and the best of the place after them."""
    last = rule.last or rule.first
    height = {who: number for number, who in enumerate(outcome.ranking)}
    places = list(zip_longest(*outcome.groups.values()))[: last + 1]
    rows = [sorted((who for who in place if who is not None), key=height.__getitem__) for place in places]
    going_on = [*rows[rule.first - 1 : last], *(row[: rule.best_next] for row in rows[last:])]
    chosen = set(chain.from_iterable(going_on))
    group_of = {who: name for name, members in outcome.groups.items() for who in members if who in chosen}
    return Rows(tuple(map(tuple, filter(None, going_on))), group_of, tuple(outcome.groups))


def crossed_over(chosen: Rows, crossing: Crossing, lots: Lots) -> Rows:
    """Return the rows in the order in which they are seeded.

    For `crossed` the first row is in the order of the groups. Each other is that order with neighbours exchanged, read
    from the back: the seed that meets A1 in a full bracket is then B2, and so on.
    """
    number = {name: place for place, name in enumerate(chosen.groups)}

    def neighbour(who: EntrantId) -> int:
        return number[chosen.group_of[who]] ^ 1

    match crossing:
        case "snake":
            rows = chosen.rows
        case "drawn":
            rows = tuple(
                tuple(lots.shuffled(row, f"seeds of row {place}")) for place, row in enumerate(chosen.rows, start=1)
            )
        case "crossed":
            rows = tuple(
                tuple(
                    sorted(row, key=neighbour, reverse=True)
                    if place
                    else sorted(row, key=lambda who: number[chosen.group_of[who]])
                )
                for place, row in enumerate(chosen.rows)
            )
    return replace(chosen, rows=rows)


def losers_by_round(stage: Stage) -> Mapping[int, frozenset[EntrantId]]:
    """Return who lost a game in each round, by its number; of a forfeit by both, both."""
    return {
        round_.number: frozenset(
            who
            for pairing in round_.pairings.pairings
            if (result := round_.results.get(pairing.id)) is not None and result.how != "void"
            for seat, who in enumerate(pairing.seats)
            if result.winning_seat == 1 - seat or who in result.absent
        )
        for round_ in stage.rounds
    }
