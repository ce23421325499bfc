"""Around what people look at: notes under long answers, captions of files."""

from __future__ import annotations

REST_IN_FILE = "That is a lot: the whole is in the text file."
LOG_EXPORTED = "The log holds everything that happened; `/td log import` brings it into another installation."
