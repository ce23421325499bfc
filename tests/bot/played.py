"""Tournaments played by commands, for tests of everything that tells about them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.text.context import TournamentContext
from bot.text.names import Names
from formats import registry
from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.events import Tick
from formats.core.evolve import fold, undoes_before
from formats.core.log import Envelope, Record
from formats.core.model import EntrantData, Pairing
from formats.core.plan import Money, Prize, Settings, StagePlan
from formats.core.results import Report
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step
from formats.core.values import EntrantId
from formats.core.weekly import WeeklyTime, WeekPlan

START = datetime(2010, 1, 4, 12, tzinfo=UTC)
PEOPLE = (
    "Ana",
    "Bohdan Коваленко",
    "千代 はるか",
    "Dana דנה",
    "El*e*na_x",
    "Fritzlein of the Very Long Name Indeed",
    "Gül Öztürk",
    "Harvestsnow",
    "이서연",
    "Jean-Luc",
    "=KIM()",
    "Łukasz",
)


def week_plan(zone: str = "America/New_York") -> WeekPlan:
    """The Arimaa week."""
    return WeekPlan(
        zone=zone,
        ask=WeeklyTime(weekday="sat", time="19:00"),
        pair=WeeklyTime(weekday="mon", time="19:00"),
        fix=WeeklyTime(weekday="tue", time="19:00"),
        play_from=WeeklyTime(weekday="wed", time="19:00"),
        play_until=WeeklyTime(weekday="mon", time="17:00"),
    )


def settings(**changes: Any) -> Settings:
    """Settings like those of the Arimaa World Championship."""
    plain: dict[str, Any] = {
        "zone": "America/New_York",
        "week": week_plan(),
        "registration_closes": datetime(2010, 1, 1, 23, tzinfo=UTC),
        "forfeit_removes": True,
        "fee": Money(minor=2000, currency="USD"),
        "fee_returned": True,
        "game_fund": Money(minor=10000, currency="USD"),
        "prizes": (
            Prize(place=1, text="A certificate"),
            Prize(place=1, text="USD 100"),
            Prize(place=2, text="USD 50"),
            Prize(place=3, text="USD 25"),
        ),
    }
    return Settings.model_validate({**plain, **changes})


STAGES = (
    StagePlan(
        system="score_group_swiss", title="Open Classic", options={"rounds": 3}, time_control="60s/5m/75/0/4h/4m"
    ),
    StagePlan(system="floating_double_elimination", title="Finals", take=4, time_control="90s/5m/75/0/6h/5m"),
)


class Played:
    """A tournament and its log; time goes on an hour with every command."""

    def __init__(self, engine: Engine | None = None, people: tuple[str, ...] = PEOPLE) -> None:
        self.engine = engine or registry.engine()
        self.people = people
        self.records: list[Record] = []
        self.state = TournamentState()
        self.now = START

    def do(self, command: cmd.Command, actor: str = "p1", tick: Tick | None = None) -> tuple[Record, ...]:
        """Carry out a command now; the records it wrote."""
        self.now += timedelta(hours=1)
        envelope = Envelope(command_id=f"c{len(self.records)}", actor=actor, at=self.now, command=command, tick=tick)
        events = decide(self.state, envelope, self.engine)
        new = tuple(
            Record(seq=seq, command_id=envelope.command_id, actor=actor, at=self.now, event=event)
            for seq, event in enumerate(events, self.state.version + 1)
        )
        self.records += new
        self.state = fold(self.records) if undoes_before(new) else fold(new, self.state)
        return new

    def create(self, stages: tuple[StagePlan, ...] = STAGES, **changes: Any) -> Played:
        """Begin the log."""
        self.do(
            cmd.CreateTournament(title="World Championship", stages=stages, settings=settings(**changes), seed="s" * 8)
        )
        return self

    def enter(self) -> Played:
        """Everybody signs up; ratings fall from 2000 in steps of 50, and there are a few equals."""
        self.do(cmd.OpenRegistration())
        for place, _ in enumerate(self.people):
            data = EntrantData(rating=2000 - 50 * (place - place % 2), attributes={"uncertainty": 30 + place})
            self.do(cmd.RegisterEntrants(entrants=(data,)), actor=f"p{place + 1}")
        return self

    def close(self) -> Played:
        """Sign-up ends."""
        self.do(cmd.CloseRegistration())
        return self

    def publish(self) -> Played:
        """Publish the next round."""
        step = next_step(self.state, self.engine)
        assert isinstance(step, PairRound), step
        self.do(cmd.PublishRound(stage=step.stage, round_number=step.round_number), actor="timetable")
        return self

    def play(self, wins: Callable[[Pairing], EntrantId] | None = None) -> Played:
        """Every open game is won by the earlier entrant, or by whom `wins` says."""
        for pairing in self.state.open_games():
            winner = wins(pairing) if wins else min(pairing.seats, key=lambda who: int(who[1:]))
            self.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner)))
        return self

    def finish(self) -> Played:
        """Play everything to the end."""
        while isinstance(next_step(self.state, self.engine), PairRound):
            self.publish().play()
        self.do(cmd.FinishTournament())
        return self

    def game_of(self, entrant: EntrantId) -> Pairing:
        """The entrant's open game."""
        return next(pairing for pairing in self.state.open_games() if entrant in pairing.seats)

    @property
    def names(self) -> Names:
        """Everybody but the last is on Discord."""
        entrants = {f"e{place}": name for place, name in enumerate(self.people, 1)}
        discord = {entrant: 1000 + place for place, entrant in enumerate(list(entrants)[:-1], 1)}
        return Names(entrants, discord)

    @property
    def context(self) -> TournamentContext:
        """The context for texts about the tournament."""
        return TournamentContext(self.state, self.engine, self.names)
