"""The draws of a tournament: what each is called, and the secret it grows from. Everything random comes from here."""

from __future__ import annotations

from collections.abc import Mapping

from formats.core.errors import SeedUnknownError
from formats.core.events import (
    BranchOpened,
    DrawCommitted,
    Event,
    MatchAdded,
    PromptAnswered,
    RoundPaired,
    StageStarted,
    TeamsDrawn,
)
from formats.core.lots import Lots, mixed, root_of, secret_of
from formats.core.state import TournamentState
from formats.core.values import PairingId

ALL_DRAWS = "all"
"""The name under which words are mixed into every draw of a tournament."""

_PUBLIC_DIGITS = 16


def prompt_draw(stage: int, prompt: str) -> str:
    """The name of the draw that answers a prompt."""
    return f"s{stage}/{prompt}"


def draw_root(state: TournamentState) -> str:
    """Return the root of all draws, whose hash is the commitment; empty in a log exported without its seed."""
    return root_of(state.seed, state.identity) if state.seed else ""


def revealed_seed(state: TournamentState) -> str | None:
    """The seed with the tournament's id, once everything has been drawn and it can be published; None before."""
    return draw_root(state) if state.phase in {"finished", "cancelled"} else None


def public_id(state: TournamentState) -> str:
    """The part of ids in feeds and calendars that no other tournament has; the same wherever the log is imported."""
    return (state.identity or state.seed_commitment)[:_PUBLIC_DIGITS]


def open_draws(state: TournamentState) -> Mapping[str, DrawCommitted]:
    """The draws that are committed to and still to come, by name; players may mix words into them."""
    drawn = {prompt_draw(number, key) for number, log in enumerate(state.started) for key in log.answers}
    return {name: event for name, event in state.commitments.items() if name not in drawn | state.revealed.keys()}


def draw_secret(state: TournamentState, name: str) -> str:
    """Return the secret of a draw, which must not be disclosed before the draw is made.

    What players have said for `ALL_DRAWS` is mixed into the seed it comes from. Where a log was exported without its
    seed only the secrets that it discloses are known; else `SeedUnknownError`.
    """
    if not state.seed:
        if name not in state.secrets:
            raise SeedUnknownError(name)
        return state.secrets[name]
    return secret_of(mixed(draw_root(state), words_for(state, ALL_DRAWS)), name)


def revealed_secrets(event: Event) -> dict[str, str]:
    """The secrets of draws that an event tells, by the draw's name."""
    match event:
        case StageStarted() | BranchOpened():
            return {f"s{event.stage}": event.draws[0].seed if event.draws else ""}
        case RoundPaired():
            return {f"s{event.stage}r{event.round_number}": event.seed}
        case MatchAdded() if event.game is not None:
            return {event.game.id: event.seed}
        case PromptAnswered() if event.draw is not None:
            return {prompt_draw(event.stage, event.prompt): event.secret}
        case TeamsDrawn():
            return {event.draw: event.draws[0].seed if event.draws else ""}
        case _:
            return {}


def words_for(state: TournamentState, name: str) -> tuple[str, ...]:
    """The words players have given for a draw, in order."""
    return tuple(event.text for event in state.words.get(name, ()))


def stage_lots(state: TournamentState, stage: int) -> Lots:
    """The draws of a stage's start."""
    return Lots(draw_secret(state, f"s{stage}"))


def round_lots(state: TournamentState, stage: int, round_number: int) -> Lots:
    """The draws of a round's pairing; the same for a preview and for the publication after it."""
    return Lots(draw_secret(state, f"s{stage}r{round_number}"))


def match_lots(state: TournamentState, pairing: PairingId) -> Lots:
    """The draws of a match that joins a published round, whose own secret is disclosed by then."""
    return Lots(draw_secret(state, pairing))


def next_teams_draw(state: TournamentState) -> str:
    """The name of the next draw of teams: they are counted, and one that was undone is drawn as it was before."""
    return f"teams {1 + sum('TeamsDrawn' in mark.events for mark in state.commands)}"


def prompt_lots(state: TournamentState, stage: int, prompt: str, beacon: str = "") -> Lots:
    """The draw that answers a prompt, with the words given for it mixed in, and then the beacon's randomness."""
    name = prompt_draw(stage, prompt)
    return Lots(mixed(draw_secret(state, name), [*words_for(state, name), *filter(None, [beacon])]))


def times_lots(state: TournamentState, stage: int, round_number: int) -> Lots:
    """Return the random numbers for the search of a round's game times."""
    return Lots(draw_secret(state, f"times of s{stage}r{round_number}"))


def odds_lots(state: TournamentState) -> Lots:
    """The simulations behind the odds of the stage in play, as they stand after its latest round."""
    stage = state.stage_number
    return Lots(draw_secret(state, f"odds of s{stage}r{len(state.started[stage].rounds)}"))
