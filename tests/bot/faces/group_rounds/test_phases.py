"""Pictures of rounds of groups: who goes on, how far a round has come, the way from the groups to the final."""

from __future__ import annotations

import re

from bot.charts.groups import group_grids
from bot.charts.standings import standings_card
from bot.faces.group_rounds.phases import phases
from bot.pictures.standings import StandingRow, StandingsCard
from bot.pictures.themes import LEGIBLE, THEMES
from bot.text.context import TournamentContext
from bot.views.groups import game_named, groups_of, round_named, together_with
from bot.views.lives import lives_view
from bot.views.pairings import pairings_view
from bot.views.why import why_round_view, why_view
from tests.bot.pictures.cases import context
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.seen import smallest_seen

PENTOLLA = "pentolla_freestyle"


def in_round_one() -> TournamentContext:
    """Sixteen players in the middle of round 1: four groups of four, of whom all would go on."""
    return context(PENTOLLA, 12)


def test_pairings_are_those_of_the_round_of_its_people_group_by_group() -> None:
    tournament = in_round_one()
    view = pairings_view(tournament)
    assert view.title.endswith("Round 1")
    part = [group for group in groups_of(tournament) if group.part == "Round 1"]
    games = [game for game in tournament.games() if game.pairing.label in {group.name for group in part}]
    assert view.csv is not None
    assert len(view.csv.text.splitlines()) == len(games) + 1
    for group in part:
        assert f"**{group.title.removeprefix('Round 1, ')}**" in view.text
    assert view.text.count(" – ") >= len(games)
    assert "itting out" not in view.text
    assert pairings_view(tournament, 0, 1).text == view.text


def test_a_round_of_its_people_is_one_of_those_to_choose_from() -> None:
    tournament = over()
    first, last = tournament.state.started[0].rounds[0], tournament.state.started[0].rounds[-1]
    assert len(together_with(tournament, 0, first)) == 3
    assert round_named(tournament, 0, first) == "Round 1: Blue, Yellow, Red, Green"
    assert {round_named(tournament, 0, round_) for round_ in together_with(tournament, 0, first)} == {
        round_named(tournament, 0, first)
    }
    assert round_named(tournament, 0, last) == "Finals: Final, Third place"
    game = first.pairings.pairings[0]
    assert game_named(tournament, 0, first, game.label) == f"Round 1, {game.label}"


def test_elsewhere_a_round_is_called_as_before() -> None:
    tournament = context("classic_swiss")
    first = tournament.state.started[0].rounds[0]
    assert together_with(tournament, 0, first) == (first,)
    title = tournament.round_title(0, first)
    assert (
        round_named(tournament, 0, first) == game_named(tournament, 0, first, first.pairings.pairings[0].label) == title
    )


def test_why_is_about_the_whole_round_of_its_people() -> None:
    tournament = in_round_one()
    view = why_round_view(tournament, [], 0, 1)
    assert "Round 1 · " in view.title
    assert all(game.pairing.label in view.text for game in tournament.games())
    entrant = tournament.state.started[0].seeds[0]
    mine = why_view(tournament, [], entrant, 0, 1)
    opponents = [game.pairing.opponent(entrant) for game in tournament.games_of(entrant)]
    assert len(opponents) == 3
    assert all(tournament.names.plain(opponent) in mine.text for opponent in opponents)


def over() -> TournamentContext:
    return context(PENTOLLA)


def test_nobody_is_shaded_before_somebody_has_played() -> None:
    grids = group_grids(context(PENTOLLA, 1))
    assert grids is not None
    assert not any(row.through for group in grids.groups for row in group.rows)


def test_as_many_are_shaded_as_go_on() -> None:
    tournament = context(PENTOLLA, 45)
    part = groups_of(tournament)[-1].part
    grids = group_grids(tournament)
    assert part == "Round 2"
    assert grids is not None
    played = [group for group in grids.groups if any("win" in row.games or "tie" in row.games for row in group.rows)]
    assert played
    assert all(sum(row.through for row in group.rows) == 2 for group in played)
    assert "Round 3" in grids.note


def test_pictures_name_the_round_of_its_people_and_no_day_of_the_timetable() -> None:
    for view in (group_grids(in_round_one()), standings_card(in_round_one())):
        assert view is not None
        assert re.fullmatch(r"Round 1, \d+ games open", view.subtitle)


def test_the_standings_show_what_decides_the_order() -> None:
    card = standings_card(over())
    assert card is not None
    assert card.heads == ("Round", "Place", "Record", "Difference")
    texts = {box.text for drawing in drawings(card) for box in drawing.boxes}
    assert set(card.heads) - texts == {"Difference"}
    assert "Not shown here: Difference." in texts


def test_more_firsts_than_medals_get_none() -> None:
    rows = [StandingRow("1", name, ()) for name in ("A", "B", "C", "D")]
    (four,) = drawings(StandingsCard("Cup", "", (), tuple(rows)))
    (two,) = drawings(StandingsCard("Cup", "", (), tuple(rows[:2])))
    assert THEMES["dark"].medals[0] not in four.svg
    assert two.svg.count(THEMES["dark"].medals[0]) == 2


def test_the_chart_leads_from_the_groups_to_the_final() -> None:
    chart = phases(over())
    assert chart is not None
    assert [phase.title for phase in chart.phases] == ["Round 1", "Round 2", "Round 3", "Semi-finals", "Finals"]
    assert [len(phase.groups) for phase in chart.phases] == [4, 4, 2, 2, 2]
    for phase in chart.phases[1:-1]:
        assert all(sum(member.on for member in group.members) == 2 for group in phase.groups)
    final, third = chart.phases[-1].groups
    assert [member.on for member in final.members] == [True, False]
    assert final.members[0].name == over().names.full(over().standings()[0].entrant)
    assert third.title == "Third place"
    drawn = drawings(chart)
    heads = [box.text for drawing in drawn for box in drawing.boxes if box.text in {"Round 1", "Semi-finals", "Finals"}]
    assert list(dict.fromkeys(heads)) == ["Round 1", "Semi-finals", "Finals"]
    assert all(smallest_seen(drawing) >= LEGIBLE for drawing in drawn)


def test_rounds_that_have_not_begun_are_to_come() -> None:
    chart = phases(in_round_one())
    assert chart is not None
    assert [bool(phase.groups) for phase in chart.phases] == [True, False, False, False, False]
    assert {phase.empty for phase in chart.phases[1:]} == {"to come"}


def test_there_are_no_lives_but_rounds_and_groups() -> None:
    text = lives_view(over()).text
    assert "loss" not in text
    assert text.index("**Round 1**") < text.index("**Semi-finals**") < text.index("**Finals**")
    assert "Blue: **1. " in text


def test_other_formats_have_no_such_chart() -> None:
    assert phases(context("classic_double_elimination")) is None
