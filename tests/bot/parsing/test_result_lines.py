"""Results typed a line a game: every way people write them, and every way to get it wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import LinesError
from bot.parsing.result_lines import MOST_LINES, read_results
from bot.parsing.result_scanner import Reading, readings
from bot.text.context import TournamentContext
from bot.text.names import Names
from formats.core import commands as cmd
from formats.core.results import Report
from tests.bot.played import Played

FOUR = ((11, 7), (9, 11), (11, 5), (11, 8))


@pytest.mark.parametrize(
    "line, said",
    [
        ("12 450 380", Reading(board=12, scores=(450, 380))),
        ("12 450:380", Reading(board=12, scores=(450, 380))),
        ("12. 450-380", Reading(board=12, scores=(450, 380))),
        ("#12 450 – 380", Reading(board=12, scores=(450, 380))),
        ("3 1-0", Reading(board=3, winner=0)),
        ("3 0-1", Reading(board=3, winner=1)),
        ("3 ½-½", Reading(board=3, winner=None)),
        ("Ada 450 Ben 380", Reading(names=("Ada", "Ben"), scores=(450, 380))),
        ("Ada: 450, Ben: 380", Reading(names=("Ada", "Ben"), scores=(450, 380))),
        ("Ada Lovelace 450 – Ben 380", Reading(names=("Ada Lovelace", "Ben"), scores=(450, 380))),
        ("#3 450 #14 380", Reading(names=("#3", "#14"), scores=(450, 380))),
        ("Ada beat Ben", Reading(names=("Ada", "Ben"), winner=0)),
        ("Ada > Ben", Reading(names=("Ada", "Ben"), winner=0)),
        ("Ada drew with Ben", Reading(names=("Ada", "Ben"), winner=None)),
        ("Ada - Ben 0-1", Reading(names=("Ada", "Ben"), winner=1)),
        ("Ada 3 Ben 1 11-7 9-11 11-5 11-8", Reading(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("Ada - Ben 3-1 (11-7, 9-11, 11-5, 11-8)", Reading(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("Ada beat Ben 11:7 9:11 11:5 11:8", Reading(names=("Ada", "Ben"), winner=0, games=FOUR)),
        ("Ada vs Ben: 11-7 9-11 11-5 11-8", Reading(names=("Ada", "Ben"), scores=(3, 1), games=FOUR)),
        ("12 3-1 11-7 9-11 11-5 11-8", Reading(board=12, scores=(3, 1), games=FOUR)),
        ("12 11-7 9-11 11-5 11-8", Reading(board=12, scores=(3, 1), games=FOUR)),
        ("12 3 1 11-7 9-11 11-5 11-8", Reading(board=12, scores=(3, 1), games=FOUR)),
        ("Ada Ben 11-7", None),
        ("Ada and Ben", None),
        ("12", None),
        ("12 450", None),
    ],
)
def test_what_a_line_says(line: str, said: Reading | None) -> None:
    assert next(iter(readings(line)), None) == said


NAMES = ("Ada", "Ben Ro", "Cem", "Dana", "Eva", "Fay")


def paired() -> Played:
    """The first round: Ada and Dana on board 1, Ben and Eva, Cem and Fay."""
    return Played(people=NAMES).create().enter().close().publish()


def game(played: Played, line: str, *me: str) -> tuple[int, Report]:
    """The board and the report that one line comes to."""
    (result,) = read_results(line, played.context, me)
    return next(game.board for game in played.state.open_games() if game.id == result.pairing), result.report


def problems(played: Played, *lines: str) -> tuple[tuple[int, str, str], ...]:
    with pytest.raises(LinesError) as refused:
        read_results("\n".join(lines), played.context)
    return refused.value.problems


def test_the_first_score_and_the_first_who_won_are_of_whoever_is_named_first() -> None:
    played = paired()
    first, second = played.game_of("e1").seats
    names = [NAMES[int(seat[1:]) - 1] for seat in (first, second)]
    assert game(played, f"{names[0]} 450 {names[1]} 380")[1] == Report(winner=first, scores=(450, 380))
    assert game(played, f"{names[1]} 450 {names[0]} 380")[1] == Report(winner=second, scores=(380, 450))
    assert game(played, f"{names[0]} beat {names[1]}")[1] == Report(winner=first)
    assert game(played, f"{names[1]} beat {names[0]}")[1] == Report(winner=second)
    assert game(played, f"{names[1]} - {names[0]} 0-1")[1] == Report(winner=first)
    assert game(played, f"{names[1]} drew {names[0]}")[1] == Report(winner=None)
    assert game(played, f"{names[1]} 3 {names[0]} 1 11-7 9-11 11-5 11-8")[1] == Report(
        winner=second, scores=(1, 3), game_scores=((7, 11), (11, 9), (5, 11), (8, 11))
    )


def test_on_a_board_the_first_seat_has_the_first_score() -> None:
    played = paired()
    first, second = next(game.seats for game in played.state.open_games() if game.board == 2)
    assert game(played, "2 450 380") == (2, Report(winner=first, scores=(450, 380)))
    assert game(played, "2 380 450") == (2, Report(winner=second, scores=(380, 450)))
    assert game(played, "2 400 400") == (2, Report(winner=None, scores=(400, 400)))
    assert game(played, "2 0-1") == (2, Report(winner=second))


def test_whoever_types_may_be_me() -> None:
    played = paired()
    board = played.game_of("e1").board
    other = NAMES[int(played.game_of("e1").opponent("e1")[1:]) - 1]
    assert game(played, f"me beat {other}", "e1") == (board, Report(winner="e1"))


def test_every_line_that_is_no_result_of_an_open_game_is_told_at_once() -> None:
    played = paired()
    over = next(game for game in played.state.open_games() if game.board == 2)
    played.do(cmd.RecordResult(pairing=over.id, report=Report(winner=over.seats[0])))
    first, other = (NAMES[int(seat[1:]) - 1] for seat in played.game_of("e1").seats)
    stranger = NAMES[int(next(seat for seat in played.game_of("e3").seats)[1:]) - 1]
    assert problems(
        played,
        f"{first} and {other}",
        "9 450 380",
        "",
        "0 1-0",
        "2 450 380",
        f"{first} beat Quentin",
        f"{first} beat {stranger}",
        f"{first} beat {other}",
        f"{other} drew {first}",
    ) == (
        (1, "not_a_result", f"{first} and {other}"),
        (2, "no_board", "9"),
        (4, "no_board", "0"),
        (5, "has_result", "2 450 380"),
        (6, "nobody", "Quentin"),
        (7, "not_paired", f"{first} – {stranger}"),
        (9, "twice", f"{other} drew {first}"),
    )


def test_a_name_that_several_have_is_asked_about() -> None:
    played = Played(people=("Anna", "Annika", "Bo", "Cy")).create().enter().close().publish()
    assert problems(played, "ann beat Bo") == ((1, "several", "ann"),)


def test_boards_are_those_of_the_earliest_round_with_open_games() -> None:
    played = paired().play()
    assert problems(played, "1 1-0") == ((1, "no_board", "1"),)
    played.publish()
    assert game(played, "1 1-0")[0] == 1
    before = Played(people=NAMES).create().enter()
    assert problems(before, "1 1-0") == ((1, "no_board", "1"),)


def test_nothing_and_far_too_many_lines_are_refused_as_a_whole() -> None:
    played = paired()
    assert problems(played, " ", "") == ((0, "nothing", ""),)
    assert problems(played, *["1 1-0"] * (MOST_LINES + 1)) == ((0, "too_many", ""),)
    assert len(problems(played, *["1 1-0"] * MOST_LINES)) == MOST_LINES - 1


@pytest.mark.parametrize(
    "line, said",
    [
        ("3 1–0", Reading(board=3, winner=0)),
        ("3 1/2-1/2", Reading(board=3, winner=None)),
        ("3 =", Reading(board=3, winner=None)),
        ("12) 450/380", Reading(board=12, scores=(450, 380))),
        ("12 450 - 380", Reading(board=12, scores=(450, 380))),
        ("12 -3 5", Reading(board=12, scores=(-3, 5))),
        ("12345 450 380", None),
        ("Ada defeated Ben", Reading(names=("Ada", "Ben"), winner=0)),
        ("Ada = Ben", Reading(names=("Ada", "Ben"), winner=None)),
        ("Ada tied Ben", Reading(names=("Ada", "Ben"), winner=None)),
        ("Ada vs. Ben 1-0", Reading(names=("Ada", "Ben"), winner=0)),
        ("Ada - Ben 2-0", Reading(names=("Ada", "Ben"), scores=(2, 0))),
        ("12: 11-7 9-11", Reading(board=12, scores=(1, 1), games=((11, 7), (9, 11)))),
        ("12 2-0 11-7 11-9", Reading(board=12, scores=(2, 0), games=((11, 7), (11, 9)))),
        ("12 3-0 11-7 11-9", Reading(board=12, scores=(3, 0), games=((3, 0), (11, 7), (11, 9)))),
        ("12 1-0 11-7", Reading(board=12, scores=(2, 0), games=((1, 0), (11, 7)))),
        ("Ada - Ben 1-0 11-7", Reading(names=("Ada", "Ben"), scores=(2, 0), games=((1, 0), (11, 7)))),
        ("Ada - Ben 2-0 11-7 11-9", Reading(names=("Ada", "Ben"), scores=(2, 0), games=((11, 7), (11, 9)))),
        ("Ada - Ben 1-1 11-7 11-9", Reading(names=("Ada", "Ben"), scores=(2, 0), games=((1, 1), (11, 7), (11, 9)))),
        ("Ada 11-7 11-9", None),
    ],
)
def test_scores_of_games_may_follow_the_score_of_the_match_that_they_come_to(line: str, said: Reading | None) -> None:
    assert next(iter(readings(line)), None) == said


@pytest.mark.parametrize(
    "line, said",
    [
        ("Ben - Grandpa Pete 2-0", Reading(names=("Ben", "Grandpa Pete"), scores=(2, 0))),
        ("Kim beat Dana 2-1", Reading(names=("Kim", "Dana"), scores=(2, 1))),
        ("Kim beat Dana 1-0", Reading(names=("Kim", "Dana"), winner=0)),
        ("Kim drew Dana 1-1", Reading(names=("Kim", "Dana"), scores=(1, 1))),
        ("A 1-0 B", Reading(names=("A", "B"), winner=0)),
        ("A 0 - 1 B", Reading(names=("A", "B"), winner=1)),
        ("A ½-½ B", Reading(names=("A", "B"), winner=None)),
        ("A - B 1:0", Reading(names=("A", "B"), winner=0)),
        ("A - B 2 : 1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A 3-1 B (11-7, 9-11, 11-5, 11-8)", Reading(names=("A", "B"), scores=(3, 1), games=FOUR)),
        ("A gegen B 2:1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A contre B 2-1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A contra B 2–1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A 対 B 2\N{FULLWIDTH COLON}1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A 대 B 2\N{FULLWIDTH HYPHEN-MINUS}1", Reading(names=("A", "B"), scores=(2, 1))),
        ("A-B 2-0", Reading(names=("A", "B"), scores=(2, 0))),
    ],
)
def test_what_people_type_without_thinking_is_read(line: str, said: Reading) -> None:
    assert readings(line)[0] == said


def called(*names: str) -> TournamentContext:
    """A first round of two games: the first two play each other, then the others."""
    played = Played(people=("A1", "B2", "C3", "D4")).create().enter().close().publish()
    seats = [seat for game in sorted(played.state.open_games(), key=lambda game: game.board) for seat in game.seats]
    filled = (*names, *("Xa", "Yb", "Zc")[: len(seats) - len(names)])
    return replace(played.context, names=Names(display=dict(zip(seats, filled, strict=True))))


def winner_of(context: TournamentContext, line: str) -> str:
    """The name of who has won by a line."""
    (result,) = read_results(line, context)
    assert result.report.winner is not None
    return context.names.full(result.report.winner)


@pytest.mark.parametrize(
    "line, winner",
    [
        ("Jean-Luc - Mary-Ann 2-0", "Jean-Luc"),
        ("Mary-Ann - Jean-Luc 2-0", "Mary-Ann"),
        ("Jean-Luc-Mary-Ann 2-0", "Jean-Luc"),
        ("Jean-Luc 0-1 Mary-Ann", "Mary-Ann"),
        ("Mary-Ann beat Jean-Luc 2-1", "Mary-Ann"),
    ],
)
def test_names_may_hold_hyphens(line: str, winner: str) -> None:
    assert winner_of(called("Jean-Luc", "Mary-Ann"), line) == winner


@pytest.mark.parametrize(
    "names, line, winner",
    [
        (("R2 D2", "C 3PO"), "R2 D2 - C 3PO 2-0", "R2 D2"),
        (("Team 7", "Team 8"), "Team 7 0-1 Team 8", "Team 8"),
        (("Team 7", "Team 8"), "Team 7 3 Team 8 5", "Team 8"),
        (("Big - Ben", "Cy"), "Big - Ben - Cy 2-0", "Big - Ben"),
        (("Beat it", "Cy"), "Beat it beat Cy", "Beat it"),
        (("Joe beat Bob", "Cy"), "Cy beat Joe beat Bob 2-1", "Cy"),
        (("Ann vs Bob", "Cy"), "Ann vs Bob vs Cy 0-1", "Cy"),
    ],
)
def test_names_may_hold_digits_and_the_words_of_results(names: tuple[str, ...], line: str, winner: str) -> None:
    assert winner_of(called(*names), line) == winner


@pytest.mark.parametrize(
    "names, line",
    [
        (("Ann", "Dana 2-1"), "Ann beat Dana 2-1"),
        (("Ann - Bob", "Cy", "Ann", "Bob - Cy"), "Ann - Bob - Cy 2-0"),
        (("Ann", "Bob - Cy", "Ann - Bob", "Cyan"), "Ann - Bob - Cy 2-0"),
    ],
)
def test_a_line_with_two_meanings_is_asked_about(names: tuple[str, ...], line: str) -> None:
    with pytest.raises(LinesError) as refused:
        read_results(line, called(*names))
    assert [code for _, code, _ in refused.value.problems] == ["ambiguous"]


def test_a_second_way_to_split_a_line_counts_only_where_it_names_an_open_game() -> None:
    assert winner_of(called("Ann", "Bob - Cy", "Annika", "Annabel"), "Ann - Bob - Cy 2-0") == "Ann"
    assert winner_of(called("Ann", "Dana 2-1", "Dana", "Cy"), "Ann beat Dana 2-1") == "Ann"


def test_a_score_that_contradicts_the_word_is_not_guessed() -> None:
    with pytest.raises(LinesError) as refused:
        read_results("Kim beat Dana 1-2", called("Kim", "Dana"))
    assert refused.value.problems == ((1, "nobody", "Dana 1-2"),)


def test_a_line_of_more_than_200_characters_is_refused_before_it_is_read() -> None:
    played = paired()
    line = "a" + ":" * 1000 + "1 b" + ":" * 1000 + "x"
    assert problems(played, "1 1-0", line) == ((2, "too_long", line[:60]),)
    assert [code for _, code, _ in problems(played, "x" * 200)] == ["not_a_result"]


def test_a_line_with_too_many_readings_is_refused() -> None:
    assert problems(paired(), "a - " * 40 + "b 1-0") == ((1, "ambiguous", "a - " * 40 + "b 1-0"),)
