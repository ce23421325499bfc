"""A tournament at hand: gives commands, keeps the log, moves the clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.events import Event, Tick
from formats.core.evolve import evolve, fold, undoes_before
from formats.core.log import Envelope, Record
from formats.core.model import EntrantData, Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step
from tests.formats.toys import toy_engine

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
"""A Monday."""

SEED = "a seed for tests"


class Play:
    """One tournament. Every command has an id of its own: `c1`, `c2`, ..."""

    def __init__(
        self,
        stages: Sequence[StagePlan] | None = None,
        settings: Settings | None = None,
        engine: Engine | None = None,
        seed: str = SEED,
    ) -> None:
        """Create it; without `stages` it has one stage of the toy format."""
        self.engine = engine or toy_engine()
        self.records: list[Record] = []
        self.state = TournamentState()
        self.now = START
        self.commands = 0
        plan = tuple(stages) if stages else (StagePlan(system="neighbours", title="Toy"),)
        self.do(cmd.CreateTournament(title="Play", stages=plan, settings=settings or Settings(), seed=seed))

    def do(
        self, command: cmd.Command, *, actor: str = "director", deadline: str | None = None, topic: str = "test"
    ) -> tuple[Event, ...]:
        """Carry a command out and answer its events; a refusal leaves everything as it was."""
        envelope = Envelope(
            command_id=f"c{self.commands + 1}",
            actor=actor,
            at=self.now,
            command=command,
            tick=None if deadline is None else Tick(deadline=deadline, topic=topic),
        )
        events = decide(self.state, envelope, self.engine)
        self.commands += 1
        new = [
            Record(seq=seq, command_id=envelope.command_id, actor=actor, at=self.now, event=event)
            for seq, event in enumerate(events, start=len(self.records) + 1)
        ]
        self.records += new
        if undoes_before(new):
            self.state = fold(self.records)
        else:
            for record in new:
                self.state = evolve(self.state, record)
        return events

    @property
    def last(self) -> str:
        """The id of the last command."""
        return f"c{self.commands}"

    def pass_time(self, **amount: float) -> None:
        """Move the clock."""
        self.now += timedelta(**amount)

    def enter(self, count: int) -> None:
        """Open sign-up, let that many in, close it. Smaller numbers have higher ratings."""
        self.do(cmd.OpenRegistration())
        data = tuple(EntrantData(rating=2000.0 - 10 * number) for number in range(count))
        self.do(cmd.RegisterEntrants(entrants=data))
        self.do(cmd.CloseRegistration())

    def publish(self) -> tuple[Event, ...]:
        """Publish the next round."""
        step = next_step(self.state, self.engine)
        assert isinstance(step, PairRound), step
        return self.do(cmd.PublishRound(stage=step.stage, round_number=step.round_number))

    def board(self, number: int = 1) -> Pairing:
        """A pairing of the latest round."""
        current = self.state.current_round
        assert current is not None
        return current.pairings.pairings[number - 1]

    def draw(self, prompt: str) -> tuple[Event, ...]:
        """Let the moment of a draw come, and draw."""
        moments = [event.closes for event in self.state.commitments.values() if event.draw.endswith(f"/{prompt}")]
        self.now = max([self.now, *filter(None, moments)])
        return self.do(cmd.AnswerPrompt(prompt=prompt))

    def win(self, pairing: Pairing, seat: int = 0) -> tuple[Event, ...]:
        """A director enters that this seat won."""
        return self.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=pairing.seats[seat])))

    def win_all(self, seat: int = 0) -> None:
        """All open games are won by this seat."""
        for pairing in self.state.open_games():
            self.win(pairing, seat)


def running(entrants: int = 4, **more: Any) -> Play:
    """A tournament whose first round is published."""
    play = Play(**more)
    play.enter(entrants)
    play.publish()
    return play


def toy(*, take: int | None = None, system: str = "neighbours", **options: Any) -> StagePlan:
    """A stage of a toy format."""
    return StagePlan(system=system, title="Toy", options=options, take=take)
