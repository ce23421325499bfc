"""Division files of tsh: what they say, what is refused, and that nothing is lost on the way out and in again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.cop.tsh.division import MOST_PLAYERS, TshRefusedError, read_division
from bot.faces.cop.tsh.lines import Line, fitting_name, read_line, write_line
from tests.case_files import case_name, load_cases

FILE = """\
# a comment
Marlow, Ines 1523 2 3 0; 401 388 50; p12 1 2 0; board 1 1 0; class A
Ottley, Ben 1400.5 1 0 3; 380 50 399; p12 2 0 1; board 1 0 1; class B

Reyes, Cy 0 0 1 2; -50 402 398; p12 0 1 2; board 0 1 1; class C; off -50
"""


def refused(text: str) -> list[tuple[int, str, int]]:
    with pytest.raises(TshRefusedError) as error:
        read_division(text)
    return [(problem.line, problem.code, problem.round_number) for problem in error.value.problems]


def test_a_line_is_a_name_a_rating_opponents_scores_and_fields() -> None:
    line = read_line("  Marlow,  Ines   1523 2 3; 401 388; p12 1 2; off -50 ")

    assert line == Line("Marlow, Ines", 1523, (2, 3), (401, 388), {"p12": "1 2", "off": "-50"})
    assert read_line("Marlow, Ines 1523") == Line("Marlow, Ines", 1523)
    assert read_line("Marlow, Ines 1523;;") == Line("Marlow, Ines", 1523)
    assert read_line("no rating here") is None


@pytest.mark.parametrize(
    "line",
    [
        Line("Marlow, Ines", 1523, (2, 3), (401, -5), {"p12": "1 2", "class": "B"}),
        Line("Ö Ñandú", 0),
        Line("Solo", 1400.5, (0,), (), {"off": ""}),
    ],
)
def test_what_is_written_is_read_back(line: Line) -> None:
    assert read_line(write_line(line)) == line


def test_names_are_made_to_fit() -> None:
    assert fitting_name("Player 7") == "Player 7."
    assert fitting_name("a;b\n#c") == "a b #c"
    assert fitting_name("#;") == "?"


def test_a_division_has_games_with_scores_starters_and_boards_and_who_was_free() -> None:
    division = read_division(FILE)

    first, second, third = division.rounds
    assert [(game.players, game.scores, game.first, game.board) for game in first.games] == [((1, 2), (401, 380), 1, 1)]
    assert [(free.player, free.spread) for free in first.free] == [(3, -50)]
    assert second.games[0].players == (3, 1)
    assert second.games[0].scores == (402, 388)
    assert third.games[0].scores == (399, 398)
    assert division.off() == (3,)
    assert division.bye_spreads() == {50: 3}


def test_a_last_round_without_scores_is_open_and_one_paired_in_part_is_prepaired() -> None:
    still_open = read_division("A 1 2\nB 1 1\nC 1 4\nD 1 3\n")
    assert [game.scores for game in still_open.rounds[0].games] == [None, None]
    in_part = read_division("A 1 2 3; 400\nB 1 1; 390\nC 1 4 1; 410\nD 1 3 0; 300\n")
    assert len(in_part.rounds) == 1
    assert in_part.prepaired == ((1, 3), (4, 0))


def test_everything_that_cannot_be_is_told_at_once_with_its_line() -> None:
    assert refused("A 1 2\n???\nB 1 1\n; 3\n") == [(2, "unreadable", 0), (4, "unreadable", 0)]
    assert refused("A 1 9\nB 1 2\nC 1 1\n") == [
        (1, "no_such_opponent", 1),
        (2, "self", 1),
        (3, "not_mutual", 1),
    ]
    assert refused("A 1\n") == [(0, "too_few", 0)]
    assert refused("no player\n" * MOST_PLAYERS)[-1] == (MOST_PLAYERS, "unreadable", 0)
    assert refused("# comment\n\n" + "no player\n" * (MOST_PLAYERS + 1)) == [(0, "too_many", 0)]
    assert refused(f"{'A' * 81} 1\nB 1\n") == [(1, "long_name", 0)]
    assert refused(f"A 1 {'2 ' * 61}\nB 1 {'1 ' * 61}\n") == [(0, "too_many_rounds", 0)]


def test_rounds_paired_in_part_can_only_be_the_last_and_without_scores() -> None:
    assert refused("A 1 2 2; 400 400\nB 1 1 1; 390 300\nC 1 0; 50\n") == [(1, "gap", 2)]
    assert refused("A 1 2 2 2; 400\nB 1 1 1 1; 390\nC 1 0; 50\n") == [(0, "gap", 3)]


@pytest.mark.parametrize("event", load_cases("cop event"), ids=case_name)
def test_a_real_event_is_read_as_it_was_played(event: dict[str, Any]) -> None:
    games = [game for played in event["games"] for game in played]
    lines = []
    for player in event["players"]:
        mine = sorted((game for game in games if game["player"] == player["id"]), key=lambda game: game["round"])
        opponents = tuple(game["opponent"] for game in mine)
        starts = " ".join(str(game.get("first") or 0) for game in mine)
        lines.append(
            write_line(Line("P", player["rating"], opponents, tuple(game["score"] for game in mine), {"p12": starts}))
        )

    division = read_division("\n".join(lines))

    assert len(division.rounds) == len(event["games"])
    assert sum(len(played.games) for played in division.rounds) * 2 == sum(1 for game in games if game["opponent"])
    by_key = {(game["round"], game["player"]): game for game in games}
    for played in division.rounds:
        for game in played.games:
            assert game.scores is not None
            for place, player in enumerate(game.players):
                assert by_key[played.number, player]["score"] == game.scores[place]
