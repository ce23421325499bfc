"""`python -m formats compare`: formats for a field, in simulation."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from formats.cli.position import BadInputError
from formats.cli.run import Answer
from formats.core.engine import Engine
from formats.messages.sentences import english_title
from formats.toolkit.format_advisor import Advice, Candidate, Evening, StageOf, advised, candidates
from formats.toolkit.simulator.estimates import Estimate
from formats.toolkit.simulator.strengths import ratings_of

HEADS = ("", "rounds", "hours", "best wins", "Kendall", "games", "tie for first", "idle games")


class Stage(BaseModel):
    """A stage of a plan to compare."""

    model_config = ConfigDict(extra="forbid")

    system: str
    options: dict[str, Any] = Field(default_factory=dict)
    take: int | None = Field(default=None, ge=2, description="How many go on from the stage before.")


class Plan(BaseModel):
    """A tournament to compare: its stages in order."""

    model_config = ConfigDict(extra="forbid")

    stages: tuple[Stage, ...] = Field(min_length=1)


PLANS: TypeAdapter[tuple[Plan, ...]] = TypeAdapter(tuple[Plan, ...])


def compare(asked: Namespace, plans: bytes | None, engine: Engine) -> Answer:
    """Simulate the plans, or the formats for tonight, and print the best first."""
    evening = _evening(asked)
    if not 2 <= len(evening.ratings) <= 512 or asked.runs < 1 or asked.minutes < 1:  # noqa: PLR2004 - as brackets
        raise BadInputError("there must be 2 to 512 players, one run and one minute of a game at least")
    considered = list(candidates(engine.formats, len(evening.ratings))) if plans is None else _candidates(plans, engine)
    advices = advised(engine.formats, evening, considered, asked.runs, asked.seed)
    if not advices:
        raise BadInputError("no format can be simulated for so many players")
    lines = [HEADS, *(_row(advice) for advice in advices)]
    fit = "" if advices[0].fits else " It is too long."
    table = [
        *_aligned(lines),
        f"{asked.runs} runs each, ± is the standard error.",
        f"Best by what matters most ({asked.matters}): {_title(advices[0])}.{fit}",
    ]
    return Answer("\n".join(table) + "\n", {"runs": asked.runs, "formats": [_json(advice) for advice in advices]})


def _evening(asked: Namespace) -> Evening:
    """Return the question; ratings take the place of a number of players and their kind."""
    ratings = tuple(sorted(asked.ratings, reverse=True)) or ratings_of(asked.field, asked.players)
    time = None if asked.hours is None else int(60 * asked.hours)
    return Evening(ratings, asked.minutes, time, asked.matters, seeded=bool(asked.ratings))


def _candidates(plans: bytes, engine: Engine) -> list[Candidate]:
    read = PLANS.validate_json(plans)
    for stage in (stage for plan in read for stage in plan.stages):
        engine.format_of(stage.system).read_options(stage.options)
    return [tuple(StageOf(stage.system, stage.options, stage.take) for stage in plan.stages) for plan in read]


def _title(advice: Advice) -> str:
    return " + ".join(
        english_title(stage.system) + ("" if stage.take is None else f" of {stage.take}") for stage in advice.stages
    )


def _row(advice: Advice) -> Sequence[str]:
    measures = advice.measures
    return (
        _title(advice) + ("" if advice.fits else " (too long)"),
        str(measures.most_rounds),
        _shown(advice.minutes.times(1 / 60), 1),
        _shown(measures.best_wins.times(100), 1) + " %",
        _shown(measures.kendall, 3),
        f"{_shown(measures.games, 1)} (at least {measures.fewest})",
        _shown(measures.tied.times(100), 1) + " %",
        _shown(measures.idle, 1),
    )


def _shown(estimate: Estimate, decimals: int) -> str:
    return f"{estimate.value:.{decimals}f}±{estimate.error:.{decimals}f}"


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]


def _json(advice: Advice) -> Mapping[str, Any]:
    return {
        "stages": [asdict(stage) for stage in advice.stages],
        "fits": advice.fits,
        "minutes": asdict(advice.minutes),
        **asdict(advice.measures),
    }
