"""`/me`: the user's own registration, games and data. Works on the server and in direct messages."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.service.loaded import LoadedTournament
from bot.ui import choices, own_choices
from bot.ui.access import EVERYBODY, HERE, allowed
from bot.ui.answers import Ask
from bot.ui.flows import (
    accounts,
    availability,
    handing_in,
    my_game,
    privacy,
    reminding,
    rounds_off,
    same_person,
    zones,
)
from bot.ui.tournament_commands import WHICH, on_tournament

ME = app_commands.Group(name="me", description="Your next game, your times, your time zone, your reminders")


@ME.command(name="next", description="Your next game and what you have to do by when")
@on_tournament(HERE)
async def next_(ask: Ask, loaded: LoadedTournament) -> None:
    """The card of the next game."""
    await my_game.next_game(ask, loaded)


@ME.command(name="timezone", description="Set your time zone, so the times you type are understood")
@app_commands.describe(zone="A city, country, time zone or offset; leave empty to see yours")
@app_commands.autocomplete(zone=choices.zones)
@allowed(EVERYBODY)
async def timezone(interaction: discord.Interaction, zone: str | None = None) -> None:
    """Set or show the time zone."""
    ask = Ask.of(interaction)
    if zone is None:
        await zones.show_zone(ask)
    else:
        await zones.set_zone(ask, zone)


@ME.command(name="availability", description="Say when you can play in the coming week")
@app_commands.describe(
    hours="For example: thu 18-22, sat 10-14. Leave empty for a form",
    zone="The time zone of these hours; needed only once",
)
@app_commands.autocomplete(zone=choices.zones)
@on_tournament(HERE, answers="form")
async def availability_(ask: Ask, loaded: LoadedTournament, hours: str | None = None, zone: str | None = None) -> None:
    """Hand in the times one can play."""
    if hours is None and zone is None:
        await availability.mark(ask, loaded)
    else:
        await availability.say_hours(ask, loaded, hours or "", zone)


@ME.command(name="round-off", description="Sit out a round, or see which rounds you have off")
@app_commands.rename(first="round", last="through")
@app_commands.describe(first="Which round; leave empty to see yours", last="The last of several rounds in a row")
@on_tournament(HERE)
async def round_off(
    ask: Ask,
    loaded: LoadedTournament,
    first: app_commands.Range[int, 1, 99] | None = None,
    last: app_commands.Range[int, 1, 99] | None = None,
) -> None:
    """Only directors see it until the round is published."""
    await rounds_off.choose(ask, loaded, first, last)


@ME.command(name="reminders", description="Choose which reminders you get, or none")
@app_commands.describe(on="Reminders on or off; leave empty for a form", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(EVERYBODY, answers="form")
async def reminders(interaction: discord.Interaction, *, on: bool | None = None, tournament: str | None = None) -> None:
    """Tune the reminders."""
    ask = Ask.of(interaction)
    if on is None:
        await reminding.choose(ask, tournament)
    else:
        await reminding.switch(ask, on=on)


@ME.command(name="sent", description="What you sent, and when it arrived")
@on_tournament(HERE)
async def sent(ask: Ask, loaded: LoadedTournament) -> None:
    """Everything the person did in the tournament."""
    await my_game.receipts(ask, loaded)


@ME.command(name="data", description="See what is stored about you, or have it forgotten")
@allowed(EVERYBODY)
async def data(interaction: discord.Interaction) -> None:
    """Send everything that is stored about the user as a file, with a button that deletes it."""
    ask = Ask.of(interaction)
    await ask.think()
    await privacy.show_data(ask)


@ME.command(name="claim", description="You played here without Discord: what you entered becomes yours")
@app_commands.describe(link="The address of your personal link, or the code at its end")
@allowed(EVERYBODY)
async def claim(interaction: discord.Interaction, link: app_commands.Range[str, 1, 500]) -> None:
    """Take over what a guest entered, with the guest's own link."""
    ask = Ask.of(interaction)
    await ask.think()
    await same_person.claim(ask, link)


@ME.command(name="form", description="Fill in or change a form the tournament asks you for")
@app_commands.describe(form="Which form (default: the one that is open)")
@app_commands.autocomplete(form=own_choices.forms)
@on_tournament(HERE, answers="form")
async def form_(ask: Ask, loaded: LoadedTournament, form: str | None = None) -> None:
    """Open a form as it was handed in last."""
    await handing_in.fill_in(ask, loaded, form)


@ME.command(name="account", description="Link your account on a game server, or see those you have linked")
@app_commands.describe(
    server="On which game server; leave empty to see yours", name="What you are called there, where it asks for that"
)
@app_commands.autocomplete(server=own_choices.game_servers)
@allowed(EVERYBODY)
async def account(interaction: discord.Interaction, server: str | None = None, name: str | None = None) -> None:
    """Show the accounts, or begin to link one."""
    ask = Ask.of(interaction)
    await ask.think()
    if server is None:
        await accounts.show(ask)
    else:
        await accounts.begin(ask, server, name or "")
