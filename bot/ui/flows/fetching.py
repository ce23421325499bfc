"""Fetch ratings from a game server: preview, then import."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.errors import GameServerTroubleError, NoRatingsError
from bot.game_server_api.in_use import servers_in_use
from bot.game_server_api.port import GameServerError, Ratings
from bot.parsing.entrant_fields import OGS_ID
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.names import quoted_name
from bot.text.numbers import enumerated
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from bot.views.standings import rating_text
from bot.views.view import Page, View
from formats.core.commands import ChangeEntrants
from formats.core.values import EntrantId

RATING_TROUBLES: Mapping[str, Phrase] = by_code(
    texts.ratings, "troubles_", "unknown_account", "unreachable", "unreadable"
)
AWAY = frozenset({"slow_down", "refused"})
"""Troubles that are reported as a server that does not answer."""


RATINGS = "ratings"


@dataclass(frozen=True, slots=True)
class Source:
    """Where ratings are read: on the tournament's game server by linked accounts, or by number at online-go.com.

    `accounts` are those of entrants there.
    """

    title: str
    accounts: Mapping[EntrantId, str]
    read: Callable[[Sequence[str]], Awaitable[Ratings]]
    without: str


async def preview(ask: Ask, loaded: LoadedTournament) -> None:
    """Ask the server for everybody's rating, and show what would change. Raises `NoRatingsError`."""
    source = await _source(ask, loaded)
    ratings = await source.read(tuple(source.accounts.values()))
    changed = {
        entrant: float(round(ratings.found[account]))
        for entrant, account in source.accounts.items()
        if account in ratings.found and loaded.state.entrants[entrant].data.rating != round(ratings.found[account])
    }
    token = await drafts.keep(ask, loaded.id, RATINGS, changed)
    buttons = (shown(actions.TAKE_RATINGS, loaded.id, token),) if changed else ()
    intro = texts.ratings.preview(count=len(changed)) if changed else texts.ratings.same()
    await show(ask, _view(ask, loaded, source, changed, ratings), intro=intro, buttons=buttons)


async def _source(ask: Ask, loaded: LoadedTournament) -> Source:
    settings = loaded.state.settings
    if settings.ratings_from != "ogs" and settings.game_server:
        return await _by_account(ask, loaded, settings.game_server)
    return _by_number(ask, loaded)


async def _by_account(ask: Ask, loaded: LoadedTournament, key: str) -> Source:
    """On the tournament's own game server."""
    server = servers_in_use().get(key)
    if server is None:
        raise GameServerTroubleError(key, "off")
    people = loaded.people
    linked = await ask.service.database.accounts.proved(key, [person.id for person in people.values()])
    accounts = {entrant: linked[person.id].account for entrant, person in people.items() if person.id in linked}
    if not accounts:
        raise NoRatingsError("unlinked")

    async def read(asked: Sequence[str]) -> Ratings:
        try:
            return await server.adapter.ratings(asked)
        except GameServerError as error:
            raise GameServerTroubleError(key, error.trouble) from error

    return Source(texts.ratings.title_at(server=server.plugin.name), accounts, read, texts.ratings.without_account())


def _by_number(ask: Ask, loaded: LoadedTournament) -> Source:
    """Fetch from online-go.com, which needs no proof of the account."""
    ogs = ask.herald.ogs
    if ogs is None:
        raise NoRatingsError("off")
    if loaded.state.settings.ratings_from != "ogs":
        raise NoRatingsError("elsewhere")
    values = {entrant.id: entrant.data.attributes.get(OGS_ID.name) for entrant in loaded.state.entrants.values()}
    numbers = {entrant: str(number) for entrant, number in values.items() if isinstance(number, int)}
    if not numbers:
        raise NoRatingsError("nobody")
    return Source(texts.ratings.title(), numbers, ogs.ratings, texts.ratings.without_number())


def _view(
    ask: Ask, loaded: LoadedTournament, source: Source, changed: Mapping[EntrantId, float], ratings: Ratings
) -> View:
    context = resolve.context(ask, loaded)
    plain, entrants, accounts = context.names.plain, loaded.state.entrants, source.accounts
    page = Page()
    page.lines(
        texts.ratings.change(
            name=plain(entrant),
            there=quoted_name(ratings.names[accounts[entrant]]),
            before=rating_text(entrants[entrant]) or texts.ratings.none(),
            after=f"{rating:g}",
        )
        for entrant, rating in changed.items()
    )
    troubles = [
        _trouble_text(plain(entrant), account, ratings.troubles[account])
        for entrant, account in accounts.items()
        if account in ratings.troubles
    ]
    page.section(texts.ratings.not_read(), troubles)
    without = [plain(entrant.id) for entrant in loaded.state.active_entrants() if entrant.id not in accounts]
    page.section(source.without, [enumerated(without)] if without else [])
    return View(context.heading(source.title), page.blocks())


@button(actions.TAKE_RATINGS, STAFF)
async def _taken_over(press: Press) -> None:
    """Exactly what was shown."""
    ask, loaded = await press.begin_work(update=True)
    ratings: dict[str, float] = await drafts.fetch(ask, loaded.id, RATINGS, press.argument)
    data = {
        entrant: loaded.state.entrant(entrant).data.model_copy(update={"rating": rating})
        for entrant, rating in ratings.items()
    }
    await ask.carry_out(loaded, ChangeEntrants(data=data))
    await drafts.forget(ask, loaded.id, RATINGS)
    await ask.replace(Message(content=texts.ratings.taken_over(count=len(data))))


def _trouble_text(name: str, there: str, what: str) -> str:
    """Why one player's rating could not be read; `there` is the number or the account."""
    known = RATING_TROUBLES.get(what) or RATING_TROUBLES["unreachable" if what in AWAY else "unreadable"]
    return f"{name} ({there}): {known()}"
