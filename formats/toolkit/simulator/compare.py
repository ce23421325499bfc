"""Compare formats for a field of known strength: whole tournaments, of one or several stages, in simulation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from formats.core.contract import Format
from formats.core.errors import RuleError
from formats.core.model import Entrant
from formats.core.progress import counted
from formats.toolkit.simulator.dice import Chances, Dice, elo_chances, sizes_of_chunks
from formats.toolkit.simulator.estimates import Measures
from formats.toolkit.simulator.measures import measured
from formats.toolkit.simulator.outcome import Outcome, followed, joined, moved
from formats.toolkit.simulator.simulated import Simulated


@dataclass(frozen=True)
class Part:
    """A stage: its format, options, and how many of the stage before go on (None: everybody)."""

    system: Format[Any]
    options: Any
    take: int | None = None


def compared(
    parts: Sequence[Part], ratings: Sequence[float], runs: int, seed: str, *, seeded: bool = False
) -> Measures | None:
    """Return the figures of a tournament for players of these ratings, the best first.

    `seeded`: seeds follow the ratings; otherwise they are drawn in each run, as for players without ratings. None if
    a format cannot be played by so many, or is not simulated.
    """
    if not _playable(parts, len(ratings)):
        return None
    return measured(played(parts, elo_chances(ratings), runs, seed, seeded=seeded), np.asarray(ratings))


def played(parts: Sequence[Part], chances: Chances, runs: int, seed: str, *, seeded: bool) -> Outcome:
    """Play all runs in chunks, each with a stream of its own. The columns of the outcome are players."""
    sizes = sizes_of_chunks(len(chances), runs)
    chunks = (play_with(parts, dice) for dice in Dice.of_chunks(chances, sizes, seed, shuffled=not seeded))
    return joined(list(counted(chunks, sizes, runs)))


def play_with(parts: Sequence[Part], dice: Dice) -> Outcome:
    """Play all runs of some dice. They know the players, so the outcome of seats becomes one of players at the end."""
    outcome = play_stage(parts[0], dice)
    for part in parts[1:]:
        take = part.take or dice.seats
        outcome = followed(outcome, take, play_stage(part, dice.reseated(outcome.order[:, :take])))
    return replace(outcome, places=moved(outcome.places, dice.players), games=moved(outcome.games, dice.players))


def play_stage(part: Part, dice: Dice) -> Outcome:
    """Play all runs of a stage that is `playable`."""
    assert isinstance(part.system, Simulated)  # noqa: S101 - checked before
    return part.system.play_runs(part.options, dice)


def _playable(parts: Sequence[Part], players: int) -> bool:
    """Return whether every stage is simulated, and accepts its number of players."""
    takes = [players, *(part.take or players for part in parts[1:])]
    if any(later > earlier for earlier, later in pairwise(takes)):
        return False
    return all(map(playable, parts, takes))


def playable(part: Part, players: int) -> bool:
    """Return whether a stage is simulated, and accepts so many players."""
    field = [Entrant(id=f"e{number}", number=number) for number in range(1, players + 1)]
    try:
        part.system.check(field, part.options)
    except RuleError:
        return False
    return isinstance(part.system, Simulated)
