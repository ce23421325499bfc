"""Numbers before names say something, and how a field was seeded is said as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text.context import context_of
from bot.views.seeding import in_seeding_order
from bot.views.standings import field_view
from bot.views.why import why_view
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from tests.bot.played import Played
from tests.bot.season import Season, new_person, public
from tests.bot.web.library import library

NAMES = ("Cem", "Ada", "Ben", "Dan")
KNOCK_OUT, SWISS = "single_elimination", "score_group_swiss"
ROUNDS = {SWISS: {"rounds": 2}}


def entered(*data: EntrantData, system: str = KNOCK_OUT) -> Played:
    """People who came in this order to a tournament without a timetable."""
    played = Played(people=NAMES).create((StagePlan(system=system, title="Main"),), week=None)
    played.do(cmd.OpenRegistration())
    for entrant in data:
        played.do(cmd.RegisterEntrants(entrants=(entrant,)))
    return played


UNKNOWN = (EntrantData(),) * 4
RATED = (EntrantData(rating=1500), EntrantData(rating=1900), EntrantData(), EntrantData(rating=1700))
BY_HAND = (EntrantData(), EntrantData(), EntrantData(attributes={"seed": 2}), EntrantData(attributes={"seed": 1}))


def test_where_nobody_has_a_rating_or_a_seed_the_field_is_a_plain_list() -> None:
    context = entered(*UNKNOWN).context
    assert field_view(context).blocks[0].split("\n") == list(NAMES)


def test_ratings_number_the_field_from_the_strongest() -> None:
    lines = field_view(entered(*RATED).context).blocks[0].split("\n")
    assert lines == ["1. Ada (1900)", "2. Dan (1700)", "3. Cem (1500)", "4. Ben"]


def test_places_given_by_hand_number_the_field_before_ratings() -> None:
    lines = field_view(entered(*BY_HAND).context).blocks[0].split("\n")
    assert lines == ["1. Dan", "2. Ben", "3. Cem", "4. Ada"]


def test_ratings_say_nothing_where_imported_scores_give_the_seeds() -> None:
    context = entered(*RATED, system="swiss_elimination").context
    field = tuple(context.state.active_entrants())
    assert in_seeding_order(context, field) == (field, False)


def test_the_waiting_list_is_numbered_as_people_move_up() -> None:
    played = Played(people=NAMES).create((StagePlan(system=KNOCK_OUT, title="Main"),), week=None, capacity=2)
    played.do(cmd.OpenRegistration())
    for entrant in UNKNOWN:
        played.do(cmd.RegisterEntrants(entrants=(entrant,)))
    text = field_view(played.context).text
    assert "1. Ben\n2. Dan" in text
    assert "1. Cem" not in text


async def test_the_page_has_no_numbers_where_they_would_say_nothing(tmp_path: Path) -> None:
    async with library(tmp_path, entered(*UNKNOWN)) as site:
        page = await site.page("/t/t1/players")
        assert ">1</td>" not in page
        assert "/players/e1" in page


async def test_the_page_numbers_the_seeding(tmp_path: Path) -> None:
    async with library(tmp_path, entered(*RATED)) as site:
        page = await site.page("/t/t1/players")
        assert ">1</td>" in page
        assert page.index("/players/e2") < page.index("/players/e4") < page.index("/players/e1")


SEEDED = [
    (UNKNOWN, KNOCK_OUT, "Seeded in order of entry.", "The starting order is the order of entry."),
    (UNKNOWN, SWISS, "Seeded by lot.", "The starting order was drawn by lot."),
    (RATED, KNOCK_OUT, "Seeded by strength before the tournament.", "The starting order goes by strength."),
    (RATED, SWISS, "Seeded by strength before the tournament.", "The starting order goes by strength."),
    (BY_HAND, KNOCK_OUT, "Seeded by hand.", "The starting order was set by hand."),
]


def begun(data: tuple[EntrantData, ...], system: str) -> Season:
    """A tournament of these people whose first round has just been published."""
    season = Season().create(
        stages=(StagePlan(system=system, title="Main", options=ROUNDS.get(system, {})),), settings=Settings()
    )
    season.do(cmd.OpenRegistration())
    for number, entrant in enumerate(data, 1):
        season.people[f"e{number}"] = new_person(number)
        season.do(cmd.RegisterEntrants(entrants=(entrant,)), actor=f"p{number}")
    season.do(cmd.CloseRegistration())
    return season.publish()


@pytest.mark.parametrize("data, system, said, why", SEEDED)
def test_the_post_and_why_say_how_the_field_was_seeded(
    data: tuple[EntrantData, ...], system: str, said: str, why: str
) -> None:
    season = begun(data, system)
    (post,) = public([post for post in season.posts if post.key == "stage:0"])
    assert said in post.body
    assert "rating" not in post.body
    assert why in why_view(context_of(season.loaded, season.engine), season.records, "e1").text


def test_lots_are_not_told_pair_by_pair_where_all_seeds_were_drawn() -> None:
    season = begun(UNKNOWN, SWISS)
    (post,) = public([post for post in season.posts if post.key == "stage:0"])
    assert "How ties in the seeding were broken" not in post.body
