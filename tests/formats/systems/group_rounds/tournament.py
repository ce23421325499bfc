"""A tournament of group rounds at hand: results by strength unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Leaving
from formats.core.model import Pairing, Prompt, Reason, Standing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Stage
from formats.core.steps import PairRound, Step, WaitForAnswers, next_step
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.options import GroupOptions
from tests.formats.play import Play

Scores = tuple[int, int]


class Freestyle:
    """Entrants are e1 (the highest rating) to e<size>."""

    def __init__(self, size: int, **options: Any) -> None:
        """Publish round 1."""
        plan = StagePlan(system="group_rounds", title="Freestyle", options=options)
        self.play = Play([plan], engine=registry.engine())
        self.options = GroupOptions(**options)
        self.play.enter(size)
        self.play.publish()

    @property
    def stage(self) -> Stage:
        """The stage as it stands."""
        return self.play.state.stage()

    @property
    def step(self) -> Step:
        """What comes next."""
        return next_step(self.play.state, self.play.engine)

    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions."""
        return self.step.prompts if isinstance(self.step, WaitForAnswers) else ()

    def groups(self) -> dict[str, tuple[str, ...]]:
        """The members of the groups of the latest phase, in seed order."""
        for round_ in reversed(self.stage.rounds):
            reasons = [reason for reason in round_.pairings.rationale if reason.code.startswith("group_")]
            if reasons:
                return {str(reason.params["group"]): reason.about for reason in reasons}
        return {}

    def reasons(self) -> list[Reason]:
        """Everything the latest phase's first round says of itself."""
        opening = next(
            round_
            for round_ in reversed(self.stage.rounds)
            if any("group" in r.params for r in round_.pairings.rationale)
        )
        return list(opening.pairings.rationale)

    def game(self, first: str, second: str) -> Pairing:
        """The latest game of two players."""
        games = [game for round_ in self.stage.rounds for game in round_.pairings.pairings]
        return [game for game in games if {first, second} == set(game.seats)][-1]

    def report(self, first: str, second: str, points: Scores | None) -> None:
        """Enter the latest game of two players; None: `first` won, points unknown."""
        pairing = self.game(first, second)
        if points is None:
            self.play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=first)))
            return
        by_seat = points if pairing.seats[0] == first else points[::-1]
        winner = None if points[0] == points[1] else first if points[0] > points[1] else second
        self.play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner, scores=by_seat)))

    def finish(self, special: Mapping[str, Scores] | None = None) -> None:
        """Enter all open games: `special` names some as "e1 e9", the others go to the smaller number, 60 to 50."""
        for couple, points in (special or {}).items():
            first, second = couple.split()
            self.report(first, second, points)
        for pairing in self.play.state.open_games():
            strong, weak = sorted(pairing.seats, key=self.stage.seed_of)
            self.report(strong, weak, (60, 50))

    def answer(self, prompt: str, answer: str | None, by: str | None = None) -> None:
        """Answer a question, by lots where no answer is given."""
        if answer is None:
            self.play.draw(prompt)
        else:
            self.play.do(cmd.AnswerPrompt(prompt=prompt, answer=answer, by=by))

    def on(self, grouping: int = 1, choose: Callable[[Prompt], str] | None = None) -> None:
        """Answer what is open, groupings with that number, and publish the next round."""
        for _ in range(30):
            prompts = self.prompts()
            if not prompts:
                break
            for prompt in prompts:
                usual = (
                    str(grouping)
                    if prompt.key.startswith("grouping")
                    else prompt.choices[0].value
                    if prompt.choices
                    else "1"
                )
                self.answer(prompt.key, choose(prompt) if choose else usual)
        assert isinstance(self.step, PairRound), self.step
        self.play.publish()

    def withdraw(self, player: str) -> None:
        """The player leaves."""
        self.play.do(cmd.WithdrawEntrant(entrant=player))

    def preview(self, player: str) -> Leaving:
        """What would change if the player left."""
        return FORMAT.leave(self.stage, player, self.options)

    def ranking(self) -> tuple[Standing, ...]:
        """The standings."""
        return FORMAT.rank(self.stage, self.options)

    def order(self) -> list[str]:
        """Everybody in the order of the standings."""
        return [line.entrant for line in self.ranking()]

    def ranks(self) -> dict[str, int]:
        """Everybody's rank."""
        return {line.entrant: line.rank for line in self.ranking()}


def names(*numbers: int) -> tuple[str, ...]:
    """Entrants by their numbers."""
    return tuple(f"e{number}" for number in numbers)
