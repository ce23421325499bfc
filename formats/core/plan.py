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
    take: int | None = Field(
        default=None, ge=2, description="How many go on from the stage before; empty means everybody."
    )
    time_control: str = Field(default="", max_length=200, description="Shown with every pairing of this stage.")
    field: StageField | None = Field(
        default=None,
        description="8: best 8; or 9-16, groups 1-2 +8, losers 1; then drawn, of stage 1, beside. Empty: everybody.",
    )

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

    zone: ZoneName = Field(
        default="UTC",
        description="The tournament's time zone, an IANA name such as America/New_York.",
        json_schema_extra=_in("event"),
    )
    week: WeekPlan | None = Field(
        default=None, description="The weekly timetable; empty when directors advance rounds."
    )
    registration_closes: AwareDatetime | None = Field(
        default=None, description="When sign-up closes automatically.", json_schema_extra=_in("dates")
    )
    ratings_fixed: AwareDatetime | None = Field(
        default=None,
        description="Ratings and seeds no longer change after this.",
        json_schema_extra=_in("dates"),
    )
    ratings_from: Literal["", "ogs"] = Field(
        default="", description="Where ratings can be read from: ogs is online-go.com, by everybody's number there."
    )
    first_round: AwareDatetime | None = Field(
        default=None, description="The timetable pairs nothing before this moment.", json_schema_extra=_in("dates")
    )
    play_until: AwareDatetime | None = Field(
        default=None,
        description="When games that players arrange themselves should be over.",
        json_schema_extra=_in("dates"),
    )
    capacity: int | None = Field(
        default=None,
        ge=2,
        le=3000,
        description="Anyone beyond this goes on a waiting list.",
        json_schema_extra=_in("event"),
    )
    late_entry: bool = Field(
        default=False,
        description="May players still join after play has begun, where the format takes them?",
        json_schema_extra=_in("event"),
    )
    director_may_play: bool = Field(
        default=False,
        description="May a director of this tournament also play in it?",
        json_schema_extra=_in("event"),
    )
    coordinator_may_play: bool = Field(
        default=True, description="May a coordinator also play?", json_schema_extra=_in("event")
    )
    silence_confirms_hours: int = Field(
        default=24,
        ge=1,
        le=336,
        description="A report that nobody disputes for this many hours counts.",
        json_schema_extra=_in("games"),
    )
    silence_confirms_minutes: int | None = Field(
        default=None,
        ge=1,
        le=1440,
        description="Minutes instead of these hours: opponents are mentioned at once. Empty: the hours.",
        json_schema_extra=_in("games"),
    )
    match_posts: MatchPosts = Field(
        default="none",
        description="Where players report by a press; by size: threads from 8 players, else the round's post.",
        json_schema_extra=_in("games"),
    )
    time_claim_hours: int = Field(
        default=24,
        ge=0,
        le=336,
        description="Hours to answer a claim that one lost on time, before directors decide; 0: they decide at once.",
        json_schema_extra=_in("games"),
    )
    round_off_hours: int = Field(
        default=0,
        ge=0,
        le=336,
        description="Hours before the timetable publishes a round until which players may ask to have it off.",
        json_schema_extra=_in("dates"),
    )
    answer_hours: int = Field(
        default=48,
        ge=1,
        le=336,
        description="Hours to answer a question or make a choice; then a default counts, or directors are told.",
        json_schema_extra=_in("dates"),
    )
    check_in_opens: AwareDatetime | None = Field(
        default=None,
        description="When players are asked whether they are here; who has not said so by the end is left out.",
        json_schema_extra=_in("dates"),
    )
    check_in_closes: AwareDatetime | None = Field(
        default=None, description="When check-in closes; empty means by hand.", json_schema_extra=_in("dates")
    )
    game_server: str = Field(
        default="",
        max_length=40,
        pattern=r"^[a-z0-9_]*$",
        description="The game server on which games are played, by its key; empty for none.",
        json_schema_extra=_in("server"),
    )
    game_terms: str = Field(
        default="",
        max_length=200,
        description="How games are played there: board, rules, time, as that server has it.",
        json_schema_extra=_in("server"),
    )
    server_results: Literal["at_once", "confirmed"] = Field(
        default="at_once",
        description="Does a result that the game server tells count at once, or once the player it is against agrees?",
        json_schema_extra=_in("server"),
    )
    spread_games: bool = Field(
        default=True,
        description="Spread game times so that spectators miss few games? If not, the earliest time that suits both.",
        json_schema_extra=_in("games"),
    )
    draw_minutes: int = Field(
        default=10,
        ge=0,
        le=2880,
        description="Minutes from announcing a public random draw to making it; until then players give words.",
        json_schema_extra=_in("dates"),
    )
    goes_on_minutes: int | None = Field(
        default=None,
        ge=1,
        le=10080,
        description="Minutes from the last result to the next round, and to final standings; empty: by hand.",
        json_schema_extra=_in("dates"),
    )
    check_in_minutes: int = Field(
        default=15,
        ge=1,
        le=120,
        description="How long before and after the start players can check in.",
        json_schema_extra=_in("games"),
    )
    forfeit_minutes: int = Field(
        default=15,
        ge=1,
        le=240,
        description="How late a player may be before losing by forfeit.",
        json_schema_extra=_in("games"),
    )
    no_show_minutes: int | None = Field(
        default=None,
        ge=1,
        le=240,
        description="Games without times: minutes to come after “Opponent isn't here”. Empty: not offered.",
        json_schema_extra=_in("games"),
    )
    no_show_asks: bool = Field(
        default=False,
        description="Do directors decide about such a no-show? If not, it is a forfeit.",
        json_schema_extra=_in("games"),
    )
    forfeit_removes: bool = Field(
        default=False,
        description="Does a forfeit remove the player from later rounds?",
        json_schema_extra=_in("games"),
    )
    appeals: bool = Field(
        default=True, description="May a removed player appeal to the directors?", json_schema_extra=_in("games")
    )
    reminder_minutes: tuple[int, ...] = Field(
        default=(1440, 60),
        max_length=5,
        description="Minutes before a game at which players are reminded.",
        json_schema_extra=_in("games"),
    )
    fee: Money | None = Field(
        default=None,
        description="Entry fee, kept in the ledger; nothing is collected here.",
        json_schema_extra=_in("money"),
    )
    fee_returned: bool = Field(
        default=False,
        description="Is the fee returned to those who neither forfeit nor drop out?",
        json_schema_extra=_in("money"),
    )
    game_fund: Money | None = Field(
        default=None,
        description="Shared equally over the games of the last stage, to winners.",
        json_schema_extra=_in("money"),
    )
    fund_forfeits: bool = Field(
        default=False,
        description="Does a game won by forfeit have a share of the game winners' fund?",
        json_schema_extra=_in("money"),
    )
    fund_play_offs: bool = Field(
        default=True,
        description="Do play-offs for places have a share of the game winners' fund?",
        json_schema_extra=_in("money"),
    )
    prizes: tuple[Prize, ...] = Field(
        default=(), max_length=50, description="Prizes by place, in words.", json_schema_extra=_in("money")
    )
    one_prize: bool = Field(
        default=False,
        description="Does a player win one prize only, the largest? The others go to the next in line.",
        json_schema_extra=_in("money"),
    )
    rules_url: str = Field(
        default="", max_length=300, description="Where the full rules can be read.", json_schema_extra=_in("event")
    )
    team_size: int = Field(
        default=1,
        ge=1,
        le=MOST_IN_A_TEAM,
        description="How many people a team may have, who all report and answer for it; 1: nobody plays in a team.",
        json_schema_extra=_in("event"),
    )
    language: str = Field(
        default="en",
        max_length=20,
        description="The language of posts, such as en or de.",
        json_schema_extra=_in("language"),
    )

    report_lines: tuple[Annotated[str, Field(max_length=4000)], ...] = Field(
        default=(),
        max_length=5000,
        description="Lines of the chess report file this tournament was continued from, which are written back.",
    )

    fewest: int | None = Field(
        default=None,
        ge=2,
        le=100,
        description="With fewer players when sign-up closes automatically, it is called off. Empty: never.",
        json_schema_extra=_in("dates"),
    )

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
