"""Sentences for division files that are refused."""

from __future__ import annotations

from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import Speaker, shortened
from bot.faces.cop.tsh.division import TshRefusedError
from bot.faces.cop.wording import tsh


@sentence.register(TshRefusedError)
def _(error: TshRefusedError, _say: Speaker) -> str:
    return tsh.refused(shortened([tsh.problem_line(problem) for problem in error.problems]))
