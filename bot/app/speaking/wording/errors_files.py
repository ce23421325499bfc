"""Sentences for files that cannot be made."""

from __future__ import annotations

from bot.app.files import errors as err
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker


@sentence.register(err.NoTimesYetError)
def _(error: err.NoTimesYetError, _say: Speaker) -> str:
    return (
        f"None of these games of **{quoted(error.title, 60)}** has a time, so there is nothing to put into a calendar. "
        "Ask again once times have been posted."
    )


@sentence.register(err.NotLikeChessError)
def _(error: err.NotLikeChessError, _say: Speaker) -> str:
    return (
        f"Nothing of **{quoted(error.title, 60)}** fits into the chess federation's file: it holds Swiss and round "
        "robin stages that have begun. The tables hold everything."
    )
