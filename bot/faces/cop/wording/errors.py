"""Sentences for division files that are refused."""

from __future__ import annotations

from bot.faces.cop.tsh.division import TshRefusedError
from bot.faces.cop.wording import tsh
from bot.text.wording.errors_engine import sentence
from bot.text.wording.speaker import Speaker, shortened


@sentence.register(TshRefusedError)
def _(error: TshRefusedError, _say: Speaker) -> str:
    return tsh.refused(shortened([tsh.problem_line(problem) for problem in error.problems]))
