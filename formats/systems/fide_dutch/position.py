"""A stage as the tournament of numbered players that the rules of `formats.toolkit.fide` work on."""

from __future__ import annotations

from collections.abc import Mapping

from formats.core.model import Entrant
from formats.core.separation import separation_of
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.fide_dutch.options import FideDutchOptions
from formats.toolkit.fide.baku import baku_points
from formats.toolkit.fide.record import BLACK, Forbidden, Tournament
from formats.toolkit.fide.stage_record import (
    ACCELERATED_TO,
    INITIAL_COLOUR,
    TITLES,
    Position,
    complete_rounds,
    recorded_players,
)


def strength_of(entrant: Entrant) -> tuple[float, int, int]:
    """Return the key of the initial order, smallest first: rating, title, sign-up (R2)."""
    title = title_of(entrant)
    place = TITLES.index(title) if title else len(TITLES)
    return -(entrant.data.rating or 0), place, entrant.number


def title_of(entrant: Entrant) -> str:
    """Return the chess title of an entrant, one of `TITLES`; empty without one."""
    title = str(entrant.data.attributes.get("title") or "").strip().upper()
    return title if title in TITLES else ""


def numbered(stage: Stage) -> list[EntrantId]:
    """Return the entrants in the order of their numbers: late ones take the place that is due to them (R2)."""
    first = stage.rounds[0].pairings.members() if stage.rounds else frozenset(stage.seeds)
    order = [who for who in stage.seeds if who in first]
    for who in stage.seeds:
        if who not in first:
            _insert(order, stage.entrants[who], stage)
    return order


def renumbered(stage: Stage, corrected: Entrant) -> list[EntrantId]:
    """Return the order of numbers with corrected data of an entrant, who takes the place that is due to it (R2)."""
    order = [who for who in numbered(stage) if who != corrected.id]
    if corrected.id in stage.seeds:
        _insert(order, corrected, stage)
    return order


def _insert(order: list[EntrantId], entrant: Entrant, stage: Stage) -> None:
    """Insert an entrant before the first weaker one."""
    mine = strength_of(entrant)
    weaker = (place for place, other in enumerate(order) if strength_of(stage.entrants[other]) > mine)
    order.insert(next(weaker, len(order)), entrant.id)


def position_of(stage: Stage, options: FideDutchOptions, drawn: Mapping[str, Scalar] | None = None) -> Position:
    """Return the position after the complete rounds of a stage; `drawn` are the facts of round 1 while it is paired."""
    order = numbered(stage)
    number = {who: place for place, who in enumerate(order, start=1)}
    facts = drawn if drawn is not None else stage.rounds[0].pairings.facts if stage.rounds else {}
    active = frozenset(stage.active)
    points = options.chess_points
    last = str(facts.get(ACCELERATED_TO, ""))
    tournament = Tournament(
        players=recorded_players(stage, order, complete_rounds(stage)),
        rounds=options.rounds,
        initial_colour="b" if facts.get(INITIAL_COLOUR) == BLACK else "w",
        points=points,
        absent={number[who]: "Z" for who in order if who not in active},
        virtual_points=baku_points(number[last], options.rounds, points) if last in number else (),
        forbidden=forbidden(stage, options, number),
    )
    return Position(order, tournament)


def forbidden(stage: Stage, options: FideDutchOptions, number: Mapping[EntrantId, int]) -> tuple[Forbidden, ...]:
    """Return who never meets (R4), by numbers: named pairs, and all who share a value of an attribute."""
    never = separation_of(stage, options, 1).never
    groups: dict[tuple[str, str], list[EntrantId]] = {}
    for name, values in never.values.items():
        for who, value in values.items():
            groups.setdefault((name, value), []).append(who)
    together = [*groups.values(), *map(sorted, never.pairs)]
    known = (frozenset(number[who] for who in group if who in number) for group in together)
    last = min(options.never_meet_rounds or options.rounds, options.rounds)
    return tuple(Forbidden(1, last, players) for players in sorted(known, key=sorted) if len(players) > 1)
