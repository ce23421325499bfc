"""From one cycle to the next: what it is called, what stays, and what people bring along."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.cycles import DATES, LONGEST_TITLE, brought_along, next_cycle, next_title, same_by_name, same_people
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from tests.bot.season import SIGN_UP_OPENS, Season

LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})
SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


@pytest.mark.parametrize(
    "title, following",
    [
        ("Kuksu 9", "Kuksu 10"),
        ("Kuksu", "Kuksu 2"),
        ("2026, cycle 3 (leagues)", "2026, cycle 4 (leagues)"),
        ("9", "10"),
        ("x" * LONGEST_TITLE, "x" * (LONGEST_TITLE - 2) + " 2"),
        ("x" * (LONGEST_TITLE - 1) + "9", "x" * (LONGEST_TITLE - 1) + "1"),
    ],
)
def test_the_last_number_of_a_title_is_counted_up(title: str, following: str) -> None:
    assert next_title(title) == following


def test_stages_and_settings_stay_but_for_the_dates() -> None:
    dates = {name: SIGN_UP_OPENS + timedelta(days=day) for day, name in enumerate(DATES, start=1)}
    season = Season().create(stages=(SWISS,), settings=Settings.model_validate({"capacity": 20, **dates}))
    following = next_cycle(season.state, season.engine, None, "another seed")
    assert (following.title, following.seed) == ("World Championship 2", "another seed")
    assert [(stage.system, stage.options["rounds"]) for stage in following.stages] == [("swiss", 2)]
    assert following.settings == Settings(capacity=20)
    assert next_cycle(season.state, season.engine, "Spring", "another seed").title == "Spring"


def test_all_stages_come_again_also_those_after_the_one_in_play() -> None:
    playoffs = StagePlan(system="single_elimination", title="Playoffs")
    season = Season().create(stages=(SWISS, playoffs), settings=Settings()).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.publish()
    following = next_cycle(season.state, season.engine, None, "another seed")
    assert [stage.title for stage in following.stages] == ["Swiss", "Playoffs"]


def leagues(count: int = 5) -> Season:
    season = Season().create(stages=(LEAGUES,), settings=Settings()).sign_up(count)
    season.do(cmd.CloseRegistration())
    return season.publish()


def following(last: Season, *people: str, data: EntrantData | None = None) -> Season:
    """The next cycle, in which these entrants of the last one play, in this order."""
    season = Season().create(stages=(LEAGUES,), settings=Settings())
    season.do(cmd.OpenRegistration())
    for number, before in enumerate(people, start=1):
        season.people[f"e{number}"] = last.people[before]
        season.do(cmd.RegisterEntrants(entrants=(data or EntrantData(),)), actor=last.people[before].id)
    return season


def test_people_are_the_same_whichever_entrant_they_are() -> None:
    last = leagues()
    now = following(last, "e3", "e1")
    assert same_people(last.loaded, now.loaded) == {"e1": "e3", "e2": "e1"}
    stranger = replace(now.people["e1"], id="p999")
    now.people["e1"] = stranger
    assert same_people(last.loaded, now.loaded) == {"e2": "e1"}


@pytest.mark.parametrize(
    "before, now, same",
    [
        (("Ada", "Ben"), ("Ben", "Cy"), {"e1": "e2"}),
        (("Ada  Li", "Ben"), ("ada li",), {"e1": "e1"}),
        (("Ada", "Ada"), ("Ada",), {}),
        (("Ada",), ("Ada", "Ada"), {}),
        (("Ada @member",), ("Ada",), {}),
        (("Ada",), ("Ada @member",), {}),
    ],
)
def test_a_guest_is_found_by_name_if_no_other_and_no_member_has_it(
    before: tuple[str, ...], now: tuple[str, ...], same: dict[str, str]
) -> None:
    def field(names: tuple[str, ...], first: int) -> Season:
        season = Season().create(stages=(LEAGUES,), settings=Settings()).sign_up(len(names))
        for number, name in enumerate(names, start=1):
            person = replace(season.people[f"e{number}"], id=f"p{first + number}", name=name.removesuffix(" @member"))
            season.people[f"e{number}"] = replace(person, discord_id=first + number if "@" in name else None)
        return season

    assert same_by_name(field(before, 100).loaded, field(now, 200).loaded) == same


def test_everybody_brings_along_what_the_last_cycle_left_and_a_rating_that_is_known_stays() -> None:
    last = leagues().play_round()
    last.do(cmd.FinishTournament())
    fresh = following(last, "e3", "e1")
    brought = brought_along(last.loaded, fresh.loaded, last.engine)
    assert [brought[entrant].rating for entrant in ("e1", "e2")] == [2470, 2490]
    assert all(brought[entrant].attributes for entrant in ("e1", "e2"))
    known = following(last, "e3", data=EntrantData(rating=7, attributes={"uncertainty": 3}))
    told = brought_along(last.loaded, known.loaded, last.engine)["e1"]
    assert told.rating == 7
    assert told.attributes.keys() >= brought["e1"].attributes.keys()
    known.do(cmd.ChangeEntrants(data={"e1": told}))
    assert brought_along(last.loaded, known.loaded, last.engine) == {}


def test_whoever_was_not_there_brings_nothing() -> None:
    last = leagues().play_round()
    last.do(cmd.FinishTournament())
    now = following(last, "e3")
    now.people["e1"] = replace(now.people["e1"], id="p999")
    assert brought_along(last.loaded, now.loaded, last.engine) == {}
