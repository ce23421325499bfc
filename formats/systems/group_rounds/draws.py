"""Public draws: the prompts, their keys, and the meaning of the answers.

Answers are stored in the log under the key of the prompt. A key contains the phase and the players' seed numbers in the
stage, which never change, so an answer keeps its meaning even if the set of tied players shrinks later.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from formats.core.events import PromptAnswered
from formats.core.model import Choice, Prompt, Reason
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.group_rounds.phases import TITLES
from formats.systems.group_rounds.structure import ROUND_TWO, Roll, RoundKey, roll_range, round_three_choice

ODD, EVEN = "odd", "even"
TOSS_RANGE = (0, 9)
"""Range of the number for a call of odd or even: no range is named, so 0 to 9; 0 is even."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The grouping that a draw has chosen: its number, the number rolled, and the key of the answer."""

    grouping: int
    rolled: int
    key: str


@dataclass(frozen=True, slots=True)
class Toss:
    """A call and the number that decided it."""

    caller: EntrantId
    call: str
    number: int
    first: EntrantId


def nth_order(players: Sequence[EntrantId], number: int) -> tuple[EntrantId, ...]:
    """Return the permutation with that number, from 1, in lexicographic order (Lehmer code)."""
    left, index, order = list(players), number - 1, []
    while left:
        place, index = divmod(index, math.factorial(len(left) - 1))
        order.append(left.pop(place))
    return tuple(order)


class Answers:
    """The answered prompts of a stage, interpreted by the rules."""

    def __init__(self, stage: Stage) -> None:
        """Store the stage."""
        self._stage = stage

    def _numbered(self, players: Sequence[EntrantId]) -> str:
        """Return the seeds of players, joined with "+"."""
        return "+".join(str(self._stage.seed_of(player)) for player in players)

    def _given(self, key: str) -> PromptAnswered | None:
        """Return the answer to a prompt, if there is one."""
        return self._stage.answers.get(key)

    # --- rule 6: the order of players whom nothing else separates
    # -------------------------------------------------------

    def order(self, phase: RoundKey, group: str, players: tuple[EntrantId, ...]) -> tuple[EntrantId, ...] | None:
        """Return the drawn order of these players; None while nothing was drawn.

        A draw with more players also counts: players who were tied with them then may have left since.
        """
        if len(players) < 2:  # noqa: PLR2004 - one player needs no order
            return players
        prefix = self._order_key(phase, group, "")
        for key, given in self._stage.answers.items():
            if key.startswith(prefix):
                drawn = [self._stage.seeds[int(seed) - 1] for seed in key.removeprefix(prefix).split("+")]
                if set(players) <= set(drawn):
                    return tuple(player for player in nth_order(drawn, int(given.answer)) if player in players)
        return None

    def _order_key(self, phase: RoundKey, group: str, players: str) -> str:
        """Return the key of a draw of an order."""
        return f"order-{phase}-{group}-{players}"

    def order_prompt(self, phase: RoundKey, group: str, players: tuple[EntrantId, ...]) -> Prompt:
        """Return the prompt that draws one of the possible orders."""
        orders = math.factorial(len(players))
        code = f"level_{len(players)}" if len(players) in NAMED_LEVELS else "level_many"
        params: dict[str, Scalar] = {"round": TITLES[phase], "group": group, "count": len(players), "orders": orders}
        question = Reason(code=code, rule="R6", about=players, params=params)
        return Prompt(key=self._order_key(phase, group, self._numbered(players)), question=question, low=1, high=orders)

    # --- rules 7 and 8: the grouping of the next round ---------------------------------------------------------------

    def _rolls(self, phase: RoundKey) -> Iterator[str]:
        """Yield the keys of the rolls for a grouping: the first, and those after a 0."""
        key = f"grouping-{phase}"
        tries = 1
        while True:
            yield key if tries == 1 else f"{key}-{tries}"
            tries += 1

    def grouping(self, phase: RoundKey) -> Chosen | None:
        """Return the grouping that was drawn for a phase, if any."""
        for key in self._rolls(phase):
            given = self._given(key)
            if given is None:
                return None
            rolled = int(given.answer)
            choice = rolled if phase == "round2" else round_three_choice(rolled)
            if choice is not None:
                return Chosen(choice, rolled, key)
        return None  # pragma: no cover - the keys never end

    def grouping_prompt(self, phase: RoundKey, roll: Roll) -> Prompt:
        """Return the prompt that draws the number of the grouping."""
        key = next(key for key in self._rolls(phase) if self._given(key) is None)
        low, high = (1, len(ROUND_TWO)) if phase == "round2" else roll_range(roll)
        again = key != f"grouping-{phase}"
        code = "roll_again" if again else "roll_round2" if phase == "round2" else "roll_round3"
        rule = "R7" if phase == "round2" else "R8"
        return Prompt(key=key, question=Reason(code=code, rule=rule), low=low, high=high)

    # --- rule 9: odd or even -----------------------------------------------------------------------------------------

    def toss(self, phase: RoundKey, pair: tuple[EntrantId, EntrantId]) -> Toss | None:
        """Return the call between two players and its outcome, once both are known."""
        call, rolled = (self._given(f"{kind}-{phase}-{self._numbered(pair)}") for kind in ("call", "toss"))
        if call is None or rolled is None:
            return None
        caller = pair[1] if call.by == pair[1] else pair[0]
        number = int(rolled.answer)
        hit = (number % 2 == 1) == (call.answer == ODD)
        other = pair[0] if caller == pair[1] else pair[1]
        return Toss(caller, call.answer, number, caller if hit else other)

    def toss_prompt(self, phase: RoundKey, pair: tuple[EntrantId, EntrantId]) -> Prompt:
        """Return the prompt for the call of odd or even or, after the call, for the number.

        The draw of the number is committed before the call (`call_for`), so neither the caller nor the host can choose
        with knowledge of the other.
        """
        call_key, toss_key = (f"{kind}-{phase}-{self._numbered(pair)}" for kind in ("call", "toss"))
        low, high = TOSS_RANGE
        call = self._given(call_key)
        if call is None:
            return Prompt(
                key=call_key,
                question=Reason(code="call", rule="R9", about=pair),
                who=pair,
                choices=(Choice(value=ODD), Choice(value=EVEN)),
                low=low,
                high=high,
                call_for=toss_key,
            )
        caller, other = (pair[1], pair[0]) if call.by == pair[1] else pair
        question = Reason(code="toss", rule="R9", about=(caller, other), params={"call": call.answer})
        return Prompt(key=toss_key, question=question, low=low, high=high)


NAMED_LEVELS = (2, 3)
"""Numbers of tied players that are named in the question; for more, the question gives their number."""
