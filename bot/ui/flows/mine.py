"""What concerns whoever asks: the card of the next game, their history, what arrived from them."""

from __future__ import annotations

from bot.app import actions
from bot.app.messages import Message
from bot.app.offers import offers
from bot.app.service import Live
from bot.app.views.person import history_view, next_view
from bot.app.views.receipts import receipts_view
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import messages_of, show, sights_of
from formats.core.values import EntrantId


async def next_game(ask: Ask, live: Live) -> None:
    """The card of the next game, with a button for everything that can be done now."""
    await ask.say_all(card(ask, live, await finding.me(ask, live)))


def card(ask: Ask, live: Live, entrant: EntrantId, intro: str = "") -> list[Message]:
    """The card of an entrant as things stand, with a button for everything that can be done now."""
    now = ask.service.clock.now()
    scene = finding.scene(ask, live)
    buttons = offers(live.state, ask.service.engine, entrant, now, live.id, scene.names)
    return messages_of(next_view(scene, entrant, now), buttons=buttons, intro=intro)


async def history(ask: Ask, live: Live) -> None:
    """Every round from the person's side."""
    entrant = await finding.me(ask, live)
    await show(ask, history_view(finding.scene(ask, live), entrant), sights=sights_of(live, "player", entrant=entrant))


async def receipts(ask: Ask, live: Live) -> None:
    """What arrived from the person, and when."""
    person = await ask.person()
    await show(ask, receipts_view(finding.scene(ask, live), live.records, person.id))


@button(actions.MY_GAME)
async def _my_game_pressed(press: Press) -> None:
    await press.ask.think()
    await next_game(press.ask, await finding.tournament(press.ask, press.tournament))
