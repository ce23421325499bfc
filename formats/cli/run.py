"""The commands: each takes what was read and gives text or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

import formats
from formats import registry
from formats.cli.catalogue import catalogue_json, catalogue_text
from formats.cli.position import BY_HAND, BadInputError, Position
from formats.cli.scaffold import new_format
from formats.cli.sentences import Sentences, sentence
from formats.cli.show import Page, score
from formats.cli.source import Source, is_log
from formats.core.chain import read_head
from formats.core.commands import PublishRound
from formats.core.decide.context import Case
from formats.core.decide.dispatch import decide
from formats.core.draws import stage_lots
from formats.core.engine import Engine
from formats.core.engine_version import ENGINE_VERSION, engines
from formats.core.events import RoundPaired, StageStarted
from formats.core.evolve import fold
from formats.core.log import Envelope, Record
from formats.core.log_check import check_branch, check_log, of_error
from formats.core.log_file import BadLogError, LogFile, LogHeader, LogLine, read_log
from formats.core.model import Standing
from formats.core.proofs import Certificates
from formats.core.state import TournamentState
from formats.core.steps import PairRound, WaitForResults, next_step, seed_stage
from formats.core.verify import Difference

STANDINGS: TypeAdapter[tuple[Standing, ...]] = TypeAdapter(tuple[Standing, ...])


NO_LOG = frozenset({"empty", "not_a_log", "version", "no_events", "newer"})
"""What is wrong with a file that is not even a log this Herald can read; whatever else is wrong was done to a log."""


@dataclass(frozen=True)
class Answer:
    """Output of a command, for people and for programs; `code` is the exit code, `warnings` go to standard error."""

    text: str
    data: Any
    code: int = 0
    warnings: tuple[str, ...] = ()


def list_all() -> Answer:
    """All systems and presets; what cannot be loaded is named."""
    return Answer(catalogue_text(), catalogue_json(), warnings=tuple(map(str, registry.left_out())))


def new(key: str) -> Answer:
    """Write a new format, and list its files and what to do next."""
    paths = [path.as_posix() for path in new_format(key, Path(formats.__file__).parents[1])]
    steps = [
        "Next: make reference",
        f"      make check-plugin KEY={key}",
        "then change RULES.md first, and system.py, the messages and the tests with it; translate locales/.",
    ]
    return Answer(_text([*paths, "", *steps]), {"files": paths})


def schemas() -> Answer:
    """The JSON schemas of a position, of a log's first line and of its further lines."""
    data = {
        "position": Position.model_json_schema(),
        "log-header": LogHeader.model_json_schema(),
        "log-record": LogLine.model_json_schema(),
    }
    return Answer(json.dumps(data, indent=2, ensure_ascii=False) + "\n", data)


def pair(source: Source, engine: Engine) -> Answer:
    """The next round, as it would be published now."""
    paired, after = _next_round(source, engine)
    page = _page(source, engine, after)
    seeds = after.started[-1].seeds
    lines = ["Seeds: " + ", ".join(map(source.name, seeds))] if paired.round_number == 1 else []
    lines += page.round(after.stages[paired.stage].title, after.started[-1].rounds[paired.round_number - 1])
    data = {
        "stage": paired.stage,
        "round_number": paired.round_number,
        "seeds": list(seeds),
        "pairings": paired.pairings.model_dump(mode="json"),
        "seed": paired.seed,
        "draws": [draw.model_dump(mode="json") for draw in paired.draws],
    }
    return Answer(_text(lines), data)


def _next_round(source: Source, engine: Engine) -> tuple[RoundPaired, TournamentState]:
    """Return the round that publishing would write now. Game times are left out: they depend on the moment."""
    settings = source.state.settings.model_copy(update={"week": None})
    state = replace(source.state, settings=settings)
    step = next_step(state, engine)
    if isinstance(step, WaitForResults):
        games = (state.find(pairing)[2] for pairing in step.pairings)
        missing = ", ".join(" - ".join(map(source.name, game.seats)) for game in games)
        raise BadInputError(f"round {step.round_number} has games without a result: {missing}")
    where = (step.stage, step.round_number) if isinstance(step, PairRound) else (state.stage_number, 0)
    command = PublishRound(stage=where[0], round_number=where[1])
    envelope = Envelope(command_id="preview", actor="preview", at=source.at, command=command)
    events = decide(state, envelope, engine)
    paired = [event for event in events if isinstance(event, RoundPaired)]
    if not paired:
        raise BadInputError("every stage of this plan is over before a round is played")
    return paired[0], Case(state, envelope, engine).after(events).state


def rank(source: Source, engine: Engine, stage: int | None = None) -> Answer:
    """The standings of a stage, and what parts neighbours; before the first round those of the seeds."""
    state = _with_a_stage(source.state, engine)
    number = _stage_number(state, stage)
    standings = engine.table(state, number)
    page = _page(source, engine, state, number)
    parted = [reason for line in standings for reason in (*line.reasons, *((line.note,) if line.note else ()))]
    lines = [state.stages[number].title, *page.standings(standings), *page.reasons(parted)]
    return Answer(_text(lines), STANDINGS.dump_python(standings, mode="json"))


def _with_a_stage(state: TournamentState, engine: Engine) -> TournamentState:
    """A state in which the first stage has at least begun."""
    if state.started:
        return state
    seeding = seed_stage(state, engine, 0, stage_lots(state, 0))
    started = StageStarted(stage=0, seeds=seeding.order, rationale=seeding.rationale)
    record = Record(seq=state.version + 1, command_id="preview", actor="preview", at=BY_HAND, event=started)
    return fold([record], state)


def explain(source: Source, engine: Engine, *, stage: int | None = None, round_number: int | None = None) -> Answer:
    """Why the next round is paired as it is; with a round number, the recorded reasons of that round."""
    if round_number is None:
        paired, state = _next_round(source, engine)
        number, round_ = paired.stage, state.started[-1].rounds[paired.round_number - 1]
    else:
        state = source.state
        number = _stage_number(state, stage)
        rounds = state.started[number].rounds
        if not 1 <= round_number <= len(rounds):
            raise BadInputError(f"stage {number} has {len(rounds)} rounds, there is no round {round_number}")
        round_ = rounds[round_number - 1]
    page = _page(source, engine, state, number)
    why = page.why(round_.pairings, state.times)
    data = {
        "stage": number,
        "round_number": round_.number,
        "pairings": round_.pairings.model_dump(mode="json"),
        "lines": [line.strip() for line in why],
    }
    return Answer(_text([f"{state.stages[number].title}, round {round_.number}", *why]), data)


def replay(source: Source, engine: Engine, until: int | None = None) -> Answer:
    """The tournament as it was after line `until` of its log (default: the last)."""
    if source.log is None:
        raise BadInputError("only a log can be replayed; this is a position")
    records = [record for record in source.log.records if until is None or record.seq <= until]
    if not records:
        raise BadInputError(f"the log has no line up to {until}")
    state = fold(records)
    lines = [f"{state.title}: {state.phase}, {len(state.active_entrants())} of {len(state.entrants)} entrants in"]
    stages = []
    for number, stage in enumerate(state.started):
        page = _page(source, engine, state, number)
        standings = engine.table(state, number)
        for round_ in stage.rounds:
            lines += ["", *page.round(state.stages[number].title, round_)]
        lines += ["", f"{state.stages[number].title}, standings", *page.standings(standings)]
        stages.append(
            {
                "seeds": list(stage.seeds),
                "rounds": [
                    {
                        "pairings": round_.pairings.model_dump(mode="json"),
                        "results": {key: result.model_dump(mode="json") for key, result in round_.results.items()},
                        "scores": {key: score(result) for key, result in round_.results.items()},
                    }
                    for round_ in stage.rounds
                ],
                "standings": STANDINGS.dump_python(standings, mode="json"),
            }
        )
    data = {
        "version": records[-1].seq,
        "title": state.title,
        "phase": state.phase,
        "entrants": {key: entrant.model_dump(mode="json") for key, entrant in state.entrants.items()},
        "stages": stages,
    }
    return Answer(_text(lines), data)


def _certificates(proofs: str) -> Certificates:
    """Read the certificates of a page's file; BadInputError."""
    try:
        return {int(seq): list(of_round) for seq, of_round in json.loads(proofs)["certificates"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInputError("this is no file of proofs: it has no certificates by line") from None


def check(text: str, engine: Engine, heads: Sequence[str] = (), proofs: str = "", main_line: str = "") -> Answer:
    """Everything that is wrong with a log; exit code 1 when anything is.

    `heads` are those that were posted, `proofs` the file with certificates that a page has, `main_line` the log of the
    event of which it is a branch. Raises BadInputError for a position and for what is no head or no such file.
    """
    wanted = [read_head(head) for head in heads]
    if None in wanted:
        raise BadInputError(f"this is no head of a log: {heads[wanted.index(None)]}")
    if not is_log(text):
        raise BadInputError("only a log can be verified; this is a position")
    try:
        file = read_log(text, even_broken=True)
    except BadLogError as error:
        if error.code in NO_LOG:
            raise
        wrong = of_error(error)
        line = sentence(wrong)
        return Answer(f"{line}\n", {"lines": 0, "head": None, "protected": False, **_found([(wrong, [line])])}, code=1)
    given = [head for head in wanted if head is not None]
    differences = check_log(file, engine, given, _certificates(proofs) if proofs else None)
    if main_line:
        differences += tuple(check_branch(file, read_log(main_line)))
    speak = Sentences(file)
    worded = [(difference, speak.of(difference)) for difference in differences]
    lines = list(dict.fromkeys(line for _, sentences in worded for line in sentences))
    head = str(file.head())
    if not differences:
        lines.append(f"All {len(file.records)} lines come out as recorded.")
    elif file.state.engine != engine.version:
        lines.append(f"The log was written by engine {file.state.engine}; this is {engine.version}.")
    by_version = engines(file.records)
    if by_version:
        named = ", ".join(f"{version} (from line {seq})" for version, seq in by_version.items())
        lines.append(f"Paired by engine {named}; this is engine {ENGINE_VERSION}.")
    about_draws = list(speak.about_draws())
    lines += [*about_draws, *_notes_beside(file, head, checked=bool(heads))]
    data = {"lines": len(file.records), "head": head, "protected": file.protected, **_found(worded)}
    data["engines"] = by_version
    data["remarks"] = about_draws
    return Answer(_text(lines), data, code=1 if differences else 0)


def _notes_beside(file: LogFile, head: str, *, checked: bool) -> Iterator[str]:
    """Yield remarks about a log that are no differences, such as missing protection."""
    if not file.protected:
        yield (
            "It has no hashes, as logs of version 0.1, so it is not protected: only what can be computed again was"
            " checked."
        )
    if not file.state.seed:
        yield "Its seed is told when the tournament is over; till then draws are checked against what was told of each."
    if file.state.phase not in {"finished", "cancelled"}:
        yield f"The tournament is not over in this log ({file.state.phase})."
    if not checked:
        yield f"Its head is {head}. Only the head that was posted (--head) tells that nobody wrote the file again."


def _found(worded: Sequence[tuple[Difference, list[str]]]) -> dict[str, Any]:
    """The differences for programs."""
    return {
        "differences": [
            {
                "seq": difference.seq,
                "what": difference.what,
                "recorded": difference.recorded,
                "computed": difference.computed,
                "sentences": sentences,
            }
            for difference, sentences in worded
        ]
    }


def _page(source: Source, engine: Engine, state: TournamentState, stage: int | None = None) -> Page:
    number = state.stage_number if stage is None else stage
    return Page(source, engine, *engine.of_stage(state, number))


def _stage_number(state: TournamentState, stage: int | None) -> int:
    """A stage that has begun, counted from 0; the latest where none is named."""
    number = state.stage_number if stage is None else stage
    if not 0 <= number < len(state.started):
        raise BadInputError(f"stage {number} has not begun; {len(state.started)} have, counted from 0")
    return number


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
