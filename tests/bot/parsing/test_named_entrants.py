"""People as they are typed, wherever that is."""

from __future__ import annotations

import pytest

from bot.errors import NotInGameError, SeveralEntrantsError
from bot.parsing.named_entrants import entrant_named, game_named, seat_named
from bot.text.context import TournamentContext
from bot.text.names import Names, called_alike
from formats.core import commands as cmd
from formats.core.errors import UnknownEntrantError
from formats.core.results import Report
from tests.bot.played import Played

PEOPLE = ("Ada", "Bo Chen", "Bonnie", "ada", "Łukasz", "7up", "Me Too", "Zed", "Ned")


def played() -> Played:
    """The first round of a tournament in which two are called alike; all but the last are members."""
    return Played(people=PEOPLE).create().enter().close().publish()


def told(tournament: Played) -> TournamentContext:
    """Return the tournament's context for texts."""
    display = {f"e{number}": name for number, name in enumerate(PEOPLE, 1)}
    discord = {f"e{number}": 1000 + number for number in range(1, len(PEOPLE))}
    return TournamentContext(tournament.state, tournament.engine, Names(display, discord, alike=called_alike(display)))


@pytest.mark.parametrize(
    "typed, number",
    [
        ("e3", 3),
        ("bonn", 3),
        ("bo ch", 2),
        ("chen", 2),
        ("lukasz", 5),
        ("ada #4", 4),
        ("#1", 1),
        ("1", 1),
        ("7", 7),
        ("7up", 6),
        ("<@1002>", 2),
        ("<@!1005>", 5),
        ("me", 8),
        ("I", 8),
        ("me too", 7),
        (" zed ", 8),
    ],
)
def test_people_are_understood_however_they_are_typed(typed: str, number: int) -> None:
    assert entrant_named(told(played()), typed, ["e8"]) == f"e{number}"


@pytest.mark.parametrize("typed", ["Quentin", "<@99>", "#77", ""])
def test_who_cannot_be_found_is_refused(typed: str) -> None:
    with pytest.raises(UnknownEntrantError):
        entrant_named(told(played()), typed)


def test_people_of_the_same_name_are_told_apart_by_number_membership_and_rating() -> None:
    with pytest.raises(SeveralEntrantsError) as refused:
        entrant_named(told(played()), "Ada")
    assert refused.value.described == ("Ada #1 (member, 2000)", "ada #4 (member, 1900)")


def test_of_two_of_the_same_name_the_one_who_is_in_is_meant_unless_somebody_is_to_come_back() -> None:
    tournament = played()
    tournament.do(cmd.WithdrawEntrant(entrant="e4"))
    assert entrant_named(told(tournament), "Ada") == "e1"
    assert entrant_named(told(tournament), "Ada", gone=True) == "e4"


def test_the_number_stands_behind_a_name_that_others_have_too_wherever_it_is_said() -> None:
    names = told(played()).names
    assert (names.full("e1"), names.plain("e4"), names.full("e2")) == ("Ada #1", "ada #4", "Bo Chen")
    assert names.cell("e1", 5) == "A… #1"


def test_in_a_game_a_name_one_or_two_and_me_mean_its_seats() -> None:
    tournament = played()
    game = tournament.game_of("e5")
    context = told(tournament)
    other = game.opponent("e5")
    assert seat_named(context, game, "luk") == "e5"
    assert seat_named(context, game, "1") == game.seats[0]
    assert seat_named(context, game, "2") == game.seats[1]
    assert seat_named(context, game, "me", [other]) == other
    for unknown in ("Quentin", "3", "0"):
        with pytest.raises(NotInGameError) as refused:
            seat_named(context, game, unknown)
        assert (refused.value.given, refused.value.seats) == (unknown, game.seats)


def test_a_name_that_both_players_of_a_game_have_is_neither_of_them() -> None:
    tournament = played()
    game = tournament.game_of("e1").model_copy(update={"seats": ("e1", "e4")})
    with pytest.raises(NotInGameError) as refused:
        seat_named(told(tournament), game, "ada")
    assert refused.value.seats == ("e1", "e4")
    assert seat_named(told(tournament), game, "e4") == "e4"


def test_a_game_is_found_by_its_board_or_by_its_players() -> None:
    tournament = played()
    context = told(tournament)
    game = tournament.game_of("e5")
    first, second = map(context.names.full, game.seats)
    assert game_named(context, str(game.board)) == game
    assert game_named(context, "łukasz") == game
    assert game_named(context, f"{second} vs {first}") == game
    assert game_named(context, "nobody at all") is None


def test_an_open_game_is_meant_before_one_that_is_over() -> None:
    tournament = played()
    tournament.play()
    tournament.publish()
    assert game_named(told(tournament), "zed") == tournament.game_of("e8")


def test_a_board_is_that_of_the_earliest_round_that_still_has_open_games() -> None:
    tournament = played()
    first = tournament.game_of("e8")
    for game in tournament.state.open_games():
        if game.id != first.id:
            tournament.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    assert game_named(told(tournament), f" {first.board} ") == first
    over = next(game for game in tournament.state.stage().rounds[0].pairings.pairings if game.id != first.id)
    assert game_named(told(tournament), str(over.board)) == over
    assert game_named(told(tournament), "99") is None
    assert game_named(told(tournament), "0") is None


@pytest.mark.parametrize("between", [" - ", " – ", " — ", " v ", " vs ", " vs. ", " against "])
def test_both_players_of_a_game_are_typed_in_any_order_with_what_stands_between(between: str) -> None:
    tournament = played()
    game = tournament.game_of("e5")
    numbers = [f"#{tournament.state.entrants[seat].number}" for seat in game.seats]
    assert game_named(told(tournament), between.join(numbers)) == game
    assert game_named(told(tournament), between.join(reversed(numbers))) == game


def test_who_does_not_play_each_other_or_could_be_several_is_no_game() -> None:
    tournament = played()
    game = tournament.game_of("e5")
    assert game_named(told(tournament), f"{game.seats[0]} vs e8") is None
    assert game_named(told(tournament), "ada") is None  # two are called so
    assert game_named(told(tournament), "łukasz vs zed vs bonnie") is None


def test_me_is_a_player_of_the_game_too() -> None:
    tournament = played()
    assert game_named(told(tournament), "me", ["e5"]) == tournament.game_of("e5")


def test_of_games_that_are_over_the_latest_is_meant() -> None:
    tournament = played()
    tournament.play()
    tournament.publish()
    tournament.play()
    latest = tournament.state.stage().rounds[-1].pairing_of("e8")
    assert latest is not None
    assert latest.id.startswith("s0r2")
    assert game_named(told(tournament), "zed") == latest
