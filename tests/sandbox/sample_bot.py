"""A small discord.py bot that uses what the sandbox has to carry. Nothing in it knows of the sandbox."""

from __future__ import annotations

import asyncio
import io
from datetime import timedelta
from typing import Any, Self

import discord
from discord import app_commands

from tests.patience import SECONDS

GAMES = ["Arimaa open", "Arimaa masters", "Kuksu league"]


class ReportButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"report:(?P<game>\d+)"):
    """A button that lives across restarts: its data is in its custom id."""

    def __init__(self, game: int) -> None:
        super().__init__(discord.ui.Button(label="Report", custom_id=f"report:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, _item: Any, match: Any, /) -> Self:
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(ReportForm(self.game, interaction.user.id))


class ReportForm(discord.ui.Modal, title="Report a game"):
    """A text input, and a select in a label."""

    note = discord.ui.TextInput[Any](label="Note", required=False, max_length=40)
    winner = discord.ui.Label[Any](
        text="Winner",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Gold", value="g"), discord.SelectOption(label="Silver", value="s")]
        ),
    )

    def __init__(self, game: int, person: int) -> None:
        super().__init__(custom_id=f"form:{game}:{person}")
        self.game = game

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.winner.component, discord.ui.Select)
        await interaction.response.edit_message(
            content=f"Game {self.game}: {self.winner.component.values[0]} ({self.note.value})", view=None
        )


class SampleBot(discord.Client):
    """The bot, with its commands."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0, **options)
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)
        self.seen: list[str] = []
        self._noted = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(ReportButton)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self._note(message.content)

    async def on_resumed(self) -> None:
        self._note("resumed")

    async def on_member_join(self, member: discord.Member) -> None:
        self._note(f"{member.display_name} came")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._note(f"in {guild.name}")

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        self._note(f"called {after.display_name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._note(f"out of {guild.name}")

    def _note(self, what: str) -> None:
        self.seen.append(what)
        self._noted.set()

    async def saw(self, what: str, times: int = 1) -> None:
        """Wait until the bot has noted something so often."""
        async with asyncio.timeout(SECONDS):
            while self.seen.count(what) < times:
                self._noted.clear()
                await self._noted.wait()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Register everything."""
    tree.add_command(Tournament())
    tree.add_command(Director())

    @tree.command(description="Sign up")
    async def join(interaction: discord.Interaction, name: app_commands.Range[str, 1, 20]) -> None:
        await interaction.response.send_message(f"{name} is in", ephemeral=True)

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, private: bool) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.followup.send("thought about it")
        await interaction.followup.send("and again", ephemeral=private)

    @tree.command(description="Say nothing")
    async def silent(interaction: discord.Interaction) -> None:
        """Never answers."""

    @tree.command(description="Write to me")
    async def write(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("hello")
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="Take a file")
    async def take(interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        back = discord.File(io.BytesIO(data.upper()), filename="back.csv", description="the same, louder")
        await interaction.response.send_message(f"{file.filename}: {file.size}", file=back)

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction, private: bool) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        opened = await interaction.channel.create_thread(name="round 1", type=kind)
        await opened.add_user(interaction.user)
        await opened.send("first")
        await interaction.response.send_message(opened.mention)

    @tree.context_menu(name="Who")
    async def who(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"This is {member.display_name}", ephemeral=True)


class Tournament(app_commands.Group):
    """A group with autocomplete and choices."""

    def __init__(self) -> None:
        super().__init__(name="tournament", description="Tournaments")

    @app_commands.command(description="The standings")
    @app_commands.choices(order=[app_commands.Choice(name="By points", value="points")])
    async def standings(
        self, interaction: discord.Interaction, tournament: str, order: app_commands.Choice[str] | None = None
    ) -> None:
        embed = discord.Embed(title=tournament, description=order.name if order else "as it is")
        await interaction.response.send_message(embed=embed)

    @standings.autocomplete("tournament")
    async def suggest(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=game, value=game) for game in GAMES if current.lower() in game.lower()]

    @app_commands.command(description="The next game")
    async def game(self, interaction: discord.Interaction, number: app_commands.Range[int, 1, 99]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(ReportButton(number))
        view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
        await interaction.response.send_message(f"Game {number}", view=view)


@app_commands.default_permissions(manage_guild=True)
class Director(app_commands.Group):
    """For directors only, with a group in the group."""

    def __init__(self) -> None:
        super().__init__(name="td", description="For directors")

    create = app_commands.Group(name="create", description="Create something")

    @create.command(description="An event")
    async def event(self, interaction: discord.Interaction, title: str) -> None:
        assert interaction.guild is not None
        start = discord.utils.utcnow() + timedelta(days=1)
        made = await interaction.guild.create_scheduled_event(
            name=title,
            start_time=start,
            end_time=start + timedelta(hours=2),
            entity_type=discord.EntityType.external,
            location="the hall",
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        await interaction.response.send_message(f"{made.name} at {made.location}", ephemeral=True)
