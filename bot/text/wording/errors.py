"""One sentence or two for every error: what is wrong, and what to do about it.

The sentences stand in the modules `errors_*` beside this one, by where the errors come from, and are found there; a
test walks every subclass of `TournamentError`.
"""

from __future__ import annotations

import importlib
import pkgutil

from bot.text import wording
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.text.wording.errors_engine import sentence
from bot.text.wording.speaker import Speaker
from formats.core.errors import TournamentError
from formats.core.refusals import Refusal, error_of

for _name in sorted(
    module.name for module in pkgutil.iter_modules(wording.__path__) if module.name.startswith("errors_")
):
    importlib.import_module(f"{wording.__name__}.{_name}")


def error_text(error: TournamentError, context: TournamentContext | None = None) -> str:
    """What to tell the person; with a context, entrants and games are called by name."""
    return sentence(error, Speaker(context))


def refusal_text(refusal: Refusal, context: TournamentContext | None = None) -> str:
    """The same of what the log says was refused; general words for what a newer or older Herald refused."""
    error = error_of(refusal)
    return texts.errors_engine.unknown_refusal() if error is None else error_text(error, context)
