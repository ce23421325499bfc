"""What is kept of games on game servers: links, doubts, and how often a game was to be made once more."""

from __future__ import annotations

from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.state_slices.server_games import (
    ServerGames,
    doubt_settled,
    game_doubted,
    games_linked,
    result_cleared,
    result_recorded,
)
from tests.formats.stage_builder import won

GAME = Pairing(id="s0r1b1", board=1, seats=("e1", "e2"))
OTHER = Pairing(id="s0r1b2", board=2, seats=("e3", "e4"))


def link(pairing: Pairing, game: str = "7") -> ev.GameLink:
    return ev.GameLink(pairing=pairing.id, seats=pairing.seats, game=game, address=f"https://go/{game}")


def linked(*links: ev.GameLink, without: tuple[str, ...] = ()) -> ev.ServerGamesLinked:
    return ev.ServerGamesLinked(server="go", games=links, without=without)


def doubted(pairing: Pairing, game: str = "7") -> ev.ServerGameDoubted:
    return ev.ServerGameDoubted(link=link(pairing, game), server="go", doubts=("time",), report=Report(winner="e1"))


def reseated(pairing: Pairing, *seats: str) -> Pairing:
    return pairing.model_copy(update={"seats": seats})


def test_the_latest_game_of_a_pairing_is_kept_with_its_server_and_others_stay() -> None:
    games = games_linked(ServerGames(), linked(link(GAME, "7"), link(OTHER, "8"), without=("e5",)))
    games = games_linked(games, linked(link(GAME, "9"), without=("e6",)))
    assert games.links == {GAME.id: ("go", link(GAME, "9")), OTHER.id: ("go", link(OTHER, "8"))}
    assert games.without == {"e5", "e6"}


def test_a_game_is_that_of_its_players_whoever_has_which_side_and_of_nobody_else() -> None:
    games = game_doubted(games_linked(ServerGames(), linked(link(GAME))), doubted(GAME))
    for seated in (GAME, reseated(GAME, "e2", "e1")):
        assert games.link(seated) == link(GAME)
        assert games.doubt(seated) == doubted(GAME)
    assert games.link(reseated(GAME, "e1", "e3")) is None
    assert games.doubt(reseated(GAME, "e1", "e3")) is None
    assert (games.link(OTHER), games.doubt(OTHER)) == (None, None)


def test_the_latest_doubt_of_a_pairing_is_the_one_to_look_at() -> None:
    games = game_doubted(game_doubted(ServerGames(), doubted(GAME, "7")), doubted(GAME, "8"))
    assert games.doubt(GAME) == doubted(GAME, "8")


def test_what_is_told_anew_of_a_game_that_was_settled_waits_again_and_only_that() -> None:
    games = ServerGames()
    for game in ("7", "8"):
        games = game_doubted(games, doubted(GAME, game))
        games = doubt_settled(games, ev.ServerDoubtSettled(pairing=GAME.id, game=game, answer="ignored"))
    assert games.doubts == {}
    games = game_doubted(games, doubted(GAME, "7"))
    assert games.settled == {(GAME.id, "8"): "ignored"}
    assert games.doubt(GAME) == doubted(GAME, "7")


def test_a_game_is_made_once_more_for_each_time_it_was_asked_for_or_its_result_was_cleared() -> None:
    again = ev.ServerDoubtSettled(pairing=GAME.id, game="7", answer="again")
    taken = ev.ServerDoubtSettled(pairing=OTHER.id, game="8", answer="taken")
    games = doubt_settled(doubt_settled(doubt_settled(ServerGames(), again), again), taken)
    assert games.again == {GAME.id: 2}
    for pairing in (GAME.id, OTHER.id):
        games = result_cleared(games, ev.ResultCleared(pairing=pairing, text="Once more."))
    assert games.again == {GAME.id: 3, OTHER.id: 1}


def test_a_result_settles_what_was_doubted_of_its_game_alone() -> None:
    games = game_doubted(game_doubted(ServerGames(), doubted(GAME)), doubted(OTHER, "8"))
    recorded = ev.ResultRecorded(pairing=GAME.id, result=won(GAME.seats, "e1"), source="director")
    assert result_recorded(games, recorded).doubts == {(OTHER.id, "8"): doubted(OTHER, "8")}
    settled = result_recorded(games, recorded)
    assert result_recorded(settled, recorded) is settled
