"""A tournament written down by hand as JSON, and how it becomes the engine's state."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from formats.cli.refusals import wrong_options
from formats.core.draws import stage_lots
from formats.core.engine import Engine
from formats.core.errors import OptionsError
from formats.core.events import PromptAnswered
from formats.core.model import Bye, Entrant, EntrantData, EntrantStatus, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report, Result
from formats.core.rounds_off import ROUND_OFF, as_content
from formats.core.separation import pairs_in
from formats.core.stage_field import StageField
from formats.core.state import FormEntry, Publication, Round, StageLog, TournamentState
from formats.core.steps import seed_stage
from formats.core.values import EntrantId, Scalar, Value, pairing_id
from formats.messages.sentences import english_title

BY_HAND = datetime(2000, 1, 1, tzinfo=UTC)
"""The moment of everything in a position: it knows no times."""


class BadInputError(Exception):
    """The input cannot be parsed; the message names the cause."""


class PositionEntrant(Value):
    """An entrant; entrants are in order of registration."""

    id: EntrantId = Field(min_length=1, max_length=100, description="Any text; a name will do.")
    rating: float | None = Field(default=None, description="In whatever scale the tournament uses.")
    attributes: dict[str, Scalar] = Field(default_factory=dict, description="What the system asks of entrants.")
    status: EntrantStatus = Field(default="active", description="Only active entrants are paired.")
    rounds_off: tuple[int, ...] = Field(
        default=(), max_length=60, description="Rounds of the stage in play that the entrant has asked to have off."
    )


class PositionGame(Value):
    """A game of a round; `seats` in the order of the system's sides."""

    seats: tuple[EntrantId, EntrantId]
    result: Literal["1-0", "0-1", "1/2-1/2", "void"] | None = Field(
        default=None, description="By seat; null while the game is open."
    )
    absent: tuple[EntrantId, ...] = Field(default=(), max_length=2, description="Who lost by not appearing.")
    scores: tuple[int, int] | None = Field(default=None, description="By seat, where games have scores.")


class PositionBye(Value):
    """An entrant without an opponent, who gets points for it."""

    entrant: EntrantId
    half_points: int = Field(default=2, ge=0, le=2, description="2 is a full point.")
    round_off: bool = Field(default=False, description="Did the entrant wish it, instead of the pairing giving it?")

    def as_bye(self) -> Bye:
        """Return the bye as the engine has it."""
        if self.round_off:
            return Bye.round_off(self.entrant, self.half_points)
        return Bye(entrant=self.entrant, half_points=self.half_points)


class PositionRound(Value):
    """A published round. An entrant in neither list did not play."""

    games: tuple[PositionGame, ...] = ()
    byes: tuple[PositionBye, ...] = ()
    label: str = Field(default="", max_length=50, description="The name of a special round, as the system gives it.")


class PositionStage(Value):
    """A stage of the plan and what was played of it."""

    system: str = Field(description="A key that `list` shows.")
    title: str = Field(default="", max_length=100, description="Empty: the system's.")
    options: dict[str, Any] = Field(default_factory=dict, description="The system's options; `list` shows them.")
    take: int | None = Field(default=None, ge=2, description="How many of the stage before go on; null: everybody.")
    field: StageField | None = Field(
        default=None, description="Any other choice of the field, as an object or as text such as groups 1-2 +8."
    )
    seeds: tuple[EntrantId, ...] | None = Field(
        default=None, description="The seed order, best first; null: as the system seeds, or as the stage before ends."
    )
    rounds: tuple[PositionRound, ...] = ()
    answers: dict[str, str] = Field(default_factory=dict, description="Answers to the system's questions, by key.")


class Position(Value):
    """A whole tournament as it stands: who is in, the plan, what was played."""

    entrants: tuple[PositionEntrant, ...] = Field(min_length=1)
    stages: tuple[PositionStage, ...] = Field(min_length=1)
    seed: str = Field(default="0", max_length=200, description="The root of all draws of lots.")

    @model_validator(mode="after")
    def _everybody_is_known_once(self) -> Self:
        known = [entrant.id for entrant in self.entrants]
        _refuse_doubles(known, "entrants")
        for number, stage in enumerate(self.stages):
            where = f"stages.{number}"
            _refuse_doubles(stage.seeds or (), f"{where}.seeds")
            _refuse_strangers(stage.seeds or (), known, f"{where}.seeds")
            for place, round_ in enumerate(stage.rounds):
                placed = list(_placed(round_))
                _refuse_doubles(placed, f"{where}.rounds.{place}")
                _refuse_strangers(placed, stage.seeds or known, f"{where}.rounds.{place}")
                for game in round_.games:
                    _refuse_strangers(game.absent, game.seats, f"{where}.rounds.{place}: absent")
        return self


def _placed(position_round: PositionRound) -> Iterator[EntrantId]:
    for game in position_round.games:
        yield from game.seats
    yield from (bye.entrant for bye in position_round.byes)


def _refuse_doubles(entrants: tuple[EntrantId, ...] | list[EntrantId], where: str) -> None:
    doubled = sorted({entrant for entrant in entrants if list(entrants).count(entrant) > 1})
    if doubled:
        raise PydanticCustomError("doubled", "{where}: {who} twice", {"where": where, "who": ", ".join(doubled)})


def _refuse_strangers(
    entrants: tuple[EntrantId, ...] | list[EntrantId], known: tuple[EntrantId, ...] | list[EntrantId], where: str
) -> None:
    strangers = sorted(set(entrants) - set(known))
    if strangers:
        raise PydanticCustomError(
            "unknown", "{where}: unknown entrant {who}", {"where": where, "who": ", ".join(strangers)}
        )


def as_state(position: Position, engine: Engine) -> TournamentState:
    """The engine's state. Later stages count as started once they have seeds or rounds.

    Raises `BadInputError` with every option that a format does not know or accept.
    """
    _refuse_wrong_options(position, engine)
    state = TournamentState(
        title="Position",
        stages=tuple(
            StagePlan(
                system=stage.system,
                title=stage.title or english_title(stage.system),
                options=stage.options,
                take=stage.take,
                field=stage.field,
            )
            for stage in position.stages
        ),
        seed=position.seed,
        phase="running",
        entrants={
            entrant.id: Entrant(
                id=entrant.id,
                number=number,
                data=EntrantData(rating=entrant.rating, attributes=entrant.attributes),
                status=entrant.status,
            )
            for number, entrant in enumerate(position.entrants, start=1)
        },
    )
    begun = [number for number, stage in enumerate(position.stages) if stage.rounds or stage.seeds is not None]
    for number in range(max(begun, default=0) + 1):
        state = _with_stage(state, number, position.stages[number], engine)
    return _with_rounds_off(state, position, engine)


def _with_rounds_off(state: TournamentState, position: Position, engine: Engine) -> TournamentState:
    """Return the state with the wishes of entrants; `BadInputError` where the format takes no rounds off."""
    wished = {entrant.id: entrant.rounds_off for entrant in position.entrants if entrant.rounds_off}
    stage = max(state.stage_number, 0)
    if wished and not engine.rules_of(state, stage).takes_rounds_off:
        raise BadInputError(f"entrants: nobody can have a round off in {state.stages[stage].system}")
    forms = {
        (ROUND_OFF, who): FormEntry(as_content((stage, number) for number in rounds), BY_HAND)
        for who, rounds in wished.items()
    }
    return replace(state, forms=forms)


def _refuse_wrong_options(position: Position, engine: Engine) -> None:
    known = {entrant.id for entrant in position.entrants}
    problems = [
        problem
        for number, stage in enumerate(position.stages)
        for problem in _wrong_options(stage, engine, f"stages.{number}.options", known)
    ]
    if problems:
        raise BadInputError("\n".join(problems))


def _wrong_options(stage: PositionStage, engine: Engine, where: str, known: Collection[EntrantId]) -> Iterator[str]:
    system = engine.format_of(stage.system)
    try:
        options = system.read_options(stage.options)
    except OptionsError as error:
        yield from wrong_options(error, system, where)
        return
    for name in ("never_meet", "avoid_meeting"):
        strangers = sorted({who for pair in pairs_in(getattr(options, name, ())) for who in pair} - set(known))
        if strangers:
            yield f"{where}.{name}: unknown entrant {', '.join(strangers)}"


def _with_stage(state: TournamentState, number: int, stage: PositionStage, engine: Engine) -> TournamentState:
    """The state after a stage has begun and its rounds were played."""
    seeds = stage.seeds or seed_stage(_with_everybody_in(state), engine, number, stage_lots(state, number)).order
    for place, round_ in enumerate(stage.rounds):
        outside = sorted(set(_placed(round_)) - set(seeds))
        if outside:
            where = f"stages.{number}.rounds.{place}"
            raise BadInputError(f"{where}: {', '.join(outside)} is not in this stage; write down its seeds")
    answers = {key: PromptAnswered(stage=number, prompt=key, answer=answer) for key, answer in stage.answers.items()}
    log = StageLog(
        seeds=seeds, answers=answers, started_at=BY_HAND, published=(Publication(BY_HAND),) * len(stage.rounds)
    )
    state = replace(state, started=(*state.started, log))
    for round_ in stage.rounds:
        played = _round(state, number, round_, engine)
        log = replace(log, rounds=(*log.rounds, played))
        state = replace(state, started=(*state.started[:-1], log))
    return state


def _with_everybody_in(state: TournamentState) -> TournamentState:
    """Return the state before the first stage, with entrants who left later. Later stages begin without them."""
    if state.started:
        return state
    return replace(
        state,
        entrants={
            key: entrant if entrant.status == "waiting" else entrant.model_copy(update={"status": "active"})
            for key, entrant in state.entrants.items()
        },
    )


def _round(state: TournamentState, number: int, position_round: PositionRound, engine: Engine) -> Round:
    stage = state.stage(number)
    pairings = tuple(
        Pairing(id=pairing_id(number, stage.next_round, board), board=board, seats=game.seats)
        for board, game in enumerate(position_round.games, start=1)
    )
    placed = set(_placed(position_round))
    paired = RoundPairings(
        pairings=pairings,
        byes=tuple(bye.as_bye() for bye in position_round.byes),
        idle=tuple(who for who in stage.active if who not in placed),
        label=position_round.label,
    )
    results = {
        pairing.id: result
        for pairing, game in zip(pairings, position_round.games, strict=True)
        if (result := _result(state, number, pairing, game, engine)) is not None
    }
    return Round(stage.next_round, paired, results)


def _result(state: TournamentState, number: int, pairing: Pairing, game: PositionGame, engine: Engine) -> Result | None:
    """Return the result of a game as the system judges it."""
    system, options = engine.of_stage(state, number)
    stage = state.stage(number)
    if game.absent:
        return system.forfeit(game.absent, pairing, stage, options)
    if game.result is None:
        return None
    if game.result == "void":
        return Result(half_points=(0, 0), how="void")
    winners = {"1-0": game.seats[0], "0-1": game.seats[1], "1/2-1/2": None}
    return system.judge(Report(winner=winners[game.result], scores=game.scores), pairing, stage, options)
