"""Re-run every pairing and every draw of a log and list what comes out differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from formats.core import events as ev
from formats.core.beacon_signatures import describes, is_signed, randomness_of
from formats.core.decide.context import Case, case_again
from formats.core.decide.game_times import BY_DIRECTOR, KEEPS_TO_THE_MOMENT, scheduled
from formats.core.decide.rounds import matches_to_add, pair_round
from formats.core.decide.teams import divided
from formats.core.draws import draw_secret, prompt_draw, prompt_lots, revealed_secrets, stage_lots
from formats.core.engine import Engine
from formats.core.errors import BadReportError, SeedUnknownError, TournamentError
from formats.core.evolve import evolve, pass_over, undone_commands
from formats.core.log import Record
from formats.core.lots import Lots, commitment_to
from formats.core.model import Draw
from formats.core.notes import has_shape
from formats.core.possible.answers import words
from formats.core.proofs import Certificates, given_certificates
from formats.core.remarks import remarks
from formats.core.results import Report, Result
from formats.core.state import TournamentState
from formats.core.steps import seed_stage
from formats.core.values import PairingId


@dataclass(frozen=True, slots=True)
class Difference:
    """Line `seq` of the log does not come out as recorded.

    `what` is `seeds`, `pairings`, `times`, `result` or `draw`; `note` where a game has a note that is not declared like
    that; `commitment` where a draw is not the one that was announced, or its secret not the one that was committed to;
    `too_late` for a word given after the secret was disclosed; `error` where this engine refuses what was recorded;
    `replaced` where a number was entered for one that had been drawn and disclosed; `early` where it was drawn before
    the announced moment, `no_beacon` where it was drawn without the announced beacon, which had not been waived in
    public; `beacon` where its randomness is not what the beacon has signed, `beacon_round` where the round
    that was named is not the first after words closed; `promise` where a draw was announced with another secret though
    the seed had stayed the same;
    `impossible` where the line does not fit what came before it, so that nothing after it was looked at; `time` where
    it is older than the line before. `values` are what is recorded and what is computed, where they are more than text.
    """

    seq: int
    what: str
    recorded: str
    computed: str
    values: tuple[Any, Any] | None = field(default=None, compare=False, repr=False)


def effective(records: Sequence[Record]) -> Iterator[Record]:
    """The records that count: those of undone commands are left out."""
    undone = undone_commands(records)
    return (line for line in records if line.command_id not in undone)


def verify(
    records: Sequence[Record], engine: Engine, certificates: Certificates | None = None
) -> tuple[Difference, ...]:
    """Every difference between the log and what this engine computes from the same facts; empty when all is well.

    What directors paired, timed or drew by hand is a fact. Rounds with valid `certificates` are not solved again.
    """
    certificates = certificates or {}
    differences: list[Difference] = []
    state = TournamentState()
    undone = undone_commands(records)
    before: Record | None = None
    version = 0
    taken_back: set[PairingId] = set()
    for record in records:
        if before is not None and record.at < before.at:
            differences.append(Difference(record.seq, "time", record.at.isoformat(), before.at.isoformat()))
        before = record
        if record.command_id in undone:
            taken_back |= _games_of(record.event)
            state = pass_over(state, record)
            continue
        if _is_about_game_that_is_gone(state, record.event, taken_back):
            state = evolve(state, record)
            continue
        if isinstance(record.event, ev.RoundPaired):
            version = record.event.engine
        if not state.seed:
            # An export of a running tournament: each draw is checked from the secret that was disclosed with it.
            state = replace(state, secrets={**state.secrets, **revealed_secrets(record.event)})
        try:
            with given_certificates(certificates.get(record.seq, ())):
                of_record = _check(state, record, engine, version)
        except SeedUnknownError:
            of_record = []
        except TournamentError as error:
            of_record = [Difference(record.seq, "error", record.event.kind, str(error))]
        try:
            state = evolve(state, record)
            differences += of_record
        except (TournamentError, LookupError) as error:
            differences.append(Difference(record.seq, "impossible", record.event.kind, str(error)))
            break
    return (*differences, *_exchanged(records))


def _exchanged(records: Sequence[Record]) -> Iterator[Difference]:
    """The announced draws whose secret was exchanged while the seed stayed the same."""
    for remark in remarks(records):
        if remark.what == "promise":
            yield Difference(remark.seq, "promise", remark.draw, "")


def _games_of(event: ev.Event) -> set[PairingId]:
    """The games that an event publishes."""
    if isinstance(event, ev.RoundPaired | ev.RoundAmended):
        return {pairing.id for pairing in event.pairings.pairings}
    if isinstance(event, ev.MatchAdded) and event.game is not None:
        return {event.game.id}
    return set()


def _is_about_game_that_is_gone(state: TournamentState, event: ev.Event, taken_back: set[PairingId]) -> bool:
    """Return whether the event is a note about a game whose publication was undone later; notes do not prevent undo."""
    if not isinstance(event, ev.MatchNoted) or event.pairing not in taken_back:
        return False
    games = (game.id for log in state.started for round_ in log.rounds for game in round_.pairings.pairings)
    return event.pairing not in set(games)


def _check(state: TournamentState, record: Record, engine: Engine, version: int) -> list[Difference]:
    """Compute a record again; `version` is the engine's that paired the last round before it, 0 if none did."""
    event, seq = record.event, record.seq
    match event:
        case ev.StageStarted() | ev.BranchOpened():
            lots = stage_lots(state, event.stage)
            seeding = seed_stage(state, engine, event.stage, lots)
            return _differ(seq, "seeds", event.seeds, seeding.order) + _draws_differ(seq, event.draws, lots.draws)
        case ev.RoundPaired(cause="format") | ev.MatchAdded():
            return _pairing_differs(event, case_again(state, record, engine), seq)
        case ev.ResultRecorded():
            return _result_differs(state, event, engine, seq)
        case ev.MatchNoted():
            notes = engine.rules_of(state, state.find(event.pairing)[0]).notes
            fits = event.note in notes and has_shape(notes[event.note], event.content)
            return [] if fits else [Difference(seq, "note", event.note, "not declared")]
        case ev.GameTimesSet() if not _by_director(event):
            return _times_differ(event, case_again(state, record, engine), seq, version)
        case _:
            return _check_public_draw(state, record)


def _times_differ(event: ev.GameTimesSet, case: Case, seq: int, version: int) -> list[Difference]:
    """Game times against those of this engine, or of an earlier one if it paired the round or none is named."""
    final = any(time.final for time in event.times.values())
    if version < KEEPS_TO_THE_MOMENT and [event] == scheduled(case, final=final, punctual=False):
        return []
    return _differ(seq, "times", [event], scheduled(case, final=final))


def _pairing_differs(event: ev.RoundPaired | ev.MatchAdded, case: Case, seq: int) -> list[Difference]:
    """A round against the next one, or a match that joined a round against those that are ready for it."""
    if isinstance(event, ev.RoundPaired):
        paired = pair_round(case)
        return _differ(seq, "pairings", event.pairings, paired.pairings) + _draws_differ(seq, event.draws, paired.draws)
    ready = (match for match in matches_to_add(case) if (_id(match), match.facts) == (_id(event), event.facts))
    added = next(ready, None)
    recorded = event.round_number, event.game, event.bye
    if added is None:
        return _differ(seq, "pairings", recorded, None)
    differences = _differ(seq, "pairings", recorded, (added.round_number, added.game, added.bye))
    return differences + _draws_differ(seq, event.draws, added.draws)


def _id(match: ev.MatchAdded) -> PairingId | None:
    return None if match.game is None else match.game.id


def _result_differs(state: TournamentState, event: ev.ResultRecorded, engine: Engine, seq: int) -> list[Difference]:
    """A result that follows from what was noted, or one whose score has to agree with who is said to have won."""
    if event.source == "format":
        return _differ(seq, "result", event.result, _known_result(state, event, engine))
    if event.result.how != "played":
        return []
    try:
        return _differ(seq, "result", event.result, _as_judged(state, event, engine))
    except BadReportError as error:
        return [Difference(seq, "result", str(event.result), error.code, (event.result, error.code))]


def _check_public_draw(state: TournamentState, record: Record) -> list[Difference]:
    event, seq = record.event, record.seq
    match event:
        case ev.DrawCommitted():
            return [*_round_differs(event, seq), *_commitment_differs(state, event, seq)]
        case ev.PromptAnswered(draw=None) if prompt_draw(event.stage, event.prompt) in state.revealed:
            answer = state.revealed[prompt_draw(event.stage, event.prompt)].answer
            return [] if answer == event.answer else [Difference(seq, "replaced", event.answer, answer)]
        case ev.DrawContributed() if event.draw in state.revealed:
            return [Difference(seq, "too_late", event.draw, "drawn before")]
        case ev.DrawContributed() if not words(state, event.draw).is_open(record.at):
            return [Difference(seq, "too_late", event.draw, "closed before")]
        case ev.PromptAnswered() if event.draw is not None:
            return _reveal_differs(state, event, event.draw, record)
        case _:
            return _teams_differ(state, event, seq) if isinstance(event, ev.TeamsDrawn) else []


def _teams_differ(state: TournamentState, event: ev.TeamsDrawn, seq: int) -> list[Difference]:
    again = divided(event, state.settings.team_size, Lots(draw_secret(state, event.draw)))
    return _differ(seq, "draw", event.teams, again.teams) + _draws_differ(seq, event.draws, again.draws)


def _by_director(event: ev.GameTimesSet) -> bool:
    return any(reason.code == BY_DIRECTOR for time in event.times.values() for reason in time.reasons)


def _reveal_differs(state: TournamentState, event: ev.PromptAnswered, draw: Draw, record: Record) -> list[Difference]:
    """The draw against the commitment before it, the words given for it, and the recipe."""
    name, seq = prompt_draw(event.stage, event.prompt), record.seq
    announced = state.commitments.get(name)
    recorded = ev.DrawCommitted(draw=name, low=draw.low, high=draw.high, commitment=commitment_to(event.secret))
    if announced is not None:
        recorded = recorded.model_copy(update={"closes": announced.closes, "beacon": announced.beacon})
    lots = prompt_lots(state, event.stage, event.prompt, event.beacon)
    lots.number(draw.low, draw.high, event.prompt)
    return [
        *_differ(seq, "commitment", recorded, announced),
        *_moment_differs(state, announced, event, record),
        *_beacon_differs(announced, event, seq),
        *_differ(seq, "draw", event.answer, str(lots.draws[0].value)),
        *_draws_differ(seq, (draw,), lots.draws),
    ]


def _moment_differs(
    state: TournamentState, announced: ev.DrawCommitted | None, event: ev.PromptAnswered, record: Record
) -> list[Difference]:
    """Was it drawn before the announced moment, or without the beacon that was named and not waived?"""
    if announced is None or announced.closes is None:
        return []
    at, seq = record.at, record.seq
    early = at < announced.closes
    differences = [Difference(seq, "early", at.isoformat(), announced.closes.isoformat())] if early else []
    if announced.beacon is not None and not event.beacon and announced.draw not in state.waived:
        differences.append(Difference(seq, "no_beacon", event.prompt, str(announced.beacon.number)))
    return differences


def _commitment_differs(state: TournamentState, event: ev.DrawCommitted, seq: int) -> list[Difference]:
    """The hash of a promise against its secret, where that is known."""
    if not state.seed and event.draw not in state.secrets:
        return []
    return _differ(seq, "commitment", event.commitment, commitment_to(draw_secret(state, event.draw)))


def _round_differs(event: ev.DrawCommitted, seq: int) -> list[Difference]:
    """Is the round that is named the first one after words close, as far as the log describes the chain?"""
    named = event.beacon
    if named is None or named.info is None or event.closes is None:
        return []
    try:
        first = named.info.round_after(event.closes)
    except (OverflowError, ValueError):
        return [Difference(seq, "beacon_round", str(named.number), "")]
    if named == first and describes(named.info):
        return []
    return [Difference(seq, "beacon_round", str(named.number), str(first.number))]


def _beacon_differs(announced: ev.DrawCommitted | None, event: ev.PromptAnswered, seq: int) -> list[Difference]:
    """The randomness against the signature, and that against the chain's key. Older logs have no signature."""
    named = None if announced is None else announced.beacon
    if not event.beacon or not event.signature:
        return []
    computed = randomness_of(event.signature)
    if computed != event.beacon:
        return [Difference(seq, "beacon", event.beacon, computed)]
    if named is None or named.info is None:
        return []
    genuine = is_signed(bytes.fromhex(named.info.key), named.number, bytes.fromhex(event.signature))
    return [] if genuine else [Difference(seq, "beacon", event.beacon, "")]


def _known_result(state: TournamentState, event: ev.ResultRecorded, engine: Engine) -> Result | None:
    number, _, _ = state.find(event.pairing)
    return engine.rules_of(state, number).known_results(state.stage(number)).get(event.pairing)


def _as_judged(state: TournamentState, event: ev.ResultRecorded, engine: Engine) -> Result:
    """Judge the recorded score, games and times again: they have to agree with the recorded winner."""
    stage, _, pairing = state.find(event.pairing)
    result = event.result
    winner = None if result.winning_seat is None else pairing.seats[result.winning_seat]
    report = Report(
        winner=winner,
        scores=result.scores,
        games=result.games,
        first=result.first,
        times_ms=result.times_ms,
        game_scores=result.game_scores,
    )
    system, options = engine.of_stage(state, stage)
    judged = system.judge(report, pairing, state.stage(stage), options)
    return judged.model_copy(update={"reason": result.reason})


def _differ(seq: int, what: str, recorded: object, computed: object) -> list[Difference]:
    if recorded == computed:
        return []
    return [Difference(seq, what, str(recorded), str(computed), (recorded, computed))]


def _draws_differ(seq: int, recorded: Sequence[Draw], computed: Sequence[Draw]) -> list[Difference]:
    return _differ(seq, "draw", list(recorded), list(computed))
