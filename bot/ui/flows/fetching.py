"""Ratings read from the Online Go Server, looked over, taken over."""

from __future__ import annotations

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.entrant_fields import OGS_ID
from bot.app.errors import NoRatingsError
from bot.app.messages import Message
from bot.app.ogs import Ogs, OgsRatings
from bot.app.service import Live
from bot.app.views.standings import rating_text
from bot.app.views.view import Page, View
from bot.app.wording import ratings as words
from bot.ui import drafts, finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from formats.core.commands import ChangeEntrants
from formats.core.values import EntrantId

RATINGS = "ratings"


async def preview(ask: Ask, live: Live) -> None:
    """Ask the server for everybody's rating, and show what would change. Raises `NoRatingsError`."""
    numbers = _numbers(ask, live)
    found = await _ogs(ask).ratings(numbers.values())
    changed = {
        entrant: float(round(found.found[number].rating))
        for entrant, number in numbers.items()
        if number in found.found and live.state.entrants[entrant].data.rating != round(found.found[number].rating)
    }
    token = await drafts.keep(ask, live.id, RATINGS, changed)
    buttons = (shown(actions.TAKE_RATINGS, live.id, token),) if changed else ()
    intro = words.preview(len(changed)) if changed else words.SAME
    await show(ask, _view(ask, live, numbers, changed, found), intro=intro, buttons=buttons)


def _ogs(ask: Ask) -> Ogs:
    if ask.herald.ogs is None:
        raise NoRatingsError("off")
    return ask.herald.ogs


def _numbers(ask: Ask, live: Live) -> dict[EntrantId, int]:
    """Everybody's number there, as far as they have said it."""
    _ogs(ask)
    if live.state.settings.ratings_from != "ogs":
        raise NoRatingsError("elsewhere")
    said = {one.id: one.data.attributes.get(OGS_ID.name) for one in live.state.entrants.values()}
    numbers = {entrant: number for entrant, number in said.items() if isinstance(number, int)}
    if not numbers:
        raise NoRatingsError("nobody")
    return numbers


def _view(
    ask: Ask, live: Live, numbers: dict[EntrantId, int], changed: dict[EntrantId, float], found: OgsRatings
) -> View:
    scene = finding.scene(ask, live)
    plain, entrants = scene.names.plain, live.state.entrants
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
    page.section(words.NOT_READ, troubles)
    without = [plain(one.id) for one in live.state.active_entrants() if one.id not in numbers]
    page.section(words.WITHOUT_NUMBER, [", ".join(without)] if without else [])
    return View(scene.heading(words.TITLE), page.blocks())


@button(actions.TAKE_RATINGS)
async def _taken_over(press: Press) -> None:
    """Exactly what was shown."""
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    ratings: dict[str, float] = await drafts.fetch(ask, live.id, RATINGS, press.argument)
    data = {one: live.state.entrant(one).data.model_copy(update={"rating": rating}) for one, rating in ratings.items()}
    await ask.carry_out(live, ChangeEntrants(data=data))
    await drafts.forget(ask, live.id, RATINGS)
    await ask.replace(Message(content=words.taken_over(len(data))))
