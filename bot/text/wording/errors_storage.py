"""Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.errors_engine import sentence
from bot.text.wording.speaker import Speaker
from formats.core.log_file import BadLogError
from storage import errors as err

LOG_CODES: Mapping[str, Phrase] = {
    "empty": Phrase("errors-storage-log-codes-empty"),
    "not_json": Phrase("errors-storage-log-codes-not-json"),
    "not_a_log": Phrase("errors-storage-log-codes-not-a-log"),
    "version": Phrase("errors-storage-log-codes-version"),
    "header": Phrase("errors-storage-log-codes-header"),
    "no_events": Phrase("errors-storage-log-codes-no-events"),
    "event": Phrase("errors-storage-log-codes-event"),
    "newer": Phrase("errors-storage-log-codes-newer"),
    "sequence": Phrase("errors-storage-log-codes-sequence"),
    "command": Phrase("errors-storage-log-codes-command"),
    "start": Phrase("errors-storage-log-codes-start"),
    "bent": Phrase("errors-storage-log-codes-bent"),
    "bare": Phrase("errors-storage-log-codes-bare"),
    "cut": Phrase("errors-storage-log-codes-cut"),
    "added": Phrase("errors-storage-log-codes-added"),
    "sealed": Phrase("errors-storage-log-codes-sealed"),
    "impossible": Phrase("errors-storage-log-codes-impossible"),
}

BAD_LINE = Phrase("errors-storage-bad-line")


@sentence.register(err.NewerDatabaseError)
def _(error: err.NewerDatabaseError, _speaker: Speaker) -> str:
    return say("errors-storage-newer-database", found=error.found, known=error.known)


@sentence.register(err.NoImageError)
def _(error: err.NoImageError, _speaker: Speaker) -> str:
    return say("errors-storage-no-image", backend=error.backend)


@sentence.register(err.DamagedImageError)
def _(_error: err.DamagedImageError, _speaker: Speaker) -> str:
    return say("errors-storage-damaged-image")


@sentence.register(err.UnusableDatabaseError)
@sentence.register(err.MissingDatabaseError)
@sentence.register(err.NoBackupError)
@sentence.register(err.OccupiedPlaceError)
@sentence.register(err.CopyDiffersError)
@sentence.register(err.InUseError)
@sentence.register(err.UncopiedTableError)
def _(error: err.StorageError, _speaker: Speaker) -> str:
    del error  # which file and what to do about it is for the host, who reads it in the log
    return say("errors-storage-unusable-database")


@sentence.register(err.ClosedDatabaseError)
def _(_error: err.ClosedDatabaseError, _speaker: Speaker) -> str:
    return say("errors-storage-closed-database")


@sentence.register(err.LeaseLostError)
def _(_error: err.LeaseLostError, _speaker: Speaker) -> str:
    return say("errors-storage-closed-database")


@sentence.register(err.UnknownTournamentError)
def _(_error: err.UnknownTournamentError, _speaker: Speaker) -> str:
    return say("errors-storage-unknown-tournament")


@sentence.register(err.TournamentExistsError)
def _(_error: err.TournamentExistsError, _speaker: Speaker) -> str:
    return say("errors-storage-tournament-exists")


@sentence.register(err.StaleWriteError)
def _(_error: err.StaleWriteError, _speaker: Speaker) -> str:
    return say("errors-storage-stale-write")


@sentence.register(err.AlreadyDoneError)
def _(_error: err.AlreadyDoneError, _speaker: Speaker) -> str:
    return say("errors-storage-already-done")


@sentence.register(err.UnreadableEventError)
def _(error: err.UnreadableEventError, _speaker: Speaker) -> str:
    if error.newer:
        return say("errors-storage-unreadable-event-newer")
    return say("errors-storage-unreadable-event", seq=error.seq)


@sentence.register(err.UnknownPersonError)
def _(_error: err.UnknownPersonError, _speaker: Speaker) -> str:
    return say("errors-storage-unknown-person")


@sentence.register(err.UnknownRowError)
def _(_error: err.UnknownRowError, _speaker: Speaker) -> str:
    return say("errors-storage-unknown-row")


@sentence.register(BadLogError)
def _(error: BadLogError, _speaker: Speaker) -> str:
    what = LOG_CODES.get(error.code, BAD_LINE)(line=error.line)
    return say("errors-storage-bad-log", what=what)


@sentence.register(err.TooManyWebhooksError)
def _(error: err.TooManyWebhooksError, _speaker: Speaker) -> str:
    return say("errors-storage-too-many-webhooks", most=error.most)
