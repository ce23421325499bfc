"""Rules 4, 10, 12 and 13 as people see them: a table for each league with its lines, and the title match."""

from __future__ import annotations

from formats.core.groups import Group
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import TITLE_MATCH
from formats.systems.tiered_league.options import LeagueOptions
from tests.formats.stage_builder import with_status
from tests.formats.systems.tiered_league.cycles import (
    OPTIONS,
    last_cycle,
    newcomers,
    opened,
    played,
    stage_of,
    title_game,
)


def cuts(group: Group) -> list[tuple[int, str, object]]:
    return [(cut.after, cut.meaning.code, cut.meaning.params.get("tier")) for cut in group.cuts]


def test_r4_lines_part_who_goes_up_stays_and_goes_down() -> None:
    groups = FORMAT.groups(opened(stage_of(last_cycle(3))), OPTIONS)

    assert [group.name for group in groups] == ["A", "B1", "B2", "C1", "C2", "C3", "C4"]
    assert cuts(groups[0]) == [(1, "line_title", None), (5, "line_down", "B")]
    assert cuts(groups[1]) == [(2, "line_up", "A"), (5, "line_down", "C")]
    assert cuts(groups[-1]) == [(2, "line_up", "B")]


def test_r4_a_single_league_without_a_holder_has_no_lines() -> None:
    (only,) = FORMAT.groups(opened(stage_of(newcomers(9))), OPTIONS)
    assert cuts(only) == []


def test_r12_no_line_for_the_title_where_there_is_no_match() -> None:
    no_match = LeagueOptions(title_match=False)
    groups = FORMAT.groups(opened(stage_of(last_cycle(2), no_match)), no_match)
    assert cuts(groups[0]) == [(5, "line_down", "B")]


def test_r10_a_group_has_everybody_of_its_league_in_the_order_of_the_standings() -> None:
    stage = played(stage_of(last_cycle(2)))
    standings = {line.entrant: line for line in FORMAT.rank(stage, OPTIONS)}
    groups = FORMAT.groups(stage, OPTIONS)
    tables = FORMAT.rank_groups(stage, [group.name for group in groups], OPTIONS)
    for group in groups:
        lines = tables[group.name]
        assert sorted(line.entrant for line in lines) == sorted(group.entrants)
        assert [line.rank for line in lines] == list(range(1, len(group.entrants) + 1))
        for line in lines:
            assert len(line.tie_breaks) == len(group.columns)
            assert (f"{group.name} {line.rank}", *line.tie_breaks) == standings[line.entrant].tie_breaks


def test_r12_the_title_match_is_a_group_once_it_has_begun() -> None:
    stage = played(stage_of(last_cycle(1)))
    assert TITLE_MATCH not in [group.name for group in FORMAT.groups(stage, OPTIONS)]

    for winner in ("A-1", "H", "A-1"):
        stage = title_game(stage, winner)
    match = FORMAT.groups(stage, OPTIONS)[-1]
    assert (match.name, match.entrants) == (TITLE_MATCH, ("H", "A-1"))
    lines = FORMAT.rank_groups(stage, [TITLE_MATCH], OPTIONS)[TITLE_MATCH]
    assert [(line.entrant, line.wins, line.losses) for line in lines] == [("A-1", 2, 1), ("H", 1, 2)]


def test_r12_the_match_goes_on_until_it_is_decided_and_then_says_who_has_the_title() -> None:
    stage = played(stage_of(last_cycle(1)))
    for winner in ("A-1", "H", "A-1"):
        stage = title_game(stage, winner)
    assert FORMAT.groups(stage, OPTIONS)[-1].goes_on
    assert not any(line.note for line in FORMAT.rank_groups(stage, [TITLE_MATCH], OPTIONS)[TITLE_MATCH])

    stage = title_game(stage, "A-1")
    assert not FORMAT.groups(stage, OPTIONS)[-1].goes_on
    (note,) = [line.note for line in FORMAT.rank_groups(stage, [TITLE_MATCH], OPTIONS)[TITLE_MATCH] if line.note]
    assert (note.code, note.about) == ("won_title", ("A-1",))


def test_r9_whoever_has_left_stays_in_the_table() -> None:
    stage = with_status(opened(stage_of(newcomers(5))), ["p1"])
    (only,) = FORMAT.groups(stage, OPTIONS)
    assert len(FORMAT.rank_groups(stage, [only.name], OPTIONS)["A"]) == 5


def test_a_name_of_no_group_has_no_table() -> None:
    assert FORMAT.rank_groups(opened(stage_of(newcomers(5))), ["Z9"], OPTIONS) == {}
