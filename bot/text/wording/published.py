"""Options that are published before play."""

from __future__ import annotations

from bot.text.texts import texts

YES_NO = {True: texts.published.yes_no_true, False: texts.published.yes_no_false}
