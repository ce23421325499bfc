"""Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.errors.engine import sentence, worded
from bot.text.errors.speaker import Speaker
from bot.text.phrases import AnyMessage, by_code
from bot.text.texts import texts
from formats.core.log_file import BadLogError
from storage import errors as err

LOG_CODES: Mapping[str, AnyMessage] = by_code(
    texts.errors_storage, "log_codes_",
    "empty", "not_json", "not_a_log", "version", "header", "no_events", "event", "newer", "sequence", "command",
    "start", "bent", "bare", "cut", "added", "sealed", "impossible",
)  # fmt: skip


worded(err.NewerDatabaseError, texts.errors_storage.newer_database, "found", "known")
worded(err.NoImageError, texts.errors_storage.no_image, "backend")
worded(err.DamagedImageError, texts.errors_storage.damaged_image)


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


worded(err.ClosedDatabaseError, texts.errors_storage.closed_database)
worded(err.LeaseLostError, texts.errors_storage.closed_database)
worded(err.UnknownTournamentError, texts.errors_storage.unknown_tournament)
worded(err.TournamentExistsError, texts.errors_storage.tournament_exists)
worded(err.StaleWriteError, texts.errors_storage.stale_write)
worded(err.AlreadyDoneError, texts.errors_storage.already_done)


@sentence.register(err.UnreadableEventError)
def _(error: err.UnreadableEventError, _speaker: Speaker) -> str:
    if error.newer:
        return texts.errors_storage.unreadable_event_newer()
    return texts.errors_storage.unreadable_event(seq=error.seq)


worded(err.UnknownPersonError, texts.errors_storage.unknown_person)
worded(err.UnknownRowError, texts.errors_storage.unknown_row)


@sentence.register(BadLogError)
def _(error: BadLogError, _speaker: Speaker) -> str:
    what = LOG_CODES.get(error.code, texts.errors_storage.bad_line)(line=error.line)
    return texts.errors_storage.bad_log(what=what)


worded(err.TooManyWebhooksError, texts.errors_storage.too_many_webhooks, "most")
