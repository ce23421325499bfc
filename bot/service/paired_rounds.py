"""Cache of the rounds that a preview has paired, so that publishing them pairs nothing again.

One entry a tournament. It is valid for the version of the log and the command it was made for, and is removed when the
log grows; the engine accepts it only if seed and field are those of the command (`formats.core.decide.rounds`).
"""

from __future__ import annotations

from collections.abc import Iterable

from formats.core.commands import Command, PublishRound
from formats.core.events import Event, RoundPaired
from formats.core.state import TournamentState


class PairedRounds:
    """The rounds that were paired last in each tournament, until its log grows."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, PublishRound, tuple[RoundPaired, ...]]] = {}

    def of(self, tournament_id: str, state: TournamentState, command: Command) -> tuple[RoundPaired, ...]:
        """Return the cached pairings of this command on this state; empty if it was not previewed."""
        version, asked, paired = self._known.get(tournament_id, (-1, None, ()))
        return paired if (version, asked) == (state.version, command) else ()

    def keep(self, tournament_id: str, state: TournamentState, command: Command, events: Iterable[Event]) -> None:
        """Store the rounds that a command would publish."""
        if isinstance(command, PublishRound) and command.pairings is None:
            paired = tuple(event for event in events if isinstance(event, RoundPaired))
            self._known[tournament_id] = state.version, command, paired

    def forget(self, tournament_id: str) -> None:
        """Remove the entry of a tournament whose log has grown."""
        self._known.pop(tournament_id, None)
