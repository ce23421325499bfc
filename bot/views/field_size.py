"""How many entrants a tournament has; where a format has fewer seats than entrants, how many of the seats are taken."""

from __future__ import annotations

from bot.service.next_act import has_signed_up
from bot.text.context import TournamentContext
from bot.text.names import escape
from bot.text.signup import closed_text
from bot.text.texts import texts
from bot.views.capabilities import split_field_of
from formats.core.possible.members import takes_teams


def entrants_text(context: TournamentContext) -> str:
    """Return how many are in, `8 players of 12, 2 waiting`, or `18 on the list, 15 of 16 seats taken`."""
    state = context.state
    count, waiting, capacity = len(state.active_entrants()), len(state.waiting_list()), state.settings.capacity
    split = split_field_of(context, 0) if state.stages else None
    if split is not None:
        text = texts.info.entrants_seats(count=count, taken=split.taken, seats=split.seats)
    elif capacity is None:
        text = (texts.teams.count if takes_teams(state) else texts.info.entrants)(count=count)
    else:
        text = (texts.teams.count_of if takes_teams(state) else texts.info.entrants_of)(count=count, capacity=capacity)
    return texts.info.entrants_waiting(entrants=text, waiting=waiting) if waiting else text


def closed_line(context: TournamentContext) -> str:
    """Return that sign-up is over, the field was set without one, or the tournament was cancelled."""
    state = context.state
    title, entered, waiting = escape(state.title), len(state.active_entrants()), len(state.waiting_list())
    if state.phase == "cancelled":
        return texts.signup.called_off(title=title)
    if split_field_of(context, 0) is not None:
        return texts.signup.field_listed(title=title, entrants=entrants_text(context))
    if not has_signed_up(state):
        return texts.signup.field_set(title=title, entered=entered)
    return closed_text(title, entered, waiting, teams=takes_teams(state))
