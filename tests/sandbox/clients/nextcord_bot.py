"""The bot in nextcord."""

import sys

import nextcord as library
from nextcord.ext import commands

library.http.Route.BASE, token = sys.argv[1:]
bot = commands.Bot()


class Again(library.ui.View):
    @library.ui.button(label="Again", custom_id="again")
    async def again(self, *arguments: object) -> None:
        interaction = next(one for one in arguments if isinstance(one, library.Interaction))
        await interaction.response.edit_message(content="pong again", view=None)


@bot.slash_command(name="ping", description="Answer")
async def ping(interaction: library.Interaction) -> None:
    await interaction.response.send_message("pong", view=Again())


bot.run(token)
