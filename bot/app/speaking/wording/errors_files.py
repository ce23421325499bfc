"""Sentences for files that cannot be made."""

from __future__ import annotations

from bot.app.files import errors as err
from bot.app.speaking.catalogue import say
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker


@sentence.register(err.NoTimesYetError)
def _(error: err.NoTimesYetError, _speaker: Speaker) -> str:
    return say("errors-files-no-times-yet", title=quoted(error.title, 60))


@sentence.register(err.NotLikeChessError)
def _(error: err.NotLikeChessError, _speaker: Speaker) -> str:
    return say("errors-files-not-like-chess", title=quoted(error.title, 60))


@sentence.register(err.NoGameRecordsError)
def _(error: err.NoGameRecordsError, _speaker: Speaker) -> str:
    return say("errors-files-no-game-records", title=quoted(error.title, 60))
