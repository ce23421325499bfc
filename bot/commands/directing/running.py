"""Commands for a running tournament: next step, undo, timetable, announcements, log."""

from __future__ import annotations

from discord import app_commands

from bot.commands.directing.groups import TD
from bot.parsing.time_input import read_time
from bot.service.loaded import LoadedTournament
from bot.text.labels import EVENT_KINDS
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.answers import Ask
from bot.ui.flows import (
    directing_audit,
    directing_options,
    directing_undo,
    next_step,
    webhooks,
)
from bot.ui.flows import inviting as telling
from bot.ui.flows.health import show_health
from bot.ui.tournament_commands import on_tournament
from bot.views.audit import AuditFilter
from formats.core.commands import Announce, SwitchTimetable, UndoCommand


@TD.command(name="advance", description="Do the next step, whatever it is")
@app_commands.describe(look="Say what comes next, with a button that does it")
@on_tournament(STAFF)
async def advance(ask: Ask, loaded: LoadedTournament, *, look: bool = False) -> None:
    """Open sign-up, close it, publish the next round, finish; or say what is missing."""
    await (next_step.show_next if look else next_step.advance)(ask, loaded)


@TD.command(name="undo", description="Undo the last step; shows what it was first")
@on_tournament(STAFF.giving(UndoCommand))
async def undo(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the last step, with the button that takes it back."""
    await directing_undo.show_undo(ask, loaded)


@TD.command(name="pause", description="Pause or resume the timetable")
@app_commands.describe(resume="Resume the timetable")
@on_tournament(STAFF.giving(SwitchTimetable))
async def pause(ask: Ask, loaded: LoadedTournament, *, resume: bool = False) -> None:
    """Stop the automatic steps of the timetable, or resume them; those that came due meanwhile are done now."""
    await next_step.switch_timetable(ask, loaded, running=resume)


@TD.command(name="announce", description="Post an announcement in the tournament's channel")
@app_commands.describe(text="What to say; leave empty for a form with more room")
@on_tournament(STAFF.giving(Announce), answers="form")
async def announce(ask: Ask, loaded: LoadedTournament, text: app_commands.Range[str, 1, 1800] | None = None) -> None:
    """Post the words as they are typed."""
    if text is None:
        await telling.show_announcement_form(ask, loaded)  # a form cannot follow a deferred answer
    else:
        await ask.think()
        await telling.announce(ask, loaded, text)


@TD.command(name="audit", description="Who did what, and when")
@app_commands.describe(
    who="Who did it",
    what="What happened: choose, or type words to search for",
    entrant="Who it is about",
    since="Since when, like: yesterday 19:00",
    until="Until when",
)
@app_commands.autocomplete(who=choices.actors, what=choices.happenings, entrant=choices.entrants)
@on_tournament(STAFF)
async def audit(
    ask: Ask,
    loaded: LoadedTournament,
    who: str | None = None,
    what: str | None = None,
    entrant: str | None = None,
    since: str | None = None,
    until: str | None = None,
) -> None:
    """Search the log."""
    zone, now = await directing_options.zone_of(ask, loaded), ask.service.clock.now()
    chosen = what is not None and what in EVENT_KINDS
    wanted = AuditFilter(
        actor=who,
        entrant=resolve.entrant(ask, loaded, entrant) if entrant else None,
        kinds=frozenset((what or "").split(",")) if chosen else frozenset(),
        since=read_time(since, zone, now).at if since else None,
        until=read_time(until, zone, now).at if until else None,
        text="" if chosen or what is None else what,
    )
    await directing_audit.search(ask, loaded, wanted)


@TD.command(name="delivery", description="What was delivered, what waits and why, who can't be reached")
@on_tournament(STAFF)
async def delivery(ask: Ask, loaded: LoadedTournament) -> None:
    """The state of all posts, with buttons that try again."""
    await show_health(ask, loaded)


@TD.command(name="webhook", description="Send every change to an address of your own, as data for programs")
@app_commands.describe(address="Where to: https://… (leave out to see those there are)")
@on_tournament(DIRECTORS)
async def webhook(ask: Ask, loaded: LoadedTournament, address: app_commands.Range[str, 1, 500] | None = None) -> None:
    """Set one, or look at those there are."""
    if address is None:
        await webhooks.show_webhooks(ask, loaded)
    else:
        await webhooks.add(ask, loaded, address)
