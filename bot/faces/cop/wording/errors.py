"""Sentences for division files that are refused."""

from __future__ import annotations

from bot.faces.cop.tsh.division import TshRefusedError
from bot.faces.cop.wording import tsh
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.numbers import shortened


@sentence.register(TshRefusedError)
def _(error: TshRefusedError, _say: Speaker) -> str:
    return tsh.refused(shortened([tsh.problem_line(problem) for problem in error.problems]))
