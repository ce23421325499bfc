"""Pydantic models of the public data of a tournament.

They are the schema: the OpenAPI description is generated from them.

Compatibility: fields may be added; removing one, or changing its meaning, requires another `SCHEMA` number. Entrants,
rounds and games have ids that never change within a tournament; points are those of the stage's points table. The
docstrings are published as descriptions of the schemas.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from formats.core.events import Phase
from formats.core.model import ByeKind, EntrantStatus
from formats.core.values import Scalar

SCHEMA = 1
"""Version of these models."""

GameState = Literal["open", "reported", "disputed", "over"]
"""`reported` by one player and not confirmed yet; `disputed` by the other."""


class Public(BaseModel):
    """Base class of all models."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False, defer_build=True)


class Why(Public):
    """One reason: a sentence in the tournament's language, and the number of the rule that it is based on."""

    text: str
    rule: str = Field(description="The number of the rule in the rules of the format; empty where it rests on none.")


class Overview(Public):
    """Settings of a tournament and its current phase."""

    model_config = ConfigDict(frozen=True, extra="forbid", json_schema_serialization_defaults_required=True)

    api: int = Field(default=SCHEMA, description="The version of this schema.")
    id: str
    version: int = Field(
        description="Counts the public lines of the log. Another number means that something public has changed."
    )
    title: str
    phase: Phase
    zone: str = Field(description="The tournament's own time zone, an IANA name.")
    language: str = Field(description="The language of its sentences.")
    created_at: datetime | None
    registration_closes: datetime | None
    first_round: datetime | None
    seed_commitment: str = Field(description="SHA-256 of the seed of all silent draws; the seed is told at the end.")
    seed: str | None = Field(description="The seed, once it is told.")


class Entrant(Public):
    """A player. `waiting` is on the waiting list; entrants who left are still listed."""

    id: str
    number: int = Field(description="Counts sign-ups from 1.")
    name: str = Field(description="As chosen; whoever asked to be forgotten has a number instead.")
    status: EntrantStatus
    rating: float | None
    attributes: dict[str, Scalar]


class Stage(Public):
    """A part of the plan that one format plays."""

    number: int = Field(description="From 1.")
    title: str
    system: str = Field(description="The key of its format.")
    time_control: str
    started: bool
    sealed: bool = Field(description="While a stage is sealed, its rounds and standings are left out.")
    planned_rounds: int | None
    seeds: list[str] = Field(description="The entrants in the order they began in.")


class GameTime(Public):
    """When a game is played; a time that is not final may still change."""

    at: datetime
    final: bool


class Result(Public):
    """Result of a game, seat by seat."""

    points: tuple[float, float]
    how: Literal["played", "forfeit", "void"]
    absent: list[str]
    scores: tuple[int, int] | None
    games: list[tuple[float, float]] = Field(description="The points of each game of a series.")
    game_scores: list[tuple[int, int]] = Field(description="The score of each game of a series, where it was told.")
    why: Why | None


class Game(Public):
    """Two seats at a board."""

    id: str = Field(description="`s0r3b2` is the first stage, round 3, board 2.")
    board: int
    label: str = Field(description="The match's own code, such as `FINAL`, where the format has one.")
    seats: tuple[str, str]
    sides: tuple[str, str] | None
    time: GameTime | None
    state: GameState
    result: Result | None
    why: list[Why]


class Bye(Public):
    """An entrant without an opponent."""

    entrant: str
    points: float
    kind: ByeKind = Field(description="Allocated by the pairing, or a round off with a full, half or no point.")
    why: list[Why]


class Round(Public):
    """A published round."""

    id: str = Field(description="`s0r3`: the first stage, round 3.")
    stage: int = Field(description="The number of its stage, from 1.")
    number: int
    label: str
    published_at: datetime | None
    complete: bool
    games: list[Game]
    byes: list[Bye]
    idle: list[str] = Field(description="Not scheduled this round; that is no bye.")
    why: list[Why]


class Line(Public):
    """A line of standings. Entrants whose tie is not broken share a rank."""

    rank: int
    entrant: str
    points: float
    wins: int
    losses: int
    ties: int
    tie_breaks: list[str] = Field(description="One for each column, or none before there is anything to tell.")
    apart: bool = Field(default=False, description="Has no place: a reserve, or disqualified. They come last.")
    why: list[Why]


class Column(Public):
    """A tie-break: its short heading and what it counts."""

    head: str
    help: str


class Mark(Public):
    """A remark about several entrants of a table, for example that they are qualified."""

    sign: str
    entrants: list[str]
    meaning: str


class Standings(Public):
    """Current standings of a stage."""

    stage: int
    columns: list[Column]
    lines: list[Line]
    marks: list[Mark]


class Draw(Public):
    """A draw of lots, with everything that is needed to compute it again; `value` is empty until it is made.

    The number is `low` plus the SHA-256 of `seed/purpose/counter`, as a whole number, modulo the count of numbers.
    """

    name: str
    purpose: str
    low: int
    high: int
    value: int | None
    seed: str | None
    counter: int | None
    commitment: str | None
    secret: str | None
    words: list[str]
    at: datetime | None
    closes: datetime | None = Field(description="Until when words are taken for it.")


class News(Public):
    """A public announcement as one line of plain text, in the tournament's language."""

    id: str
    at: datetime
    text: str


class _Elements(Public):
    overview: Overview
    stages: list[Stage]
    entrants: list[Entrant]
    rounds: list[Round]
    standings: list[Standings]
    draws: list[Draw]
    news: list[News]


class Tournament(_Elements):
    """All public data of a tournament."""


class Tournaments(Public):
    """The tournaments that are listed publicly, newest first."""

    tournaments: list[Overview]


class Changed(_Elements):
    """The difference that one change made, in the same models: only elements that differ, each complete.

    `removed` contains the ids of entrants and rounds that do not exist any more.
    """

    removed: list[str]


class Notice(Public):
    """Body of a webhook request: `tournament.changed` after each change, `webhook.test` when a director tests it."""

    type: Literal["tournament.changed", "webhook.test"]
    timestamp: datetime = Field(description="When it happened, by the clock of the tournament.")
    data: Changed
