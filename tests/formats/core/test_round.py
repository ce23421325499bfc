"""A round, and what is looked up in it."""

from __future__ import annotations

import copy

from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result
from formats.core.round import Round
from tests.formats.stage_builder import won


def four_games() -> Round:
    """Two games of group A, two of group B."""
    games = tuple(
        Pairing(id=f"b{board}", board=board, seats=(f"e{2 * board - 1}", f"e{2 * board}"), label=label)
        for board, label in enumerate("AABB", start=1)
    )
    return Round(1, RoundPairings(pairings=games), {})


def won_by_first(round_: Round, game: str) -> Result:
    seats = round_.games.by_id[game].seats
    return won(seats, seats[0])


def test_a_result_leaves_the_results_of_other_labels_the_very_same_object() -> None:
    before = four_games()
    of_b = before.results_of("B")
    after = before.with_result("b1", won_by_first(before, "b1"))
    assert after.results_of("B") is of_b
    assert after.results_of("A") == {"b1": won_by_first(before, "b1")}
    assert before.results_of("A") == {}
    assert after.results_of("nobody's") == {}


def test_the_open_games_follow_the_results_whether_or_not_they_were_looked_at() -> None:
    looked_at, fresh = four_games(), four_games()
    for game in ("b3", "b1", "b3"):  # the last is a correction
        assert len(looked_at.open_pairings()) == len(looked_at.open_ids())
        looked_at, fresh = (round_.with_result(game, won_by_first(round_, game)) for round_ in (looked_at, fresh))
    assert looked_at.open_ids() == fresh.open_ids() == ("b2", "b4")
    assert [game.id for game in looked_at.open_pairings()] == ["b2", "b4"]
    assert looked_at == fresh
    again = looked_at.without_result("b1")
    assert again.open_ids() == ("b1", "b2", "b4")
    assert not again.complete


def test_a_round_is_complete_with_the_last_result() -> None:
    round_ = four_games()
    for game in ("b1", "b2", "b3", "b4"):
        assert not round_.complete
        round_ = round_.with_result(game, won_by_first(round_, game))
    assert round_.complete
    assert copy.deepcopy(round_) == round_


def test_the_first_game_of_somebody_is_theirs_and_who_sits_at_none_has_none() -> None:
    games = (
        Pairing(id="x", board=1, seats=("e1", "e2")),
        Pairing(id="y", board=2, seats=("e3", "e1")),
    )
    round_ = Round(1, RoundPairings(pairings=games), {})
    assert round_.pairing_of("e1") == games[0]
    assert round_.games.by_entrant["e1"] == games
    assert round_.pairing_of("e3") == games[1]
    assert round_.pairing_of("e9") is None
