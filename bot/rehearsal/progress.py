"""Progress of a tournament as a sentence, as a percentage, and what it is waiting for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.loaded import LoadedTournament
from bot.text.catalogue import shown
from bot.text.context import TournamentContext, context_of
from formats import registry
from formats.core.engine import Engine
from formats.core.state import TournamentState
from formats.core.steps import Finish, PairRound, WaitForAnswers, WaitForResults, next_step

SIGN_UP_PERCENT = 5.0
"""Progress once sign-up is closed; the rounds share the rest."""

GUESSED_ROUNDS = 8
"""Assumed number of rounds for formats whose length depends on results, until more have been played."""


MOST_NAMED = 3
"""Maximum number of games, and of abandoned turns, that are named when a rehearsal cannot continue."""


def where_it_stands(state: TournamentState) -> str:
    """Return one sentence on the phase and the current round."""
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


def what_is_missing(loaded: LoadedTournament, engine: Engine, given_up: Sequence[str] = ()) -> str:
    """Return who has to do what before a rehearsal can continue.

    `given_up` are the turns that demo players have tried too often.
    """
    tried = f" Tried too often: {'; '.join(given_up[:MOST_NAMED])}. Go on, and it is tried again." if given_up else ""
    return f"Nothing more happens automatically. {_what_is_missing(context_of(loaded, engine))}{tried}"


def _what_is_missing(context: TournamentContext) -> str:  # noqa: PLR0911 - a sentence for each step
    state = context.state
    match state.phase, next_step(state, context.engine):
        case "draft", _:
            return "A director has to open sign-up with /td open."
        case "registration", _:
            return "Players have to sign up, or a director has to close sign-up with /td close."
        case _, _ if not state.timetable_running and state.settings.week is not None:
            return "The timetable is paused: a director has to resume it with /td pause resume:True."
        case _, WaitForResults(stage=number):
            games = [
                f"{shown(context.players(game))} ({context.round_title(number, round_)})"
                for round_ in context.stage(number).rounds
                for game in round_.open_pairings()
            ]
            rest = f" and {len(games) - MOST_NAMED} more" if len(games) > MOST_NAMED else ""
            return (
                f"No result yet: {', '.join(games[:MOST_NAMED])}{rest}. The players have to report with /match report, "
                "or a director has to enter it with /round result."
            )
        case _, WaitForAnswers(stage=number, prompts=prompts):
            return " ".join(
                f"{' and '.join(map(context.names.full, prompt.who)) or 'A director'} has to answer: "
                f"{shown(context.reason(prompt.question, number, markdown=False))}"
                for prompt in prompts
            )
        case _, PairRound():
            return "A director has to publish the next round with /round publish."
        case _, Finish():
            return "A director has to end the tournament with /td advance."
    return "A person has to act."


def percent_done(loaded: LoadedTournament) -> float:
    """Return the progress from 0 to 100; 100 only if the tournament is over."""
    state = loaded.state
    if state.phase in {"finished", "cancelled"}:
        return 100.0
    if not state.started:
        return 0.0 if state.phase in {"draft", "registration"} else SIGN_UP_PERCENT
    whole = (state.stage_number + _part_of_stage(state)) / len(state.main_line)
    return min(99.0, SIGN_UP_PERCENT + (100 - SIGN_UP_PERCENT) * whole)


def _part_of_stage(state: TournamentState) -> float:
    """Return the fraction of the current stage that is decided, from 0 to 1."""
    stage = state.stage()
    system, options = registry.engine().of_stage(state, stage.number)
    played = len(stage.rounds)
    planned = max(system.planned_rounds(stage, options) or GUESSED_ROUNDS, played)
    current = stage.rounds[-1] if stage.rounds else None
    games = len(current.pairings.pairings) if current is not None else 0
    missing = len(current.open_pairings()) / games if current is not None and games else 0.0
    return (played - missing) / planned
