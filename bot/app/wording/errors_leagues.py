"""Sentences for what is refused about leagues, cycles and ratings read from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app import errors as err
from bot.app.wording.errors_engine import sentence

if TYPE_CHECKING:
    from bot.app.wording.speaker import Speaker


@sentence.register(err.NoGroupError)
def _(error: err.NoGroupError, _say: Speaker) -> str:
    del error
    return "There is no such league here, or you play in none. Choose one from the list with `/tournament league`."
