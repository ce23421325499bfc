"""Run the bot: Discord client, lifecycle with leases, health checks and database maintenance."""
