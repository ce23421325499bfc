"""Calendar feed of the user: show its secret address, or replace it."""

from __future__ import annotations

import secrets

from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Button, Message
from bot.text.texts import texts
from bot.ui.access import HERE
from bot.ui.actions import Press, button
from bot.ui.answers import Ask

TOKEN_BYTES = 24


def offered(ask: Ask, tournament: str) -> tuple[Button, ...]:
    """Return the button below a calendar file; none without the public page, which serves the feed."""
    return (shown(actions.CALENDAR_FEED, tournament),) if ask.herald.policies.page is not None else ()


async def show_address(ask: Ask, tournament: str, *, renewed: bool = False) -> None:
    """Show the address of the user's calendar feed; create one if there is none, or with `renewed`."""
    base = ask.herald.policies.page
    if base is None:
        await ask.say(Message(content=texts.files.no_subscribing()))
        return
    feeds, person = ask.service.database.calendar_feeds, await ask.person()
    token = None if renewed else await feeds.token_of(person.id)
    if token is None:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        with ask.acting():
            await feeds.set(person.id, token, at=ask.service.clock.now())
    address = f"{base}/calendar/{token}.ics"
    again = (shown(actions.CALENDAR_RENEW, tournament),)
    await ask.say(Message(content=_calendar_address(address, renewed=renewed), buttons=again))


@button(actions.CALENDAR_FEED, HERE)
async def _address(press: Press) -> None:
    """Show the address."""
    ask, loaded = await press.begin_work()
    await show_address(ask, loaded.id)


@button(actions.CALENDAR_RENEW, HERE)
async def _renew(press: Press) -> None:
    """Renew the address; the old one stops working."""
    ask, loaded = await press.begin_work()
    await show_address(ask, loaded.id, renewed=True)


def _calendar_address(address: str, *, renewed: bool) -> str:
    """Return the text with the address; with `renewed` it adds that the old one is closed."""
    text = texts.files.calendar_renewed() if renewed else texts.files.calendar_address()
    return f"{text}\n{address}"
