"""Directors' flows for forms: request them, list who has sent them, read them."""

from __future__ import annotations

from collections.abc import Collection

from bot.parsing.time_input import read_time
from bot.service.loaded import LoadedTournament
from bot.service.personal_links import live_links
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.format_texts import form_title
from bot.text.forms import asking_text
from bot.text.messages import Message
from bot.text.reach import Reach, reach_of
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.flows.directing_options import zone_of
from bot.ui.flows.sealed_forms import record_look
from bot.ui.showing import show
from bot.views.forms import contents_view, who_has_view
from formats.core.attendance import CHECK_IN
from formats.core.commands import AskForForm
from formats.core.forms import form_now, forms_now, missing_from
from formats.core.values import EntrantId


async def ask_for(ask: Ask, loaded: LoadedTournament, key: str, until: str | None) -> None:
    """Ask everybody who has not handed it in; asking again moves the deadline."""
    due = None
    if until:
        due = read_time(until, await zone_of(ask, loaded), ask.service.clock.now()).at
    change = await ask.carry_out(loaded, AskForForm(form=key, due=due))
    form = form_now(change.after, ask.service.engine, key)
    reach = await reach_for(ask, change.loaded, missing_from(change.after, form))
    text = asking_text(form_title(form), reach, form.due)
    buttons = (shown(actions.ENTER_ANSWERS, loaded.id, key),) if reach.elsewhere and form.by_entrants else ()
    await ask.say(Message(content=text, buttons=buttons))


async def reach_for(ask: Ask, loaded: LoadedTournament, entrants: Collection[EntrantId]) -> Reach:
    """Return how these entrants are reached, by the personal links of now."""
    return reach_of(loaded, entrants, live_links(loaded, await ask.service.database.personal_links.of(loaded.id)))


async def who_has(ask: Ask, loaded: LoadedTournament, key: str | None) -> None:
    """Show who has handed in one form, or all forms, and who has not."""
    engine = ask.service.engine
    everything = (form for form in forms_now(loaded.state, engine) if form.key != CHECK_IN or form.ask is not None)
    forms = [form_now(loaded.state, engine, key)] if key else list(everything)
    await show(ask, who_has_view(resolve.context(ask, loaded), forms, ask.service.clock.now()))


async def look(ask: Ask, loaded: LoadedTournament, key: str, entrant: EntrantId | None) -> None:
    """Look at what was handed in. While it is sealed that is for directors, and is recorded first."""
    form = form_now(loaded.state, ask.service.engine, key)
    if form.sealed:
        await resolve.staff(ask, loaded, "director")
    await record_look(ask, loaded, key, entrant)
    await show(ask, contents_view(resolve.context(ask, loaded), form, entrant))
