"""The context of every decision, and checks shared by many."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from formats.core.commands import PassDeadline
from formats.core.engine import Engine
from formats.core.events import Event, Phase
from formats.core.evolve import evolve
from formats.core.log import Envelope, Record
from formats.core.model import Pairing
from formats.core.phases import need_phase, next_phase
from formats.core.possible.rounds import open_game
from formats.core.state import TournamentState
from formats.core.values import EntrantId, PairingId


@dataclass(frozen=True)
class Case:
    """A command's circumstances: the state it meets, its envelope, the engine."""

    state: TournamentState
    envelope: Envelope
    engine: Engine

    @property
    def now(self) -> datetime:
        """When the command was given."""
        return self.envelope.at

    def after(self, events: Iterable[Event]) -> Case:
        """The case once these events have happened too."""
        state = self.state
        for event in events:
            record = Record(
                seq=state.version + 1,
                command_id=self.envelope.command_id,
                actor=self.envelope.actor,
                at=self.envelope.at,
                event=event,
            )
            state = evolve(state, record)
        return Case(state, self.envelope, self.engine)

    def next_phase(self) -> Phase:
        """The phase after the command, by the table of a tournament's life."""
        return next_phase(type(self.envelope.command), self.state.phase)

    def need_phase(self, kind: str = "") -> None:
        """Refuse unless the command, or this use of it, is taken in the tournament's phase."""
        need_phase(type(self.envelope.command), self.state.phase, kind)

    def open_game(self, pairing: PairingId, by: EntrantId | None = None) -> Pairing:
        """The pairing, refused when it has a result or when `by` does not sit there."""
        self.need_phase()
        return open_game(self.state, pairing, by)


def case_again(state: TournamentState, record: Record, engine: Engine) -> Case:
    """Return the case in which what a record says is computed again. Only who did it and when it was are known."""
    again = Envelope(command_id=record.command_id, actor=record.actor, at=record.at, command=PassDeadline())
    return Case(state, again, engine)
