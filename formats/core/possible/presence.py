"""Rules around the start of a game: being there, waiting for who is late, claiming the game.

Every function answers for an open game as things stand; if it is refused, the error that describes the reason is
raised.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core.errors import (
    CameLateError,
    DirectorsDecideError,
    MoreTimeGrantedError,
    NoGameTimeError,
    NotHereError,
    OpponentHereError,
    TooEarlyError,
    UntimedGameError,
)
from formats.core.model import Pairing
from formats.core.notes import HERE, HERE_LATE, MORE_TIME
from formats.core.possible.act import ALWAYS, Window
from formats.core.state import TournamentState
from formats.core.values import EntrantId, PairingId

REPORT_AFTER = timedelta(hours=6)
"""How long after its start a game should be over and reported."""


def final_start(state: TournamentState, pairing: PairingId) -> datetime | None:
    """When the game begins; None as long as that is open or may still change."""
    time = state.times.get(pairing)
    return time.at if time is not None and time.final else None


def planned_start(state: TournamentState, pairing: PairingId) -> datetime | None:
    """When the game is to begin by the schedule, final or tentative; None for a game without a time."""
    time = state.times.get(pairing)
    return None if time is None else time.at


def start_of(state: TournamentState, pairing: PairingId) -> datetime:
    """When the game begins, or `NoGameTimeError`."""
    start = final_start(state, pairing)
    if start is None:
        untimed = state.settings.week is None and planned_start(state, pairing) is None
        raise UntimedGameError(pairing) if untimed else NoGameTimeError(pairing)
    return start


def may_be_missed(state: TournamentState, pairing: PairingId) -> bool:
    """May a player say that the opponent is not there, in a game that has no time? That is an option of the event."""
    settings = state.settings
    return settings.no_show_minutes is not None and settings.week is None and planned_start(state, pairing) is None


def missed_until(state: TournamentState, pairing: PairingId) -> datetime | None:
    """Until when a player may come whose opponent waits in a game without a time; None if no player is missed.

    The first player who says to be there starts these minutes. They are over once both are there.
    """
    if not may_be_missed(state, pairing):
        return None
    here = [note for note in state.notes.get(pairing, ()) if note.note == HERE]
    alone = len({note.by for note in here}) == 1
    return here[0].until if alone else None


def is_here(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> bool:
    """Has the entrant checked in for the game?"""
    return any(note.note in {HERE, HERE_LATE} and note.by == entrant for note in state.notes.get(pairing, ()))


def missed_player(state: TournamentState, pairing: Pairing) -> EntrantId:
    """Return the player who is missed in a game for which `missed_until` has a time."""
    return next(seat for seat in pairing.seats if not is_here(state, pairing.id, seat))


def waits_until(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> datetime | None:
    """Until when the entrant has promised to wait for the opponent; None without such a promise."""
    notes = state.notes.get(pairing, ())
    promised = [
        note.until for note in notes if note.note == MORE_TIME and note.by == entrant and note.until is not None
    ]
    return max(promised, default=None)


def late_at(state: TournamentState, pairing: PairingId) -> datetime:
    """Return when an absent player is late enough to lose, unless a longer wait was promised; `NoGameTimeError`."""
    missed = missed_until(state, pairing)
    return missed or start_of(state, pairing) + timedelta(minutes=state.settings.forfeit_minutes)


def forfeits_at(state: TournamentState, pairing: PairingId, patient: EntrantId) -> datetime:
    """When `patient` may claim the game from an opponent who is missing; `NoGameTimeError`."""
    late = late_at(state, pairing)
    return max(late, waits_until(state, pairing, patient) or late)


def came_in_time(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> bool:
    """Has the entrant checked in before the game could be lost for being late? Only then may they claim it."""
    return any(note.note == HERE and note.by == entrant for note in state.notes.get(pairing, ()))


def check_in_opens(state: TournamentState, pairing: PairingId) -> datetime:
    """From when on players may say that they are there; `NoGameTimeError`."""
    return start_of(state, pairing) - timedelta(minutes=state.settings.check_in_minutes)


def check_in_ends(state: TournamentState, pairing: Pairing, entrant: EntrantId) -> datetime:
    """Until when the entrant comes in time, whether or not the opponent is there; `NoGameTimeError`.

    That is as long after the start as before it, or until the opponent may claim the game if that is later.
    """
    as_long_after = start_of(state, pairing.id) + timedelta(minutes=state.settings.check_in_minutes)
    return max(as_long_after, forfeits_at(state, pairing.id, pairing.opponent(entrant)))


def check_in(state: TournamentState, pairing: Pairing, entrant: EntrantId) -> Window:
    """A late player may still come to play while the opponent was not there in time; `NoGameTimeError`.

    Where the game has no time, at any moment.
    """
    if may_be_missed(state, pairing.id):
        return Window(due=missed_until(state, pairing.id))
    opponent = pairing.opponent(entrant)
    ends = check_in_ends(state, pairing, entrant)
    return Window(
        opens=check_in_opens(state, pairing.id),
        closes=ends if came_in_time(state, pairing.id, opponent) else None,
        due=forfeits_at(state, pairing.id, opponent),
    )


def grant_more_time(state: TournamentState, pairing: Pairing, entrant: EntrantId) -> Window:
    """Only for a player who is there alone; `NoGameTimeError`, `NotHereError`, `OpponentHereError`."""
    if not may_be_missed(state, pairing.id):
        start_of(state, pairing.id)
    if not is_here(state, pairing.id, entrant):
        raise NotHereError(pairing.id)
    if is_here(state, pairing.id, pairing.opponent(entrant)):
        raise OpponentHereError(pairing.id)
    return ALWAYS


def claim_forfeit(state: TournamentState, pairing: Pairing, entrant: EntrantId) -> Window:
    """Only for a player who is there alone, once the opponent is late enough and no promised wait is left. Same errors.

    Not for a player who came too late: of two who were not there in time neither wins by waiting (`CameLateError`).
    Not where directors decide about a player who is missed in a game without a time (`DirectorsDecideError`).
    """
    grant_more_time(state, pairing, entrant)
    if state.settings.no_show_asks and missed_until(state, pairing.id) is not None:
        raise DirectorsDecideError(pairing.id)
    if not came_in_time(state, pairing.id, entrant):
        raise CameLateError(pairing.id)
    return Window(opens=forfeits_at(state, pairing.id, entrant))


def need_claimable(state: TournamentState, pairing: Pairing, entrant: EntrantId, now: datetime) -> None:
    """Refuse a claim that is not possible now: besides the other errors `TooEarlyError`, `MoreTimeGrantedError`."""
    window = claim_forfeit(state, pairing, entrant)
    late = late_at(state, pairing.id)
    if now < late:
        raise TooEarlyError(late)
    if not window.is_open(now) and window.opens is not None:
        raise MoreTimeGrantedError(pairing.id, window.opens)


def claimable_at(state: TournamentState, pairing: Pairing) -> datetime | None:
    """When the one player who is there may claim the game; None unless it has a time and exactly one is there."""
    here = [seat for seat in pairing.seats if is_here(state, pairing.id, seat)]
    if len(here) != 1 or not came_in_time(state, pairing.id, here[0]):
        return None
    if final_start(state, pairing.id) is None and missed_until(state, pairing.id) is None:
        return None
    return forfeits_at(state, pairing.id, here[0])


def report_due(state: TournamentState, pairing: PairingId) -> datetime | None:
    """Return when the game should be over and reported; None without a final time."""
    start = final_start(state, pairing)
    return None if start is None else start + REPORT_AFTER
