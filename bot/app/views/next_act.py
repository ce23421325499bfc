"""The button of the next step."""

from __future__ import annotations

from bot.app.speaking import actions
from bot.app.speaking.buttons import button
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.messages import Button
from bot.app.speaking.wording.next_step import label
from bot.app.tournaments.next_act import next_act


def next_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """The button that does what comes next, with that on it; none while something is missing, and when all is over."""
    act = next_act(context.state, context.engine)
    return () if act is None else (button(actions.NEXT, tournament, act.argument, label=label(act)),)
