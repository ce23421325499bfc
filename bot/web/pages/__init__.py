"""The pages of a tournament, a module each; `bot.web.contents` lists them."""
