"""What directors and coordinators are told. Names, games and texts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts

FAILED_STEPS: Mapping[str, Phrase] = {
    "close_registration": texts.directors.failed_steps_close_registration,
    "pair": texts.directors.failed_steps_pair,
    "fix": texts.directors.failed_steps_fix,
    "silence": texts.directors.failed_steps_silence,
    "finish": texts.directors.failed_steps_finish,
}
"""By topic, see `bot.schedule.deadlines`."""
