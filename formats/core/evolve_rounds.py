"""The fold of events that change rounds: stages begin, rounds are published, amended and taken back, results recorded.

Ids of games are reused: after an undo or a correction, a round that is published again may give an id to another game.
Therefore everything known about a game (reports, time, notes, rulings) is dropped when its id gets a new meaning
(`forgetting`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from formats.core import events as ev
from formats.core.changing import with_fields, without
from formats.core.log import Record
from formats.core.model import Draw
from formats.core.persistent import PersistentSet
from formats.core.state import Publication, Round, StageLog, TournamentState
from formats.core.values import PairingId


def stage_event(
    state: TournamentState,
    event: ev.StageStarted | ev.RoundPaired | ev.RoundAmended | ev.MatchAdded | ev.StepTold,
    record: Record,
) -> TournamentState:
    """Apply an event of a stage or of one of its rounds."""
    match event:
        case ev.StageStarted():
            log = StageLog(seeds=event.seeds, started_at=record.at, rationale=event.rationale)
            return with_fields(state, started=(*state.started, log), draws=with_draws(state, event.draws))
        case ev.RoundPaired():
            log = state.started[event.stage]
            round_ = Round(event.round_number, event.pairings, {})
            published = Publication(record.at, record.seq, event.cause, event.text)
            longer = with_fields(log, rounds=(*log.rounds, round_), published=(*log.published, published))
            # After an undone publication the ids may have belonged to other games.
            fresh = forgetting(state, {pairing.id for pairing in event.pairings.pairings})
            return with_fields(with_stage(fresh, event.stage, longer), draws=with_draws(state, event.draws))
        case ev.RoundAmended():
            return _amended(state, event)
        case ev.MatchAdded():
            return _added(state, event)
        case ev.StepTold():
            log = state.started[event.stage]
            revealed = with_fields(log, told=event.step, told_of=(*log.told_of, *event.reasons))
            return with_stage(state, event.stage, revealed)


def with_draws(state: TournamentState, draws: tuple[Draw, ...]) -> tuple[Draw, ...]:
    """The draws with these: a round that is paired again after it was taken back is drawn as it was before."""
    known = draws and any(draw.seed == draws[0].seed and draw == draws[0] for draw in state.draws)
    return state.draws if known else (*state.draws, *draws)


def with_stage(state: TournamentState, number: int, log: StageLog) -> TournamentState:
    """Return the state with another value of a started stage."""
    return with_fields(state, started=(*state.started[:number], log, *state.started[number + 1 :]))


def published_until(state: TournamentState, seq: int) -> TournamentState:
    """Return the state after a further line of a command: the rounds that it has published are complete with this line.

    The rounds of a command are known by the line before this one, up to which they were published so far.
    """
    for number, log in enumerate(state.started):
        if any(published.version == seq - 1 for published in log.published):
            moved = (replace(one, version=seq) if one.version == seq - 1 else one for one in log.published)
            state = with_stage(state, number, with_fields(log, published=tuple(moved)))
    return state


def _amended(state: TournamentState, event: ev.RoundAmended) -> TournamentState:
    log = state.started[event.stage]
    old = log.rounds[event.round_number - 1]
    kept = {pairing.id: pairing.seats for pairing in event.pairings.pairings}
    same = {pairing.id for pairing in old.pairings.pairings if kept.get(pairing.id) == pairing.seats}
    changed = {pairing.id for pairing in old.pairings.pairings} - same
    results = {key: result for key, result in old.results.items() if key in same}
    new = replace(old, pairings=event.pairings, results=results, amended=True)
    rounds = (*log.rounds[: event.round_number - 1], new, *log.rounds[event.round_number :])
    return forgetting(with_stage(state, event.stage, with_fields(log, rounds=rounds)), changed)


def _added(state: TournamentState, event: ev.MatchAdded) -> TournamentState:
    """The state in which the match belongs to its round. After an undo or a correction its id may have been used."""
    log = state.started[event.stage]
    longer = log.rounds[event.round_number - 1].with_match(event.game, event.bye, event.facts)
    rounds = (*log.rounds[: event.round_number - 1], longer, *log.rounds[event.round_number :])
    fresh = state if event.game is None else forgetting(state, {event.game.id})
    added = with_stage(fresh, event.stage, with_fields(log, rounds=rounds))
    return with_fields(added, draws=with_draws(state, event.draws))


def taken_back(state: TournamentState, event: ev.PlayTakenBack) -> TournamentState:
    """The state in which the later rounds and stages were never published, and the timetable may pair them again."""
    log = state.started[event.stage]
    dropped = [(event.stage, round_.number) for round_ in log.rounds[event.rounds :]]
    dropped += [(number, round_.number) for number, later in _later(state, event.stage) for round_ in later.rounds]
    games = {
        pairing.id for stage, number in dropped for pairing in state.started[stage].rounds[number - 1].pairings.pairings
    }
    shorter = with_fields(
        log,
        rounds=log.rounds[: event.rounds],
        published=log.published[: event.rounds],
        answers=without(log.answers, *event.answers),
    )
    names = {f"s{stage}r{number}" for stage, number in dropped}
    back = with_fields(
        state,
        started=(*state.started[: event.stage], shorter),
        passed=PersistentSet(deadline for deadline in state.passed if not _speaks_of(deadline, names)),
    )
    return forgetting(back, games)


def _later(state: TournamentState, stage: int) -> list[tuple[int, StageLog]]:
    """The stages after this one that have begun."""
    return list(enumerate(state.started))[stage + 1 :]


def _speaks_of(deadline: str, rounds: Collection[str]) -> bool:
    """Is the deadline about one of these rounds (`pair:s0r2`), or about a game of it (`remind:s0r2b1:60`)?"""
    return any(part.partition("b")[0] in rounds for part in deadline.split(":"))


def forgetting(state: TournamentState, games: set[PairingId]) -> TournamentState:
    """The state without reports, times and notes of these games, and without rulings that they stand."""
    if games.isdisjoint(state.reports.keys() | state.times.keys() | state.notes.keys() | state.stands.keys()):
        return state
    return with_fields(
        state,
        reports=without(state.reports, *games),
        times=without(state.times, *games),
        notes=without(state.notes, *games),
        stands=without(state.stands, *games),
    )


def with_results(state: TournamentState, pairing: PairingId, event: ev.ResultRecorded | None) -> TournamentState:
    """The state in which the game has the event's result, or none."""
    stage, round_, _ = state.find(pairing)
    changed = round_.without_result(pairing) if event is None else round_.with_result(pairing, event.result)
    log = state.started[stage]
    rounds = (*log.rounds[: round_.number - 1], changed, *log.rounds[round_.number :])
    return with_stage(state, stage, with_fields(log, rounds=rounds))


def cleared(state: TournamentState, event: ev.ResultCleared) -> TournamentState:
    """Return the state in which the game is open again, without the report, time and notes it had."""
    return forgetting(with_results(state, event.pairing, None), {event.pairing})
