"""Sentences for questions and public draws; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.names import quoted
from bot.text.texts import texts
from formats.core import errors as err


@sentence.register(err.PromptOpenError)
def _(error: err.PromptOpenError, _speaker: Speaker) -> str:
    return texts.errors_engine.prompt_open(count=len(error.prompts))


@sentence.register(err.NoSuchPromptError)
def _(_error: err.NoSuchPromptError, _speaker: Speaker) -> str:
    return texts.errors_engine.no_such_prompt()


@sentence.register(err.AlreadyAnsweredError)
def _(error: err.AlreadyAnsweredError, _speaker: Speaker) -> str:
    return texts.errors_engine.already_answered(answer=quoted(error.answer, 60))


@sentence.register(err.NoSuchDrawError)
def _(error: err.NoSuchDrawError, _speaker: Speaker) -> str:
    return texts.errors_engine.no_such_draw(draw=quoted(error.draw, 60))


@sentence.register(err.AlreadyDrawnError)
def _(error: err.AlreadyDrawnError, _speaker: Speaker) -> str:
    return texts.errors_engine.already_drawn(draw=quoted(error.draw, 60))


@sentence.register(err.NumberToldError)
def _(error: err.NumberToldError, _speaker: Speaker) -> str:
    return texts.errors_engine.number_told(told=error.told)


@sentence.register(err.BeaconMissingError)
def _(_error: err.BeaconMissingError, _speaker: Speaker) -> str:
    return texts.errors_engine.beacon_missing()


@sentence.register(err.SeedUnknownError)
def _(_error: err.SeedUnknownError, _speaker: Speaker) -> str:
    return texts.errors_engine.seed_unknown()


@sentence.register(err.AlreadyContributedError)
def _(error: err.AlreadyContributedError, speaker: Speaker) -> str:
    return texts.errors_engine.already_contributed(entrant=speaker.who(error.entrant))


@sentence.register(err.BadAnswerError)
def _(error: err.BadAnswerError, _speaker: Speaker) -> str:
    if error.answer:
        return texts.errors_engine.bad_answer(answer=quoted(error.answer, 60))
    return texts.errors_engine.no_answer()
