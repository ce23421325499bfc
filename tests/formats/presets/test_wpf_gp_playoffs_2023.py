"""The presets against what the rules print."""

from formats.presets import wpf_gp_playoffs_2023, wpf_sudoku_gp_playoffs_2023
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.options import PlayoffOptions

PUZZLE = PlayoffOptions.model_validate(wpf_gp_playoffs_2023.PLAYOFFS.options)
SUDOKU = PlayoffOptions.model_validate(wpf_sudoku_gp_playoffs_2023.PLAYOFFS.options)


def test_sixteen_of_thirty_invited_by_their_six_best_rounds() -> None:
    assert (PUZZLE.match_table.size, PUZZLE.invited, PUZZLE.best_rounds) == (16, 30, 6)


def test_twenty_minutes_or_twenty_two_online_and_ten_live() -> None:
    assert (PUZZLE.longest_ms, PUZZLE.unsolved_ms, PUZZLE.limit_ms) == (1_200_000, 1_320_000, 600_000)


def test_eight_rounds_of_which_two_are_at_both_venues() -> None:
    table = PUZZLE.match_table
    assert table.rounds == tuple("ABCDEFGH")
    assert [name for name in table.rounds if table.is_split(name)] == ["F", "G"]


def test_a_pool_of_eight_online_and_of_four_live() -> None:
    assert (len(PUZZLE.pool("online")), len(PUZZLE.pool("live"))) == (8, 4)


def test_players_pick_puzzles_and_sudokus_are_predetermined() -> None:
    assert (PUZZLE.puzzle_choice, SUDOKU.puzzle_choice) == ("preferences", "predetermined")


def test_all_else_is_the_same_for_both() -> None:
    assert PUZZLE.model_copy(update={"puzzle_choice": "predetermined"}) == SUDOKU
    assert wpf_gp_playoffs_2023.PRESET.settings == wpf_sudoku_gp_playoffs_2023.PRESET.settings


def test_invited_players_come_only_if_they_say_so() -> None:
    assert not PUZZLE.sign_up_confirms


def test_all_else_is_the_formats_own_default() -> None:
    assert FORMAT.read_options({"sign_up_confirms": False}) == PUZZLE


def test_whoever_sees_what_is_sealed_does_not_play() -> None:
    settings = wpf_gp_playoffs_2023.PRESET.settings
    assert (settings.director_may_play, settings.coordinator_may_play) == (False, False)
