"""Rounds that a preview has paired, so that publishing them pairs nothing again."""

from __future__ import annotations

from collections.abc import Iterable

from formats.core.commands import Command, PublishRound
from formats.core.events import Event, RoundPaired
from formats.core.state import TournamentState


class PairedRounds:
    """The rounds that were paired last in each tournament, for as long as nothing else has happened there."""

    def __init__(self) -> None:
        """Knows none."""
        self._known: dict[str, tuple[int, PublishRound, tuple[RoundPaired, ...]]] = {}

    def of(self, tournament_id: str, state: TournamentState, command: Command) -> tuple[RoundPaired, ...]:
        """Return the cached pairings of this command on this state; empty if it was not previewed."""
        version, asked, paired = self._known.get(tournament_id, (-1, None, ()))
        return paired if (version, asked) == (state.version, command) else ()

    def keep(self, tournament_id: str, state: TournamentState, command: Command, events: Iterable[Event]) -> None:
        """Remember what a command would publish."""
        if isinstance(command, PublishRound) and command.pairings is None:
            paired = tuple(event for event in events if isinstance(event, RoundPaired))
            self._known[tournament_id] = state.version, command, paired

    def forget(self, tournament_id: str) -> None:
        """Something has happened in the tournament."""
        self._known.pop(tournament_id, None)
