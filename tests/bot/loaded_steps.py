"""Frozen logs as the service would hold them after each command, with people behind the entrants."""

from __future__ import annotations

from dataclasses import replace

from bot.service.loaded import Change, LoadedTournament
from storage.tournaments import Staff, TournamentRow
from tests.bot.season import CHANNEL, DIRECTOR, new_person
from tests.replayed import Step


def loaded(step: Step) -> LoadedTournament:
    """The tournament after a step; everybody has asked for direct messages, and the third is no member of Discord."""
    state = step.after
    people = {
        entrant: replace(new_person(number, discord=number != 3), name=f"Player {number}")
        for number, entrant in enumerate(state.entrants, 1)
    }
    row = TournamentRow("t1", step.records[0].at, state.title, state.phase, 5, CHANNEL)
    return LoadedTournament("t1", step.records, state, row, people, (Staff(DIRECTOR, "director"),), "0" * 64)


def change(step: Step) -> Change:
    """What the step did."""
    return Change(step.before, loaded(step), step.new)
