"""Entrants who play on no more: through with enough wins, or out with enough losses (R14).

A record is the number of wins and losses. A bye worth as much as a win counts as one, a forfeit as a win or a loss.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Literal

from formats.core.game_counts import wins_and_losses
from formats.core.model import Mark, Reason
from formats.core.points import USUAL, PointTable
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.options import SwissOptions
from formats.toolkit.ranking import Criterion

Decided = Literal["through", "out"]
THROUGH: Decided = "through"
OUT: Decided = "out"
SIGNS: Mapping[Decided, str] = {THROUGH: "✓", OUT: "✗"}

_ORDER: Mapping[Decided | None, int] = {THROUGH: 2, None: 1, OUT: 0}


def records(stage: Stage, table: PointTable = USUAL) -> Mapping[EntrantId, tuple[int, int]]:
    """Return wins and losses of each entrant."""
    wins, losses = wins_and_losses(stage.rounds)
    wins.update(bye_wins(stage, table))
    return {who: (wins[who], losses[who]) for who in stage.seeds}


def bye_wins(stage: Stage, table: PointTable) -> Counter[EntrantId]:
    """Return how many byes of each entrant count as wins."""
    byes = chain.from_iterable(round_.pairings.allocated_byes for round_ in stage.rounds)
    return Counter(bye.entrant for bye in byes if table.is_win(bye))


def is_limited(options: SwissOptions) -> bool:
    """Return True if so many wins or losses end a player's tournament."""
    return options.wins_to_advance is not None or options.losses_to_leave is not None


def _state_of(record: tuple[int, int], options: SwissOptions) -> Decided | None:
    """Return what a record decides, None if its owner plays on. Enough wins count before too many losses."""
    wins, losses = record
    if options.wins_to_advance is not None and wins >= options.wins_to_advance:
        return THROUGH
    return OUT if options.losses_to_leave is not None and losses >= options.losses_to_leave else None


def decided(stage: Stage, options: SwissOptions) -> Mapping[EntrantId, Decided]:
    """Return the entrants who play on no more, and whether they are through or out; empty without limits."""
    if not is_limited(options):
        return {}
    states = ((who, _state_of(record, options)) for who, record in records(stage, options.point_table).items())
    return {who: state for who, state in states if state is not None}


def undecided(stage: Stage, options: SwissOptions) -> tuple[EntrantId, ...]:
    """Return the active entrants who play on, in seed order."""
    settled = decided(stage, options)
    return tuple(who for who in stage.active if who not in settled)


def by_record(stage: Stage, options: SwissOptions) -> tuple[Criterion, ...]:
    """Return the first criterion of the standings under limits: through before undecided before out, then the record.

    More wins come first, then fewer losses. There is no criterion without limits.
    """
    if not is_limited(options):
        return ()
    made = records(stage, options.point_table)
    return (Criterion("record", lambda who: (_ORDER[_state_of(made[who], options)], made[who][0], -made[who][1])),)


def record_marks(stage: Stage, options: SwissOptions) -> tuple[Mark, ...]:
    """Return the signs of those who are through and of those who are out, as far as there are any."""
    settled = decided(stage, options)
    needed: Mapping[Decided, int | None] = {THROUGH: options.wins_to_advance, OUT: options.losses_to_leave}
    return tuple(
        Mark(
            sign=sign,
            entrants=entrants,
            meaning=Reason(code=f"mark_{state}", rule="R14", params={"games": needed[state]}),
        )
        for state, sign in SIGNS.items()
        if (entrants := tuple(who for who in stage.seeds if settled.get(who) == state))
    )


def record_reasons(stage: Stage, options: SwissOptions) -> tuple[Reason, ...]:
    """Return how many are through and how many are out before the next round."""
    states = list(decided(stage, options).values())
    return tuple(
        Reason(code=f"{state}_so_far", rule="R14", params={"players": states.count(state)})
        for state in SIGNS
        if state in states
    )
