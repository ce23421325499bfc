"""A small bot of discord.py for the tests of the page: one of everything the page has to draw."""

from __future__ import annotations

import io
import struct
import zlib
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

TOURNAMENTS = ("Autumn Cup", "Spring Open", "Winter League")


class AvailabilityForm(discord.ui.Modal, title="When can you play?"):
    """A form with one field of each kind that matters here."""

    note = discord.ui.TextDisplay[Any]("Times are in **your** zone.")
    line = discord.ui.Label[Any](
        text="In one line",
        description="For example: thu 18-22",
        component=discord.ui.TextInput(min_length=5, max_length=60, default="thu 18"),
    )
    hours = discord.ui.Label[Any](
        text="Hours",
        component=discord.ui.Select(
            min_values=1,
            max_values=3,
            options=[discord.SelectOption(label=f"{hour}:00", value=str(hour)) for hour in range(18, 24)],
        ),
    )
    colour = discord.ui.Label[Any](
        text="Colour",
        component=discord.ui.RadioGroup(
            options=[discord.RadioGroupOption(label="Gold"), discord.RadioGroupOption(label="Silver")]
        ),
    )
    rules = discord.ui.Label[Any](text="I have read the rules", component=discord.ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say back what came."""
        line, hours = self.line.component, self.hours.component
        colour, rules = self.colour.component, self.rules.component
        assert isinstance(line, discord.ui.TextInput)
        assert isinstance(hours, discord.ui.Select)
        assert isinstance(colour, discord.ui.RadioGroup)
        assert isinstance(rules, discord.ui.Checkbox)
        said = f"{line.value}; {', '.join(hours.values)}; {colour.value}; {rules.value}"
        await interaction.response.send_message(f"Noted: {said}", ephemeral=True)


class Panel(discord.ui.View):
    """Buttons of an announcement."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.joined: list[str] = []
        self.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))

    @discord.ui.button(label="Sign up", style=discord.ButtonStyle.success, custom_id="signup")
    async def sign_up(self, interaction: discord.Interaction, _: discord.ui.Button[Panel]) -> None:
        """Change the message everybody sees."""
        self.joined.append(interaction.user.display_name)
        await interaction.response.edit_message(content=f"Sign-up is open. Entrants: {', '.join(self.joined)}")

    @discord.ui.button(label="Closed", style=discord.ButtonStyle.danger, custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, _: discord.ui.Button[Panel]) -> None:
        """Cannot be pressed."""

    @discord.ui.button(label="Availability", style=discord.ButtonStyle.primary, custom_id="availability")
    async def availability(self, interaction: discord.Interaction, _: discord.ui.Button[Panel]) -> None:
        """Open the form."""
        await interaction.response.send_modal(AvailabilityForm())

    @discord.ui.select(
        custom_id="days",
        placeholder="Days you like",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=day) for day in ("Friday", "Saturday", "Sunday")],
    )
    async def days(self, interaction: discord.Interaction, select: discord.ui.Select[Panel]) -> None:
        """Answer in private."""
        await interaction.response.send_message(f"You like {' and '.join(select.values)}.", ephemeral=True)


class Card(discord.ui.LayoutView):
    """A message of Components V2."""

    box = discord.ui.Container[Any](
        discord.ui.Section("## Round 1\n**Ana** – **Bo**", accessory=discord.ui.Button(label="Why?", custom_id="why")),
        discord.ui.Separator(),
        discord.ui.TextDisplay[Any]("-# Round 1 of 7"),
        accent_colour=discord.Colour.blurple(),
    )


def red_picture(width: int = 60, height: int = 40) -> bytes:
    """A red PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\xc0\x20\x20" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


class TinyBot(discord.Client):
    """The commands below."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)
        add_menus(self.tree)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()


def add_commands(tree: app_commands.CommandTree[TinyBot]) -> None:
    """What everybody may use."""

    @tree.command(description="Sign up for a tournament")
    @app_commands.describe(tournament="Which one")
    async def join(interaction: discord.Interaction, tournament: str) -> None:
        await interaction.response.send_message(f"You are in **{tournament}**.", ephemeral=True)

    @join.autocomplete("tournament")
    async def tournaments(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [name for name in TOURNAMENTS if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in fitting]

    @tree.command(description="Post the announcement")
    async def announce(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Autumn Cup", description="Starts <t:1764000000:F>", colour=0x2F6FA8)
        await interaction.response.send_message("Sign-up is open.", embed=embed, view=Panel())

    @tree.command(description="Post a card")
    async def card(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Card())

    @tree.command(description="Post a table")
    async def table(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(b"rank,name\n1,Ana\n"), "standings.csv", description="Standings")
        await interaction.response.send_message("The standings", file=file)

    @tree.command(description="Post a picture")
    async def picture(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(red_picture()), "standings.png", description="Ana leads with one point")
        embed = discord.Embed(title="Standings").set_image(url="attachment://standings.png")
        await interaction.response.send_message(embed=embed, file=file)

    @tree.command(description="Ask everybody")
    async def poll(interaction: discord.Interaction) -> None:
        asked = discord.Poll("Which day?", timedelta(hours=24), multiple=True)
        for day in ("Friday", "Saturday"):
            asked.add_answer(text=day)
        await interaction.response.send_message(poll=asked)

    @tree.command(description="Plan an event")
    async def schedule(interaction: discord.Interaction, title: str) -> None:
        assert interaction.guild is not None
        start = interaction.created_at + timedelta(days=2)
        await interaction.guild.create_scheduled_event(
            name=title,
            start_time=start,
            end_time=start + timedelta(hours=1),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location="the hall",
        )
        await interaction.response.send_message("Planned.", ephemeral=True)


def add_menus(tree: app_commands.CommandTree[TinyBot]) -> None:
    """The entries of context menus, and the commands of directors."""

    @tree.context_menu(name="Who is this")
    async def who(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"This is {member.display_name}.", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"They said: {message.content}", ephemeral=True)

    group = app_commands.Group(name="td", description="For directors")

    @group.command(description="Open a tournament")
    @app_commands.describe(name="Its name", rounds="How many rounds", director="Who rules on disputes")
    @app_commands.choices(preset=[app_commands.Choice(name=name, value=name.lower()) for name in ("Swiss", "Knockout")])
    async def create(
        interaction: discord.Interaction,
        name: app_commands.Range[str, 3, 40],
        preset: app_commands.Choice[str],
        rounds: app_commands.Range[int, 1, 20] = 5,
        director: discord.Member | None = None,
    ) -> None:
        chief = f", director {director.display_name}" if director else ""
        await interaction.response.send_message(f"**{name}**: {preset.value}, {rounds} rounds{chief}.")

    tree.add_command(group)
