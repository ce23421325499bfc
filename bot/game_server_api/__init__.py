"""What a game server is to the rest of the bot, and which are in use; nobody here knows one of them."""
