"""The shapes in which machines are told of a tournament. They are the schema: the OpenAPI description is made of them.

What is here stays: a field may be added, but none changes its meaning or goes before `SCHEMA` is another number.
Entrants, rounds and games are known by ids that never change within a tournament; points are whole numbers or halves.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from formats.core.events import Phase
from formats.core.model import EntrantStatus
from formats.core.values import Scalar

SCHEMA = 1
"""The version of these shapes."""

GameState = Literal["open", "reported", "disputed", "over"]
"""`reported` by one player and not confirmed yet; `disputed` by the other."""


class Public(BaseModel):
    """The base of all of them."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Why(Public):
    """One reason: a sentence in the tournament's language, and the numbered rule it rests on."""

    text: str
    rule: str = Field(description="The number of the rule in the rules of the format; empty where it rests on none.")


class Overview(Public):
    """What a tournament is and how far it has come."""

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
    """A player. `waiting` is on the waiting list; whoever left is still listed."""

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
    """When a game is played; what is not final may still change."""

    at: datetime
    final: bool


class Result(Public):
    """How a game ended, seat by seat."""

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
    """Somebody without an opponent."""

    entrant: str
    points: float
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
    """A line of standings. Whom nothing separates shares a rank."""

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
    """A tie-break: its short head and what it counts."""

    head: str
    help: str


class Mark(Public):
    """What is said of several entrants of a table, such as that they are through."""

    sign: str
    entrants: list[str]
    meaning: str


class Standings(Public):
    """The standings of a stage as they are now."""

    stage: int
    columns: list[Column]
    lines: list[Line]
    marks: list[Mark]


class Draw(Public):
    """A draw of lots, with everything it takes to compute it again; `value` is empty while it is only promised.

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
    """Something everybody was told, plain and on one line, in the tournament's language."""

    id: str
    at: datetime
    text: str


class Tournament(Public):
    """All of it."""

    overview: Overview
    stages: list[Stage]
    entrants: list[Entrant]
    rounds: list[Round]
    standings: list[Standings]
    draws: list[Draw]
    news: list[News]


class Tournaments(Public):
    """The tournaments that are shown to everybody, newest first."""

    tournaments: list[Overview]


class Changed(Public):
    """What one change made different, in the same shapes: only what differs, whole.

    `removed` are ids of entrants and rounds that are no more.
    """

    overview: Overview
    stages: list[Stage]
    entrants: list[Entrant]
    rounds: list[Round]
    standings: list[Standings]
    draws: list[Draw]
    news: list[News]
    removed: list[str]


class Notice(Public):
    """What a webhook is sent: `tournament.changed` after each change, `webhook.test` when a director tries it."""

    type: Literal["tournament.changed", "webhook.test"]
    timestamp: datetime = Field(description="When it happened, by the clock of the tournament.")
    data: Changed
