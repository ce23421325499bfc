"""The plan of a tournament: its stages, and the settings that belong to the event rather than to a format."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any, Literal, Self

from pydantic import AwareDatetime, Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from formats.core.stage_field import BAD_FIELD, StageField
from formats.core.values import Value
from formats.core.wall_clock import ZoneName
from formats.core.weekly import WeekPlan


class StagePlan(Value):
    """One stage: which system plays it, with which options, and who gets in.

    `options` are JSON values by the names of the system's own options (`Format.options`); what is left out has its
    default. A name the system does not know is refused when it is set, and passed over in the log of an older
    version (`Engine.options_of`). `take` is how many of the previous stage's ranking go on (None: everybody), `field`
    any other choice of its field; at most one of the two is set. `time_control` is shown with every pairing.
    """

    system: str
    title: str
    options: dict[str, Any] = Field(default_factory=dict)
    take: int | None = Field(default=None, ge=2)
    time_control: str = Field(default="", max_length=200)
    field: StageField | None = None

    @model_validator(mode="after")
    def _take_or_field(self) -> Self:
        if self.take is not None and self.field is not None:
            raise BAD_FIELD
        return self

    @property
    def chosen(self) -> StageField:
        """Return who of an earlier stage plays this one; `take` as one case of it."""
        return self.field or StageField(last=self.take)

    def source(self, number: int) -> int:
        """Return the number of the stage that feeds this one, which is stage `number` of the plan."""
        return (self.chosen.stage or number) - 1


PrizeFor = Literal["place", "class", "high_game", "best_spread", "high_loss", "high_average"]
"""What prizes are given for: the final place, in all or in a class; a game (the highest score, the largest win, the
highest score that did not win); the highest average score."""


class Prize(Value):
    """The prize for `place` in what it is `given_for`, in words. Classes are numbers, 1 for B."""

    place: int = Field(ge=1)
    text: str = Field(max_length=300)
    given_for: PrizeFor = "place"
    of_class: int = Field(default=0, ge=0, le=25)


class Money(Value):
    """An amount in the smallest unit of a currency (cents)."""

    minor: int = Field(ge=0)
    currency: str = Field(min_length=3, max_length=3)


FORM = "form"
"""Under this name a setting says in which form directors find it."""

SettingsForm = Literal["event", "dates", "games", "server", "money", "language"]


def _in(form: SettingsForm) -> dict[str, JsonValue]:
    return {FORM: form}


MatchPosts = Literal["none", "round", "threads", "by_size"]
"""Where players report by a press: nowhere in the channel, on the post of the round, in a thread of the match; by size,
the round's post in small events and threads in larger ones."""


MOST_IN_A_TEAM = 10


class Settings(Value):
    """Directors' settings of the event as a whole. Every field has bounds and a sentence of help.

    A field says in which form it stands; what it holds decides how it is shown and typed there. Without a form it is
    set by presets alone, or together with something else.
    """

    zone: ZoneName = Field(default="UTC", json_schema_extra=_in("event"))
    week: WeekPlan | None = None
    registration_closes: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    ratings_fixed: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    ratings_from: Literal["", "ogs"] = ""
    first_round: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    play_until: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    capacity: int | None = Field(default=None, ge=2, le=3000, json_schema_extra=_in("event"))
    late_entry: bool = Field(default=False, json_schema_extra=_in("event"))
    director_may_play: bool = Field(default=False, json_schema_extra=_in("event"))
    coordinator_may_play: bool = Field(default=True, json_schema_extra=_in("event"))
    silence_confirms_hours: int = Field(default=24, ge=1, le=336, json_schema_extra=_in("games"))
    silence_confirms_minutes: int | None = Field(default=None, ge=1, le=1440, json_schema_extra=_in("games"))
    match_posts: MatchPosts = Field(default="none", json_schema_extra=_in("games"))
    time_claim_hours: int = Field(default=24, ge=0, le=336, json_schema_extra=_in("games"))
    round_off_hours: int = Field(default=0, ge=0, le=336, json_schema_extra=_in("dates"))
    answer_hours: int = Field(default=48, ge=1, le=336, json_schema_extra=_in("dates"))
    check_in_opens: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    check_in_closes: AwareDatetime | None = Field(default=None, json_schema_extra=_in("dates"))
    game_server: str = Field(default="", max_length=40, pattern=r"^[a-z0-9_]*$", json_schema_extra=_in("server"))
    game_terms: str = Field(default="", max_length=200, json_schema_extra=_in("server"))
    server_results: Literal["at_once", "confirmed"] = Field(default="at_once", json_schema_extra=_in("server"))
    spread_games: bool = Field(default=True, json_schema_extra=_in("games"))
    draw_minutes: int = Field(default=10, ge=0, le=2880, json_schema_extra=_in("dates"))
    goes_on_minutes: int | None = Field(default=None, ge=1, le=10080, json_schema_extra=_in("dates"))
    check_in_minutes: int = Field(default=15, ge=1, le=120, json_schema_extra=_in("games"))
    forfeit_minutes: int = Field(default=15, ge=1, le=240, json_schema_extra=_in("games"))
    no_show_minutes: int | None = Field(default=None, ge=1, le=240, json_schema_extra=_in("games"))
    no_show_asks: bool = Field(default=False, json_schema_extra=_in("games"))
    forfeit_removes: bool = Field(default=False, json_schema_extra=_in("games"))
    appeals: bool = Field(default=True, json_schema_extra=_in("games"))
    reminder_minutes: tuple[int, ...] = Field(default=(1440, 60), max_length=5, json_schema_extra=_in("games"))
    fee: Money | None = Field(default=None, json_schema_extra=_in("money"))
    fee_returned: bool = Field(default=False, json_schema_extra=_in("money"))
    game_fund: Money | None = Field(default=None, json_schema_extra=_in("money"))
    fund_forfeits: bool = Field(default=False, json_schema_extra=_in("money"))
    fund_play_offs: bool = Field(default=True, json_schema_extra=_in("money"))
    prizes: tuple[Prize, ...] = Field(default=(), max_length=50, json_schema_extra=_in("money"))
    one_prize: bool = Field(default=False, json_schema_extra=_in("money"))
    rules_url: str = Field(default="", max_length=300, json_schema_extra=_in("event"))
    team_size: int = Field(default=1, ge=1, le=MOST_IN_A_TEAM, json_schema_extra=_in("event"))
    language: str = Field(default="en", max_length=20, json_schema_extra=_in("language"))

    report_lines: tuple[Annotated[str, Field(max_length=4000)], ...] = Field(default=(), max_length=5000)

    fewest: int | None = Field(default=None, ge=2, le=100, json_schema_extra=_in("dates"))

    @property
    def silence_confirms_after(self) -> timedelta:
        """How long after a report silence confirms it."""
        minutes = self.silence_confirms_minutes
        return timedelta(hours=self.silence_confirms_hours) if minutes is None else timedelta(minutes=minutes)

    @model_validator(mode="after")
    def _one_zone(self) -> Self:
        if self.week is not None and self.week.zone != self.zone:
            raise PydanticCustomError("two_zones", "the weekly timetable must be in the tournament's own zone")
        return self


class Preset(Value):
    """A real tournament as data: stages, settings, and a sentence about it."""

    key: str
    title: str
    summary: str
    stages: tuple[StagePlan, ...]
    settings: Settings
    source: str = ""
