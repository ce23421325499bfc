### What the bot has taken from one person.

receipts-title = What arrived from you
