"""Every tournament is asked only for pictures that there are of it."""

from __future__ import annotations

import pytest

from bot.charts.picture_views import VIEWS
from bot.text.picture_kinds import IN_EVERY_FORMAT, IN_SOME_FORMATS, board_pictures, pictures_on
from bot.text.wording.files import PICTURES
from tests.bot.pictures.cases import simple

SHOWN = {**IN_EVERY_FORMAT, **IN_SOME_FORMATS}


def test_every_kind_has_a_maker_and_in_a_report_a_title() -> None:
    assert set(VIEWS) >= set(SHOWN)
    assert {kind for kind, occasions in SHOWN.items() if "report" in occasions} == set(PICTURES)


@pytest.mark.parametrize(
    "system,size,own",
    [
        ("swiss", 6, ()),
        ("single_elimination", 6, ("bracket",)),
        ("double_elimination", 6, ("bracket",)),
        ("floating_double_elimination", 6, ("lives",)),
        ("group_rounds", 8, ("groups",)),
        ("tiered_league", 6, ("pyramid", "groups")),
    ],
)
def test_a_stage_has_the_pictures_of_what_its_format_can_do(system: str, size: int, own: tuple[str, ...]) -> None:
    played = simple(system, size)

    assert board_pictures(played, 0) == (*own, "standings")
    phases = ("phases",) if system == "group_rounds" else ()
    assert pictures_on(played, "report", 0) == ("podium", "standings", "crosstable", *phases, *own)


def test_before_the_first_result_the_board_shows_who_plays_whom() -> None:
    assert board_pictures(simple("swiss", 6, 1), 0) == ("pairings",)
    assert board_pictures(simple("group_rounds", 8, 1), 0) == ("groups", "pairings")
