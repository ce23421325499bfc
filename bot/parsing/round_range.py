"""The range of rounds that a director wants to publish, and the standings to base them on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from bot.errors import UnknownRoundError
from bot.text.actions import round_argument
from bot.text.context import TournamentContext
from formats.core.commands import PublishRound
from formats.core.engine import Engine
from formats.core.errors import NotAheadError
from formats.core.phases import need_phase
from formats.core.possible.rounds import complete_rounds
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step

_WANTED = re.compile(r"s(\d+)r(\d+)(?:-(\d+))?(?:b(\d+))?")


@dataclass(frozen=True, slots=True)
class RoundRange:
    """The rounds `number` to `through` of a stage, paired on the standings after round `base`.

    As the argument of a button it reads `s0r8-10b7`. Without `base` the latest standings are used.
    """

    stage: int
    number: int
    through: int
    base: int | None = None

    @classmethod
    def read(cls, argument: str) -> Self:
        """Parse the argument of a button. Raises `UnknownRoundError`."""
        found = _WANTED.fullmatch(argument)
        if found is None:
            raise UnknownRoundError(argument)
        stage, number, through, base = found.groups()
        return cls(int(stage), int(number), int(through or number), None if base is None else int(base))

    @property
    def argument(self) -> str:
        """Return the argument for a button."""
        series = f"-{self.through}" if self.through > self.number else ""
        base = "" if self.base is None else f"b{self.base}"
        return f"{round_argument(self.stage, self.number)}{series}{base}"

    @property
    def command(self) -> PublishRound:
        """Return the command that publishes the rounds."""
        through = self.through if self.through > self.number else None
        return PublishRound(stage=self.stage, round_number=self.number, through=through, based_on=self.base)


def round_range_of(
    state: TournamentState, engine: Engine, rounds: int | None = None, base: int | None = None
) -> RoundRange | None:
    """Return the next round, or so many from there; None if the next one has to wait for results.

    Several rounds, and one that would have to wait, are paired on the standings after the last complete round unless
    another is given.
    """
    need_phase(PublishRound, state.phase)
    step = next_step(state, engine)
    if isinstance(step, PairRound):
        stage, number = step.stage, step.round_number
    elif rounds is None and base is None:
        return None
    else:
        stage, number = state.stage_number, state.stage().next_round
    through = number + (rounds or 1) - 1
    if base is None and (through > number or not isinstance(step, PairRound)):
        base = complete_rounds(state, stage)
    return RoundRange(stage, number, through, base)


def can_go_ahead(context: TournamentContext) -> RoundRange | None:
    """Return the next round for pairing before its results are complete, if the current format supports that."""
    number = context.state.stage_number
    stage = context.stage(number)
    planned = context.system(number).planned_rounds(stage, context.options(number))
    if planned is not None and stage.next_round > planned:
        return None
    base = complete_rounds(context.state, number)
    try:
        context.rules(number).based_on(stage.next_round, base)
    except NotAheadError:
        return None
    return RoundRange(number, stage.next_round, stage.next_round, base)
