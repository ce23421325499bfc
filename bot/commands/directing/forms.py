"""`/players form`: what players hand in."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import FORM, WHICH
from bot.ui import choices, resolve
from bot.ui.access import STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.flows import directing_forms, handing_in


@FORM.command(name="ask", description="Request a form by a deadline; repeat to move the deadline")
@app_commands.describe(
    form="Which form", until="In your time, like: fri 19:00; leave empty for no deadline", tournament=WHICH
)
@app_commands.autocomplete(form=choices.forms, tournament=choices.tournaments)
@allowed(STAFF)
async def ask(
    interaction: discord.Interaction, form: str, until: str | None = None, tournament: str | None = None
) -> None:
    """Everybody who has not handed it in is written to, and reminded before the deadline."""
    asking = Ask.of(interaction)
    await directing_forms.ask_for(asking, await resolve.tournament_in_time(asking, tournament), form, until)


@FORM.command(name="list", description="Who has handed in which form; never what's in it")
@app_commands.describe(form="Which form (default: all)", tournament=WHICH)
@app_commands.autocomplete(form=choices.forms, tournament=choices.tournaments)
@allowed(STAFF)
async def list_(interaction: discord.Interaction, form: str | None = None, tournament: str | None = None) -> None:
    """For everybody who runs the tournament."""
    asking = Ask.of(interaction)
    await directing_forms.who_has(asking, await resolve.tournament_in_time(asking, tournament), form)


@FORM.command(name="look", description="Read what was handed in; the log records that you looked")
@app_commands.describe(form="Which form", entrant="Whose (default: everybody's)", tournament=WHICH)
@app_commands.autocomplete(form=choices.forms, entrant=choices.entrants, tournament=choices.tournaments)
@allowed(STAFF)
async def look(
    interaction: discord.Interaction, form: str, entrant: str | None = None, tournament: str | None = None
) -> None:
    """While it is sealed for directors only."""
    asking = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(asking, tournament)
    who = resolve.entrant(asking, loaded, entrant) if entrant else None
    await directing_forms.look(asking, loaded, form, who)


@FORM.command(name="fill", description="Hand in a form for somebody; the log records that you did")
@app_commands.describe(
    form="Which form",
    entrant="Which player",
    answer="Their answer, such as yes; empty opens the form",
    tournament=WHICH,
)
@app_commands.autocomplete(form=choices.forms, entrant=choices.still_in, tournament=choices.tournaments)
@allowed(STAFF, answers="form")
async def fill(
    interaction: discord.Interaction,
    form: str,
    entrant: str,
    answer: app_commands.Range[str, 1, 1000] | None = None,
    tournament: str | None = None,
) -> None:
    """Also after the deadline."""
    asking = Ask.of(interaction)
    if answer is not None:
        loaded = await resolve.tournament_in_time(asking, tournament)
        await handing_in.answer_for(asking, loaded, form, resolve.entrant(asking, loaded, entrant), answer)
        return
    loaded = await resolve.tournament(asking, tournament)  # a form cannot follow a deferred answer
    await handing_in.fill_in_for(asking, loaded, form, resolve.entrant(asking, loaded, entrant))
