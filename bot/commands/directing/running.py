"""The whole tournament: the next step, undo, timetable, announcements, the log."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import TD, WHICH
from bot.parsing.time_input import read_time
from bot.text.labels import EVENT_KINDS
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, STAFF, allowed
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
from bot.ui.showing import show
from bot.views.audit import AuditFilter
from bot.views.ledger import ledger_view
from formats.core.commands import Announce, SwitchTimetable, UndoCommand


@TD.command(name="advance", description="Do the next step, whatever it is")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def advance(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Open sign-up, close it, publish the next round, finish; or say what is missing."""
    ask = Ask.of(interaction)
    await next_step.advance(ask, await resolve.tournament_in_time(ask, tournament))


@TD.command(name="next", description="Say what comes next, with a button that does it")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def next_(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Show what the next step will do, or what it waits for."""
    ask = Ask.of(interaction)
    await next_step.show_next(ask, await resolve.tournament_in_time(ask, tournament))


@TD.command(name="undo", description="Undo the last step; shows what it was first")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(UndoCommand))
async def undo(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Show the last step, with the button that takes it back."""
    ask = Ask.of(interaction)
    await directing_undo.show_undo(ask, await resolve.tournament_in_time(ask, tournament))


@TD.command(name="pause", description="Pause the timetable")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(SwitchTimetable))
async def pause(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Stop the automatic steps of the timetable."""
    ask = Ask.of(interaction)
    await next_step.switch_timetable(ask, await resolve.tournament_in_time(ask, tournament), running=False)


@TD.command(name="resume", description="Resume the timetable")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(SwitchTimetable))
async def resume(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Resume the automatic steps; those that came due meanwhile are done now."""
    ask = Ask.of(interaction)
    await next_step.switch_timetable(ask, await resolve.tournament_in_time(ask, tournament), running=True)


@TD.command(name="announce", description="Post an announcement in the tournament's channel")
@app_commands.describe(text="What to say; leave empty for a form with more room", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(Announce), answers="form")
async def announce(
    interaction: discord.Interaction,
    text: app_commands.Range[str, 1, 1800] | None = None,
    tournament: str | None = None,
) -> None:
    """Post the words as they are typed."""
    ask = Ask.of(interaction)
    if text is not None:
        await telling.announce(ask, await resolve.tournament_in_time(ask, tournament), text)
        return
    loaded = await resolve.tournament(ask, tournament)  # a form cannot follow a deferred answer
    await telling.show_announcement_form(ask, loaded)


@TD.command(name="audit", description="Who did what, and when")
@app_commands.describe(
    who="Who did it",
    what="What happened: choose, or type words to search for",
    entrant="Who it is about",
    since="Since when, like: yesterday 19:00",
    until="Until when",
    tournament=WHICH,
)
@app_commands.autocomplete(
    who=choices.actors, what=choices.happenings, entrant=choices.entrants, tournament=choices.tournaments
)
@allowed(STAFF)
async def audit(
    interaction: discord.Interaction,
    who: str | None = None,
    what: str | None = None,
    entrant: str | None = None,
    since: str | None = None,
    until: str | None = None,
    tournament: str | None = None,
) -> None:
    """Search the log."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
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


@TD.command(name="health", description="What was delivered, what waits and why, who can't be reached")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def health(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """The state of all posts, with buttons that try again."""
    ask = Ask.of(interaction)
    await show_health(ask, await resolve.tournament_in_time(ask, tournament))


@TD.command(name="ledger", description="Fees, prizes and the fund: who owes, who gets what")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def ledger(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """The whole ledger, with everybody's fee."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    await show(ask, ledger_view(resolve.context(ask, loaded)))


@TD.command(name="webhook", description="Send every change to an address of your own, as data for programs")
@app_commands.describe(address="Where to: https://… (leave out to see those there are)", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS)
async def webhook(
    interaction: discord.Interaction,
    address: app_commands.Range[str, 1, 500] | None = None,
    tournament: str | None = None,
) -> None:
    """Set one, or look at those there are."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    if address is None:
        await webhooks.show_webhooks(ask, loaded)
    else:
        await webhooks.add(ask, loaded, address)
