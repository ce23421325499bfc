"""Tables of every preset and format have a phone's width, and no line is longer than their rows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.faces.swiss_elimination.eligible import eligibility_view
from bot.faces.swiss_elimination.rank_board import rank_board_view
from bot.text.catalogue import deferred, in_language, languages, rendered
from bot.text.context import TournamentContext
from bot.text.names import Names, display_width
from bot.text.reasons import reason_text
from bot.views.crosstable import crosstable_view
from bot.views.groups import group_tables, groups_of
from bot.views.lives import lives_view
from bot.views.standings import standings_view
from bot.views.table import TABLE_WIDTH
from bot.views.view import View
from formats import registry
from formats.core.model import Reason
from tests.bot.pictures.cases import FIELDS, context, simple

_CUT = re.compile(r"-- .*")

NARROWEST = 21
"""Width of a league's table whose names have at most four letters."""


def views(tournament: TournamentContext) -> Iterator[View]:
    for stage in range(len(tournament.state.started)):
        yield standings_view(tournament, stage)
        yield from group_tables(tournament, stage, groups_of(tournament, stage))
        if tournament.state.started[stage].rounds:
            yield crosstable_view(tournament, stage)
            yield lives_view(tournament, stage)
    yield rank_board_view(tournament)
    yield eligibility_view(tournament)


def check_tables(text: str) -> int:
    """Check every code block of a text; return how many there are."""
    blocks = [block.strip("\n").split("\n") for block in text.split("```")[1::2]]
    for lines in blocks:
        assert len(lines) > 1
        widths = [(line, display_width(line)) for line in lines]
        assert all(width <= TABLE_WIDTH for _, width in widths), lines
        longest = max(width for line, width in widths if not _CUT.match(line))
        assert all(width == longest for line, width in widths if _CUT.match(line)), lines
    return len(blocks)


@pytest.mark.parametrize("preset", FIELDS)
@pytest.mark.parametrize("steps", [5, None])
def test_tables_of_presets_fit_in_every_language(preset: str, steps: int | None) -> None:
    tournament = context(preset, steps)
    found = 0
    for code in languages():
        with in_language(code):
            found += sum(check_tables(view.text) for view in views(tournament))
    assert found or not tournament.state.started


@pytest.mark.parametrize("code", ["en", "de", "ja"])
def test_tables_of_posts_fit_when_they_are_rendered_later(code: str) -> None:
    tournament = context("pentolla_freestyle", 5)
    with deferred(code):
        texts = [view.text for view in views(tournament)]
    assert sum(check_tables(rendered(text, code)) for text in texts)


@pytest.mark.parametrize("system", sorted(registry.systems()))
def test_tables_of_every_format_fit(system: str) -> None:
    size = 10 if system == "tiered_league" else 9
    for steps in (3, None):
        for view in views(simple(system, size, steps)):
            check_tables(view.text)


@pytest.mark.parametrize("code", languages())
def test_what_a_place_of_a_league_leads_to_is_readable_in_the_narrowest_table(code: str) -> None:
    meanings = (
        Reason(code="line_title"),
        Reason(code="line_up", params={"tier": "A"}),
        Reason(code="line_down", params={"tier": "C"}),
    )
    with in_language(code):
        for meaning in meanings:
            shown = reason_text(meaning, "tiered_league", Names({}), markdown=False)
            assert display_width(f"-- {shown} ") <= NARROWEST, shown
