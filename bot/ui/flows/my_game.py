"""The user's own part: the card of the next game, their history, and receipts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.announcements.invitations import games_ready, own_links
from bot.game_server_api.in_use import name_of, servers_in_use
from bot.schedule.player_buttons import player_buttons
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import HERE
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import made, messages_of, show
from bot.views.person import next_view
from bot.views.receipts import receipts_view
from formats.core.values import EntrantId

MOST_CARDS = 3
"""The most cards in one answer, for a user who also speaks for guests."""


async def next_game(ask: Ask, loaded: LoadedTournament) -> None:
    """The card of the next game, with a button for everything that can be done now."""
    for entrant in (await resolve.mine_in_play(ask, loaded))[:MOST_CARDS]:
        await ask.say_all(card(ask, loaded, entrant, await where_to_play(ask, loaded, entrant)))


async def where_to_play(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> str:
    """The secret links to the entrant's open games on a game server, or how they come about; empty without a server."""
    key, database = loaded.state.settings.game_server, ask.service.database
    mine = [game for game in loaded.state.open_games() if entrant in game.seats]
    server = servers_in_use().get(key)
    if server is None or not mine:
        return ""
    rows = {row.pairing_id: row for row in await database.server_games.of(loaded.id, states=["made"])}
    links = own_links(list(rows.values()), entrant)
    names = resolve.context(ask, loaded).names
    shown = [(names.plain(game.opponent(entrant)), links[game.id]) for game in mine if game.id in links]
    if len(shown) == 1 == len(mine):
        return texts.servers.play_here(server=name_of(key), address=shown[0][1])
    if shown:
        return games_ready(key, shown)
    person = await ask.person()
    if person.id not in await database.accounts.proved(key, [person.id]):
        return texts.servers.link_first(server=name_of(key))
    return _without_links(name_of(key), [rows[game.id].address if game.id in rows else None for game in mine])


def _without_links(server: str, addresses: Sequence[str | None]) -> str:
    """Return how games without secret links come about: "" is begun by its players, None is still to be made."""
    if "" in addresses:
        return texts.servers.find(server=server)
    match addresses:
        case [str(address)]:
            return texts.servers.play_here(server=server, address=address)
    return ""


def card(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, intro: str = "") -> list[Message]:
    """The card of an entrant as things stand, with a button for everything that can be done now."""
    now = ask.service.clock.now()
    context = resolve.context(ask, loaded)
    buttons = player_buttons(loaded.state, ask.service.engine, entrant, now, loaded.id, context.names)
    return messages_of(next_view(context, entrant, now), buttons=buttons, intro=intro)


async def receipts(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the person's stored entries with their times."""
    person = await ask.person()
    await show(ask, await made(receipts_view, resolve.context(ask, loaded), loaded.records, person.id))


@button(actions.MY_GAME, HERE)
async def _my_game_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await next_game(ask, loaded)
