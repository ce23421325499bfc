"""Reminder for players who never sent availability, halfway to the final times of a round."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.announcements import players
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text import actions
from bot.text.actions import round_argument
from bot.text.games import round_name
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.errors import InvariantError
from formats.core.possible.clock import week_of_round
from formats.core.possible.presence import final_start
from formats.core.state import TournamentState
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.rounds import pattern_of


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the reminder of the current round while some of its times are tentative."""
    state = outlook.state
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase != "running" or current is None or week is None:
        return
    if any(final_start(state, pairing.id) is None for pairing in current.open_pairings()):
        name = round_argument(state.stage_number, current.number)
        yield Due(stamped("missing", name, at=week.fix_at), _halfway(state, week), name)


def _halfway(state: TournamentState, week: RoundWeek) -> datetime:
    """Return the middle of the time that players have to correct their availability."""
    published = max(week.pair_at, state.started[-1].paired_at[-1])
    return published + (week.fix_at - published) / 2


def _agenda(outlook: Outlook, _due: Due) -> str:
    """Return the agenda text for the current round."""
    current = outlook.state.current_round
    if current is None:
        raise InvariantError("no round is played whose times could be missing")
    return texts.agenda.missing_availability(number=round_name(current.number, current.pairings.label))


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind players who never sent availability that they still can, while times are tentative."""
    del event
    current = builder.after.current_round
    silent = [
        entrant
        for pairing in (() if current is None else current.open_pairings())
        if final_start(builder.after, pairing.id) is None
        for entrant in pairing.seats
        if pattern_of(builder.after, entrant) is None and builder.wants_reminders(entrant)
    ]
    for entrant in silent:
        players.send_card(builder, entrant, texts.direct.missing_times())
    builder.call(silent, texts.direct.missing_times(), buttons=builder.buttons(actions.AVAILABILITY))


REMINDER = Reminder("missing_availability", _when, _agenda, _post, order=100)
