"""Which commands can be taken back: the last one that something may build on, and results of games before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from formats.core.errors import BranchPlayedError, NothingToUndoError, NotLastCommandError
from formats.core.events import CommandUndone, MatchAdded, MatchNoted, RoundPaired
from formats.core.log import Record
from formats.core.state import CommandMark, TournamentState
from formats.core.state_slices.branches import Branch, Branches
from formats.core.values import PairingId

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
        "MemberChanged",
        "TeamSought",
        "CommandUndone",
        "DrawCommitted",
        "DrawDelayed",
        "BeaconWaived",
        "DrawContributed",
        "PromptsOpened",
        "ServerGamesLinked",
        "ServerGameDoubted",
        "ServerDoubtSettled",
        "EveningOpened",
        "EveningRecorded",
        "BranchRecorded",
    }
)
"""Events nothing else builds on: a command that wrote only these is neither undone by directors nor in their way."""

NEVER_UNDONE = frozenset({"TournamentCreated", "SeedReplaced", "TimetableSwitched"})

OF_GAMES = frozenset({"ResultReported", "ReportTakenBack", "ReportDisputed", "ResultRecorded"})
"""Events that only what happens to the same game, or a later step of play, builds on."""

OPENS_A_MATCH = frozenset({"MatchAdded"})
"""With results, a step of play that only what happens in the match, or a later step, builds on."""


def undoable(state: TournamentState) -> Iterator[CommandMark]:
    """The commands that undo could take back now, latest first.

    That is the last one something may build on; and before it those that only recorded what happened in games of which
    nothing was recorded since, as long as everything since was about games too. One that opened a match is the last of
    these: the match may rest on any result before it. Nothing goes back behind the opening of a branch that is played.
    """
    later: set[PairingId] = set()
    played = _played_branches(state)
    last = True
    for mark in reversed(state.commands):
        kinds = set(mark.events)
        if mark.command_id in played or "MainLineNamed" in kinds:
            return
        if "EveningRecorded" in kinds:
            kinds -= {"EntrantRegistered"}  # the people of an evening come with it, and would be entered again
        if kinds & NEVER_UNDONE and not kinds - NEVER_UNDONE - PERSONAL:
            if "TournamentCreated" in kinds:
                return
            continue
        built_on = kinds - PERSONAL
        if built_on:
            if last or (built_on <= OF_GAMES | OPENS_A_MATCH and not mark.games & later):
                yield mark
            if not built_on <= OF_GAMES:
                return
            last = False
        later |= mark.games


def _played_branches(state: TournamentState) -> dict[str, Branch]:
    """Return the branches whose games have results, by the command that opened them."""
    branches = state.slice_of(Branches).by_stage.values()
    return {branch.opening: branch for branch in branches if branch.is_played}


def undoable_command(state: TournamentState, command_id: str) -> CommandMark:
    """The command of that id, if undo could take it back now; `need_undoable`, `NotLastCommandError`."""
    last = need_undoable(state)
    for mark in undoable(state):
        if mark.command_id == command_id:
            return mark
    raise NotLastCommandError(command_id, last.command_id)


def need_undoable(state: TournamentState) -> CommandMark:
    """The command that undo would take back first; `NothingToUndoError`, `BranchPlayedError`."""
    last = last_undoable(state)
    if last is not None:
        return last
    for branch in _played_branches(state).values():
        raise BranchPlayedError(state.stages[branch.stage].title)
    raise NothingToUndoError


def last_undoable(state: TournamentState) -> CommandMark | None:
    """The command that undo would take back first, or None."""
    return next(undoable(state), None)


def lost_with(records: Iterable[Record], command_id: str) -> list[Record]:
    """Return the notes about games of the rounds that a command paired, up to its undo: they are undone with it."""
    games: set[PairingId] = set()
    lost: list[Record] = []
    for record in records:
        event = record.event
        if isinstance(event, CommandUndone) and event.command_id == command_id:
            break
        if isinstance(event, RoundPaired) and record.command_id == command_id:
            games |= {pairing.id for pairing in event.pairings.pairings}
        elif isinstance(event, MatchAdded) and record.command_id == command_id and event.game is not None:
            games.add(event.game.id)
        elif isinstance(event, MatchNoted) and event.pairing in games:
            lost.append(record)
    return lost
