"""The base classes of formats whose tournaments the simulator plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from formats.core.capabilities.odds import MOST_QUICK, SimulatesOdds
from formats.core.contract import Finished, O, Status
from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.state import Stage

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome
    from formats.toolkit.simulator.rest import Rest

FEWEST_QUICK = 100
MOST_SIMULATED = 64
"""Number of players up to which rounds are paired by score in simulation."""

USUAL_ROUNDS = 10
"""Coming rounds of a format without a planned number, for the number of simulations."""

QUICK_COSTS = 1_900_000
"""Costs of pairing, in pairs of players, for which 100 ms of CPU are enough (`tests/bench/bench_simulator.py`).

With 40 players and 6 rounds to play they are 169 simulations, whose standard error is at most 3.8 percentage points.
"""


def quick_runs(players: int, costs: int) -> int:
    """Return in how many runs these costs are spent, by pairs of players, within the bounds of what is useful."""
    return max(FEWEST_QUICK, min(MOST_QUICK, costs // max(1, players**2)))


class Simulated(ABC, Generic[O]):
    """A format that plays a whole stage in all runs at once."""

    @abstractmethod
    def play_runs(self, options: O, dice: Dice) -> Outcome:
        """Play a stage from its first to its last round. Ties do not occur."""

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return the options of different lengths that are worth comparing, the default first."""
        del players
        return ({},)


class SimulatesRest(SimulatesOdds[O]):
    """A format that plays the rest of a stage in all runs at once.

    Games are won by the Elo formula if all entrants have a rating, else by either player as often; none is tied.
    """

    @abstractmethod
    def status(self, stage: Stage, options: O) -> Status:
        """Return what the stage waits for, or that it is over, as `Format.status` does."""

    @abstractmethod
    def rest(self, stage: Stage, options: O) -> Rest:
        """Return what is left of a stage that is not over and is simulated."""

    def odds(self, stage: Stage, options: O, lots: Lots, simulations: int) -> Odds | None:
        """Return the chances of everybody still in."""
        from formats.toolkit.simulator.odds import odds_of  # noqa: PLC0415 - NumPy is slow to import

        if not self.simulates_odds(stage, options) or isinstance(self.status(stage, options), Finished):
            return None
        return odds_of(stage, self.rest(stage, options), lots, simulations)


class SimulatedByScore(SimulatesRest[O]):
    """A format whose coming rounds are paired by score in simulation, which takes time for large fields."""

    @abstractmethod
    def planned_rounds(self, stage: Stage, options: O) -> int | None:
        """Return the number of rounds, None if it depends on results, as `Format.planned_rounds` does."""

    def simulates_odds(self, stage: Stage, options: O) -> bool:
        """Return False for more players than the simulator pairs."""
        del options
        return len(stage.seeds) <= MOST_SIMULATED

    def quick_simulations(self, stage: Stage, options: O) -> int:
        """Return how often the coming rounds are simulated in 100 ms of CPU."""
        planned = self.planned_rounds(stage, options)
        rounds = USUAL_ROUNDS if planned is None else planned - len(stage.rounds)
        return quick_runs(len(stage.seeds), QUICK_COSTS // (rounds + 1))  # the end costs as much as a round
