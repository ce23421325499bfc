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
from formats.core.state import Tournament
from formats.core.steps import prompt_lots, seed_stage, stage_lots

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formats.core.contract import Engine
    from formats.core.log import Record
    from formats.core.model import Draw
    from formats.core.results import Result


@dataclass(frozen=True, slots=True)
class Difference:
    """Line `seq` of the log does not come out as recorded.

    `what` is `seeds`, `pairings`, `result` or `draw`; `error` where this engine refuses what was recorded; `impossible`
    where the line does not fit what came before it, so that nothing after it was looked at.
    """

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
    """Every difference between the log and what this engine computes from the same facts; empty when all is well.

    What directors paired by hand is a fact.
    """
    differences: list[Difference] = []
    state = Tournament()
    for record in effective(records):
        try:
            differences += _check(state, record, engine)
        except TournamentError as error:
            differences.append(Difference(record.seq, "error", record.event.kind, str(error)))
        try:
            state = evolve(state, record)
        except (TournamentError, LookupError) as error:
            differences.append(Difference(record.seq, "impossible", record.event.kind, str(error)))
            break
    return tuple(differences)


def _check(state: Tournament, record: Record, engine: Engine) -> list[Difference]:
    event, seq = record.event, record.seq
    match event:
        case ev.StageStarted():
            lots = stage_lots(state, event.stage)
            seeding = seed_stage(state, engine, event.stage, lots)
            return _differ(seq, "seeds", event.seeds, seeding.order) + _draws_differ(seq, event.draws, lots.draws)
        case ev.RoundPaired(cause="format"):
            computed = pair_round(Case(state, _as_envelope(record), engine))
            found = _differ(seq, "pairings", event.pairings, computed.pairings)
            return found + _draws_differ(seq, event.draws, computed.draws)
        case ev.ResultRecorded(source="format"):
            return _differ(seq, "result", event.result, _known_result(state, event, engine))
        case ev.PromptAnswered() if event.draw is not None:
            lots = prompt_lots(state, event.prompt)
            lots.number(event.draw.low, event.draw.high, event.prompt)
            found = _differ(seq, "draw", event.answer, str(lots.draws[0].value))
            return found + _draws_differ(seq, (event.draw,), lots.draws)
        case _:
            return []


def _known_result(state: Tournament, event: ev.ResultRecorded, engine: Engine) -> Result | None:
    number, _, _ = state.find(event.pairing)
    system, options = engine.of_stage(state, number)
    return system.known_results(state.stage(number), options).get(event.pairing)


def _as_envelope(record: Record) -> Envelope:
    return Envelope(command_id=record.command_id, actor=record.actor, at=record.at, command=PassDeadline())


def _differ(seq: int, what: str, recorded: object, computed: object) -> list[Difference]:
    return [] if recorded == computed else [Difference(seq, what, str(recorded), str(computed))]


def _draws_differ(seq: int, recorded: Sequence[Draw], computed: Sequence[Draw]) -> list[Difference]:
    return _differ(seq, "draw", list(recorded), list(computed))
