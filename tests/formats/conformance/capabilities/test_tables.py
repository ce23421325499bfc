"""What formats with odds, marks or groups promise."""

from typing import Any

from formats.core.capabilities import HasGroups, MarksStandings, SimulatesMarks, SimulatesOdds
from formats.core.lots import Lots
from formats.core.model import Mark, Standing
from formats.core.state import Stage
from tests.formats.conformance.capabilities.samples import check_reasons, having, rules_of, stages_of


def check_marks(key: str, stage: Stage, marks: tuple[Mark, ...]) -> None:
    """Short signs behind entrants of the stage, each with a sentence."""
    for mark in marks:
        assert 0 < len(mark.sign) <= 3
        assert mark.entrants
        assert set(mark.entrants) <= set(stage.seeds)
    check_reasons(key, [mark.meaning for mark in marks])


def check_table(table: tuple[Standing, ...], entrants: tuple[str, ...], columns: int) -> None:
    """Check that a table has every entrant of the group once, consecutive places, and shared ones for equals."""
    assert sorted(line.entrant for line in table) == sorted(entrants)
    for position, line in enumerate(table, start=1):
        assert line.rank == position or line.rank == table[position - 2].rank
        assert len(line.tie_breaks) in {0, columns}


class TestSimulatesOdds:
    @having(SimulatesOdds)
    def test_every_simulation_puts_everybody_who_is_in_somewhere(self, key: str) -> None:
        rules, told = rules_of(key), 0
        for stage in stages_of(key, 6):
            odds = rules.odds(stage, Lots("odds"), 20)
            if odds is None:
                continue
            told += 1
            assert set(odds.entrants) <= set(stage.active)
            assert odds.simulations == 20
            assert [sum(row) for row in odds.counts] == [20] * len(odds.entrants)
            assert [sum(column) for column in zip(*odds.counts, strict=True)] == [20] * len(odds.entrants)
        assert told

    @having(SimulatesOdds)
    def test_one_simulation_is_enough_and_the_same_lots_give_the_same_odds(self, key: str) -> None:
        rules, stage = rules_of(key), stages_of(key)[1]

        assert rules.odds(stage, Lots("odds"), 1) == rules.odds(stage, Lots("odds"), 1) is not None


class TestMarksStandings:
    @having(MarksStandings)
    def test_marks_stand_behind_entrants_and_have_a_sentence(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key):
            check_marks(key, stage, rules.marks(stage))
            assert rules.marks(stage) == rules.marks(stage)


class TestSimulatesMarks:
    @having(SimulatesMarks)
    def test_they_are_marks_and_the_same_for_the_same_lots(self, key: str) -> None:
        rules = rules_of(key)
        assert rules.simulates_marks
        for stage in stages_of(key, 5):
            marks = rules.outlook(stage, Lots("outlook"))
            check_marks(key, stage, marks)
            assert rules.outlook(stage, Lots("outlook")) == marks


class TestHasGroups:
    @having(HasGroups)
    def test_a_table_has_everybody_of_its_group_and_a_value_for_each_column(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key, 8):
            groups = rules.groups(stage)
            assert groups
            assert len({group.name for group in groups}) == len(groups)
            tables = rules.rank_groups(stage, [group.name for group in groups])
            assert set(tables) == {group.name for group in groups}
            for group in groups:
                assert set(group.entrants) <= set(stage.seeds)
                check_table(tables[group.name], group.entrants, len(group.columns))

    @having(HasGroups)
    def test_a_table_asked_for_alone_is_the_same(self, key: str) -> None:
        rules, stage = rules_of(key), stages_of(key)[-1]
        names = [group.name for group in rules.groups(stage)]
        tables = rules.rank_groups(stage, names)

        assert {name: rules.rank_groups(stage, [name])[name] for name in names} == tables

    @having(HasGroups)
    def test_every_game_is_labelled_with_the_group_of_both_players(self, key: str) -> None:
        rules, stage = rules_of(key), stages_of(key)[-1]
        members: dict[str, Any] = {group.name: group.entrants for group in rules.groups(stage)}

        games = [pairing for round_ in stage.rounds for pairing in round_.pairings.pairings]
        assert games
        assert all(set(pairing.seats) <= set(members[pairing.label]) for pairing in games)

    @having(HasGroups)
    def test_lines_are_inside_the_table_from_the_top_down_and_have_a_sentence(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key, 4):
            for group in rules.groups(stage):
                places = [cut.after for cut in group.cuts]
                assert places == sorted(places)
                assert all(0 < place < len(group.entrants) for place in places)
                check_reasons(key, [cut.meaning for cut in group.cuts])
