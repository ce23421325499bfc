"""How far a tournament has come: in a sentence, and as a part of the whole."""

from __future__ import annotations

from bot.app.tournaments.loaded import LoadedTournament
from formats import registry
from formats.core.state import TournamentState

SIGN_UP_PERCENT = 5.0
"""What is done once sign-up is closed; the rounds share the rest."""

GUESSED_ROUNDS = 8
"""For formats whose length depends on results, until more than that have been played."""


def where_it_stands(state: TournamentState) -> str:
    """One sentence."""
    match state.phase:
        case "draft":
            return "Not yet open."
        case "registration":
            return f"Sign-up: {len(state.active_entrants())} are in."
        case "finished":
            return "Finished. The final standings are in the channel."
        case "cancelled":
            return "Called off."
        case _:
            current = state.current_round
            if current is None:
                return "Sign-up is closed; the first round comes next."
            games = len(current.pairings.pairings)
            done = games - len(current.open_pairings())
            stage = state.stages[state.stage_number].title
            return f"{stage}, round {current.number}: {done} of {games} games are decided."


def percent_done(loaded: LoadedTournament) -> float:
    """From 0 to 100; 100 only when the tournament is over."""
    state = loaded.state
    if state.phase in {"finished", "cancelled"}:
        return 100.0
    if not state.started:
        return 0.0 if state.phase in {"draft", "registration"} else SIGN_UP_PERCENT
    whole = (state.stage_number + _part_of_stage(state)) / len(state.stages)
    return min(99.0, SIGN_UP_PERCENT + (100 - SIGN_UP_PERCENT) * whole)


def _part_of_stage(state: TournamentState) -> float:
    stage = state.stage()
    system, options = registry.engine().of_stage(state, stage.number)
    played = len(stage.rounds)
    planned = max(system.planned_rounds(stage, options) or GUESSED_ROUNDS, played)
    current = stage.rounds[-1] if stage.rounds else None
    games = len(current.pairings.pairings) if current is not None else 0
    missing = len(current.open_pairings()) / games if current is not None and games else 0.0
    return (played - missing) / planned
