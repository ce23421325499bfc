"""The messages of `locales` as attributes of `texts`. They are declared in `texts.pyi`, written by `make reference`."""

from __future__ import annotations

from bot.text.phrases import Messages

texts = Messages("swiss-elimination-")
