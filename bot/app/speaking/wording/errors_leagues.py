"""Sentences for what is refused about leagues, cycles and ratings read from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app import errors as err
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker


@sentence.register(err.NoGroupError)
def _(error: err.NoGroupError, _say: Speaker) -> str:
    del error
    return "There is no such league here, or you play in none. Choose one from the list with `/tournament league`."


@sentence.register(err.NoLastCycleError)
def _(error: err.NoLastCycleError, _say: Speaker) -> str:
    title = quoted(error.title, 60)
    return f"**{title}** follows no tournament that has been played. Create the next cycle with `/td create after:`."


@sentence.register(err.WhatOrAfterError)
def _(error: err.WhatOrAfterError, _say: Speaker) -> str:
    del error
    return "Choose a preset or format with `what:`, or the tournament to follow with `after:`; not both."


NO_RATINGS: Mapping[str, str] = {
    "off": "Whoever runs this bot has switched reading from online-go.com off. Use `/players import` instead.",
    "elsewhere": "This tournament does not take its ratings from online-go.com. Upload them with `/players import`.",
    "nobody": "Nobody has said their number at online-go.com yet. It is asked for on signing up, and can be imported "
    "as a column `ogs_id` with `/players import`.",
}


@sentence.register(err.NoRatingsError)
def _(error: err.NoRatingsError, _say: Speaker) -> str:
    return NO_RATINGS[error.why]
