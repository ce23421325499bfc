"""Ratings read from the Online Go Server, looked over, taken over."""

from __future__ import annotations

from bot.app.asking.entrant_fields import OGS_ID
from bot.app.asking.ogs import Ogs, OgsRatings
from bot.app.errors import NoRatingsError
from bot.app.speaking import actions
from bot.app.speaking.buttons import button as shown
from bot.app.speaking.messages import Message
from bot.app.speaking.wording import ratings as words
from bot.app.tournaments.loaded import LoadedTournament
from bot.app.views.standings import rating_text
from bot.app.views.view import Page, View
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from formats.core.commands import ChangeEntrants
from formats.core.values import EntrantId

RATINGS = "ratings"


async def preview(ask: Ask, loaded: LoadedTournament) -> None:
    """Ask the server for everybody's rating, and show what would change. Raises `NoRatingsError`."""
    numbers = _numbers(ask, loaded)
    found = await _ogs(ask).ratings(numbers.values())
    changed = {
        entrant: float(round(found.found[number].rating))
        for entrant, number in numbers.items()
        if number in found.found and loaded.state.entrants[entrant].data.rating != round(found.found[number].rating)
    }
    token = await drafts.keep(ask, loaded.id, RATINGS, changed)
    buttons = (shown(actions.TAKE_RATINGS, loaded.id, token),) if changed else ()
    intro = words.preview(len(changed)) if changed else words.SAME()
    await show(ask, _view(ask, loaded, numbers, changed, found), intro=intro, buttons=buttons)


def _ogs(ask: Ask) -> Ogs:
    if ask.herald.ogs is None:
        raise NoRatingsError("off")
    return ask.herald.ogs


def _numbers(ask: Ask, loaded: LoadedTournament) -> dict[EntrantId, int]:
    """Everybody's number there, as far as they have said it."""
    _ogs(ask)
    if loaded.state.settings.ratings_from != "ogs":
        raise NoRatingsError("elsewhere")
    said = {one.id: one.data.attributes.get(OGS_ID.name) for one in loaded.state.entrants.values()}
    numbers = {entrant: number for entrant, number in said.items() if isinstance(number, int)}
    if not numbers:
        raise NoRatingsError("nobody")
    return numbers


def _view(
    ask: Ask,
    loaded: LoadedTournament,
    numbers: dict[EntrantId, int],
    changed: dict[EntrantId, float],
    found: OgsRatings,
) -> View:
    context = resolve.context(ask, loaded)
    plain, entrants = context.names.plain, loaded.state.entrants
    page = Page()
    page.lines(
        words.change(plain(one), found.found[numbers[one]].name, rating_text(entrants[one]), f"{rating:g}")
        for one, rating in changed.items()
    )
    troubles = [
        words.trouble(plain(one), number, found.troubles[number])
        for one, number in numbers.items()
        if number in found.troubles
    ]
    page.section(words.NOT_READ(), troubles)
    without = [plain(one.id) for one in loaded.state.active_entrants() if one.id not in numbers]
    page.section(words.WITHOUT_NUMBER(), [", ".join(without)] if without else [])
    return View(context.heading(words.TITLE()), page.blocks())


@button(actions.TAKE_RATINGS, STAFF)
async def _taken_over(press: Press) -> None:
    """Exactly what was shown."""
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    ratings: dict[str, float] = await drafts.fetch(ask, loaded.id, RATINGS, press.argument)
    data = {
        one: loaded.state.entrant(one).data.model_copy(update={"rating": rating}) for one, rating in ratings.items()
    }
    await ask.carry_out(loaded, ChangeEntrants(data=data))
    await drafts.forget(ask, loaded.id, RATINGS)
    await ask.replace(Message(content=words.taken_over(len(data))))
