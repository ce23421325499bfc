"""What one player is told about a round: the card of the next game, as `/me next` shows it."""

from __future__ import annotations

from bot.app.posting.pages import pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking import actions
from bot.app.speaking.messages import Button
from bot.app.views.person import next_view
from formats.core.model import Pairing
from formats.core.possible.rounds import game_of, is_judged
from formats.core.state import Tournament
from formats.core.values import EntrantId

Wanted = str | tuple[str, str]
"""An action, or an action with its argument."""


def send_card(builder: PostBuilder, entrant: EntrantId, intro: str = "") -> None:
    """A player's card as it is now, in a direct message."""
    view = next_view(builder.context, entrant, builder.now)
    for message in pages(view.title, view.blocks, intro=intro, buttons=card_buttons(builder, entrant)):
        builder.tell(entrant, message)


def card_buttons(builder: PostBuilder, entrant: EntrantId) -> tuple[Button, ...]:
    """What a player may want to do next."""
    pairing = game_of(builder.after, entrant)
    if pairing is None:
        return builder.buttons(actions.PAIRINGS, actions.STANDINGS)
    report = (actions.REPORT, pairing.id)
    judged = is_judged(builder.after, builder.engine, pairing)
    return builder.buttons(*(one for one in _about(builder.after, pairing) if not (judged and one == report)))


def _about(state: Tournament, pairing: Pairing) -> tuple[Wanted, ...]:
    report = (actions.REPORT, pairing.id)
    if state.settings.week is None:
        return actions.MY_GAME, report
    time = state.times.get(pairing.id)
    if time is not None and time.final:
        return actions.MY_GAME, actions.SCHEDULE, report
    return actions.MY_GAME, actions.AVAILABILITY, report
