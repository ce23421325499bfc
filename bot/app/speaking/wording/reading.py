"""Around what people look at: notes under long answers, captions of files."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase

REST_IN_FILE = Phrase("reading-rest-in-file")
LOG_EXPORTED = Phrase("reading-log-exported")
