"""Re-run every pairing of a log and list what comes out differently."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formats.core import events as ev
from formats.core.commands import PassDeadline
from formats.core.decide.context import Case
from formats.core.decide.rounds import pair_round
from formats.core.errors import TournamentError
from formats.core.evolve import evolve
from formats.core.log import Envelope
from formats.core.lots import draw_number
from formats.core.state import Tournament
from formats.core.steps import seed_stage, stage_lots

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formats.core.contract import Engine
    from formats.core.log import Record
    from formats.core.model import Draw


@dataclass(frozen=True, slots=True)
class Difference:
    """Line `seq` of the log does not come out as recorded. `what` is `seeds`, `pairings`, `draw` or `error`."""

    seq: int
    what: str
    recorded: str
    computed: str


def effective(records: Iterable[Record]) -> Iterator[Record]:
    """The records that count: those of undone commands are left out."""
    lines = list(records)
    undone = {line.event.command_id for line in lines if isinstance(line.event, ev.CommandUndone)}
    return (line for line in lines if line.command_id not in undone)


def verify(records: Iterable[Record], engine: Engine) -> tuple[Difference, ...]:
    """Every difference between the log and what this engine computes from the same facts; empty when all is well."""
    differences: list[Difference] = []
    state = Tournament()
    for record in effective(records):
        try:
            differences += _check(state, record, engine)
        except TournamentError as error:
            differences.append(Difference(record.seq, "error", record.event.kind, str(error)))
        state = evolve(state, record)
    return tuple(differences)


def _check(state: Tournament, record: Record, engine: Engine) -> list[Difference]:
    event = record.event
    match event:
        case ev.StageStarted():
            seeding = seed_stage(state, engine, event.stage, stage_lots(state, event.stage))
            found = _differ(record.seq, "seeds", event.seeds, seeding.order)
        case ev.RoundPaired():
            envelope = _as_envelope(record)
            computed = pair_round(Case(state, envelope, engine))
            found = _differ(record.seq, "pairings", event.pairings, computed.pairings)
        case ev.PromptAnswered() if event.draw is not None:
            return _check_draws(record.seq, (event.draw,))
        case _:
            return []
    return found + _check_draws(record.seq, event.draws)


def _as_envelope(record: Record) -> Envelope:
    return Envelope(command_id=record.command_id, actor=record.actor, at=record.at, command=PassDeadline())


def _differ(seq: int, what: str, recorded: object, computed: object) -> list[Difference]:
    return [] if recorded == computed else [Difference(seq, what, str(recorded), str(computed))]


def _check_draws(seq: int, draws: tuple[Draw, ...]) -> list[Difference]:
    return [
        Difference(seq, "draw", str(draw.value), str(value))
        for draw in draws
        if (value := draw_number(draw.seed, draw.purpose, draw.counter, draw.low, draw.high)) != draw.value
    ]
