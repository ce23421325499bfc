"""`/td delivery`: delivery status, and buttons that retry."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import held_posts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from bot.views.health import Health, health_view
from bot.views.server_troubles import health_lines


async def show_health(ask: Ask, loaded: LoadedTournament, intro: str = "") -> None:
    """The state of all deliveries of a tournament."""
    ask.about = None  # it says all of it
    health = await _health(ask, loaded)
    buttons = []
    if health.waiting:
        buttons.append(shown(actions.TRY_NOW, loaded.id))
    if health.refused or health.unreached:
        buttons.append(shown(actions.POST_AGAIN, loaded.id))
    await show(ask, health_view(health), buttons=buttons, intro=intro)


async def _health(ask: Ask, loaded: LoadedTournament) -> Health:
    database = ask.service.database
    unreached = await database.waiting.unreached(loaded.id)
    departed: dict[str, object] = {}
    if loaded.row.guild_id is not None:
        departed = dict(await database.departures.of_guild(loaded.row.guild_id))
    playing = {person.id: person.name for person in loaded.people.values()}
    known = await database.people.many(unreached)
    server = ask.herald.game_bridge.health(loaded.id)
    return Health(
        title=loaded.state.title,
        waiting=await database.outbox.pending(loaded.id),
        undelivered=await database.outbox.undelivered(loaded.id),
        holds=await held_posts.held_for(ask.service, loaded),
        unreached=[
            known[person_id].name for person_id in unreached if person_id in known and person_id not in departed
        ],
        departed=[name for person, name in playing.items() if person in departed],
        hooks=await database.webhooks.of(loaded.id),
        server=health_lines(loaded.state.settings.game_server, server, resolve.context(ask, loaded)),
    )


async def _asked(press: Press) -> LoadedTournament:
    await press.ask.think()
    return await resolve.known(press.ask, press.tournament)


@button(actions.TRY_NOW, STAFF)
async def _try_now(press: Press) -> None:
    """Everything that is held or waits is tried at once; then how it stands."""
    loaded = await _asked(press)
    press.ask.herald.announcer.try_now()
    await press.ask.herald.announcer.wait_until_tried(loaded.row.channel_id)
    await show_health(press.ask, loaded, intro=texts.delivery.tried())


@button(actions.POST_AGAIN, STAFF)
async def _post_again(press: Press) -> None:
    """Send again what Discord refused and what people did not accept."""
    ask = press.ask
    loaded = await _asked(press)
    count = await ask.service.database.waiting.post_again(loaded.id, at=ask.service.clock.now())
    ask.herald.announcer.wake()
    await ask.say(Message(content=texts.delivery.post_again(count=count) if count else texts.delivery.nothing_again()))
