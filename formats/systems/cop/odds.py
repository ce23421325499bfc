"""Chances of every player for every place, by simulation (R36)."""

from __future__ import annotations

from dataclasses import replace

from formats.core.model import Odds
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.position import Position
from formats.systems.cop.simulation import simulate
from formats.systems.cop.terms import Terms


def odds_of(position: Position, terms: Terms, seed: str, simulations: int) -> Odds:
    """Simulate the rest of the event for the whole field, in the same way as for the pairing of prize contenders."""
    outcome = simulate(
        position,
        replace(terms, simulations=simulations),
        seed,
        position.size,
        gibsonized(position, terms),
    )
    return Odds(entrants=position.players, simulations=simulations, counts=outcome.counts)
