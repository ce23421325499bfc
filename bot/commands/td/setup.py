"""`/td create`, `/td open`, `/td close`: from nothing to a closed list of entrants."""

from __future__ import annotations

import secrets

import discord
from discord import app_commands

from bot.app.errors import NoChannelError, NotStaffError
from bot.app.messages import Message
from bot.commands.td.group import TD
from bot.ui import choices, finding
from bot.ui.answers import Ask
from formats import registry
from formats.core.commands import CloseRegistration, CreateTournament, OpenRegistration
from formats.core.errors import UnknownFormatError
from formats.core.plan import Settings, StagePlan
from storage.tournaments import Bindings, Staff

SEED_BYTES = 16
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


@TD.command(name="create", description="Begin a tournament from a preset or a format")
@app_commands.describe(
    what="A preset (a real tournament, ready to run) or a format",
    title="What it is called; leave empty for the preset's own title",
    channel="Where it is announced; leave empty for this channel",
)
@app_commands.autocomplete(what=choices.presets)
async def create(
    interaction: discord.Interaction, what: str, title: str | None = None, channel: discord.TextChannel | None = None
) -> None:
    """Create a tournament; whoever does so becomes its director."""
    ask = Ask(interaction)
    if not finding.may_manage(ask):
        raise NotStaffError(("manager",))
    target = channel.id if channel is not None else interaction.channel_id or 0
    _check_channel(finding.guild(ask), target)
    await ask.think()
    person = await ask.person()
    live = await ask.service.create(
        _plan(what, title),
        actor=person.id,
        command_id=ask.command_id,
        bindings=Bindings(
            guild_id=interaction.guild_id, channel_id=target, staff_added=(Staff(person.id, "director"),)
        ),
    )
    text = f"**{live.state.title}** exists, and you direct it. Next: `/td open` opens sign-up in <#{target}>."
    await ask.say(Message(content=text))


def _check_channel(guild: discord.Guild, channel_id: int) -> None:
    channel = guild.get_channel(channel_id)
    if channel is None:
        raise NoChannelError(("view_channel",))
    mine = channel.permissions_for(guild.me)
    missing = tuple(name for name in NEEDED if not getattr(mine, name))
    if missing:
        raise NoChannelError(tuple(name.replace("_", " ") for name in missing))


def _plan(what: str, title: str | None) -> CreateTournament:
    """The command for a preset or a bare format, from the value of the choice."""
    kind, _, key = what.partition(":")
    seed = secrets.token_hex(SEED_BYTES)
    if kind == "preset":
        preset = registry.preset(key)
        return CreateTournament(
            title=title or preset.title, preset=key, stages=preset.stages, settings=preset.settings, seed=seed
        )
    if kind != "format" or key not in registry.systems():
        raise UnknownFormatError(what)
    system = registry.systems()[key]
    stage = StagePlan(system=key, title=system.title)
    return CreateTournament(title=title or system.title, stages=(stage,), settings=Settings(), seed=seed)


@TD.command(name="open", description="Open sign-up")
@app_commands.describe(tournament="Which tournament; leave empty for this channel's")
@app_commands.autocomplete(tournament=choices.tournaments)
async def open_(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Open sign-up and announce it."""
    ask = Ask(interaction)
    live = await finding.tournament(ask, tournament)
    await finding.staff(ask, live)
    await ask.think()
    change = await ask.carry_out(live, OpenRegistration())
    await ask.say(Message(content=f"Sign-up for **{change.after.title}** is open and announced."))


@TD.command(name="close", description="Close sign-up")
@app_commands.describe(tournament="Which tournament; leave empty for this channel's")
@app_commands.autocomplete(tournament=choices.tournaments)
async def close(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Close sign-up and announce the field."""
    ask = Ask(interaction)
    live = await finding.tournament(ask, tournament)
    await finding.staff(ask, live)
    await ask.think()
    change = await ask.carry_out(live, CloseRegistration())
    count = len(change.after.active_entrants())
    await ask.say(Message(content=f"Sign-up for **{change.after.title}** is closed with {count} entrants."))
