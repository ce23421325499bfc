"""Ask a director to confirm unlikely ratings, and those far from all others."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text.messages import Button, Message, action_id
from bot.text.numbers import plain_number
from bot.text.rating_doubts import rating_doubts
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.commands import ChangeEntrants
from formats.core.model import EntrantData
from formats.core.values import EntrantId

RIGHT = "rating_right"


async def change(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, data: EntrantData) -> None:
    """Set rating and attributes; an unlikely rating once the director has said that it is meant so."""
    others = [other for other in loaded.state.active_entrants() if other.id != entrant]
    doubts = rating_doubts(data.rating, others)
    if not doubts:
        await ask.say(await _changed(ask, loaded, entrant, data))
        return
    await ask.try_out(loaded, ChangeEntrants(data={entrant: data}))
    token = await drafts.keep(ask, loaded.id, RIGHT, {"entrant": entrant, "data": data.model_dump(mode="json")})
    right = Button(label=texts.doubts.right(), action=action_id(RIGHT, loaded.id, token), style="primary")
    name = resolve.context(ask, loaded).names.plain(entrant)
    body = texts.numbers.label(label=name, text=" ".join(doubts))
    await ask.say(Message(body=body, tone="attention", buttons=(right,)))


@button(RIGHT, STAFF.giving(ChangeEntrants))
async def _is_right(press: Press) -> None:
    """Set the unlikely rating."""
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, RIGHT, press.argument)
    said = await _changed(ask, loaded, draft["entrant"], EntrantData.model_validate(draft["data"]))
    await drafts.forget(ask, loaded.id, RIGHT)
    await ask.replace(said)


async def _changed(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, data: EntrantData) -> Message:
    """Carry the change out and return the answer."""
    change_made = await ask.carry_out(loaded, ChangeEntrants(data={entrant: data}))
    name = resolve.context(ask, change_made.loaded).names.plain(entrant)
    if data.rating is None:
        return Message(content=texts.directing.data_changed(name=name))
    return Message(content=texts.directing.data_changed_rating(name=name, rating=plain_number(data.rating)))
