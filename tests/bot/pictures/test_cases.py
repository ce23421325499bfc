"""Pictures of real tournaments say what the tournament's state says."""

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from bot.charts import (
    crosstables,
    elimination,
    groups,
    odds,
    players,
    rounds,
    standings,
    weeks,
)
from bot.charts.captions import outcome_of
from bot.faces.swiss_elimination import pictures as playoffs
from bot.faces.tiered_league.pyramid import league_pyramid
from bot.pictures.drawing import PictureView
from bot.pictures.lives import LivesRow
from bot.pictures.themes import LEGIBLE
from bot.text.context import TournamentContext
from formats.core.model import Odds
from formats.core.results import Result
from formats.core.state import TournamentState
from tests.bot.pictures.cases import context, pictures, simple
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.seen import smallest_seen

NAMES = (
    "kinds",
    "arimaa-standings",
    "arimaa-wall-chart",
    "arimaa-pairings",
    "arimaa-lives",
    "arimaa-player",
    "arimaa-podium",
    "arimaa-week",
    "round-robin-grid",
    "single-elimination",
    "single-elimination-open",
    "double-elimination",
    "wpf-path",
    "wpf-matches",
    "kuksu-pyramid",
    "kuksu-leagues",
    "pentolla-phases",
    "pentolla-groups",
    "cop-odds",
    "cop-chances",
    "cop-standings",
)


@cache
def found() -> dict[str, PictureView | None]:
    return dict(pictures())


def unplayed() -> TournamentContext:
    known = context("arimaa_world_championship_2010")
    return replace(known, state=replace(known.state, started=(), phase="registration"))


def test_every_case_is_tested() -> None:
    assert tuple(found()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_case_makes_legible_pictures_in_which_nothing_overlaps(name: str) -> None:
    view = found()[name]
    assert view is not None
    for drawing in drawings(view):
        clashes = [(box.text, other.text) for box, other in combinations(drawing.boxes, 2) if box.overlaps(other)]
        assert clashes == []
        assert smallest_seen(drawing) >= LEGIBLE
        assert all(box.left >= 0 and box.right <= drawing.width for box in drawing.boxes)


def test_a_standings_card_follows_the_standings() -> None:
    tournament = context("arimaa_world_championship_2010")
    card = standings.standings_card(tournament, 0)
    assert card is not None
    lines = tournament.standings(0)
    assert [row.name for row in card.rows] == [tournament.names.full(line.entrant) for line in lines]
    assert [row.rank for row in card.rows] == [str(line.rank) for line in lines]
    assert {len(row.values) for row in card.rows} == {len(card.heads)}


def test_a_podium_waits_for_the_end() -> None:
    assert standings.podium(context("arimaa_world_championship_2010", 40)) is None
    final = standings.podium(context("arimaa_world_championship_2010"))
    assert final is not None
    assert final.places[0].place == "1"


def test_a_grid_mirrors_itself() -> None:
    table = crosstables.crosstable(simple("round_robin", 8))
    assert table is not None
    turned = {"win": "loss", "loss": "win", "tie": "tie", "self": "self"}
    for row, line in enumerate(table.rows):
        for column, cell in enumerate(line.cells):
            assert table.rows[column].cells[row].outcome == turned[cell.outcome]


def test_a_wall_chart_has_a_cell_a_round() -> None:
    tournament = context("arimaa_world_championship_2010")
    chart = crosstables.crosstable(tournament, 0)
    assert chart is not None
    assert {len(row.cells) for row in chart.rows} == {len(tournament.stage(0).rounds)}


def test_a_pairing_sheet_accounts_for_the_whole_field() -> None:
    tournament = simple("swiss", 9, 6)
    sheet = rounds.pairing_sheet(tournament)
    assert sheet is not None
    paired = {name for game in sheet.games for name in game.names}
    round_ = tournament.stage().rounds[-1]
    assert paired == {tournament.names.full(who) for pairing in round_.pairings.pairings for who in pairing.seats}
    assert all(any(tournament.names.full(bye.entrant) in line for line in sheet.others) for bye in round_.pairings.byes)


def test_a_lives_chart_puts_out_who_lost_twice() -> None:
    chart = elimination.lives_chart(context("arimaa_world_championship_2010"))
    assert chart is not None
    assert all(row.out == (row.lost >= 2) for row in chart.rows)
    assert [row.name for row in chart.rows if not row.out] == [chart.rows[0].name]


def test_a_finished_bracket_has_one_winner_a_match() -> None:
    view = elimination.bracket(simple("single_elimination", 13))
    assert view is not None
    for round_ in view.parts[0].rounds:
        for match in round_.matches:
            assert [match.top.won, match.bottom.won].count(True) == 1
    assert [len(round_.matches) for round_ in view.parts[0].rounds] == [8, 4, 2, 1]


def test_a_double_elimination_has_winners_losers_and_final() -> None:
    view = elimination.bracket(context("classic_double_elimination"))
    assert view is not None
    assert [part.title for part in view.parts] == ["Winners", "Losers", "Final"]
    assert [len(round_.matches) for round_ in view.parts[1].rounds] == [4, 4, 2, 2, 1, 1]


def test_every_column_of_a_strategy_path_holds_every_rank() -> None:
    path = playoffs.strategy_path(context("wpf_gp_playoffs_2023"))
    assert path is not None
    for column in range(len(path.heads)):
        assert sorted(line.ranks[column] or 0 for line in path.lines) == list(range(1, len(path.lines) + 1))
    assert path.brackets[0].first == 1


def test_a_match_diagram_shows_every_match_for_neighbouring_sides() -> None:
    tournament = context("wpf_gp_playoffs_2023")
    diagram = playoffs.match_diagram(tournament)
    assert diagram is not None
    assert sum(len(round_.matches) for round_ in diagram.rounds) == len(tournament.games())
    assert all(match.won in {0, 1} for round_ in diagram.rounds for match in round_.matches)


def test_groups_hold_everybody_once() -> None:
    tournament = context("pentolla_freestyle", 30)
    grids = groups.group_grids(tournament)
    assert grids is not None
    members = [row.name for group in grids.groups for row in group.rows]
    assert sorted(members) == sorted(tournament.names.full(who) for who in tournament.stage().seeds)


def test_a_group_shades_only_those_who_go_on_from_it_in_a_pyramid_nobody() -> None:
    league = groups.group_grids(context("pentolla_freestyle", 30))
    pyramid = groups.group_grids(context("kuksu_main_title_tournament"))
    assert league is not None
    assert pyramid is not None
    assert any(row.through for group in league.groups for row in group.rows)
    assert not [row for group in pyramid.groups for row in group.rows if row.through]
    assert len({league.note, pyramid.note}) == 2


def test_a_heat_map_adds_up() -> None:
    tournament = context("classic_swiss")
    entrants = tuple(line.entrant for line in tournament.standings())
    counts = tuple(tuple(4 if place == mine else 0 for place in range(len(entrants))) for mine in range(len(entrants)))
    heat = odds.heat_map(tournament, Odds(entrants=entrants, simulations=4, counts=counts))
    assert all(sum(row.shares) == pytest.approx(1) for row in heat.rows)
    assert heat.rows[0].shares[0] == 1


def test_a_chart_leaves_out_rounds_without_the_player() -> None:
    tournament = context("classic_swiss")
    first, second, *_ = (line.entrant for line in tournament.standings())
    both = Odds(entrants=(first, second), simulations=2, counts=((1, 1), (1, 1)))
    alone = Odds(entrants=(second,), simulations=2, counts=((2,),))
    chart = odds.chances_chart(tournament, first, [(1, both), (2, alone)])
    assert [line.label for line in chart.lines] == ["1st"]
    assert chart.lines[0].shares == (0.5, None)


def test_a_week_marks_the_chosen_time() -> None:
    tournament = context("arimaa_world_championship_2010")
    game = next(game for game in tournament.games() if game.pairing.id in tournament.state.times)
    table = weeks.week_table(tournament, game.pairing.id)
    assert table is not None
    assert table.chosen is not None
    hour, day = table.chosen
    assert table.cells[hour][day] != "outside"
    assert table.note.startswith("Game:")


def test_a_player_card_tells_the_last_rank() -> None:
    tournament = context("arimaa_world_championship_2010")
    line = tournament.standings(0)[3]
    card = players.player_card(tournament, line.entrant, 0)
    assert card is not None
    assert card.ranks[-1] == line.rank
    assert len(card.games) == len(tournament.stage(0).rounds)
    assert players.player_card(tournament, "e999", 0) is None


def test_there_is_nothing_to_show_before_the_start() -> None:
    before = unplayed()
    makers = (
        standings.standings_card,
        crosstables.crosstable,
        groups.group_grids,
        rounds.pairing_sheet,
        elimination.lives_chart,
        elimination.bracket,
        playoffs.strategy_path,
        playoffs.match_diagram,
        league_pyramid,
    )
    assert [maker(before) for maker in makers] == [None] * len(makers)
    assert standings.podium(before) is None
    assert players.player_card(before, "e1") is None
    assert isinstance(before.state, TournamentState)


def test_formats_without_such_a_picture_have_none() -> None:
    swiss = context("classic_swiss")
    makers = (elimination.lives_chart, elimination.bracket, playoffs.strategy_path, groups.group_grids)
    assert [maker(swiss) for maker in makers] == [None] * len(makers)


@pytest.mark.parametrize(
    "result,outcome",
    [
        (None, "open"),
        (Result(half_points=(2, 0)), "win"),
        (Result(half_points=(0, 2)), "loss"),
        (Result(half_points=(1, 1)), "tie"),
        (Result(half_points=(0, 0), how="forfeit"), "loss"),
        (Result(half_points=(2, 0), how="void"), "idle"),
    ],
)
def test_outcome_of_a_game(result: Result | None, outcome: str) -> None:
    assert outcome_of(result, 0) == outcome


def test_a_lives_chart_lists_those_who_are_out_in_the_order_of_the_standings() -> None:
    rows = [LivesRow("A", 0, ()), LivesRow("B", 2, (), out=True), LivesRow("C", 1, ()), LivesRow("D", 1, (), out=True)]
    assert [row.name for row in sorted(rows, key=lambda row: row.order)] == ["A", "C", "B", "D"]
