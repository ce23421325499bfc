"""The bot in hikari."""

import sys

import hikari

rest, token = sys.argv[1:]
bot = hikari.GatewayBot(token, banner=None, rest_url=rest, force_color=False)


@bot.listen()
async def started(_event: hikari.StartedEvent) -> None:
    app = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(app, [bot.rest.slash_command_builder("ping", "Answer")])


@bot.listen()
async def used(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "again", label="Again")
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "pong", component=row)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pong again", components=[])


bot.run(check_for_updates=False)
