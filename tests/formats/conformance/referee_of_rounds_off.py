"""Whole tournaments in which players take rounds off, refereed by a list of wishes that the test keeps for itself."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from formats.core import commands as cmd
from formats.core.errors import RuleError
from formats.core.state import TournamentState
from formats.core.steps import PairRound
from tests.formats.conformance.whole_tournaments import Whole

FORM = "round_off"
SHARE = 0.05
"""How many players of a round wish to have it off."""

WORTH = {0: "zero", 1: "half", 2: "full"}


class TakingRoundsOff(Whole):
    """A tournament with the options `many` (rounds off with points), `half_points` each, until round `last`."""

    def __init__(self, *given: Any, many: int, half_points: int, last: int, **more: Any) -> None:
        """Start without wishes."""
        self.wished: set[tuple[int, str]] = set()
        self.many, self.half_points, self.last = many, half_points, last
        self.had: defaultdict[str, int] = defaultdict(int)
        self.rested = 0
        super().__init__(*given, **more)

    def publish(self, step: PairRound) -> None:
        """Some wish to rest just before the round is published, some in a later one, and some think again."""
        for who, entrant in self.play.state.entrants.items():
            if entrant.status == "active" and self.rng.random() < SHARE * 2:
                rounds = self.rng.choice(([step.round_number], [step.round_number], [step.round_number + 1], []))
                self.wish(who, rounds, step.round_number)
        before = self.play.state
        super().publish(step)
        self.check_round(before)

    def wish(self, who: str, rounds: list[int], first: int) -> None:
        """Note what is wished now; a round after the last one is refused."""
        command = cmd.SubmitForm(form=FORM, entrant=who, content={"rounds": rounds})
        try:
            self.play.do(command, actor=who)
        except RuleError:
            return
        self.wished = {(number, other) for number, other in self.wished if other != who or number < first}
        self.wished |= {(number, who) for number in rounds}

    def check_round(self, before: TournamentState) -> None:
        """Those who wished have byes worth what is left to them, and no other player has one of that kind."""
        state = self.play.state
        round_ = state.started[-1].rounds[-1]
        if not any(bye.kind != "allocated" for bye in round_.pairings.byes) and not round_.pairings.pairings:
            return  # a director has sent everybody into the round idle
        off = {bye.entrant: bye for bye in round_.pairings.byes if bye.kind != "allocated"}
        wished = {who for number, who in self.wished if number == round_.number}
        assert set(off) == {who for who in wished if before.entrants[who].status == "active"}
        playing = {seat for pairing in round_.pairings.pairings for seat in pairing.seats}
        assert not playing & set(off)
        for who, bye in off.items():
            worth = self.half_points if self.had[who] < self.many and round_.number <= self.last else 0
            assert (bye.half_points, bye.kind) == (worth, WORTH[worth])
            self.had[who] += worth > 0
            self.rested += 1
