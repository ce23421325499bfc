"""What a demo player does next, from the tournament as it stands and the time. Pure: one seed, one behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from formats.core.lots import draw_number
from formats.toolkit.scheduling.rounds import AVAILABILITY

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.rehearsal.cast import Role
    from formats.core.model import Pairing
    from formats.core.state import Tournament
    from formats.core.values import EntrantId

GAME_LASTS = timedelta(hours=3)
CHANCES = 10_000


@dataclass(frozen=True, slots=True)
class Act:
    """A slash command with its options, as typed."""

    command: str
    options: Mapping[str, str]


def next_act(
    state: Tournament, me: EntrantId | None, role: Role, cast: Mapping[EntrantId, Role], now: datetime
) -> Act | None:
    """What this player does now, or None. `cast` are the demo players of the tournament by entrant."""
    if me is None:
        return Act("/join", {}) if state.phase == "registration" else None
    if state.entrants[me].status != "active" or state.phase in {"finished", "cancelled"}:
        return None
    if state.settings.week is not None and (AVAILABILITY, me) not in state.forms:
        return Act("/me availability", {"hours": role.hours})
    for pairing in state.open_games():
        if me in pairing.seats:
            return _about_game(state, me, pairing, cast, now)
    return None


def _about_game(
    state: Tournament, me: EntrantId, pairing: Pairing, cast: Mapping[EntrantId, Role], now: datetime
) -> Act | None:
    game = {"game": pairing.id}
    report = state.reports.get(pairing.id)
    if report is not None:
        return Act("/match confirm", game) if report.by != me and report.disputed_by is None else None
    if _window_is_open(state, pairing, now):
        return None if _is_here(state, me, pairing) else Act("/match here", game)
    if not _is_over(state, pairing, now):
        return None
    won = winner(state, pairing, cast)
    # Winners report; against a person, a demo player reports whatever happened.
    speaks = me == won or pairing.opponent(me) not in cast
    return Act("/match report", {**game, "winner": won}) if speaks else None


def _window_is_open(state: Tournament, pairing: Pairing, now: datetime) -> bool:
    time = state.times.get(pairing.id)
    around = timedelta(minutes=state.settings.check_in_minutes)
    return time is not None and time.final and abs(now - time.at) <= around


def _is_here(state: Tournament, me: EntrantId, pairing: Pairing) -> bool:
    return any(note.note == "here" and note.by == me for note in state.notes.get(pairing.id, ()))


def _is_over(state: Tournament, pairing: Pairing, now: datetime) -> bool:
    """Games without a fixed time are played at once; others last some hours."""
    if state.settings.week is None:
        return True
    time = state.times.get(pairing.id)
    return time is not None and time.final and now >= time.at + GAME_LASTS


def winner(state: Tournament, pairing: Pairing, cast: Mapping[EntrantId, Role]) -> EntrantId:
    """The stronger player wins more often, by the usual logistic of rating differences; drawn from the log's seed."""
    first, second = (cast[seat].strength if seat in cast else 2000 for seat in pairing.seats)
    chance = round(CHANCES / (1 + 10 ** ((second - first) / 400)))
    drawn = draw_number(state.seed, f"demo game {pairing.id}", 0, 1, CHANCES)
    return pairing.seats[0] if drawn <= chance else pairing.seats[1]
