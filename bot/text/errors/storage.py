"""Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from formats.core.log_file import BadLogError
from storage import errors as err

LOG_CODES: Mapping[str, AnyMessage] = {
    "empty": texts.errors_storage.log_codes_empty,
    "not_json": texts.errors_storage.log_codes_not_json,
    "not_a_log": texts.errors_storage.log_codes_not_a_log,
    "version": texts.errors_storage.log_codes_version,
    "header": texts.errors_storage.log_codes_header,
    "no_events": texts.errors_storage.log_codes_no_events,
    "event": texts.errors_storage.log_codes_event,
    "newer": texts.errors_storage.log_codes_newer,
    "sequence": texts.errors_storage.log_codes_sequence,
    "command": texts.errors_storage.log_codes_command,
    "start": texts.errors_storage.log_codes_start,
    "bent": texts.errors_storage.log_codes_bent,
    "bare": texts.errors_storage.log_codes_bare,
    "cut": texts.errors_storage.log_codes_cut,
    "added": texts.errors_storage.log_codes_added,
    "sealed": texts.errors_storage.log_codes_sealed,
    "impossible": texts.errors_storage.log_codes_impossible,
}


@sentence.register(err.NewerDatabaseError)
def _(error: err.NewerDatabaseError, _speaker: Speaker) -> str:
    return texts.errors_storage.newer_database(found=error.found, known=error.known)


@sentence.register(err.NoImageError)
def _(error: err.NoImageError, _speaker: Speaker) -> str:
    return texts.errors_storage.no_image(backend=error.backend)


@sentence.register(err.DamagedImageError)
def _(_error: err.DamagedImageError, _speaker: Speaker) -> str:
    return texts.errors_storage.damaged_image()


@sentence.register(err.UnusableDatabaseError)
@sentence.register(err.MissingDatabaseError)
@sentence.register(err.NoBackupError)
@sentence.register(err.OccupiedPlaceError)
@sentence.register(err.CopyDiffersError)
@sentence.register(err.InUseError)
@sentence.register(err.UncopiedTableError)
def _(error: err.StorageError, _speaker: Speaker) -> str:
    del error  # which file and what to do about it is for the host, who reads it in the log
    return texts.errors_storage.unusable_database()


@sentence.register(err.ClosedDatabaseError)
def _(_error: err.ClosedDatabaseError, _speaker: Speaker) -> str:
    return texts.errors_storage.closed_database()


@sentence.register(err.LeaseLostError)
def _(_error: err.LeaseLostError, _speaker: Speaker) -> str:
    return texts.errors_storage.closed_database()


@sentence.register(err.UnknownTournamentError)
def _(_error: err.UnknownTournamentError, _speaker: Speaker) -> str:
    return texts.errors_storage.unknown_tournament()


@sentence.register(err.TournamentExistsError)
def _(_error: err.TournamentExistsError, _speaker: Speaker) -> str:
    return texts.errors_storage.tournament_exists()


@sentence.register(err.StaleWriteError)
def _(_error: err.StaleWriteError, _speaker: Speaker) -> str:
    return texts.errors_storage.stale_write()


@sentence.register(err.AlreadyDoneError)
def _(_error: err.AlreadyDoneError, _speaker: Speaker) -> str:
    return texts.errors_storage.already_done()


@sentence.register(err.UnreadableEventError)
def _(error: err.UnreadableEventError, _speaker: Speaker) -> str:
    if error.newer:
        return texts.errors_storage.unreadable_event_newer()
    return texts.errors_storage.unreadable_event(seq=error.seq)


@sentence.register(err.UnknownPersonError)
def _(_error: err.UnknownPersonError, _speaker: Speaker) -> str:
    return texts.errors_storage.unknown_person()


@sentence.register(err.UnknownRowError)
def _(_error: err.UnknownRowError, _speaker: Speaker) -> str:
    return texts.errors_storage.unknown_row()


@sentence.register(BadLogError)
def _(error: BadLogError, _speaker: Speaker) -> str:
    what = LOG_CODES.get(error.code, texts.errors_storage.bad_line)(line=error.line)
    return texts.errors_storage.bad_log(what=what)


@sentence.register(err.TooManyWebhooksError)
def _(error: err.TooManyWebhooksError, _speaker: Speaker) -> str:
    return texts.errors_storage.too_many_webhooks(most=error.most)
