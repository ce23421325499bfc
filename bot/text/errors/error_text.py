"""One sentence or two for every error: what is wrong, and what to do about it.

The modules beside this one register a sentence for each class; all of them are imported here. A test walks every
subclass of `TournamentError`.
"""

from __future__ import annotations

import importlib
import pkgutil

from bot.text import errors
from bot.text.context import TournamentContext
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.texts import texts
from formats.core.errors import TournamentError
from formats.core.refusals import Refusal, error_of

for _name in sorted(module.name for module in pkgutil.iter_modules(errors.__path__)):
    importlib.import_module(f"{errors.__name__}.{_name}")


def error_text(error: TournamentError, context: TournamentContext | None = None) -> str:
    """Return the text of an error; with a context, entrants and games are called by name."""
    return sentence(error, Speaker(context))


def refusal_text(refusal: Refusal, context: TournamentContext | None = None) -> str:
    """Return the text of a refusal in the log; a general one for errors of newer or older versions of Herald."""
    error = error_of(refusal)
    return texts.errors_engine.unknown_refusal() if error is None else error_text(error, context)
