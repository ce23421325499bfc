"""Settings and options as directors type them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.errors import BadFieldsError
from bot.parsing.plan_fields import (
    MOST_FIELDS,
    PlanChange,
    choices_of,
    help_of,
    label_of,
    plan_changes,
    plan_groups,
    plan_texts,
    week_texts,
)
from bot.parsing.plan_reading import read_plan
from bot.parsing.tonight import settings_of
from bot.parsing.typed_values import prizes_text, read_money, read_prizes, read_span, read_weekly
from formats import registry
from formats.core.earlier_defaults import OPTIONS
from formats.core.plan import Money, Prize, StagePlan
from formats.core.rules import changeable_options
from formats.core.weekly import WeeklyTime
from tests.bot.played import Played, week_plan
from tests.bot.season import Season

ZONE = "Europe/Berlin"
CHANGEABLE = changeable_options(registry.engine().format_of("cop"))
NOW = datetime(2010, 1, 1, 12, tzinfo=UTC)


def changed(**texts: str) -> Any:
    """What these texts make of the tournament, as the fields that changed."""
    played = Played().create()
    fields = {name.replace("__", "."): text for name, text in texts.items()}
    command = read_plan(played.state, played.engine, fields, ZONE, NOW)
    return {change.field: change.after for change in plan_changes(played.state, command, played.engine, ZONE)}


def problems(**texts: str) -> list[str]:
    """The labels of what cannot be read."""
    with pytest.raises(BadFieldsError) as caught:
        changed(**texts)
    return [label for label, _ in caught.value.problems]


def test_every_setting_stands_in_a_form() -> None:
    played = Played().create()
    groups = plan_groups(played.state, played.engine)
    shown = {name for group in groups for name in (*group.fields, *group.switches)}
    texts = plan_texts(played.state, played.engine, ZONE)
    of_servers = {"game_server", "game_terms", "server_results"}  # there where the host has switched on a server
    assert shown == set(texts) - {"stage.0.take"} - of_servers
    assert all(len(group.fields) + bool(group.switches) <= MOST_FIELDS for group in groups)


def test_forms_of_a_stage_have_names_of_their_own() -> None:
    played = Played().create((StagePlan(system="cop", title="Main event", options={"rounds": 14}),))
    groups = [group for group in plan_groups(played.state, played.engine) if group.key.startswith("stage0")]
    assert [group.title for group in groups] == [
        "Main event",
        "Rounds",
        "Prizes",
        "Thresholds",
        "Simulations",
        "Byes",
        "Scores",
        "By hand",
        "Who may meet",
        "Rounds off",
    ]
    (prizes,) = [group for group in groups if group.title == "Prizes"]
    assert prizes.fields == ("stage.0.option.place_prizes", "stage.0.option.class_prizes")


def test_an_empty_field_says_the_number_it_stands_for() -> None:
    played = Played().create((StagePlan(system="cop", title="Main event", options={"rounds": 14}),))
    help_ = help_of("stage.0.option.control_loss_activation_round", played.state, played.engine)
    assert help_.endswith("Empty: 11.")


def test_every_field_has_a_label_and_fits_into_a_form() -> None:
    played = Played().create()
    for name, text in plan_texts(played.state, played.engine, ZONE).items():
        assert 0 < len(label_of(name)) <= 45
        choices = choices_of(name, played.state, played.engine)
        assert not choices or text in dict(choices)
        assert isinstance(help_of(name, played.state, played.engine), str)


def test_what_has_few_values_is_chosen_and_everything_else_is_typed() -> None:
    played = Played().create()

    def values(name: str) -> list[str]:
        return [value for value, _ in choices_of(name, played.state, played.engine)]

    assert choices_of("late_entry", played.state, played.engine) == (("yes", "Yes"), ("no", "No"))
    assert values("stage.0.option.allow_repeats") == ["yes", "no"]
    assert values("stage.0.option.deviation") == ["population", "sample"]
    assert values("server_results") == ["at_once", "confirmed"]
    assert ("de", "Deutsch") in choices_of("language", played.state, played.engine)
    assert values("game_server") == ["none"]
    for typed in ("title", "capacity", "zone", "week.play", "stage.1.take", "stage.0.title", "stage.0.option.rounds"):
        assert values(typed) == []


def test_a_game_server_that_is_not_in_use_any_more_can_still_be_kept() -> None:
    played = Played().create(game_server="gone")
    assert choices_of("game_server", played.state, played.engine)[1:] == (("gone", "gone"),)
    assert plan_texts(played.state, played.engine, ZONE)["game_server"] == "gone"
    assert "server" in {group.key for group in plan_groups(played.state, played.engine)}
    assert "server" not in {group.key for group in plan_groups(Played().create().state, played.engine)}


def test_a_field_is_explained_by_its_setting_or_option() -> None:
    played = Played().create()

    def explained(name: str) -> str:
        return help_of(name, played.state, played.engine)

    assert explained("capacity") == "Anyone beyond this goes on a waiting list."
    assert explained("stage.1.take").startswith("8: best 8; or 9-16")
    assert explained("stage.0.option.allow_repeats").startswith("If not everybody can get a new opponent")
    assert explained("week.play").startswith("Like “wed 19:00 - mon 17:00”")
    assert explained("stage.0.title") == explained("game_terms") == ""


def test_the_form_of_a_stage_that_is_in_play_shows_only_what_may_still_change() -> None:
    stages = (
        StagePlan(system="cop", title="Main event", options={"rounds": 3, "simulations": 50}),
        StagePlan(system="single_elimination", title="Finals", take=4),
    )
    played = Played(people=("Ana", "Bo", "Cy", "Dee")).create(stages)

    def shown() -> set[str]:
        groups = plan_groups(played.state, played.engine)
        return {name for group in groups for name in group.fields if name.startswith("stage.")}

    before = shown()
    assert {"stage.0.title", "stage.0.time_control", "stage.1.take"} <= before
    assert "stage.0.take" not in before
    played.enter().close().publish()
    now = {name for name in shown() if name.startswith("stage.0.")}
    assert now == {name for name in before if name.removeprefix("stage.0.option.") in CHANGEABLE}
    assert {name for name in before if name.startswith("stage.1.")} <= shown()


def test_further_pages_of_a_form_name_what_they_begin_with() -> None:
    titles = [group.title for group in plan_groups(Played().create().state, registry.engine())]
    assert [title for title in titles if title.startswith("Event")] == ["Event", "Event: Team size …"]
    assert [title for title in titles if title.startswith("Open")] == [
        "Open Classic",
        "Open Classic: Allow repeats …",
        "Open Classic: Who may meet",
        "Open Classic: Points",
        "Open Classic: Rounds off",
    ]


def test_a_week_is_shown_as_it_would_be_typed_and_is_empty_without_one() -> None:
    assert week_texts(week_plan()) == {
        "week.ask": "sat 19:00",
        "week.pair": "mon 19:00",
        "week.fix": "tue 19:00",
        "week.play": "wed 19:00 - mon 17:00",
        "week.slot_minutes": "60",
    }
    assert set(week_texts(None).values()) == {""}
    assert week_texts(None).keys() == week_texts(week_plan()).keys()


def test_a_change_is_told_with_what_was_there_before() -> None:
    played = Played().create()

    def told(**texts: str) -> list[PlanChange]:
        command = read_plan(played.state, played.engine, texts, ZONE, NOW)
        return plan_changes(played.state, command, played.engine, ZONE)

    assert told(title="Cup") == [PlanChange("title", "World Championship", "Cup")]
    assert told(capacity="20") == [PlanChange("capacity", "not set", "20")]
    assert told(language="de") == [PlanChange("language", "English", "Deutsch")]
    (closes,) = told(registration_closes="")
    assert (closes.before, closes.after) == ("<t:1262386800:F>", "not set")
    assert told() == []


def test_what_is_shown_changes_nothing() -> None:
    played = Played().create()
    texts = plan_texts(played.state, played.engine, ZONE)
    command = read_plan(played.state, played.engine, texts, ZONE, NOW)
    assert (command.title, command.stages, command.settings) == (None, None, None)


def test_times_are_read_on_the_directors_clock() -> None:
    played = Played().create()
    command = read_plan(played.state, played.engine, {"first_round": "5 jan 19:00"}, ZONE, NOW)
    assert command.settings is not None
    assert command.settings.first_round == datetime(2010, 1, 5, 18, 0, tzinfo=UTC)


def test_a_moment_can_be_taken_out() -> None:
    assert changed(registration_closes="") == {"registration_closes": "not set"}


def test_a_new_zone_is_that_of_the_week_too() -> None:
    played = Played().create()
    command = read_plan(played.state, played.engine, {"zone": "tokyo"}, ZONE, NOW)
    assert command.settings is not None
    assert command.settings.week is not None
    assert command.settings.zone == command.settings.week.zone == "Asia/Tokyo"


def test_options_are_kept_as_their_own_types() -> None:
    played = Played().create()
    texts = {"stage.0.option.rounds": "4", "stage.0.option.allow_repeats": "yes", "stage.1.take": "6"}
    command = read_plan(played.state, played.engine, texts, ZONE, NOW)
    assert command.stages is not None
    before = {name: value for name, value in OPTIONS["score_group_swiss"].items() if value is not None}
    assert command.stages[0].options == {**before, "rounds": 4, "allow_repeats": True}
    assert command.stages[1].take == 6


@pytest.mark.parametrize("typed, shown", [("5-8", "5-8"), ("Losers 1", "losers 1"), ("6", "6"), ("", "not set")])
def test_any_field_of_a_stage_can_be_typed(typed: str, shown: str) -> None:
    assert changed(stage__1__take=typed) == {"stage.1.take": shown}


def test_an_emptied_option_falls_back_to_the_default() -> None:
    assert changed(stage__0__option__rounds="") == {"stage.0.option.rounds": "not set"}


def test_every_problem_is_named_at_once() -> None:
    found = problems(title=" ", capacity="many", fee="lots", zone="Narnia", first_round="soon", week__fix="later")
    assert sorted(found) == sorted(
        label_of(name) for name in ("title", "capacity", "fee", "zone", "first_round", "week.fix")
    )


@pytest.mark.parametrize(
    "field, text",
    [
        ("capacity", "1"),
        ("silence_confirms_hours", "1000"),
        ("reminder_minutes", "1 2 3 4 5 6"),
        ("stage__0__option__rounds", "400"),
        ("stage__1__take", "1"),
        ("stage__1__take", "the best"),
        ("stage__1__take", "8-4"),
        ("prizes", "x" * 10),
        ("week__slot_minutes", "7"),
        ("stage__0__title", ""),
    ],
)
def test_bounds_are_kept(field: str, text: str) -> None:
    assert len(problems(**{field: text})) == 1


def test_a_week_without_any_times_is_none() -> None:
    emptied = changed(week__ask="", week__pair="", week__fix="", week__play="", week__slot_minutes="")
    assert emptied["week.pair"] == "not set"


def test_a_week_with_one_time_missing_is_a_problem() -> None:
    assert problems(week__ask="") == [label_of("week.ask")]


@pytest.mark.parametrize(
    "text, minor, currency",
    [
        ("20", 2000, "USD"),
        ("20.50", 2050, "USD"),
        ("20,50 eur", 2050, "EUR"),
        ("USD 1,000.00", 100000, "USD"),
        ("500 JPY", 500, "JPY"),
    ],
)
def test_amounts(text: str, minor: int, currency: str) -> None:
    assert read_money(text) == Money(minor=minor, currency=currency)


@pytest.mark.parametrize("text", ["", "lots", "20.5", "-3", "EUR 5 EUR", "5.00 JPY", "5 euro"])
def test_what_is_no_amount(text: str) -> None:
    with pytest.raises(ValueError):
        read_money(text)


@pytest.mark.parametrize(
    "text, weekday, time",
    [
        ("mon 19:00", "mon", "19:00"),
        ("Tuesday 7pm", "tue", "19:00"),
        ("sat 12 am", "sat", "00:00"),
        ("Fri. 9:05", "fri", "09:05"),
    ],
)
def test_weekly_times(text: str, weekday: Any, time: str) -> None:
    assert read_weekly(text) == WeeklyTime(weekday=weekday, time=time)


@pytest.mark.parametrize("text", ["", "mon", "someday 19:00", "mon 25:00", "19:00"])
def test_what_is_no_weekly_time(text: str) -> None:
    with pytest.raises(ValueError):
        read_weekly(text)


@pytest.mark.parametrize("text", ["wed 19:00 - mon 17:00", "wed 19:00 to mon 17:00", "Wed 7pm – Mon 5pm"])
def test_spans(text: str) -> None:
    assert read_span(text) == (WeeklyTime(weekday="wed", time="19:00"), WeeklyTime(weekday="mon", time="17:00"))


PRIZES = "1: a cup\n2: 50 USD\nclass B 1: a book\nhigh game: 20 USD\nhigh game 2: 10 USD\nhigh average: a mug"


def test_prizes_for_classes_and_scores_are_read_and_written_as_they_were() -> None:
    found = read_prizes(PRIZES)
    assert [(prize.given_for, prize.of_class, prize.place) for prize in found] == [
        ("place", 0, 1),
        ("place", 0, 2),
        ("class", 1, 1),
        ("high_game", 0, 1),
        ("high_game", 0, 2),
        ("high_average", 0, 1),
    ]
    assert prizes_text(found) == PRIZES
    assert read_prizes("Class 1: x\nBEST SPREAD: x\nhigh loss: x") == (
        Prize(place=1, text="x", given_for="class", of_class=1),
        Prize(place=1, text="x", given_for="best_spread"),
        Prize(place=1, text="x", given_for="high_loss"),
    )


@pytest.mark.parametrize("text", ["a cup", "1:", "first: a cup", "0: a cup", "class A: x", "class 0: x", "high tea: x"])
def test_what_is_no_prize(text: str) -> None:
    with pytest.raises(ValueError):
        read_prizes(text)


def test_options_are_read_as_they_are_typed() -> None:
    played = Played().create((StagePlan(system="cop", title="Main event", options={"rounds": 3, "simulations": 50}),))

    def options(**texts: str) -> Any:
        fields = {f"stage.0.option.{name}": text for name, text in texts.items()}
        command = read_plan(played.state, played.engine, fields, ZONE, NOW)
        assert command.stages is not None
        return command.stages[0].options

    assert options(gibson_spread=" 300 ;; 100,\n")["gibson_spread"] == [300, 100]
    assert options(opening=" swiss ")["opening"] == "swiss"
    assert options(top_down_byes="yes")["top_down_byes"] is True
    assert options(lone_leader_bye="no")["lone_leader_bye"] is False


def test_an_evening_has_a_form_of_at_most_five_fields_until_play_begins() -> None:
    stage = StagePlan(system="single_elimination", title="Knock-out", options={"best_of": 3})
    evening = Season().create(stages=(stage,), settings=settings_of("en"))
    first = plan_groups(evening.state, evening.engine)[0]
    assert first.fields == (
        "title",
        "stage.0.option.best_of",
        "stage.0.option.third_place",
        "team_size",
        "goes_on_minutes",
    )
    assert first.key not in {group.key for group in plan_groups(Played().create().state, registry.engine())}
