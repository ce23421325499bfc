"""Every tournament is asked only for pictures that there are of it."""

from __future__ import annotations

import pkgutil

import pytest

from bot import picture_kinds as package
from bot import plugins
from bot.text.picture_kinds import board_pictures, no_view, pictures_on
from tests.bot.pictures.cases import simple

FOUND = plugins.PICTURE_KINDS.found


def test_every_module_of_the_folder_is_a_kind() -> None:
    assert not FOUND.left_out
    assert set(FOUND.by_key) == {module.name for module in pkgutil.iter_modules(package.__path__)}


def test_every_kind_has_a_view_and_in_a_report_a_title() -> None:
    for kind in FOUND.by_key.values():
        assert kind.view is not no_view
        assert bool(str(kind.title)) == ("report" in kind.shown)


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
    assert board_pictures(simple("single_elimination", 6, 1), 0) == ("bracket",)
    assert board_pictures(simple("group_rounds", 8, 1), 0) == ("groups", "pairings")
