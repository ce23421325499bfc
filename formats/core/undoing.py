"""Which command can be taken back: always the last one that something may build on."""

from __future__ import annotations

from formats.core.state import CommandMark, Tournament

PERSONAL = frozenset(
    {
        "FormAsked",
        "FormClosed",
        "FormSubmitted",
        "FormsSeen",
        "DeadlinePassed",
        "Announced",
        "StaffChanged",
        "PersonReplaced",
        "MatchNoted",
        "FeeMarked",
        "CommandUndone",
        "DrawCommitted",
        "DrawContributed",
        "PromptsOpened",
    }
)
"""Events nothing else builds on: a command that wrote only these is neither undone by directors nor in their way."""

NEVER_UNDONE = frozenset({"TournamentCreated", "SeedReplaced", "TimetableSwitched"})


def last_undoable(state: Tournament) -> CommandMark | None:
    """The command that undo would take back now, or None."""
    for mark in reversed(state.commands):
        kinds = set(mark.events)
        if kinds & NEVER_UNDONE and not kinds - NEVER_UNDONE - PERSONAL:
            if "TournamentCreated" in kinds:
                return None
            continue
        if kinds - PERSONAL:
            return mark
    return None
