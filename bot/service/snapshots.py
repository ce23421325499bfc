"""Cache of earlier states of a tournament, so that an undo is not folded from the start of a long log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from formats.core.evolve import fold, states, undone_commands
from formats.core.log import Record
from formats.core.state import TournamentState

APART, MOST = 500, 4
"""How many lines lie between two states that are kept, and how many are: an undo reaches back to the last few."""


@dataclass(frozen=True, slots=True)
class Snapshots:
    """States after some of the last lines of a log, oldest first. No line behind one takes back a command before it.

    They share with one another, and with the state of the moment, whatever did not change between them.
    """

    kept: tuple[TournamentState, ...] = ()

    def with_state(self, state: TournamentState) -> Snapshots:
        """With the state after the last line, where the one before is far enough behind."""
        last = self.kept[-1].version if self.kept else 0
        return Snapshots((*self.kept, state)[-MOST:]) if state.version - last >= APART else self

    def before(self, seq: int) -> Snapshots:
        """Return the snapshots from before a line."""
        return Snapshots(tuple(state for state in self.kept if state.version < seq))


NONE_KEPT = Snapshots()


def loaded_state(
    records: Iterable[Record], state: TournamentState | None = None, kept: Snapshots = NONE_KEPT
) -> tuple[TournamentState, Snapshots]:
    """Fold a log, or the lines after a state; returns the resulting state and the snapshots to keep."""
    state = TournamentState() if state is None else state
    for after in states(list(records), state):
        state, kept = after, kept.with_state(after)
    return state, kept


def undone_state(
    records: Sequence[Record], new: Sequence[Record], kept: Snapshots
) -> tuple[TournamentState, Snapshots]:
    """The state after new lines that take back commands of a log, and the states that hold after that."""
    valid = kept.before(_first_undone(records, new))
    if not valid.kept:
        return fold((*records, *new)), valid
    start = valid.kept[-1]
    behind = records[start.version :]
    return fold((*behind, *new), start), valid


def _first_undone(records: Sequence[Record], new: Sequence[Record]) -> int:
    """Return the first line of a log that new lines take back; that of the new lines if there is none.

    The lines of a command follow one another. Older ones need not be unpacked (`formats.core.packed`).
    """
    undone = undone_commands(new)
    undone -= {line.command_id for line in new} - {records[-1].command_id}
    first, found = len(records) + 1, set[str]()
    for line in reversed(records):
        if line.command_id in undone:
            first = line.seq
            found.add(line.command_id)
        elif found == undone:
            break
    return first
