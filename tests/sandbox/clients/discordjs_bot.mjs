// The bot in discord.js.
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits } from "discord.js";

const [rest, token] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: rest.replace(/\/v10$/, "") } });
const again = new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary);

client.once(Events.ClientReady, () => client.application.commands.set([{ name: "ping", description: "Answer" }]));
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand())
    await interaction.reply({ content: "pong", components: [new ActionRowBuilder().addComponents(again)] });
  else if (interaction.isButton()) await interaction.update({ content: "pong again", components: [] });
});
client.login(token);
