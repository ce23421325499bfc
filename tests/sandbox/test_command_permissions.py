"""Who may use which command, and what commands are called in other languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from tests.sandbox.conftest import connected
from tests.sandbox.open_page import Json, Page
from tests.sandbox.sample_bot import SampleBot

Usable = Callable[..., Awaitable[bool]]


@pytest.fixture
def usable(bot: SampleBot) -> Usable:
    async def usable(person: Person, command: str = "/td create event", channel: str = "general") -> bool:
        options = {"title": "Cup"} if command.startswith("/td") else {"name": "D"}
        try:
            await person.slash(command, channel=channel, options=options)
        except PersonError:
            return False
        return True

    return usable


async def test_a_role_is_given_a_command_that_needs_more_by_itself(
    usable: Usable, server: Server, dana: Person, eli: Person
) -> None:
    coordinator = server.role("Coordinator")
    cara = await server.join("Cara", roles=[coordinator])
    assert not await usable(cara)
    server.command_permissions("td", allow=[coordinator])
    assert await usable(cara)
    assert not await usable(dana)
    server.command_permissions("td", allow=[coordinator], deny=[cara])
    assert not await usable(cara)
    server.command_permissions("td")
    assert not await usable(cara)


async def test_everybody_loses_a_command_and_somebody_keeps_it(
    usable: Usable, server: Server, dana: Person, eli: Person
) -> None:
    server.command_permissions("join", allow=[dana], deny=["everybody"])
    assert await usable(dana, "/join")
    assert not await usable(eli, "/join")
    assert await usable(server.owner, "/join")


async def test_one_role_that_allows_outweighs_one_that_denies(usable: Usable, server: Server) -> None:
    no, yes = server.role("No"), server.role("Yes")
    cara = await server.join("Cara", roles=[no, yes])
    server.command_permissions("join", deny=[no])
    assert not await usable(cara, "/join")
    server.command_permissions("join", allow=[yes], deny=[no])
    assert await usable(cara, "/join")


async def test_a_command_only_works_in_one_channel(usable: Usable, server: Server, dana: Person) -> None:
    lobby = server.channel("lobby")
    server.command_permissions("join", allow=[lobby], deny=["all channels"])
    assert await usable(dana, "/join", "lobby")
    assert not await usable(dana, "/join", "general")


async def test_what_is_set_for_the_whole_application(usable: Usable, server: Server, dana: Person) -> None:
    server.command_permissions(None, allow=["everybody"])
    assert not await usable(dana)
    server.command_permissions(None, deny=[dana])
    assert not await usable(dana, "/join")
    server.command_permissions("join", allow=[dana])
    assert await usable(dana, "/join")


async def test_only_who_manages_the_server_may_set_it(page: Page, bot: SampleBot, server: Server, dana: Person) -> None:
    grant = {"id": str(dana.id), "type": 2, "permission": False}
    fields: Json = {"guild": str(server.id), "command": "join", "permissions": [grant]}
    assert (await page.act("command_permissions", status=400, **fields))["error"]
    page.me = str(server.owner.id)
    await page.act("command_permissions", **fields)
    with pytest.raises(PersonError):
        await dana.slash("/join", name="Dana")
    page.me = str(dana.id)
    assert "join" not in {command["name"] for command in (await page.get("state"))["commands"]}
    page.me = str(server.owner.id)
    fields["command"] = "nothing"
    assert (await page.act("command_permissions", status=400, **fields))["error"]


async def test_a_bot_reads_permissions_and_cannot_set_them(bot: SampleBot, server: Server, dana: Person) -> None:
    guild = bot.get_guild(server.id)
    assert guild is not None
    (command,) = [item for item in await bot.tree.fetch_commands() if item.name == "join"]
    with pytest.raises(discord.NotFound) as missing:
        await command.fetch_permissions(guild)
    assert missing.value.code == 10066
    server.command_permissions("join", allow=[server.channel("general")], deny=[dana])
    read = await command.fetch_permissions(guild)
    assert {(item.target.id, item.permission) for item in read.permissions} == {
        (dana.id, False),
        (server.channel("general").id, True),
    }
    every = await bot.http.get_guild_application_command_permissions(bot.application_id or 0, guild.id)
    assert [item["id"] for item in every] == [str(command.id)]
    with pytest.raises(discord.Forbidden) as refused:
        await bot.http.edit_application_command_permissions(
            bot.application_id or 0, guild.id, command.id, {"permissions": []}
        )
    assert refused.value.code == 20001


class Speaking(SampleBot):
    """A bot whose command has names in German."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command(description="Report")
        @app_commands.choices(result=[app_commands.Choice(name="won", value="w")])
        async def report(interaction: discord.Interaction, result: app_commands.Choice[str]) -> None:
            await interaction.response.send_message(f"{interaction.locale}: {result.value}")

    async def setup_hook(self) -> None:
        class German(app_commands.Translator):
            async def translate(
                self, string: app_commands.locale_str, locale: discord.Locale, context: Any
            ) -> str | None:
                known = {"report": "melden", "result": "ergebnis", "won": "gewonnen", "Report": "Ergebnis melden"}
                return known.get(string.message) if locale is discord.Locale.german else None

        await self.tree.set_translator(German())
        await super().setup_hook()


async def test_a_person_uses_a_command_in_their_own_language(sandbox: Sandbox, server: Server) -> None:
    heidi = await server.join("Heidi", locale="de")
    dana = await server.join("Dana")
    async with connected(sandbox, Speaking(), "report"):
        assert (await heidi.slash("/melden", ergebnis="gewonnen")).text == "de: w"
        assert (await heidi.slash("/report", result="w")).text == "de: w"
        assert (await dana.slash("/report", result="won")).text == "en-US: w"
        with pytest.raises(PersonError):
            await dana.slash("/melden", ergebnis="gewonnen")


async def test_the_page_shows_commands_in_the_viewers_language(page: Page, sandbox: Sandbox, server: Server) -> None:
    heidi = await server.join("Heidi", locale="de")
    async with connected(sandbox, Speaking(), "report"):
        page.me = str(heidi.id)
        (report,) = [item for item in (await page.get("state"))["commands"] if item["name"] == "report"]
    assert (report["name_localized"], report["description_localized"]) == ("melden", "Ergebnis melden")
    assert report["options"][0]["name_localized"] == "ergebnis"
    assert report["options"][0]["choices"][0]["name_localized"] == "gewonnen"


@pytest.mark.parametrize("names", [{"xx": "melden"}, {"de": "Melden"}, {"de": "x" * 33}, {"de": ""}])
async def test_wrong_translations_are_refused(bot: SampleBot, names: dict[str, str]) -> None:
    command: Any = {"name": "x", "description": "x", "name_localizations": names}
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.upsert_global_command(bot.application_id or 0, command)
    assert caught.value.code == 50035
