"""Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker
from formats.core.log_file import BadLogError
from storage import errors as err

LOG_CODES: Mapping[str, str] = {
    "empty": "The file is empty.",
    "not_json": "Line {line} of the file cannot be read.",
    "not_a_log": "The file is no exported tournament.",
    "version": "The file was written by a newer version than this one.",
    "header": "The first line of the file is damaged.",
    "no_events": "The file holds no events.",
    "event": "Line {line} holds an event this version cannot read.",
    "newer": "From line {line} on the file was written by a newer version than this one. Update first.",
    "sequence": "Line {line} is out of order: lines are missing or doubled.",
    "command": "Line {line} is out of order: what one command did lies apart.",
    "start": "The file does not begin with the creation of a tournament.",
    "impossible": "From line {line} on the file tells of things that cannot have happened.",
}


@sentence.register(err.NewerDatabaseError)
def _(error: err.NewerDatabaseError, _say: Speaker) -> str:
    return f"The database was written by a newer version ({error.found}; this one knows {error.known}). Update first."


@sentence.register(err.NoImageError)
def _(error: err.NoImageError, _say: Speaker) -> str:
    return f"A {error.backend} database cannot be saved together with the sandbox; an SQLite file can."


@sentence.register(err.DamagedImageError)
def _(error: err.DamagedImageError, _say: Speaker) -> str:
    del error
    return "The database in that file is damaged."


@sentence.register(err.ClosedDatabaseError)
def _(error: err.ClosedDatabaseError, _say: Speaker) -> str:
    del error
    return "I am being restarted. Please try again in a minute."


@sentence.register(err.UnknownTournamentError)
def _(error: err.UnknownTournamentError, _say: Speaker) -> str:
    del error
    return "I cannot find that tournament. Choose one from the list while typing."


@sentence.register(err.TournamentExistsError)
def _(error: err.TournamentExistsError, _say: Speaker) -> str:
    del error
    return "Somebody else has just created a tournament. Please try once more."


@sentence.register(err.StaleWriteError)
def _(error: err.StaleWriteError, _say: Speaker) -> str:
    del error
    return "Too many people acted at this very moment. Nothing was lost; please try once more."


@sentence.register(err.AlreadyDoneError)
def _(error: err.AlreadyDoneError, _say: Speaker) -> str:
    del error
    return "That has been done already. Nothing was done twice."


@sentence.register(err.UnreadableEventError)
def _(error: err.UnreadableEventError, _say: Speaker) -> str:
    if error.newer:
        return (
            "A newer version of Herald has changed this tournament. Nothing is lost: "
            "ask the host to update, then go on."
        )
    return f"Entry {error.seq} of this tournament's log cannot be read by this version. Please tell the host."


@sentence.register(err.UnknownPersonError)
def _(error: err.UnknownPersonError, _say: Speaker) -> str:
    del error
    return "I do not know that person any more. Please try once more."


@sentence.register(err.UnknownRowError)
def _(error: err.UnknownRowError, _say: Speaker) -> str:
    del error
    return "That message is no longer waiting to be sent."


@sentence.register(BadLogError)
def _(error: BadLogError, _say: Speaker) -> str:
    what = LOG_CODES.get(error.code, "The file cannot be read at line {line}.").format(line=error.line)
    return f"{what} Nothing was imported."
