"""*Same again next week*: copy a finished event, with its options, to the same time a week later."""

from __future__ import annotations

from bot.service.orders import CommandId
from bot.service.repeating import next_week
from bot.text import actions
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.flows import creating
from bot.ui.flows.next_step import next_buttons


@button(actions.NEXT_WEEK, STAFF)
async def _next_week(press: Press) -> None:
    """Create the copy and open its sign-up. Everybody's second press finds the first one's copy."""
    ask, loaded = await press.begin_work()
    person = await ask.person()
    plan = next_week(
        loaded.state, ask.service.engine, ask.service.clock.now(), person.zone or loaded.state.settings.zone,
        creating.drawn_seed(),
    )  # fmt: skip
    ask.command_id = CommandId("next_week").part(loaded.id)
    channel = loaded.row.channel_id or ask.channel_id or 0
    created = await creating.create(ask, plan, channel, resolve.voice_channel(ask, loaded))
    copy = await creating.open_at_once(ask, created)
    at = copy.state.settings.first_round
    text = texts.series.next_week(
        title=quoted(copy.state.title), channel=str(channel), at="" if at is None else stamp_with_distance(at)
    )
    await ask.say(Message(content=text, buttons=next_buttons(ask, copy)))
