"""The messages of `bot/locales`: `texts.info.leads(who=...)`. They are declared in `texts.pyi` (see `phrases`)."""

from __future__ import annotations

from bot.text.phrases import Groups

texts = Groups()
