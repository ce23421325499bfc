"""Sentences for files that cannot be made."""

from __future__ import annotations

from bot.files import errors as err
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.names import quoted
from bot.text.texts import texts


@sentence.register(err.NoTimesYetError)
def _(error: err.NoTimesYetError, _speaker: Speaker) -> str:
    return texts.errors_files.no_times_yet(title=quoted(error.title, 60))


@sentence.register(err.NotLikeChessError)
def _(error: err.NotLikeChessError, _speaker: Speaker) -> str:
    return texts.errors_files.not_like_chess(title=quoted(error.title, 60))


@sentence.register(err.NoGameRecordsError)
def _(error: err.NoGameRecordsError, _speaker: Speaker) -> str:
    return texts.errors_files.no_game_records(title=quoted(error.title, 60))
