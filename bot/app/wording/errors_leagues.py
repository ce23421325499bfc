"""Sentences for what is refused about leagues, cycles and ratings read from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app import errors as err
from bot.app.names import quoted
from bot.app.wording.errors_engine import sentence

if TYPE_CHECKING:
    from bot.app.wording.speaker import Speaker


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
