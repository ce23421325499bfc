"""The bot in disnake."""

import sys

import disnake as library
from disnake.ext import commands

library.http.Route.BASE, token = sys.argv[1:]
bot = commands.InteractionBot()


class Again(library.ui.View):
    @library.ui.button(label="Again", custom_id="again")
    async def again(self, *arguments: object) -> None:
        interaction = next(one for one in arguments if isinstance(one, library.Interaction))
        await interaction.response.edit_message(content="pong again", view=None)


@bot.slash_command(name="ping", description="Answer")
async def ping(interaction: library.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("pong", view=Again())


bot.run(token)
