"""The places of a whole tournament: the last stage's standings first, then those who did not reach it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, groupby

from formats.core.engine import Engine
from formats.core.state import TournamentState
from formats.core.state_slices.branches import Branches
from formats.core.steps import source_of
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Place:
    """Entrants that nothing separates, on the places `first` to `last` of the whole tournament."""

    first: int
    last: int
    entrants: tuple[EntrantId, ...]


def places(state: TournamentState, engine: Engine) -> tuple[Place, ...]:
    """Return the places of all who played, best first; empty before the first stage.

    An entrant of a later stage is placed before all who did not reach it. Those who play a branch share the places that
    begin with the first of them, in the order of the branch once it is over. Entrants who are `placeless` have no
    place, those behind them move up.
    """
    placed: set[EntrantId] = set()
    in_order: list[Place] = []
    for number in reversed(range(len(state.started))):
        out = placeless(state, engine, number)
        lines = [
            line for line in engine.standings(state, number) if line.entrant not in placed and line.entrant not in out
        ]
        ranked = [tuple(line.entrant for line in group) for _, group in groupby(lines, key=lambda line: line.rank)]
        for entrants in _with_branches(state, number, ranked):
            first = 1 + sum(len(place.entrants) for place in in_order)
            in_order.append(Place(first, first + len(entrants) - 1, entrants))
            placed.update(entrants)
    return tuple(in_order)


def _with_branches(
    state: TournamentState, stage: int, ranked: list[tuple[EntrantId, ...]]
) -> list[tuple[EntrantId, ...]]:
    """Return who shares each place of a stage, with the order of the branches that it feeds and that are over."""
    for branch in state.slice_of(Branches).by_stage.values():
        if branch.outcome != "held" or source_of(state, branch.stage) != stage:
            continue
        here = set(chain.from_iterable(ranked))
        own = [tuple(who for who in together if who in here) for together in branch.places]
        inside = set(chain.from_iterable(own))
        first = next((place for place, together in enumerate(ranked) if inside.intersection(together)), len(ranked))
        before, after = ranked[:first], ranked[first:]
        ranked = [*before, *own, *(tuple(who for who in together if who not in inside) for together in after)]
        ranked = list(filter(None, ranked))
    return ranked


def placeless(state: TournamentState, engine: Engine, stage: int) -> frozenset[EntrantId]:
    """Return the entrants who get no place of a stage at the end: the disqualified; in leagues all who left.

    In a league the games that are missing decide nothing about the others. Elsewhere a player who left after the last
    game keeps the place; one who left without having played, say after a bye, has none.
    """
    groups = engine.rules_of(state, stage).groups(state.stage(stage))
    leagues = bool(groups) and not any(group.part for group in groups)
    gone = {"withdrawn", "removed", "disqualified"}
    left = [entrant for entrant in state.entrants.values() if entrant.status in gone]
    return frozenset(
        entrant.id
        for entrant in left
        if leagues or entrant.status == "disqualified" or not _has_played(state, entrant.id)
    )


def _has_played(state: TournamentState, entrant: EntrantId) -> bool:
    """Return whether the entrant has a result of a game that was played, in any stage."""
    return any(
        (result := round_.results.get(game.id)) is not None and result.how == "played"
        for log in state.started
        for round_ in log.rounds
        for game in round_.games.by_entrant.get(entrant, ())
    )


def paid_places(state: TournamentState, engine: Engine) -> int:
    """Down to which place somebody wins a prize, by the prizes of the tournament or the options of its last stage."""
    listed = max((prize.place for prize in state.settings.prizes if prize.given_for == "place"), default=0)
    by_options = engine.rules_of(state, len(state.main_line) - 1).prize_places if state.stages else None
    return max(listed, by_options or 0)


def announced_places(state: TournamentState, engine: Engine, least: int = 3) -> tuple[Place, ...]:
    """The places that are named at the end: all that win a prize, the first three at least."""
    named = max(least, paid_places(state, engine))
    return tuple(place for place in places(state, engine) if place.first <= named)
