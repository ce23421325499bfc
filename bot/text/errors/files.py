"""Sentences for files that cannot be made."""

from __future__ import annotations

from bot.files import errors as err
from bot.text.errors.engine import cut, worded
from bot.text.texts import texts

worded(err.NoTimesYetError, texts.errors_files.no_times_yet, title=cut("title", 60))
worded(err.NotLikeChessError, texts.errors_files.not_like_chess, title=cut("title", 60))
worded(err.NoGameRecordsError, texts.errors_files.no_game_records, title=cut("title", 60))
