"""The bot in py-cord."""

import sys

import discord

discord.http.Route.API_BASE_URL, token = sys.argv[1:]
bot = discord.Bot()


class Again(discord.ui.View):
    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, _button: discord.ui.Button, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="pong again", view=None)


@bot.slash_command(name="ping", description="Answer")
async def ping(context: discord.ApplicationContext) -> None:
    await context.respond("pong", view=Again())


bot.run(token)
