"""Sentences for questions and public draws; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from bot.text.errors.engine import cut, sentence, shown, who, worded
from bot.text.errors.speaker import Speaker
from bot.text.names import quoted
from bot.text.texts import texts
from formats.core import errors as err

worded(err.PromptOpenError, texts.errors_engine.prompt_open, count=shown("prompts", len))


worded(err.NoSuchPromptError, texts.errors_engine.no_such_prompt)
worded(err.AlreadyAnsweredError, texts.errors_engine.already_answered, answer=cut("answer", 60))
worded(err.NoSuchDrawError, texts.errors_engine.no_such_draw, draw=cut("draw", 60))
worded(err.AlreadyDrawnError, texts.errors_engine.already_drawn, draw=cut("draw", 60))
worded(err.NumberToldError, texts.errors_engine.number_told, "told")
worded(err.BeaconMissingError, texts.errors_engine.beacon_missing)
worded(err.SeedUnknownError, texts.errors_engine.seed_unknown)
worded(err.AlreadyContributedError, texts.errors_engine.already_contributed, entrant=who)


@sentence.register(err.BadAnswerError)
def _(error: err.BadAnswerError, _speaker: Speaker) -> str:
    if error.answer:
        return texts.errors_engine.bad_answer(answer=quoted(error.answer, 60))
    return texts.errors_engine.no_answer()
