"""Titles and subtitles of pictures, and outcomes of games for cells."""

from __future__ import annotations

from bot.pictures.outcomes import Outcome
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views import standings
from formats.core.results import Result
from formats.core.state import Round
from formats.core.values import EntrantId


def caption(context: TournamentContext, stage: int) -> str:
    """Return stage and progress: `Open Classic · After round 3 of 7`, or `Round 2, 12 games open`."""
    so_far = standings.caption(context, stage)
    ruled = sum(context.game(pairing).stage == stage for pairing in context.state.stands)
    by_ruling = texts.corrections.pictured(count=ruled) if ruled else ""
    return " · ".join(filter(None, (context.stage_title(stage), so_far.rstrip(".。"), by_ruling)))


def outcome_of(result: Result | None, seat: int) -> Outcome:
    """Return a game's outcome for a seat; forfeits count like games, a void game as not played."""
    if result is None:
        return "open"
    if result.how == "void":
        return "idle"
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    return "win" if mine > other else "loss" if mine < other or not mine else "tie"


def outcome_in(round_: Round, entrant: EntrantId) -> Outcome:
    """Return an entrant's outcome of a round."""
    pairing = round_.pairing_of(entrant)
    if pairing is not None:
        return outcome_of(round_.results.get(pairing.id), pairing.seats.index(entrant))
    return "bye" if any(bye.entrant == entrant for bye in round_.pairings.byes) else "idle"
